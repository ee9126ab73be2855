import type { TableView } from '@forceout/client';
import { may, TASKS } from '@forceout/rules/match';
import type { Duty, MatchView, PhaseView } from '@forceout/rules/match';
import { describe, expect, it } from 'vitest';
import { tableNow as english } from '../../words/en/table/tableNow.ts';
import { tableNow as spanish } from '../../words/es/table/tableNow.ts';
import { mayChallenge } from '../mat/grips.ts';
import { NOW_KEYS, nowLine } from './now-line.ts';
import type { Place } from '../seen.ts';
import { matchView, tableView } from '../testing.ts';

const ANN: Place = { kind: 'seat', seat: 0 };
const BOB: Place = { kind: 'seat', seat: 1 };
const CAT: Place = { kind: 'seat', seat: 2 };
const BESIDE: Place = { kind: 'beside' };

function duty(seat: number, task: Duty['task']): Duty {
  return { seat, task, by: null, countdownEnds: null, otherwise: null };
}

function at(phase: PhaseView, duties: readonly Duty[], more: Partial<MatchView> = {}): TableView {
  return tableView({ match: matchView({ phase, duties, ...more }) });
}

const said = (table: TableView, place: Place, laysOut = false): string => {
  const seat = place.kind === 'seat' ? place.seat : null;
  const mine = seat === null || table.match === null ? null : may(table.match, seat);
  const { key, names } = nowLine(table, place, laysOut, mayChallenge(mine));
  return [key, ...names].join(' ');
};

describe('before the match', () => {
  const seat = (name: string, ready: boolean) => ({ name, ready, bot: null });
  it('asks for a seat, for readiness, and then waits', () => {
    const open = tableView({
      match: null,
      state: 'open',
      seats: [seat('Ann', false), seat('Bob', true), null],
    });
    expect(said(open, BESIDE)).toBe('take-a-seat');
    expect(said(open, ANN)).toBe('get-ready');
    expect(said(open, BOB)).toBe('wait-for-players Ann');
    const full = { ...open, seats: [seat('Ann', true), seat('Bob', true), seat('Cat', false)] };
    expect(said(full, BESIDE)).toBe('watch-open');
    expect(said({ ...open, state: 'over' }, ANN)).toBe('closed');
  });
});

describe('in the match', () => {
  it('rolls for the first Goal', () => {
    const table = at({ kind: 'choosing-setter', rolling: [0, 1], faces: [null, '3', null] }, [
      duty(0, 'roll-for-setter'),
    ]);
    expect(said(table, ANN)).toBe('roll-for-setter');
    expect(said(table, BOB)).toBe('wait-roll-for-setter Ann');
    expect(said(table, BESIDE)).toBe('wait-roll-for-setter Ann');
  });

  it('begins, lays out, rolls and deals', () => {
    const between = at({ kind: 'between-shakes', setter: 1 }, [duty(1, 'begin-shake')]);
    expect(said(between, BOB)).toBe('begin');
    expect(said(between, ANN)).toBe('may-begin Bob');
    expect(said(between, BESIDE)).toBe('wait-begin Bob');
    const rolling = at({ kind: 'rolling' }, [duty(0, 'roll'), duty(2, 'deal')]);
    expect(said(rolling, ANN)).toBe('roll');
    expect(said(rolling, ANN, true)).toBe('lay-out');
    expect(said(rolling, CAT)).toBe('deal');
    expect(said(rolling, BOB)).toBe('wait-rolling Ann Cat');
  });

  it('picks in turn, two if two are owed, and once more where a book lets anybody', () => {
    const picking = (owes: number, mayPickAgain: number | null = null) =>
      at({ kind: 'picking', queue: [{ seat: 1, owes }] }, [duty(1, 'pick')], {
        shake: { ...matchView({}).shake!, mayPickAgain },
      });
    expect(said(picking(1), BOB)).toBe('pick');
    expect(said(picking(2), BOB)).toBe('pick-two');
    expect(said(picking(1), ANN)).toBe('wait-pick Bob');
    expect(said(picking(1, 0), ANN)).toBe('pick-again Bob');
  });

  it('sets a Goal, or disputes that there is none', () => {
    const goal = (disputing: boolean, arranged: string | null = null) =>
      at({ kind: 'goal', setter: 0, disputing, arranged }, [duty(0, disputing ? 'dispute-goal' : 'goal')]);
    expect(said(goal(false), ANN)).toBe('goal');
    expect(said(goal(false, '3'), ANN)).toBe('goal-after-bonus');
    expect(said(goal(true), ANN)).toBe('disputed-goal');
    expect(said(goal(false), BOB)).toBe('wait-goal Ann');
    const none = at({ kind: 'no-goal', agreed: [1] }, [duty(2, 'agree')]);
    expect(said(none, CAT)).toBe('agree Ann');
    expect(said(none, BOB)).toBe('wait-agree Cat');
  });

  it('moves, and says who may challenge whom', () => {
    const moving = (bonus: string | null) =>
      at({ kind: 'moving', turn: 1, first: false, bonus }, [duty(1, 'turn')]);
    expect(said(moving(null), BOB)).toBe('move Ann');
    expect(said(moving('R'), BOB)).toBe('regular-move');
    expect(said(moving(null), CAT)).toBe('may-challenge Bob Ann');
    expect(said(moving(null), ANN)).toBe('wait-move Bob');
    expect(said(moving(null), BESIDE)).toBe('wait-move Bob');
  });

  it('waits for the word of whoever holds the block, whatever the phase', () => {
    const block = { holders: [2], at: 0, ref: '1', paused: [] };
    const table = at({ kind: 'moving', turn: 1, first: false, bonus: null }, [duty(2, 'state-challenge')], {
      block,
    });
    expect(said(table, CAT)).toBe('state-challenge');
    expect(said(table, BOB)).toBe('wait-challenge Cat');
  });

  it('writes, as a duty or by choice, and may still say Impossible after the last cube', () => {
    const paper = (seat: number, state: 'writing' | 'ready', mustOrMay: 'must' | 'may' = 'must') => ({
      seat,
      duty: mustOrMay,
      state,
      joined: null,
      written: null,
      checks: [],
      verdict: null,
    });
    const challenge = at(
      {
        kind: 'writing',
        occasion: { kind: 'challenge', claim: 'now', challengers: [1], mover: 0, third: 2, at: 0 },
        papers: [paper(1, 'writing'), paper(2, 'writing', 'may')],
      },
      [duty(1, 'write'), duty(2, 'decide')],
    );
    expect(said(challenge, BOB)).toBe('write');
    expect(said(challenge, CAT)).toBe('may-write');
    expect(said(challenge, ANN)).toBe('wait-writing Bob Cat');
    const forceout = at(
      {
        kind: 'writing',
        occasion: { kind: 'forceout', mover: 0, challengeUntil: 60 },
        papers: [paper(0, 'writing'), paper(1, 'writing'), paper(2, 'ready')],
      },
      [duty(0, 'write'), duty(1, 'write')],
    );
    expect(said(forceout, BOB)).toBe('write-or-challenge Ann');
    expect(said(forceout, ANN)).toBe('write');
    expect(said(forceout, CAT)).toBe('wait-writing Ann Bob');
  });

  it('checks what is still to be checked', () => {
    const checking = at(
      {
        kind: 'checking',
        occasion: { kind: 'stop' },
        current: 0,
        papers: [
          {
            seat: 0,
            duty: 'must',
            state: 'presented',
            joined: null,
            written: [],
            checks: [
              { seat: 1, decision: 'undecided' },
              { seat: 2, decision: 'accepted' },
            ],
            verdict: null,
          },
        ],
      },
      [duty(1, 'check')],
    );
    expect(said(checking, BOB)).toBe('check Ann');
    expect(said(checking, CAT)).toBe('wait-checking Bob');
    expect(said(checking, ANN)).toBe('wait-checking Bob');
  });

  it('signs and is over', () => {
    const signing = at({ kind: 'signing', signed: [0] }, [duty(1, 'sign'), duty(2, 'sign')]);
    expect(said(signing, BOB)).toBe('sign');
    expect(said(signing, ANN)).toBe('wait-sign Bob Cat');
    expect(said(at({ kind: 'finished', points: [6, 4, 2] }, []), ANN)).toBe('finished');
  });

  it('tells an absent player, a player with a choice, and a judge with a penalty', () => {
    const phase: PhaseView = { kind: 'moving', turn: 1, first: false, bonus: null };
    const shake = { ...matchView({}).shake!, absent: [2] };
    expect(said(at(phase, [duty(1, 'turn')], { shake }), CAT)).toBe('absent Bob');
    const choice = { seat: 0, stays: 'R', returned: 'B' };
    expect(said(at(phase, [duty(1, 'turn')], { choice }), ANN)).toBe('choose-returned');
    const entry = { seat: 1, points: -1, rule: 'IV-C', why: '', kind: 'penalty', shake: 1 } as const;
    const table = at(phase, [duty(1, 'turn')], { awaiting: [{ refs: ['7'], entry }] });
    expect(said(table, { kind: 'judge' })).toBe('initial Bob');
  });
});

