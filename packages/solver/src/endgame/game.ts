import type { TurnLimit } from '../shares.ts';
import type { Cubes, Mat, Step } from './mat.ts';

/** `unknown` only where a limit cut the search short. */
export type Answer = 'yes' | 'no' | 'unknown';

/** What the endgame asks of a game: the shake with its Goal, cards and variations is the game's own. */
export interface EndgameGame {
  /** Every way to move one cube to the mat, or to shift one on it. A bonus move is one of those from Resources to Forbidden. */
  steps(mat: Mat): readonly Step[];
  /** Whether a challenge of Now would be valid, right or wrong. */
  mayBeNow(mat: Mat): boolean;
  /** Whether something can be written that uses all the required cubes and none but the usable ones, which include them. */
  solvable(required: Cubes, usable: Cubes, limit: TurnLimit): Answer;
  /**
   * Whether a challenge of Now would be right, where that is more than one Resource cube beside the mat: with Two Solutions
   * each may use a Resource cube of its own. Null where one cube serves all that is written.
   */
  readonly solvableNow: ((mat: Mat, limit: TurnLimit) => Answer) | null;
}
