import type { End, Ends } from './ends.ts';
import type { EndgameGame } from './game.ts';
import type { Mat } from './mat.ts';
import type { MatSafety } from './safety.ts';
import { Solvable } from './solvable.ts';
import type { EndgameLimit } from './solvable.ts';
import { EndgameTree } from './tree.ts';
import type { BonusRights, TreeTurn } from './tree.ts';

/** What a turn leads to. Turns are counted from this one, which is the first, to the one in which somebody errs. */
export type Outcome =
  /** An opponent can challenge at once and is right. */
  | { readonly kind: 'loses-at-once'; readonly challenge: 'now' | 'impossible' }
  /** Whatever the others do by their wishes, one of them will have no safe move left; with three players either of several may. */
  | {
      readonly kind: 'forced-win';
      readonly in: number;
      readonly exact: boolean;
      readonly errs: readonly number[];
    }
  /** This player will have no safe move left. */
  | { readonly kind: 'forced-loss'; readonly in: number; readonly exact: boolean }
  /** The last cube will be moved, and everybody writes. */
  | { readonly kind: 'forceout' }
  /** No challenge is right. How it ends was not found out (null), or depends on a choice that another player is indifferent to. */
  | { readonly kind: 'safe'; readonly ends: Ends }
  /** Not even whether a challenge would be right. */
  | { readonly kind: 'unknown' };

export interface AnalysedTurn extends Pick<TreeTurn, 'bonus' | 'step' | 'replies'> {
  readonly outcome: Outcome;
}

export interface Analysis {
  /** What holds before the turn: whoever is on turn, or a third player, may challenge the last mover and be right. */
  readonly standing: MatSafety;
  readonly turns: readonly AnalysedTurn[];
  /** Nothing was left out for want of time. */
  readonly whole: boolean;
  /** Positions that were met, and questions that took a search. */
  readonly positions: number;
  readonly questions: number;
}

/** Every turn of the player on turn, with what it leads to. */
export function analyse(game: EndgameGame, mat: Mat, rights: BonusRights, limit: EndgameLimit): Analysis {
  const solvable = new Solvable(game, limit);
  const tree = new EndgameTree(game, solvable);
  const standing = tree.standing(mat);
  const turns = tree.turns(mat, rights).map(({ bonus, step, safety, ends, replies }) => ({
    bonus,
    step,
    replies,
    outcome: outcomeOf(safety, ends),
  }));
  return {
    standing,
    turns,
    whole: turns.every(
      ({ outcome }) =>
        outcome.kind !== 'unknown' &&
        !(outcome.kind === 'safe' && outcome.ends === null) &&
        !('exact' in outcome && !outcome.exact),
    ),
    positions: tree.size,
    questions: solvable.asked,
  };
}

function outcomeOf(safety: MatSafety, ends: Ends): Outcome {
  if (safety === 'unknown') return { kind: 'unknown' };
  if (safety !== 'alive') return { kind: 'loses-at-once', challenge: safety };
  if (ends === null) return { kind: 'safe', ends };
  if (ends.every(({ errs }) => errs === null)) return { kind: 'forceout' };
  const exact = ends.every((end) => end.exact);
  if (ends.every(({ errs }) => errs === 0))
    return { kind: 'forced-loss', in: Math.min(...ends.map(turnsOf)), exact };
  if (ends.some(({ errs }) => errs === null || errs === 0)) return { kind: 'safe', ends };
  const errs = [...new Set(ends.flatMap((end) => end.errs ?? []))].toSorted((a, b) => a - b);
  return { kind: 'forced-win', in: Math.max(...ends.map(turnsOf)), exact, errs };
}

function turnsOf({ in: turns }: End): number {
  return turns;
}
