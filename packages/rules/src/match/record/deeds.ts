import type { Deed } from './command.ts';
import type { Card, Cube, GoalLayout, Pick, Place, Section, Written } from '../game/game.ts';
import type { Party, Seat } from './seat.ts';
import type { FaultName } from './state.ts';

/** Who can do something at a match. A director speaks for many tables at once, with a judge's word. */
export const DOERS = ['player', 'judge', 'clock', 'director'] as const;
export type Doer = (typeof DOERS)[number];

/** The kinds of things that a deed carries, and what they are in the engine; formats knows how each is read. */
export interface Carried {
  readonly cube: Cube;
  readonly 'cube-or-none': Cube | null;
  readonly cubes: readonly Cube[];
  readonly cards: readonly Card[];
  readonly pick: Pick;
  readonly goal: GoalLayout;
  readonly section: Section;
  readonly place: Place;
  readonly claim: 'now' | 'impossible' | 'no-goal';
  readonly player: Seat;
  readonly 'player-or-none': Seat | null;
  readonly players: readonly Seat[];
  readonly written: readonly Written[];
  readonly 'written-or-none': readonly Written[] | null;
  readonly flag: boolean;
  readonly number: number;
  /** The command that earned it, by its number. */
  readonly penalty: string;
  readonly charge: FaultName;
  readonly reason: string;
  readonly 'word-or-none': string | undefined;
  readonly 'text-or-none': string;
  readonly paper: string;
  readonly intent: 'slip' | 'deceit';
  readonly verdict: 'correct' | 'incorrect';
  readonly rounds: 'this' | 'all';
  readonly 'shake-or-round': 'shake' | 'round';
  readonly name: string;
}

type KindOf<Value> = {
  [Kind in keyof Carried]: [Carried[Kind]] extends [Value] ? Kind : never;
}[keyof Carried];

/** What is known of a deed beside what it does. */
export interface DeedRow<D extends Deed = Deed> {
  readonly by: readonly Doer[];
  /** A player says it only of themselves. */
  readonly own?: true;
  /** While the block is in a hand, the table waits for the word. */
  readonly waits?: true;
  /** What it carries comes from dice or cards: at a table it is asked for without. */
  readonly dice?: true;
  readonly carries: { readonly [Name in Exclude<keyof D, 'do'>]: KindOf<D[Name]> };
}

const PLAYER = ['player'] as const;
const ANYBODY = ['player', 'judge', 'clock', 'director'] as const;
const CALLED = ['judge', 'clock', 'director'] as const;
const JUDGE = ['judge', 'director'] as const;

