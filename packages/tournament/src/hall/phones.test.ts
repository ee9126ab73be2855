import { describe, expect, it } from 'vitest';
import type { Deed } from '../core/command.ts';
import { tablesOf } from '../core/state.ts';
import { dayWith } from '../testing/act.ts';
import type { Day } from '../testing/act.ts';
import { phonesOf } from './phones.ts';
import { dayText } from '../words/index.ts';

function stopped(setting = 'after-stop', players = 9): Day {
  const day = dayWith(players);
  day.do({ do: 'set', setting: 'player-phones', value: setting });
  day.do({ do: 'draft', event: 'e', seed: 1 });
  day.do({ do: 'publish', event: 'e' });
  day.do({ do: 'bell', events: ['e'] });
  day.do({ do: 'ring', bell: [...day.state.things.bell.keys()][0]!, what: 'stop' });
  return day;
}

const first = (day: Day) => tablesOf(day.state, 'e', 1)[0]!;
const accept = (day: Day, seat: number, totals: readonly number[]): Deed => {
  const { id, players } = first(day);
  const seats = players.map((player, index) => ({ player, total: totals[index]! }));
  return { do: 'phone-accept', table: id, player: players[seat]!, initials: 'AB', seats };
};
const refuse = (day: Day, seat: number): Deed => {
  const { id, players } = first(day);
  return { do: 'phone-refuse', table: id, player: players[seat]!, initials: 'AB' };
};
const sheet = (day: Day) => day.state.things.sheet.get(first(day).id);
/** Each phone signs with its own name. */
const by = (seat: number): string => `phone ${seat}`;

