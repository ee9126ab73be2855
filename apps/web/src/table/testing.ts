import type { TableView } from '@forceout/client';
import type { MatchView, ShakeView } from '@forceout/rules/match';

/** A table of three in the middle of a shake, for tests: Ann set the Goal and it is Bob's turn. */
export function matchView(change: Partial<MatchView>): MatchView {
  return {
    settings: {
      rulebook: 'agloa-onsets-2026',
      division: 'junior',
      level: 'adventurous',
      season: 'even',
      mode: 'auto',
      clock: 'exact',
      judge: false,
      players: ['Ann', 'Bob', 'Cat'],
    },
    totals: [0, 0, 0],
    sheet: [],
    awaiting: [],
    warnings: [],
    appeals: [],
    appealsAnswered: [],
    played: [],
    gone: [],
    noted: [],
    zeroed: [],
    paused: null,
    takeBack: null,
    results: [],
    shown: null,
    round: { startedAt: 0, givenBack: 0, state: 'open' },
    now: 0,
    shake: shakeView({}),
    phase: { kind: 'moving', turn: 1, first: true, bonus: null },
    clocks: [],
    block: null,
    pointedOut: [],
    choice: null,
    scratch: '',
    duties: [],
    ...change,
  };
}

export function shakeView(change: Partial<ShakeView>): ShakeView {
  return {
    number: 1,
    setter: 0,
    dealer: 2,
    begunAt: 0,
    absent: [],
    laidOut: false,
    rolled: true,
    dealt: true,
    universe: [1, 3, 5],
    picks: [],
    mayPickAgain: null,
    mat: { resources: ['R', 'R', 'B', 'U'], required: [], permitted: [], forbidden: [], goal: ['3'] },
    goal: '3',
    setterBonus: false,
    lastMover: 0,
    lastMove: null,
    disputed: null,
    acts: [],
    ...change,
  };
}

export function tableView(change: Partial<TableView>): TableView {
  const seat = (name: string) => ({ name, ready: true, bot: null });
  return {
    id: 't',
    code: 'ABC',
    settings: {
      rulebook: 'agloa-onsets-2026',
      division: 'junior',
      level: 'adventurous',
      season: 'even',
      seats: 3,
      bots: [],
      mode: 'auto',
      clock: 'exact',
      hints: false,
      spectators: true,
      judge: 'software',
      listed: true,
    },
    state: 'playing',
    you: 0,
    judging: false,
    seats: [seat('Ann'), seat('Bob'), seat('Cat')],
    judge: null,
    commitment: null,
    seed: null,
    nonces: [],
    origin: 0,
    match: matchView({}),
    toSee: [],
    wishes: [],
    rematch: [],
    next: null,
    talk: [],
    ...change,
  };
}
