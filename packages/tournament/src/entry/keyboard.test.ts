import { describe, expect, it } from 'vitest';
import { roundFaults } from '../checks/round-check.ts';
import { brokenInvariants } from '../core/invariants.ts';
import { dayWith, WORLD } from '../testing/act.ts';
import { Keepers } from '../testing/keepers.ts';

/** A round of 200 tables whose sheets come in. */
const hall = dayWith(600, 'county', {
  id: 'e',
  game: 'onsets',
  rulebook: 'agloa-onsets-2026',
  rounds: 1,
  modes: ['random'],
  order: ['team'],
});
hall.do({ do: 'draft', event: 'e', seed: 1 });
for (const { key } of roundFaults(hall.state, hall.state.things.event.get('e')!, 1, WORLD))
  hall.do({ do: 'accept', event: 'e', finding: key });
for (const step of ['publish', 'start', 'stop'] as const) hall.do({ do: step, event: 'e' });

function keepers(confirm: string, seed: string): Keepers {
  const before = hall.state;
  hall.do({ do: 'set', setting: 'confirm', value: confirm });
  const state = hall.state;
  hall.state = before;
  return new Keepers(state, seed, 0.03);
}

const SEEDS = ['a', 'b', 'c'];

describe('200 sheets by keyboard, 3 % of the digits wrong (D2)', () => {
  it.each(SEEDS)('`two-entries`: wrong is only what two people typed alike (seed %s)', (seed) => {
    const room = keepers('two-entries', seed);
    expect(room.papers).toHaveLength(200);
    room.enterAll(() => ['kim', 'lee']);
    expect(room.isClosable('e')).toBe(true);
    expect(room.slips).toBeGreaterThan(20);
    for (const { table, lines } of room.wrongPoints()) {
      const { entries } = room.state.things.sheet.get(table)!;
      const wrong = lines.filter((line) => line.at === table && line.wrong > 0);
      expect(new Set(wrong.map(({ by }) => by)).size).toBeGreaterThanOrEqual(2);
      expect(entries.length).toBeGreaterThanOrEqual(2);
    }
    expect(brokenInvariants(room.state, WORLD)).toEqual([]);
  });

  it.each(SEEDS)('`checked`: no single wrong digit changes a confirmed point (seed %s)', (seed) => {
    const room = keepers('checked', seed);
    room.enterAll((_, index) => [index % 2 === 0 ? 'kim' : 'lee']);
    expect(room.isClosable('e')).toBe(true);
    expect(room.slips).toBeGreaterThan(10);
    for (const { lines } of room.wrongPoints())
      expect(lines.reduce((sum, { wrong }) => sum + wrong, 0)).toBeGreaterThanOrEqual(2);
    expect(brokenInvariants(room.state, WORLD)).toEqual([]);
  });

  it('the same people with `single` do confirm wrong points: the script finds them', () => {
    const room = keepers('single', 'a');
    room.enterAll(() => ['kim']);
    expect(room.wrongPoints().some(({ lines }) => lines.length === 1 && lines[0]!.wrong === 1)).toBe(true);
  });
});