describe('phones after Stop', () => {
  it('[D4] the result is confirmed when all of the table have accepted the same figures', () => {
    const day = stopped();
    for (const seat of [0, 1]) {
      day.do(accept(day, seat, [12, 9, 20]), by(seat));
      expect(sheet(day)).toMatchObject({ source: 'phones', state: 'entered' });
    }
    expect(day.refused(accept(day, 1, [12, 9, 20]), by(1))).toBe('accepted');
    day.do(accept(day, 2, [12, 9, 20]), by(2));
    expect(sheet(day)).toMatchObject({ source: 'phones', state: 'confirmed' });
    expect(sheet(day)!.entries.map(({ initials }) => initials)).toEqual(['AB', 'AB', 'AB']);
    expect(sheet(day)!.seats.map(({ total }) => total)).toEqual([12, 9, 20]);
    expect(day.refused(accept(day, 0, [12, 9, 20]), by(0))).toBe('confirmed');
  });

  it('[D4] one who refuses, or says something else, makes a conflict that staff settle by the paper', () => {
    for (const last of [refuse, (day: Day, seat: number) => accept(day, seat, [12, 9, 21])]) {
      const day = stopped();
      day.do(accept(day, 0, [12, 9, 20]), by(0));
      day.do(accept(day, 1, [12, 9, 20]), by(1));
      day.do(last(day, 2), by(2));
      expect(sheet(day)!.state).toBe('conflict');
      expect(day.refused(accept(day, 2, [12, 9, 20]), by(2))).toBe('conflict');
      const { id, players } = first(day);
      const seats = players.map((player, index) => ({ player, total: [12, 9, 21][index]! }));
      day.do({ do: 'settle', table: id, seats }, 'Kim', 'the paper says so');
      expect(sheet(day)).toMatchObject({ source: 'paper', state: 'confirmed', seats });
    }
  });

  it('who typed wrongly types again while nobody else has accepted', () => {
    const day = stopped();
    expect(day.refused(refuse(day, 1), by(1))).toBe('nothing-there');
    day.do(accept(day, 0, [12, 9, 2]), by(0));
    day.do(accept(day, 0, [12, 9, 20]), by(0));
    expect(sheet(day)).toMatchObject({ state: 'entered', entries: [{ by: 'phone 0' }] });
    day.do(accept(day, 1, [12, 9, 20]), by(1));
    day.do(accept(day, 0, [12, 9, 21]), by(0));
    expect(sheet(day)!.state).toBe('conflict');
  });

  it('paper counts more than phones', () => {
    const day = stopped();
    const { id, players } = first(day);
    const paper = (last: number): Deed => ({
      do: 'enter',
      table: id,
      seats: players.map((player, index) => ({ player, total: [12, 9, last][index]! })),
    });
    day.do(accept(day, 0, [12, 9, 20]), by(0));
    day.do(paper(18), 'Kim');
    expect(sheet(day)).toMatchObject({ source: 'paper', state: 'entered', entries: [{}, { by: 'Kim' }] });
    expect(day.refused(accept(day, 1, [12, 9, 20]), by(1))).toBe('has-paper');
    day.do(paper(18), 'Lee');
    expect(sheet(day)).toMatchObject({ source: 'paper', state: 'confirmed' });
    // A paper that comes after the phones and differs is looked at.
    const other = stopped();
    for (const seat of [0, 1, 2]) other.do(accept(other, seat, [12, 9, 20]), by(seat));
    other.do(paper(18), 'Kim');
    expect(sheet(other)!.state).toBe('conflict');
  });

  it('[D4] nothing before Stop, nothing after closing, and with `never` nothing at all, each with its reason', () => {
    const codeOf = (day: Day, now = Infinity) => phonesOf(day.state, first(day), now)?.code ?? 'open';
    const never = stopped('never');
    expect(never.refused(accept(never, 0, [1, 2, 3]), by(0))).toBe('phones-never');
    expect(dayText(phonesOf(never.state, first(never), 0)!.message, 'en')).toContain('I-C');
    const early = dayWith(9);
    early.do({ do: 'set', setting: 'player-phones', value: 'after-stop' });
    early.do({ do: 'draft', event: 'e', seed: 1 });
    early.do({ do: 'publish', event: 'e' });
    expect(codeOf(early)).toBe('not-stopped');
    early.do({ do: 'bell', events: ['e'] });
    expect(codeOf(early, 0)).toBe('not-stopped');
    early.do({ do: 'set', setting: 'player-phones', value: 'always' });
    expect(codeOf(early, 0)).toBe('open');
    const day = stopped();
    const [bell] = day.state.things.bell.values();
    // A table that was given minutes plays on while the room has stopped.
    const table = { ...first(day), minutes: 3 };
    expect(phonesOf(day.state, table, Date.parse(bell!.stopped!) + 179_000)?.code).toBe('not-stopped');
    expect(phonesOf(day.state, table, Date.parse(bell!.stopped!) + 180_000)).toBeNull();
    for (const { id, players } of tablesOf(day.state, 'e', 1))
      for (const [seat, player] of players.entries()) {
        const seats = players.map((one, index) => ({ player: one, total: index }));
        day.do({ do: 'phone-accept', table: id, player, initials: 'X', seats }, by(seat));
      }
    day.do({ do: 'close', event: 'e' });
    expect(codeOf(day)).toBe('round-closed');
    expect(day.refused(accept(day, 0, [1, 2, 3]), by(0))).toBe('round-closed');
    day.do({ do: 'reopen', event: 'e', n: 1 }, 'director', 'a sheet was found');
    expect(codeOf(day)).toBe('round-closed');
  });

  it('nobody is told away: who is checked in has played, or the paper says it', () => {
    const day = stopped();
    const { id, players } = first(day);
    const seats = players.map((player, seat) =>
      seat < 2 ? { player, total: seat } : { player, played: false },
    );
    const deed: Deed = { do: 'phone-accept', table: id, player: players[0]!, initials: 'A', seats };
    expect(day.refused(deed, by(0))).toBe('is-here');
    day.do({ do: 'presence', event: 'e', players: [players[2]!], is: 'away' });
    day.do(deed, by(0));
    day.do({ ...deed, player: players[1]! }, by(1));
    expect(sheet(day)!.state).toBe('confirmed');
    expect(day.refused({ ...deed, player: 'p999' }, by(1))).toBe('confirmed');
  });
});