describe('every task of the engine', () => {
  const phases: Readonly<Record<(typeof TASKS)[number], PhaseView>> = {
    roll: { kind: 'rolling' },
    deal: { kind: 'rolling' },
    pick: { kind: 'picking', queue: [{ seat: 0, owes: 1 }] },
    goal: { kind: 'goal', setter: 0, disputing: false, arranged: null },
    'dispute-goal': { kind: 'goal', setter: 0, disputing: true, arranged: null },
    agree: { kind: 'no-goal', agreed: [] },
    turn: { kind: 'moving', turn: 0, first: true, bonus: null },
    'state-challenge': { kind: 'moving', turn: 1, first: false, bonus: null },
    write: writing('must'),
    decide: writing('may'),
    check: {
      kind: 'checking',
      occasion: { kind: 'stop' },
      current: 1,
      papers: [
        {
          seat: 1,
          duty: 'must',
          state: 'presented',
          joined: null,
          written: [],
          checks: [{ seat: 0, decision: 'undecided' }],
          verdict: null,
        },
      ],
    },
  };

  function writing(mustOrMay: 'must' | 'may'): PhaseView {
    return {
      kind: 'writing',
      occasion: { kind: 'stop' },
      papers: [
        {
          seat: 0,
          duty: mustOrMay,
          state: 'writing',
          joined: null,
          written: null,
          checks: [],
          verdict: null,
        },
      ],
    };
  }

  it.each(TASKS)('%s is said to be mine when it is, in both games', (task) => {
    const block = task === 'state-challenge' ? { holders: [0], at: 0, ref: '1', paused: [] } : null;
    for (const rulebook of ['agloa-onsets-2026', 'agloa-equations-2015']) {
      const table = at(phases[task], [duty(0, task)], { block });
      const own = { ...table, settings: { ...table.settings, rulebook } };
      expect(nowLine(own, ANN, false, false).mine).toBe(true);
      expect(nowLine(own, BESIDE, false, false).mine).toBe(false);
    }
  });
});

it('has a sentence for every line in both languages', () => {
  for (const words of [english, spanish])
    for (const key of NOW_KEYS)
      for (const names of [[], ['Ann'], ['Ann', 'Bob'], ['Ann', 'Bob', 'Cat']])
        expect(words[key](names), key).toMatch(/\S.*[.:!?]$/);
});
