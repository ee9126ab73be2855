import { describe, expect, it } from 'vitest';
import { roundFaults } from '../checks/round-check.ts';
import { missingTables } from '../deeds/rounds.ts';
import { dayWith, WORLD } from '../testing/act.ts';
import type { Day } from '../testing/act.ts';
import { roundOf, tablesOf } from './state.ts';
import { makeFile } from './to-file.ts';

const tables = (day: Day, n: number) => tablesOf(day.state, 'e', n);

/** Publishes what there is, accepting every fault. */
function published(day: Day): void {
  const n = Math.max(...[...day.state.things.round.values()].map((round) => round.n));
  for (const { key } of roundFaults(day.state, day.state.things.event.get('e')!, n, WORLD))
    day.do({ do: 'accept', event: 'e', finding: key });
  day.do({ do: 'publish', event: 'e' });
  day.do({ do: 'start', event: 'e' });
}

function played(day: Day, n: number): void {
  day.do({ do: 'stop', event: 'e' });
  for (const [index, { id, players }] of tables(day, n).entries()) {
    const seats = players.map((player, seat) => ({ player, total: 20 - 3 * seat + index }));
    for (const by of ['kim', 'lee']) day.do({ do: 'enter', table: id, seats }, by);
  }
  day.do({ do: 'close', event: 'e' });
}

