import { act, EMPTY, presetEvent } from '@forceout/tournament';
import type { CallThing, Deed, Tournament } from '@forceout/tournament';
import { bookById } from '@forceout/rules';
import { expect, test } from 'vitest';
import { blockersOf } from './blockers.ts';
import { boardOf, countOf } from './cells.ts';
import { clockText, faceOf } from './clock.ts';
import { dayStep } from './next-step.ts';
import { waitsOf } from './waits.ts';

const MINUTE = 60_000;
const times = { lastShake: 30 * MINUTE, stop: 35 * MINUTE, written: 37 * MINUTE, held: null };

test.each([
  [0, 'play', 30 * MINUTE],
  [30 * MINUTE - 1, 'play', 1],
  [30 * MINUTE, 'last-shake', 5 * MINUTE],
  [35 * MINUTE, 'writing', 2 * MINUTE],
  [37 * MINUTE, 'over', 0],
] as const)('after %d ms the clock is at %s', (now, phase, left) => {
  expect(faceOf(0, times, now)).toMatchObject({ phase, left, paused: false });
});

test('a clock that is held stands still, and shows so until Stop', () => {
  const held = { ...times, held: 10 * MINUTE };
  expect(faceOf(0, held, 29 * MINUTE)).toMatchObject({ phase: 'play', left: 20 * MINUTE, paused: true });
  expect(faceOf(0, times, 17.5 * MINUTE).gone).toBeCloseTo(0.5);
  expect(faceOf(0, times, 0).warnAt).toBeCloseTo(30 / 35);
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [1000, '0:01'],
  [741_000, '12:21'],
  [3_741_000, '1:02:21'],
])('%d ms are written %s', (left, text) => {
  expect(clockText(left)).toBe(text);
});

/** A small day, step by step. */
class Day {
  state: Tournament = EMPTY;

  do(...deeds: readonly Deed[]): this {
    for (const deed of deeds) {
      const id = `c${this.state.journal.length}`;
      const seat = ({ players }: { readonly players: readonly { readonly id: string }[] }) => ({
        tables: [{ table: 1, players: players.map((one) => one.id) }],
        cost: {},
      });
      const command = { id, by: 'dora', at: '2027-01-16T09:00:00.000Z', deed };
      const done = act(this.state, command, { seat, books: bookById });
      if (!done.ok) throw new Error(`${deed.do}: ${done.error.message.say}`);
      this.state = done.value.state;
    }
    return this;
  }

  get step(): string {
    const { is, n } = dayStep(this.state);
    return `${is} ${n}`;
  }
}

test('the one next step follows the day, and what stands in its way is told', () => {
  const day = new Day().do({
    do: 'create',
    tournament: { id: 't', code: 'ABC', name: 'Day', dates: [], preset: 'club' },
  });
  expect(day.step).toBe('add-event 0');
  day.do({
    do: 'add-event',
    event: presetEvent('club', { id: 'e', game: 'onsets', rulebook: 'agloa-onsets-2026', rounds: 1 }),
  });
  expect(day.step).toBe('roster 0');
  const ids = ['p1', 'p2', 'p3'];
  const players = ids.map((id, index) => ({ id, number: 101 + index, first: id }));
  day.do({ do: 'import', event: 'e', schools: [], players, teams: [] });
  expect(day.step).toBe('check-in 0');
  const told = (): readonly string[] =>
    blockersOf(day.state, dayStep(day.state), 0, { faults: 0, unread: 0 }).map(({ is }) => is);
  expect(told()).toEqual(['away']);
  day.do({ do: 'presence', event: 'e', players: ids, is: 'present' });
  expect([day.step, told()]).toEqual(['draft 1', []]);
  day.do({ do: 'draft', event: 'e', seed: 1 });
  expect(day.step).toBe('publish 1');
  day.do({ do: 'presence', event: 'e', players: ['p3'], is: 'away' });
  expect([day.step, told()]).toEqual(['look 1', ['stale']]);
  day.do({ do: 'presence', event: 'e', players: ['p3'], is: 'present' }, { do: 'look', event: 'e' });
  day.do({ do: 'publish', event: 'e' });
  expect(day.step).toBe('start 1');
  day.do({ do: 'bell', events: ['e'] }, { do: 'call', table: 'e-1-1', why: 'late' });
  expect([day.step, told()]).toEqual(['play 1', ['calls']]);
  expect(countOf(boardOf(day.state))).toMatchObject({ call: 1, playing: 0 });
  day.do({ do: 'stop', event: 'e' });
  expect([day.step, told()]).toEqual(['collect 1', ['calls', 'missing']]);
  const seats = ids.map((player, index) => ({ player, total: 10 + index }));
  day.do({ do: 'enter', table: 'e-1-1', seats });
  expect(day.step).toBe('close 1');
  day.do({ do: 'close', event: 'e' });
  expect(day.step).toBe('certify 1');
  day.do({ do: 'certify', event: 'e' });
  expect(day.step).toBe('done 1');
});

test('half of the waits, and the longest', () => {
  const call = (at: number, taken: number | null): CallThing => ({
    id: String(at),
    table: 't',
    at: new Date(at).toISOString(),
    by: 'r',
    reason: '',
    state: taken === null ? 'open' : 'taken',
    ...(taken === null ? {} : { takenAt: new Date(taken).toISOString() }),
  });
  expect(waitsOf([], 0)).toBeNull();
  const calls = [call(0, MINUTE), call(0, 2 * MINUTE), call(0, null)];
  expect(waitsOf(calls, 9 * MINUTE)).toEqual({ median: 2, longest: 9 });
});
