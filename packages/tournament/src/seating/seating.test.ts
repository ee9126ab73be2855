import { describe, expect, it } from 'vitest';
import { tablesOf } from '../core/state.ts';
import { dayWith } from '../testing/act.ts';
import { drawSections, sectionName } from './draw-sections.ts';
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
  it('7 to 31 teams: sizes differ by one at most, schools spread as evenly as they go', () => {
    for (let count = 7; count <= 31; count++) {
      const teams = Array.from({ length: count }, (_, index) => ({
        id: `t${String(index).padStart(2, '0')}`,
        school: `s${index % 5}`,
        seed: index + 1,
        fixed: null,
      }));
      const { of } = drawSections(teams, 9);
      const sizes = [...Map.groupBy(teams, ({ id }) => of.get(id)!).values()].map(({ length }) => length);
      expect(sizes).toHaveLength(Math.max(1, Math.round(count / 9)));
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      for (const school of ['s0', 's1', 's2', 's3', 's4']) {
        const own = teams.filter((team) => team.school === school).map(({ id }) => of.get(id)!);
        const each = [...new Set(of.values())].map((section) => own.filter((one) => one === section).length);
        expect(Math.max(...each) - Math.min(...each), `${count} teams, ${school}`).toBeLessThanOrEqual(1);
      }
    }
  });

  it('imported sections are kept', () => {
    const teams = ['a', 'b', 'c', 'd'].map((id) => ({
      id,
      school: null,
      seed: null,
      fixed: id < 'c' ? 'B' : null,
    }));
    const { of } = drawSections(teams, 2);
    expect([of.get('a'), of.get('b'), of.get('c'), of.get('d')]).toEqual(['B', 'B', 'A', 'A']);
    expect([sectionName(0), sectionName(25), sectionName(26)]).toEqual(['A', 'Z', 'AA']);
  });
});
