import { describe, expect, it } from 'vitest';
import { makeSections, rotation, seat, sectionCount } from './index.ts';
import type { SectionTeam, SeatRequest } from './index.ts';

function teamsOf(count: number, schools: number): readonly SectionTeam[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `T${at + 1}`,
    school: `S${at % schools}`,
    district: `D${at % 3}`,
    seed: at + 1,
    section: null,
  }));
}

const rotating = (teams: readonly SectionTeam[], numbers = 5) =>
  teams.map(({ id, school }) => ({
    id,
    school,
    players: Array.from({ length: numbers }, (_, number) => `${id}-${number + 1}`),
  }));

describe('A6 rotation', () => {
  it('lets nine teams meet in four rounds, every pair of each number exactly once', () => {
    const rounds = rotation(rotating(teamsOf(9, 9)), 4);
    const meetings = new Map<string, number>();
    for (const table of rounds.flat()) {
      expect(new Set(table.map((id) => id.split('-')[1])).size).toBe(1);
      for (const one of table)
        for (const other of table)
          if (one < other) meetings.set(`${one} ${other}`, (meetings.get(`${one} ${other}`) ?? 0) + 1);
    }
    expect(meetings.size).toBe(36 * 5);
    expect([...meetings.values()].every((times) => times === 1)).toBe(true);
  });

  it.each([7, 8, 10, 11, 12, 13])('seats %i teams no worse than round after round by hand', (count) => {
    const teams = teamsOf(count, count);
    const rounds = rotation(rotating(teams, 1), 4);
    const met: string[][] = [];
    const twos = new Map<string, number>();
    let [repeats, again] = [0, 0];
    rounds.forEach((tables, round) => {
      const request: SeatRequest = {
        players: teams.map(({ id, school }) => ({
          id: `${id}-1`,
          team: id,
          school,
          score: 0,
          twos: twos.get(`${id}-1`) ?? 0,
        })),
        met,
        apart: [],
        order: ['team', 'two-again', 'school', 'repeat'],
        at: new Map(),
        current: null,
        seed: 1 + round,
        reserved: [],
      };
      const best = seat(request).cost;
      [repeats, again] = [0, 0];
      for (const table of tables) {
        if (table.length === 2) for (const id of table) again += twos.get(id) ?? 0;
        for (const past of met) {
          const known = table.filter((id) => past.includes(id)).length;
          repeats += (known * (known - 1)) / 2;
        }
      }
      expect(again).toBeLessThanOrEqual(best['two-again']!);
      expect(repeats).toBeLessThanOrEqual(best.repeat!);
      met.push(...tables.map((table) => [...table]));
      for (const table of tables)
        if (table.length === 2) for (const id of table) twos.set(id, (twos.get(id) ?? 0) + 1);
    });
  });

  it('puts players together whose number nobody else has', () => {
    const teams = [
      { id: 'A', school: null, players: ['a1', 'a2', null] },
      { id: 'B', school: null, players: ['b1', null, 'b3'] },
      { id: 'C', school: null, players: ['c1', null, null] },
    ];
    const [round] = rotation(teams, 1);
    expect(round!.map((table) => table.toSorted())).toEqual([
      ['a1', 'b1', 'c1'],
      ['a2', 'b3'],
    ]);
  });
});

describe('A6 sections', () => {
  it.each(Array.from({ length: 25 }, (_, at) => 7 + at))(
    'of %i teams are even in size and in schools',
    (count) => {
      for (const schools of [3, 5, 8]) {
        const { sections } = makeSections(teamsOf(count, schools));
        expect(sections).toHaveLength(sectionCount(count));
        const sizes = sections.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(sections.flat().length).toBe(count);
        for (let school = 0; school < schools; school++) {
          const spread = sections.map(
            (section) => section.filter((team) => team.school === `S${school}`).length,
          );
          expect(Math.max(...spread) - Math.min(...spread)).toBeLessThanOrEqual(1);
        }
      }
    },
  );

  it('leaves settled teams where they are', () => {
    const teams = teamsOf(20, 4).map((team, at) => (at < 5 ? { ...team, section: 1 } : team));
    const { sections } = makeSections(teams);
    expect(teams.slice(0, 5).every((team) => sections[1]!.includes(team))).toBe(true);
    expect(sections.map(({ length }) => length)).toEqual([10, 10]);
  });
});
