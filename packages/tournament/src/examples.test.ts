import { forPrograms } from '@forceout/formats';
import { inEnglish } from '@forceout/rules/words';
import { readFileSync } from 'node:fs';
import { readRoster } from '@forceout/formats/roster';
import { readTournamentFile } from '@forceout/formats/tournament';
import { bookById } from '@forceout/rules';
import { describe, expect, it } from 'vitest';
import { pointsSaid } from './results/points-request.ts';
import { eventStandings } from './standings/standings.ts';

const bytes = (name: string): Uint8Array => readFileSync(new URL(`../examples/${name}`, import.meta.url));
interface Row {
  readonly file: string;
  readonly line: number;
  readonly request: unknown;
  readonly answer?: unknown;
  readonly refused?: string;
}
function rows(name: string): readonly Row[] {
  const text = new TextDecoder().decode(bytes(name)).trim();
  return text.split('\n').map((line) => JSON.parse(line) as Row);
}

describe('the examples of the contract', () => {
  it.each(rows('standings.jsonl').map((row) => [row.file, row] as const))('standings of %s', (file, row) => {
    const read = readTournamentFile(bytes(file));
    if (!read.ok) throw new Error(inEnglish(read.error.message));
    const { data } = read.value;
    expect({ file, events: data.events.map((event) => eventStandings(data, event, bookById)) }).toEqual(row);
  });

  it.each(rows('damaged.jsonl').map(({ file, line }) => [file, line] as const))(
    '%s is refused for its line %i',
    (file, line) => {
      expect(readTournamentFile(bytes(file))).toMatchObject({ ok: false, error: { line } });
    },
  );

  it.each(rows('rosters.jsonl').map((row) => [row.file, row] as const))('the roster %s', (file, row) => {
    const { lines, counts } = readRoster(bytes(file));
    const shown = lines.map(({ problems, ...line }) => ({
      ...line,
      columns: problems.map(({ column }) => column),
    }));
    expect({ file, counts, lines: shown }).toEqual(row);
  });

  it.each(rows('points.jsonl').map(({ request, ...expected }) => [request, expected] as const))(
    'points of %j',
    (request, { answer, refused }) => {
      const result = forPrograms(pointsSaid(request));
      if (refused === undefined) expect(result).toEqual({ ok: true, value: answer });
      else expect(result).toEqual({ ok: false, error: expect.stringContaining(refused) });
    },
  );
});
