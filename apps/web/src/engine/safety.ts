import { read, readEquationsPosition, readOnSetsPosition, readRulebook } from '@forceout/formats';
import type { Result, Said } from '@forceout/rules';
import { books } from './shelf.ts';
import { equationsMoves, EquationsTurn, legalMoves, safetyTable } from '@forceout/solver';

export type Safety = 'now' | 'alive' | 'impossible' | 'unknown';

/** A move of the turn: a cube, where it goes, and what that leads to. */
export interface SafeMove {
  readonly from: 'resources' | 'permitted';
  readonly cube: string;
  readonly to: 'required' | 'permitted' | 'forbidden';
  readonly safety: Safety;
}

/** Every legal move of this turn, not worked out yet: the frame of the table. */
export function movesOf(json: unknown): Result<readonly Omit<SafeMove, 'safety'>[], Said> {
  return read(
    json,
    (field) => {
      const book = readRulebook(field.get('rulebook'));
      if (book.game === 'onsets') return legalMoves(readOnSetsPosition(field, book));
      return equationsMoves(readEquationsPosition(field, book)).map((move) => ({
        from: 'resources',
        ...move,
      }));
    },
    'refused',
    books(),
  );
}

/** The cubes of one turn are asked about one after another, and what was found for one is of use for the next. */
let latest: { readonly asked: string; readonly turn: EquationsTurn } | null = null;

/** What the moves lead to: all of them in On-Sets; those of one cube in Equations, where each may take long. */
export function safetyOf(
  json: unknown,
  cube: string | null,
  limitMs: number,
): Result<readonly SafeMove[], Said> {
  return read(
    json,
    (field) => {
      const book = readRulebook(field.get('rulebook'));
      if (book.game === 'onsets') return safetyTable(readOnSetsPosition(field, book));
      const position = readEquationsPosition(field, book);
      const asked = JSON.stringify([json, limitMs]);
      if (latest?.asked !== asked)
        latest = { asked, turn: new EquationsTurn(position, { limitMs, now: () => performance.now() }) };
      const { turn } = latest;
      return equationsMoves(position)
        .filter((move) => cube === null || move.cube === cube)
        .map((move) => ({ from: 'resources', ...move, safety: turn.safetyOf(move) }));
    },
    'refused',
    books(),
  );
}
