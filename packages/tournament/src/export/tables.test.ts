import { inEnglish } from '@forceout/rules/words';
import { readRecords, readRoster } from '@forceout/formats/roster';
import { readTournamentFile } from '@forceout/formats/tournament';
import { describe, expect, it } from 'vitest';
import { openFile } from '../core/to-file.ts';
import { changesAnything, previewImport } from '../roster/from-roster.ts';
import { simulate } from '../simulation/simulate.ts';
import { WORLD } from '../testing/act.ts';
import { EXPORTS, exportTable, makeCsv } from './tables.ts';

const { file } = simulate(
  {
    players: 21,
    schools: 4,
    share: 0.3,
    rounds: null,
    preset: 'county',
    results: 'strength',
    chaos: 0.1,
    seed: 'out',
    thoroughEvery: 50,
  },
  WORLD,
);
const read = readTournamentFile(new TextEncoder().encode(file));
if (!read.ok) throw new Error(inEnglish(read.error.message));
const state = openFile(read.value);

describe('everything out', () => {
  it.each(EXPORTS)('%s: every row has the width of its head', (name) => {
    const rows = exportTable(state, name, WORLD);
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([rows[0]!.length]));
    const again = readRecords(makeCsv(rows), ',').map((record) =>
      'cells' in record ? record.cells.length : 0,
    );
    expect(again).toEqual(rows.map(({ length }) => length));
  });

  it('importing the exported players changes nothing', () => {
    const roster = readRoster(new TextEncoder().encode(makeCsv(exportTable(state, 'players', WORLD))));
    expect(roster.counts).toMatchObject({ doubt: 0, 'not-read': 0 });
    const preview = previewImport(state, 'event', roster);
    expect(preview.lines.filter(({ outcome }) => outcome !== 'same')).toEqual([]);
    expect(preview.missing).toEqual([]);
    expect(changesAnything(state, preview.deed)).toBe(false);
  });

  it('quotes what needs it', () => {
    expect(makeCsv([['a,b', 'say "x"', null, undefined, 0]])).toBe('"a,b","say ""x""",,,0\r\n');
  });
});