describe('a whole day', () => {
  it('three rounds from check-in to certification', () => {
    const day = dayWith(11);
    for (const n of [1, 2, 3]) {
      day.do({ do: 'draft', event: 'e', seed: n });
      expect(
        tables(day, n)
          .map(({ players }) => players.length)
          .toSorted((a, b) => a - b),
      ).toEqual([2, 3, 3, 3]);
      published(day);
      played(day, n);
    }
    day.do({ do: 'certify', event: 'e' });
    expect(day.state.things.event.get('e')).toMatchObject({ state: 'certified', certified: { version: 1 } });
    const { id, players } = tables(day, 1)[0]!;
    const seats = players.map((player, seat) => ({ player, total: seat }));
    expect(day.refused({ do: 'correct', table: id, seats, kind: 'slip' })).toBe('no-reason');
    day.do({ do: 'correct', table: id, seats, kind: 'slip' }, 'head', 'the columns were exchanged');
    expect(day.state.things.sheet.get(id)!.corrections).toMatchObject([
      { by: 'head', reason: 'the columns were exchanged' },
    ]);
    day.do({ do: 'certify', event: 'e' });
    expect(day.state.things.event.get('e')!.certified!.version).toBe(2);
  });

  it('a round is not published with faults, nor closed with sheets missing', () => {
    const day = dayWith(9);
    day.do({ do: 'draft', event: 'e', seed: 1 });
    day.do({ do: 'presence', event: 'e', players: ['p101'], is: 'away' });
    expect(roundOf(day.state, 'e', 1)).toMatchObject({ stale: true });
    expect(day.refused({ do: 'publish', event: 'e' })).toBe('stale');
    day.do({ do: 'look', event: 'e' });
    expect(day.refused({ do: 'publish', event: 'e' })).toBe('not-clean');
    day.do({ do: 'draft', event: 'e', seed: 1 });
    day.do({ do: 'publish', event: 'e' });
    day.do({ do: 'start', event: 'e' });
    expect(day.refused({ do: 'draft', event: 'e', seed: 1 })).toBe('has-started');
    expect(day.refused({ do: 'close', event: 'e' })).toBe('sheets-missing');
    expect(missingTables(day.state, 'e', 1)).toEqual([1, 2, 3]);
    for (const { id } of tables(day, 1)) {
      expect(day.refused({ do: 'leave-out', table: id })).toBe('no-reason');
      day.do({ do: 'leave-out', table: id }, 'director', 'the sheet is lost');
    }
    day.do({ do: 'close', event: 'e' });
  });

  it('who comes late: few move before the start; after it to a table of two', () => {
    const day = dayWith(8);
    day.do({ do: 'presence', event: 'e', players: ['p108'], is: 'away' });
    day.do({ do: 'draft', event: 'e', seed: 1 });
    const before = tables(day, 1);
    day.do({ do: 'presence', event: 'e', players: ['p108'], is: 'present' });
    day.do({ do: 'draft', event: 'e', seed: 1 });
    const moved = tables(day, 1).filter(({ id, players }) =>
      before.find((table) => table.id === id)!.players.some((one) => !players.includes(one)),
    );
    expect(moved.length).toBeLessThanOrEqual(1);
    published(day);
    const two = tables(day, 1).find(({ players }) => players.length === 2)!;
    day.do({
      do: 'import',
      event: 'e',
      schools: [],
      teams: [],
      players: [{ id: 'p200', number: 200, first: 'Late' }],
    });
    expect(day.refused({ do: 'join', table: two.id, player: 'p200' })).toBe('not-here');
    day.do({ do: 'presence', event: 'e', players: ['p200'], is: 'present' });
    day.do({ do: 'join', table: two.id, player: 'p200' });
    expect(day.state.things.table.get(two.id)).toMatchObject({
      late: ['p200'],
      players: [...two.players, 'p200'],
    });
  });

  it('locks, swaps and promised tables', () => {
    const day = dayWith(12);
    day.do({ do: 'draft', event: 'e', seed: 1 });
    const [first, second, third] = tables(day, 1);
    day.do({ do: 'lock', table: first!.id, locked: true });
    expect(day.refused({ do: 'swap', event: 'e', a: first!.players[0]!, b: second!.players[0]! })).toBe(
      'locked',
    );
    day.do({ do: 'swap', event: 'e', a: third!.players[0]!, b: second!.players[0]! });
    expect(tables(day, 1)[1]!.players[0]).toBe(third!.players[0]);
    day.do({ do: 'presence', event: 'e', players: [second!.players[1]!], is: 'away' });
    day.do({ do: 'draft', event: 'e', seed: 2 });
    expect(tables(day, 1)[0]).toMatchObject({ players: first!.players, locked: true });
    day.do({ do: 'presence', event: 'e', players: [first!.players[0]!], is: 'away' });
    day.do({ do: 'draft', event: 'e', seed: 2 });
    expect(
      roundFaults(day.state, day.state.things.event.get('e')!, 1, WORLD).map(({ code }) => code),
    ).toContain('locked-changed');
  });

  it('a substitute takes the place from a round on', () => {
    const day = dayWith(6);
    day.do({
      do: 'import',
      event: 'e',
      schools: [],
      teams: [],
      players: [{ id: 'p200', number: 200, first: 'Sub' }],
    });
    day.do({ do: 'substitute', team: 't1', slot: 1, player: 'p200', from: 2 });
    expect(day.state.things.team.get('t1')!.slots[0]).toEqual([
      { player: 'p101', from: 1 },
      { player: 'p200', from: 2 },
    ]);
    expect(day.refused({ do: 'substitute', team: 't2', slot: 1, player: 'p200', from: 2 })).toBe(
      'has-a-place',
    );
    expect(day.refused({ do: 'substitute', team: 't1', slot: 9, player: 'p103', from: 2 })).toBe('no-place');
    expect(day.refused({ do: 'substitute', team: 't1', slot: 1, player: 'p103', from: 9 })).toBe('no-round');
  });

  it('calls are taken once', () => {
    const day = dayWith(6);
    day.do({ do: 'draft', event: 'e', seed: 1 });
    const call = day.do({ do: 'call', table: tables(day, 1)[0]!.id, why: 'a Goal' }, 'runner').id;
    day.do({ do: 'take-call', call }, 'judge 1');
    expect(day.refused({ do: 'take-call', call }, 'judge 2')).toBe('taken');
    day.do({ do: 'end-call', call, minutes: 3 }, 'judge 1');
    expect(day.state.things.call.get(call)).toMatchObject({ state: 'done', takenBy: 'judge 1', minutes: 3 });
  });
});

