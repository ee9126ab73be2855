import { inEnglish } from '@forceout/rules/words';
import { readdirSync, readFileSync } from 'node:fs';
import { readTournamentFile } from '@forceout/formats/tournament';
import { bookById } from '@forceout/rules';
import { describe, expect, it } from 'vitest';
import { makeFile, openFile } from './core/to-file.ts';
import { eventStandings } from './standings/standings.ts';

const folder = new URL('../examples/kept/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.forceout.jsonl'));

/** Files are never changed here: what was made then must open for ever. */
describe('files that were made earlier (I2)', () => {
  it.each(names)('%s opens, gives the same standings, and is written as it was', (name) => {
    const bytes = readFileSync(new URL(name, folder));
    const read = readTournamentFile(bytes);
    if (!read.ok) throw new Error(`line ${read.error.line}: ${inEnglish(read.error.message)}`);
    const { data, header } = read.value;
    const kept = JSON.parse(
      readFileSync(new URL(name.replace('.forceout.jsonl', '.standings.json'), folder), 'utf8'),
    ) as object;
    expect({ file: name, events: data.events.map((event) => eventStandings(data, event, bookById)) }).toEqual(
      kept,
    );
    const { program, made } = header.value as { readonly program: string; readonly made: string };
    expect(makeFile(openFile(read.value), { program, made })).toBe(bytes.toString('utf8'));
  });
});
