import type { Game, Position } from '../../position/position.ts';
import { gameOf } from '../../position/position.ts';

/** Signs of Equations that no cube shows as they are, and the marks of turned cubes. */
export const EXTRA_SIGNS = ['~', '<', '!', '%', '|', '.', 'L', 'G', 'i', 'T', 'E', "'", 'e', ':='] as const;
export type ExtraSign = (typeof EXTRA_SIGNS)[number];

/** What may be written in a shake, as the editor must know it. The worker tells. */
export interface PaperRules {
  readonly game: Game;
  /** On-Sets: a Restriction part may be written. */
  readonly restrictions: boolean;
  /** Two Solutions is in force. */
  readonly pair: boolean;
  readonly wild: readonly { readonly face: string; readonly mayStandFor: readonly string[] }[];
  /** The blank card is there and may be given dots. */
  readonly blankWild: boolean;
  /** Faces that are one kind of symbol, lists of two. */
  readonly same: readonly (readonly string[])[];
  /** Multiple Operations. */
  readonly repeats: boolean;
  readonly exponentColor: string | null;
  readonly imaginary: boolean;
  readonly extra: readonly ExtraSign[];
  /** A checker may ask the judge whether it equals the Goal. */
  readonly mayAskJudge: boolean;
  /** Checkers may prove ambiguity together. */
  readonly together: boolean;
}

/** Until the worker has answered: what every shake has. */
export function plainPaper(position: Position): PaperRules {
  const game = gameOf(position);
  return {
    game,
    restrictions:
      game === 'onsets' && [...position.required, ...position.permitted].some((cube) => '=C'.includes(cube)),
    pair: false,
    wild: [],
    blankWild: false,
    same: [],
    repeats: false,
    exponentColor: null,
    imaginary: false,
    extra: [],
    mayAskJudge: true,
    together: false,
  };
}
