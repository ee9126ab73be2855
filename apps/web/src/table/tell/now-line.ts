import type { TableView } from '@forceout/client';
import type { MatchView } from '@forceout/rules/match';
import { nameOf } from '../seen.ts';
import type { Place } from '../seen.ts';

export const NOW_KEYS = [
  'take-a-seat',
  'watch-open',
  'get-ready',
  'wait-for-players',
  'closed',
  'finished',
  'roll-for-setter',
  'wait-roll-for-setter',
  'begin',
  'wait-begin',
  'may-begin',
  'lay-out',
  'roll',
  'deal',
  'wait-rolling',
  'pick',
  'pick-two',
  'pick-again',
  'wait-pick',
  'goal',
  'goal-after-bonus',
  'disputed-goal',
  'wait-goal',
  'agree',
  'wait-agree',
  'move',
  'regular-move',
  'wait-move',
  'may-challenge',
  'state-challenge',
  'wait-challenge',
  'write',
  'write-or-challenge',
  'write-goal',
  'may-write',
  'wait-writing',
  'check',
  'wait-checking',
  'sign',
  'wait-sign',
  'absent',
  'choose-returned',
  'initial',
  'paused',
] as const;
export type NowKey = (typeof NOW_KEYS)[number];

/** What whoever looks can do now: a sentence of the catalogue, and the players it names. */
export interface NowLine {
  readonly key: NowKey;
  readonly names: readonly string[];
  /** Something waits for this person. */
  readonly mine: boolean;
}

/** `challenges`: whether whoever looks may challenge now. */
export function nowLine(table: TableView, place: Place, laysOut: boolean, challenges: boolean): NowLine {
  const say = (key: NowKey, seats: readonly number[] = [], mine = true): NowLine => ({
    key,
    names: seats.map((seat) => nameOf(table, seat)),
    mine,
  });
  const wait = (key: NowKey, seats: readonly number[]): NowLine => say(key, seats, false);
  const { match } = table;
  if (match === null) return beforeTheMatch(table, place, say, wait);
  if (place.kind === 'judge' && match.awaiting.length > 0)
    return say(
      'initial',
      match.awaiting.map(({ entry }) => entry.seat),
    );
  return inTheMatch(match, place.kind === 'seat' ? place.seat : null, { laysOut, challenges }, say, wait);
}

type Say = (key: NowKey, seats?: readonly number[]) => NowLine;
type Wait = (key: NowKey, seats: readonly number[]) => NowLine;

function beforeTheMatch(table: TableView, place: Place, say: Say, wait: Wait): NowLine {
  if (table.state === 'over') return wait('closed', []);
  const free = table.seats.includes(null);
  if (place.kind !== 'seat') return free ? say('take-a-seat') : wait('watch-open', []);
  if (table.seats[place.seat]?.ready === false) return say('get-ready');
  const unready = table.seats.flatMap((seat, index) => (seat !== null && !seat.ready ? [index] : []));
  return wait('wait-for-players', unready);
}

interface Known {
  readonly laysOut: boolean;
  readonly challenges: boolean;
}

function inTheMatch(
  match: MatchView,
  seat: number | null,
  { laysOut, challenges }: Known,
  say: Say,
  wait: Wait,
): NowLine {
  const { phase, shake, duties, block, choice } = match;
  if (match.paused !== null) return wait('paused', []);
  const due = duties.map((duty) => duty.seat);
  const tasks = duties.filter((duty) => duty.seat === seat).map(({ task }) => task);
  if (seat !== null && shake?.absent.includes(seat) === true && duties.length > 0 && tasks.length === 0)
    return wait('absent', due);
  if (choice !== null && choice.seat === seat) return say('choose-returned');
  // Who lifted the block together with a Challenger may still say the word.
  if (tasks.includes('state-challenge')) return say('state-challenge');
  if (block !== null)
    return seat !== null && block.holders.includes(seat)
      ? say('state-challenge')
      : wait('wait-challenge', block.holders);
  switch (phase.kind) {
    case 'choosing-setter':
      return tasks.length > 0 ? say('roll-for-setter') : wait('wait-roll-for-setter', due);
    case 'between-shakes':
      if (tasks.length > 0) return say('begin');
      // Nobody has to wait for a Goal-setter who is asleep.
      return wait(seat === null ? 'wait-begin' : 'may-begin', due);
    case 'rolling':
      if (tasks.includes('roll')) return say(laysOut && shake?.laidOut === false ? 'lay-out' : 'roll');
      return tasks.includes('deal') ? say('deal') : wait('wait-rolling', due);
    case 'picking': {
      const [front] = phase.queue;
      if (front?.seat === seat) return say(front?.owes === 2 ? 'pick-two' : 'pick');
      const waiting = front === undefined ? due : [front.seat];
      return seat !== null && shake?.mayPickAgain === seat
        ? say('pick-again', waiting)
        : wait('wait-pick', waiting);
    }
    case 'goal':
      if (phase.setter !== seat) return wait('wait-goal', [phase.setter]);
      if (phase.disputing) return say('disputed-goal');
      return say(shake?.setterBonus === true || phase.arranged !== null ? 'goal-after-bonus' : 'goal');
    case 'no-goal':
      return tasks.includes('agree') ? say('agree', [shake!.setter]) : wait('wait-agree', due);
    case 'moving':
      return moving(phase, challenges ? (shake?.lastMover ?? null) : null, seat, say, wait);
    case 'writing':
      return writing(phase, seat, due, challenges, say, wait);
    case 'checking': {
      const current = phase.papers.find((paper) => paper.seat === phase.current);
      const open = (current === undefined ? phase.papers : [current]).filter(
        ({ verdict, state }) => verdict === null && state === 'presented',
      );
      const mine = open.find(({ checks }) =>
        checks.some(
          ({ seat: checker, decision }) =>
            checker === seat && (decision === 'undecided' || decision === 'failed'),
        ),
      );
      return mine === undefined ? wait('wait-checking', due) : say('check', [mine.seat]);
    }
    case 'signing':
      return tasks.includes('sign') ? say('sign') : wait('wait-sign', due);
    case 'finished':
      return wait('finished', []);
  }
}

function moving(
  { turn, bonus }: Extract<MatchView['phase'], { kind: 'moving' }>,
  challenged: number | null,
  seat: number | null,
  say: Say,
  wait: Wait,
): NowLine {
  if (turn === seat) {
    if (bonus !== null) return say('regular-move');
    return say('move', challenged === null ? [] : [challenged]);
  }
  return challenged === null ? wait('wait-move', [turn]) : wait('may-challenge', [turn, challenged]);
}

function writing(
  { papers, occasion }: Extract<MatchView['phase'], { kind: 'writing' }>,
  seat: number | null,
  due: readonly number[],
  challenges: boolean,
  say: Say,
  wait: Wait,
): NowLine {
  const paper = papers.find((one) => one.seat === seat);
  if (paper?.state !== 'writing') return wait('wait-writing', due);
  if (paper.duty === 'may') return say('may-write');
  if (occasion.kind === 'no-goal') return say('write-goal');
  return challenges && occasion.kind === 'forceout'
    ? say('write-or-challenge', [occasion.mover])
    : say('write');
}
