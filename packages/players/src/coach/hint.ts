import type { Cube } from '@forceout/rules/match';
import type { Move, WhyNot } from '../bots/analyst.ts';

/** A Solution that a hint speaks of. Its text is as it would be typed. */
export interface Idea {
  readonly text: string;
  readonly cubes: number;
  /** The cubes of Resources that it still needs; null where wild or interchangeable cubes leave that open. */
  readonly missing: readonly Cube[] | null;
}

/** A move that looks good and is not, and what an opponent could then say. */
export interface Trap {
  readonly move: Move;
  readonly reply:
    | { readonly claim: 'now'; readonly idea: Idea }
    /** No other cube could stand in for one that is forbidden, or must be used. */
    | { readonly claim: 'impossible'; readonly lastOfItsKind: boolean };
}

/** Why the move of a hint does no harm. */
export type Because =
  /** The Solution does not need it, and nobody comes a cube closer. */
  | 'unused-forbidden'
  /** The Solution needs it anyway, and still takes more than one cube. */
  | 'needed-required'
  /** A Solution remains, and still takes more than one cube. */
  | 'still-far'
  /** So few cubes are left that nobody may say Now any more. */
  | 'too-few-for-now';

/** What a coach has to say, without words: see `hintWords`. */
export type Hint =
  /** And how many cards the Goal asks for, where there are cards. */
  | {
      readonly kind: 'set-goal';
      readonly goal: string;
      readonly asks: readonly number[];
      readonly idea: Idea;
    }
  | { readonly kind: 'bonus-before-goal'; readonly cube: Cube }
  | { readonly kind: 'say-no-goal' }
  | { readonly kind: 'no-goal-found' }
  | { readonly kind: 'challenge-now'; readonly idea: Idea }
  | {
      readonly kind: 'challenge-impossible';
      readonly required: readonly Cube[];
      readonly forbidden: readonly Cube[];
      readonly why: WhyNot | null;
    }
  | { readonly kind: 'let-pass'; readonly idea: Idea }
  | { readonly kind: 'pass-not-known'; readonly idea: Idea | null }
  | {
      readonly kind: 'move';
      readonly move: Move;
      readonly because: Because;
      readonly idea: Idea;
      readonly trap: Trap | null;
    }
  | {
      readonly kind: 'bonus-then-move';
      readonly bonus: Cube;
      readonly move: Move;
      readonly idea: Idea | null;
      readonly trap: Trap | null;
    }
  /** Every move is known to lose: the one that is hardest to punish. */
  | { readonly kind: 'every-move-loses'; readonly least: Trap }
  /** No move could be proved safe; what is known against some. */
  | {
      readonly kind: 'move-not-known';
      readonly idea: Idea | null;
      readonly trap: Trap | null;
    }
  | { readonly kind: 'write'; readonly idea: Idea }
  | { readonly kind: 'write-nothing'; readonly required: readonly Cube[] }
  | { readonly kind: 'write-not-known'; readonly required: readonly Cube[] };
