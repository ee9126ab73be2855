import { inEnglish } from '@forceout/rules/words';
import { readTournamentFile } from '@forceout/formats/tournament';
import { describe, expect, it } from 'vitest';
import { WORLD } from '../testing/act.ts';
import { act } from './evolve.ts';
import { makeFile, openFile } from './to-file.ts';

const LINES = [
  '{"kind":"event","id":"e","game":"onsets","rulebook":"agloa-onsets-2026","rounds":2,"weight":1.5}',
  '{"kind":"player","id":"a","first":"A","rating":1.50,"club":{"name":"x"}}',
  '{"kind":"player","id":"b","first":"B"}',
  '{"kind":"weather","sky":"grey","degrees":2.0}',
  '{"kind":"penalty","id":"x","points":-1}',
  '{"kind":"journal","id":"j1","by":"k1","do":"import"}',
  '{"kind":"call","table":"somewhere"}',
  '{"kind":"setting","id":"colour","value":{"of":"strip"}}',
  '{"kind":"setting","id":"colour","value":"again"}',
];

function opened() {
  const text = [
    '{"format":"forceout-tournament","version":1}',
    ...LINES,
    `{"end":true,"lines":${LINES.length + 2}}`,
  ].join('\n');
  const read = readTournamentFile(new TextEncoder().encode(text));
  if (!read.ok) throw new Error(inEnglish(read.error.message));
  return openFile(read.value);
}

describe('a file of another program', () => {
  it('is written back with every kind and field it had', () => {
    const file = makeFile(opened(), {});
    expect(file).toContain('"weight":1.5');
    expect(file).toContain('"rating":1.5,"club":{"name":"x"}');
    expect(file).toContain(LINES[3]);
    expect(file).toContain(LINES[4]);
    for (const line of LINES.slice(5)) expect(file).toContain(line);
    const again = readTournamentFile(new TextEncoder().encode(file));
    expect(again.ok && makeFile(openFile(again.value), {})).toBe(file);
  });

  it('can be gone on with', () => {
    const command = {
      id: 'c1',
      by: 'x',
      at: 'now',
      deed: {
        do: 'import',
        event: 'e',
        schools: [],
        teams: [],
        players: [{ id: 'c', number: 3, first: 'C' }],
      },
    } as const;
    const done = act(opened(), command, WORLD);
    if (!done.ok) throw new Error(done.error.code);
    expect(makeFile(done.value.state, {})).toContain(LINES[3]);
  });
});
