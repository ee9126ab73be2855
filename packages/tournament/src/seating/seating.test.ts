import { describe, expect, it } from 'vitest';
import { tablesOf } from '../core/state.ts';
import { dayWith } from '../testing/act.ts';
import { sectionName } from '../deeds/sections.ts';
import { plannedTables } from './rotation.ts';

describe('rotation (A6)', () => {
  it('nine in four rounds: all 36 pairs exactly once', () => {
    const people = Array.from({ length: 9 }, (_, index) => `t${index}`);
    const pairs = [1, 2, 3, 4].flatMap((round) =>
      plannedTables(people, round)!.flatMap(([a, b, c]) =>
        [`${a} ${b}`, `${a} ${c}`, `${b} ${c}`].map((pair) => pair.split(' ').toSorted().join(' ')),
      ),
    );
    expect(pairs).toHaveLength(36);
    expect(new Set(pairs).size).toBe(36);
    expect(plannedTables(people, 5)).toBeNull();
    expect(plannedTables(people.slice(1), 1)).toBeNull();
  });

  it('a section of nine teams: equal numbers play each other, by the plan', () => {
    const day = dayWith(27, 'agloa-nationals', {
      id: 'e',
      game: 'onsets',
      rulebook: 'agloa-onsets-2026',
      division: 'middle',
    });
    day.do({ do: 'draw-sections', event: 'e' });
    const met = new Set<string>();
    const place = new Map(
      [...day.state.things.team.values()].flatMap(({ slots }) =>
        slots.map((slot, index) => [slot as string, index] as const),
      ),
    );
    day.do({ do: 'set', setting: 'confirm', value: 'single' });
    for (const n of [1, 2, 3, 4]) {
      day.do({ do: 'draft', event: 'e', seed: n });
      for (const { players } of tablesOf(day.state, 'e', n)) {
        expect(new Set(players.map((player) => place.get(player))).size).toBe(1);
        for (const a of players) for (const b of players) if (a < b) met.add(`${a} ${b}`);
      }
      day.do({ do: 'publish', event: 'e' });
      day.do({ do: 'start', event: 'e' });
      for (const { id, players } of tablesOf(day.state, 'e', n))
        day.do({
          do: 'enter',
          table: id,
          seats: players.map((player, seat) => ({ player, total: seat })),
          sure: ['same-totals'],
        });
      day.do({ do: 'close', event: 'e' });
    }
    expect(met.size).toBe(3 * 36);
  });
});

describe('sections', () => {
  it('about nine teams each, sizes differ by one at most, and those of the roster are kept', () => {
    const day = dayWith(60);
    day.do({ do: 'draw-sections', event: 'e' });
    const sizes = [...Map.groupBy(day.state.things.team.values(), ({ section }) => section).values()].map(
      ({ length }) => length,
    );
    expect(sizes.toSorted((a, b) => a - b)).toEqual([10, 10]);
    const before = [...day.state.things.team.values()];
    day.do({ do: 'section', team: 't1', section: 'e-B' });
    day.do({ do: 'draw-sections', event: 'e' });
    expect([...day.state.things.team.values()].filter(({ id }) => id !== 't1')).toEqual(
      before.filter(({ id }) => id !== 't1'),
    );
    expect(day.refused({ do: 'section', team: 't1', section: 'e-Z' })).toBe('no-section');
    expect([sectionName(0), sectionName(25), sectionName(26)]).toEqual(['A', 'Z', 'AA']);
  });
});
