import { readSeatRequest, seat as seatPeople, wrongInWords } from '@forceout/seating';
import { describe, expect, it } from 'vitest';
import { act } from '../core/evolve.ts';
import { tablesOf } from '../core/state.ts';
import { dayWith, WORLD } from '../testing/act.ts';
import type { SeatEngine } from './engine.ts';
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

/** The engine itself sorts the people of a table by their scores, and those by lot are others with every newcomer. */
const engine: SeatEngine = (json) => {
  const request = readSeatRequest(json);
  if (!request.ok) throw new Error(wrongInWords(request.error));
  return seatPeople(request.value);
};

describe('seating again', () => {
  it('who stays at a table keeps the seat that is printed on its sheet', () => {
    const day = dayWith(26, 'county', { id: 'e', game: 'onsets', rulebook: 'agloa-onsets-2026' });
    const late = [...day.state.things.player.keys()].at(-1)!;
    const draft = (): void => {
      const id = `draft ${day.state.journal.length}`;
      const command = { id, by: 'director', at: '', deed: { do: 'draft', event: 'e', seed: 1 } } as const;
      const done = act(day.state, command, { ...WORLD, seat: engine });
      if (!done.ok) throw new Error(done.error.code);
      day.state = done.value.state;
    };
    day.do({ do: 'presence', event: 'e', players: [late], is: 'away' });
    draft();
    const before = new Map(tablesOf(day.state, 'e', 1).map(({ number, players }) => [number, players]));
    day.do({ do: 'presence', event: 'e', players: [late], is: 'present' });
    draft();
    const changed = tablesOf(day.state, 'e', 1).filter(
      ({ number, players }) => players.join() !== before.get(number)?.join(),
    );
    expect(changed).toHaveLength(1);
    expect(changed[0]!.players).toEqual([...before.get(changed[0]!.number)!, late]);
  });
});
