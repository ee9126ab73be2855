import type { Moment } from '@forceout/rules/match';
import type { Action } from '../table/action.ts';
import type { Move } from './analyst.ts';
import { deed } from './deed.ts';
import { LEVEL, sight } from './level.ts';
import type { Level } from './level.ts';
import type { Situation } from './situation.ts';

/** What is wrong with a move, as the player sees it who has to make one. */
export type Weakness =
  /** Now would be right, with a Solution of so many cubes. */
  | { readonly kind: 'now'; readonly weight: number }
  /** Nothing can be written any more. */
  | { readonly kind: 'dead' }
  /** The player sees nothing that could still be written. */
  | { readonly kind: 'blind' };

export interface WeakMove {
  readonly move: Move;
  readonly weakness: Weakness;
}

/** Points of a shake that was won, lost, or still goes on as even, or with no Solution in mind. */
const WON = 6;
const LOST = 2;
const EVEN = 4;
const PLANLESS = 3;

/**
 * What a player does who sees no safe move: it keeps a straight face. It makes the move that the others are least likely to see through,
 * or it says "Impossible" where whoever moved last would have to find a Solution that is longer than most people find. Nothing is lost by
 * either: who has a safe move never comes here.
 */
export function bluff(situation: Situation, moment: Moment, weak: readonly WeakMove[]): Action | null {
  const { bluffs, bluffsImpossible } = situation.level;
  const worth = (one: WeakMove): number => (bluffs ? hope(situation, one) : hidden(one));
  const [best] = weak.toSorted((one, other) => worth(other) - worth(one));
  if (best === undefined) return null;
  const dares = situation.chance(`dares ${situation.mark}`) < bluffsImpossible;
  if (dares && hopeOfClaim(situation, moment) > worth(best)) return { do: 'challenge', claim: 'impossible' };
  return deed(best.move);
}

/** Who has no mind for bluffing only asks how many cubes the others would have to put together. */
function hidden({ weakness }: WeakMove): number {
  switch (weakness.kind) {
    case 'now':
      return weakness.weight;
    case 'dead':
      return 4;
    case 'blind':
      return 6;
  }
}

/** The points to hope for with a weak move. */
function hope(situation: Situation, { weakness }: WeakMove): number {
  const others = othersOf(situation);
  switch (weakness.kind) {
    case 'now':
      return expected(EVEN, others.attention * sight(others, weakness.weight), situation);
    // If nobody says so, it is the next mover's turn to be called.
    case 'dead':
      return expected(WON, others.attention * others.certainty, situation);
    case 'blind':
      return PLANLESS;
  }
}

/** The points to hope for with "Impossible" although something can be written; 0 where it may not be said. */
function hopeOfClaim(situation: Situation, moment: Moment): number {
  const { shake, seat, analyst } = situation;
  if (shake.lastMover === null || shake.lastMover === seat) return 0;
  const found = analyst.find({ ...moment, after: 'impossible' });
  if (found.answer !== 'yes') return 0;
  return expected(WON, sight(othersOf(situation), analyst.weight(found.written)), situation);
}

/** Others are taken to be as good as oneself; who never errs takes them to be good and human. */
function othersOf({ level }: Situation): Level {
  return level.reach === Infinity ? LEVEL.varsity : level;
}

/** `kept` if none of the others sees through it. */
function expected(kept: number, seen: number, { shake, view }: Situation): number {
  const others = view.totals.length - 1 - shake.absent.length;
  const unseen = (1 - seen) ** Math.max(1, others);
  return LOST + (kept - LOST) * unseen;
}
