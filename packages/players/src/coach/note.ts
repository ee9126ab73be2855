import type { Seat } from '@forceout/rules/match';
import type { Move } from '../bots/analyst.ts';
import type { Reason } from '../puzzles/puzzle.ts';

/** What a coach says of one act. Texts of Solutions are as they would be written. */
export type Note = { readonly shake: number; readonly seat: Seat } & (
  | {
      readonly kind: 'goal';
      readonly goal: string;
      readonly verdict: 'good' | 'made-impossible';
      readonly solution: string | null;
    }
  | {
      readonly kind: 'move';
      readonly move: Move;
      /**
       * `not-known`: nothing was found against it, and nothing proved. `already-impossible`: nothing could be written
       * before it either, so it is nobody's mistake. `left-now`: Now was right before it, and still is.
       */
      readonly verdict:
        | 'good'
        | 'not-known'
        | 'already-impossible'
        | 'made-now'
        | 'left-now'
        | 'made-impossible'
        | 'no-safe-move';
      /** What could now be written, if anything. */
      readonly solution: string | null;
      /** Some moves that would have been safe. */
      readonly safe: readonly Move[];
      /** Whether there were more than these. */
      readonly moreSafe: boolean;
      /** The same with a bonus move first, where nothing else was safe. */
      readonly bonus: { readonly bonus: string; readonly move: Move } | null;
    }
  | {
      /** A challenge would have been right, and this player did not make it. */
      readonly kind: 'missed-challenge';
      readonly claim: 'now' | 'impossible';
      readonly solution: string | null;
    }
  | {
      readonly kind: 'challenge';
      readonly claim: 'now' | 'impossible';
      readonly right: boolean;
      readonly solution: string | null;
    }
  | {
      readonly kind: 'no-goal';
      readonly said: 'declared' | 'agreed' | 'disputed';
      readonly right: boolean;
      readonly solution: string | null;
    }
  | {
      readonly kind: 'wrote';
      readonly text: string;
      readonly right: boolean;
      readonly why: Reason | null;
      readonly solution: string | null;
    }
  /** Had to write, or could have, and there was something to write. */
  | { readonly kind: 'wrote-nothing'; readonly solution: string }
  | {
      readonly kind: 'check';
      readonly writer: Seat;
      readonly decision: 'accepted' | 'showed-it-wrong' | 'failed';
      readonly right: boolean;
      /** What was wrong with it, or the grouping that shows it. */
      readonly why: Reason | null;
    }
);

/** Whether the note is about something that should have been done otherwise. */
export function isError(note: Note): boolean {
  switch (note.kind) {
    case 'goal':
      return note.verdict !== 'good';
    case 'move':
      // Who left a Now standing has overlooked it, and that is told by itself.
      return note.verdict === 'made-now' || note.verdict === 'made-impossible';
    case 'missed-challenge':
    case 'wrote-nothing':
      return true;
    case 'challenge':
    case 'no-goal':
    case 'wrote':
    case 'check':
      return !note.right;
  }
}