describe('results', () => {
  const running = (confirm = 'two-entries'): Day => {
    const day = dayWith(6);
    day.do({ do: 'set', setting: 'confirm', value: confirm });
    day.do({ do: 'draft', event: 'e', seed: 1 });
    published(day);
    return day;
  };
  const seatsOf = (day: Day, ...totals: readonly number[]) =>
    tables(day, 1)[0]!.players.map((player, seat) => ({ player, total: totals[seat]! }));
  const sheet = (day: Day) => day.state.things.sheet.get('e-1-1');

  it('two who agree confirm; the same person does not (D3)', () => {
    const day = running();
    day.do({ do: 'enter', table: 'e-1-1', seats: seatsOf(day, 22, 16, 18) }, 'kim');
    expect(sheet(day)!.state).toBe('entered');
    expect(day.refused({ do: 'enter', table: 'e-1-1', seats: seatsOf(day, 22, 16, 18) }, 'kim')).toBe(
      'own-entry',
    );
    day.do({ do: 'enter', table: 'e-1-1', seats: seatsOf(day, 22, 16, 18) }, 'lee');
    expect(sheet(day)).toMatchObject({ state: 'confirmed', entries: [{ by: 'kim' }, { by: 'lee' }] });
  });

  it('two who differ make a conflict that a third settles with a note', () => {
    const day = running();
    day.do({ do: 'enter', table: 'e-1-1', seats: seatsOf(day, 22, 16, 18) }, 'kim');
    day.do({ do: 'enter', table: 'e-1-1', seats: seatsOf(day, 22, 19, 18) }, 'lee');
    expect(sheet(day)!.state).toBe('conflict');
    const settle = { do: 'settle', table: 'e-1-1', seats: seatsOf(day, 22, 16, 18) } as const;
    expect(day.refused(settle, 'kim', 'I was right')).toBe('own-entry');
    expect(day.refused(settle, 'head')).toBe('no-reason');
    day.do(settle, 'head', 'a 6 that looks like a 9');
    expect(sheet(day)).toMatchObject({
      state: 'confirmed',
      entries: [{ by: 'kim' }, { by: 'lee' }, { by: 'head' }],
    });
  });

  it('an entry with shakes agrees with one of totals, and is kept', () => {
    const day = running();
    const { players } = tables(day, 1)[0]!;
    const shakes = players.map((player, seat) => ({
      player,
      shakes: [
        [6, 2],
        [2, 6],
        [2, 4],
      ][seat]!,
    }));
    day.do({ do: 'enter', table: 'e-1-1', seats: seatsOf(day, 8, 8, 6) }, 'kim');
    day.do({ do: 'enter', table: 'e-1-1', seats: shakes }, 'lee');
    expect(sheet(day)).toMatchObject({ state: 'confirmed', seats: shakes });
  });

  it('`checked`: once if the points on the sheet are those of the totals', () => {
    const day = running('checked');
    day.do(
      { do: 'enter', table: 'e-1-1', seats: seatsOf(day, 22, 16, 18), claimed: { points: [6, 2, 4] } },
      'kim',
    );
    expect(sheet(day)!.state).toBe('confirmed');
    const other = tables(day, 1)[1]!.players.map((player, seat) => ({ player, total: seat }));
    day.do({ do: 'enter', table: 'e-1-2', seats: other }, 'kim');
    expect(day.state.things.sheet.get('e-1-2')!.state).toBe('entered');
  });

  it('`single`: once', () => {
    const day = running('single');
    day.do({ do: 'enter', table: 'e-1-1', seats: seatsOf(day, 22, 16, 18) }, 'kim');
    expect(sheet(day)!.state).toBe('confirmed');
  });

  it('asks about what is likely a slip, and takes it from who is sure', () => {
    const day = running();
    const { players } = tables(day, 1)[0]!;
    const enter = {
      do: 'enter',
      table: 'e-1-1',
      seats: seatsOf(day, 22, 16, 18),
      claimed: { points: [6, 4, 4] },
    } as const;
    expect(day.try(enter, 'kim')).toMatchObject({
      code: 'sure',
      ask: [{ code: 'claimed-points' }, { code: 'points-sum' }],
    });
    day.do({ ...enter, sure: ['claimed-points', 'points-sum'] }, 'kim');
    const asked = (shakes: readonly (readonly number[])[]) => {
      const result = day.try(
        {
          do: 'enter',
          table: 'e-1-1',
          seats: players.map((player, seat) => ({ player, shakes: shakes[seat]! })),
        },
        'lee',
      );
      return 'ask' in result ? (result.ask ?? []).map(({ code }) => code) : [];
    };
    expect(asked([[5], [2], [2]])).toEqual(['shake-value', 'shake-triple']);
    expect(asked([[6], [6], [4]])).toEqual(['shake-triple']);
    expect(
      asked([
        Array.from({ length: 13 }, () => 6),
        Array.from({ length: 13 }, () => 2),
        Array.from({ length: 13 }, () => 2),
      ]),
    ).toEqual(['many-shakes']);
    const other = tables(day, 1)[1]!.players.map((player, seat) => ({ player, total: [22, 16, 18][seat]! }));
    expect(day.try({ do: 'enter', table: 'e-1-2', seats: other }, 'kim')).toMatchObject({
      ask: [{ code: 'same-totals' }],
    });
  });

  it('refuses wrong people, one alone, an unpublished and a closed round', () => {
    const day = running();
    expect(day.refused({ do: 'enter', table: 'e-1-9', seats: [] })).toBe('no-table');
    expect(day.refused({ do: 'enter', table: 'e-1-1', seats: seatsOf(day, 1, 2, 3).slice(0, 2) })).toBe(
      'wrong-seats',
    );
    const [a, b, c] = seatsOf(day, 1, 2, 3);
    expect(
      day.refused({
        do: 'enter',
        table: 'e-1-1',
        seats: [a!, { ...b!, played: false }, { ...c!, played: false }],
      }),
    ).toBe('alone');
    played(day, 1);
    expect(day.refused({ do: 'enter', table: 'e-1-1', seats: seatsOf(day, 1, 2, 3) })).toBe('round-closed');
    day.do({ do: 'draft', event: 'e', seed: 1 });
    const { id, players } = tables(day, 2)[0]!;
    expect(
      day.refused({ do: 'enter', table: id, seats: players.map((player) => ({ player, total: 1 })) }),
    ).toBe('not-published');
  });

  it('an appeal keeps the round provisional until it is signed; rulings count', () => {
    const day = running();
    const { players } = tables(day, 1)[0]!;
    played(day, 1);
    day.do({ do: 'appeal', table: 'e-1-1', player: players[0]! });
    expect(sheet(day)!.state).toBe('appealed');
    day.do({ do: 'sign', table: 'e-1-1', player: players[0]! });
    expect(sheet(day)!.state).toBe('confirmed');
    expect(day.refused({ do: 'rule', table: 'e-1-1', player: players[0]!, effect: 'zero', judges: [] })).toBe(
      'no-judge',
    );
    day.do({
      do: 'rule',
      table: 'e-1-1',
      player: players[0]!,
      effect: 'zero',
      judges: ['head judge'],
      rule: 'IX-C',
    });
    expect(day.state.things.ruling.size).toBe(1);
  });

  it('undo is a new entry; standings after it are those before (12)', () => {
    const day = running();
    const before = makeFile(day.state, {}, false);
    const entry = day.do({ do: 'enter', table: 'e-1-1', seats: seatsOf(day, 22, 16, 18) }, 'kim');
    day.do({ do: 'undo', entry: entry.id }, 'kim');
    expect(makeFile(day.state, {}, false)).toBe(before);
    expect(day.refused({ do: 'undo', entry: entry.id })).toBe('changed-since');
    expect(day.state.journal.at(-1)!.deed.do).toBe('undo');
  });

  it('a draft is undone whole, with what followed from it', () => {
    const day = dayWith(9);
    const before = makeFile(day.state, {}, false);
    const { id } = day.do({ do: 'draft', event: 'e', seed: 1 });
    expect(day.state.things.tournament.get('t')!.state).toBe('running');
    day.do({ do: 'undo', entry: id });
    expect(makeFile(day.state, {}, false)).toBe(before);
  });
});