/** Every deed there is, once. A new one has its line here, its type in command.ts and its doing in decide.ts. */
export const DEEDS = {
  'roll-for-setter': { by: PLAYER, dice: true, carries: { face: 'cube' } },
  'begin-shake': { by: ANYBODY, carries: {} },
  'lay-out': { by: PLAYER, carries: { cubes: 'cubes' } },
  roll: { by: PLAYER, dice: true, carries: { cubes: 'cubes' } },
  deal: { by: PLAYER, dice: true, carries: { cards: 'cards' } },
  pick: { by: PLAYER, waits: true, carries: { variation: 'pick' } },
  bonus: { by: PLAYER, waits: true, carries: { cube: 'cube' } },
  'arrange-goal': { by: PLAYER, waits: true, carries: { goal: 'goal' } },
  'set-goal': { by: PLAYER, waits: true, carries: { goal: 'goal' } },
  'turn-timer': { by: PLAYER, waits: true, carries: {} },
  'no-goal': { by: PLAYER, waits: true, carries: {} },
  agree: { by: PLAYER, waits: true, carries: {} },
  move: { by: PLAYER, waits: true, carries: { cube: 'cube', to: 'section', bonus: 'cube-or-none' } },
  shift: { by: PLAYER, waits: true, carries: { cube: 'cube', to: 'place' } },
  return: { by: PLAYER, carries: { cube: 'cube' } },
  'lift-block': { by: PLAYER, carries: {} },
  challenge: { by: PLAYER, carries: { claim: 'claim', said: 'word-or-none' } },
  'put-back': { by: PLAYER, carries: {} },
  join: { by: PLAYER, waits: true, carries: { player: 'player' } },
  scratch: { by: PLAYER, carries: { text: 'paper' } },
  present: { by: PLAYER, waits: true, carries: { written: 'written' } },
  decline: { by: PLAYER, waits: true, carries: {} },
  accept: { by: PLAYER, carries: { writer: 'player' } },
  reject: {
    by: PLAYER,
    carries: { writer: 'player', reason: 'reason', regrouped: 'written-or-none', together: 'flag' },
  },
  'ask-judge': { by: PLAYER, carries: { writer: 'player' } },
  'go-on': { by: ANYBODY, carries: {} },
  'point-out': { by: PLAYER, carries: { what: 'charge', text: 'text-or-none' } },
  'time-up': { by: ANYBODY, carries: { player: 'player' } },
  wait: { by: ['clock'], carries: {} },
  'last-shake': { by: CALLED, carries: {} },
  'stop-round': { by: CALLED, carries: {} },
  'give-back': { by: JUDGE, carries: { seconds: 'number' } },
  absent: { by: CALLED, carries: { player: 'player' } },
  arrive: { by: ANYBODY, own: true, carries: { player: 'player' } },
  'judge-approves': { by: JUDGE, carries: { penalty: 'penalty' } },
  'judge-refuses': { by: JUDGE, carries: { penalty: 'penalty' } },
  'judge-warns': { by: JUDGE, carries: { player: 'player' } },
  'judge-penalizes': { by: JUDGE, carries: { player: 'player', twoJudges: 'flag' } },
  'judge-voids-shake': { by: JUDGE, carries: {} },
  'judge-corrects': {
    by: JUDGE,
    carries: { player: 'player', listed: 'number', intent: 'intent', agreed: 'players' },
  },
  appeal: { by: PLAYER, carries: { secondJudge: 'flag' } },
  'judge-answers-appeal': { by: JUDGE, carries: { player: 'player', upheld: 'flag' } },
  sign: { by: PLAYER, carries: {} },
  'sign-for': { by: CALLED, carries: { player: 'player' } },
  pause: { by: ANYBODY, carries: { reason: 'text-or-none' } },
  resume: { by: ANYBODY, carries: {} },
  'judge-rules-solution': { by: JUDGE, carries: { writer: 'player', verdict: 'verdict' } },
  'judge-rules-charge': { by: JUDGE, carries: { player: 'player', what: 'charge', upheld: 'flag' } },
  'judge-names-lifter': { by: JUDGE, carries: { players: 'players' } },
  'judge-reverses': { by: JUDGE, carries: { entry: 'number', reason: 'text-or-none' } },
  'judge-restores': { by: JUDGE, carries: { act: 'penalty' } },
  'judge-disqualifies': {
    by: JUDGE,
    carries: { player: 'player', rounds: 'rounds', reason: 'text-or-none' },
  },
  'judge-replays': { by: JUDGE, carries: { what: 'shake-or-round', without: 'player-or-none' } },
  'propose-take-back': { by: PLAYER, carries: { reason: 'text-or-none' } },
  'answer-take-back': { by: PLAYER, carries: { agrees: 'flag' } },
  'correct-entry': {
    by: CALLED,
    carries: { entry: 'number', points: 'number', reason: 'text-or-none', agreed: 'players' },
  },
  leave: { by: ANYBODY, carries: { player: 'player' } },
  substitute: { by: CALLED, carries: { player: 'player', name: 'name' } },
  'add-time': { by: CALLED, carries: { seconds: 'number' } },
} as const satisfies { readonly [D in Deed as D['do']]: DeedRow<D> };

export const DEED_NAMES = Object.keys(DEEDS) as readonly Deed['do'][];

export function rowOf(name: Deed['do']): DeedRow {
  return DEEDS[name];
}

export function doerOf(by: Party): Doer {
  return typeof by === 'number' ? 'player' : by;
}

export function isFor(name: Deed['do'], doer: Doer): boolean {
  return rowOf(name).by.includes(doer);
}
