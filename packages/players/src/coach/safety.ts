import type { Game, Moment, Written } from '@forceout/rules/match';
import { afterMove } from '../bots/analyst.ts';
import type { Analyst, Found, Move } from '../bots/analyst.ts';
import { mayBeNow } from '../bots/situation.ts';

/**
 * What opponents can make of a position: a true Now, a true Impossible, provably nothing (`safe`), or nobody knows.
 * `unknown` is never taken for safe; the Solution in it is one that is still possible, if one was found.
 */
export type Standing =
  | { readonly kind: 'now'; readonly written: readonly Written[] }
  | { readonly kind: 'impossible' }
  | { readonly kind: 'safe'; readonly written: readonly Written[] }
  | { readonly kind: 'unknown'; readonly written: readonly Written[] | null };

const NO: Found = { answer: 'no' };

export function standing(game: Game, analyst: Analyst, moment: Moment): Standing {
  const possible = analyst.find({ ...moment, after: 'impossible' }, 'study');
  if (possible.answer === 'no') return { kind: 'impossible' };
  return withNow(possible, nowAt(game, analyst, moment));
}

/** The same after a move. What holds before it spares most searches: the questions before it are asked first. */
export function standingAfter(game: Game, analyst: Analyst, before: Moment, move: Move): Standing {
  const next = afterMove(before, move);
  // Permitted takes nothing away, so what is possible stays so.
  const at = move.to === 'permitted' ? before : next;
  const possible = analyst.find({ ...at, after: 'impossible' }, 'study');
  if (possible.answer === 'no') return { kind: 'impossible' };
  // With a cube Forbidden there is one less to choose. Who always gets an answer need not conclude it.
  const less = !analyst.exact && move.to === 'forbidden' && mayBeNow(game, next);
  if (less && nowAt(game, analyst, before).answer === 'no') return withNow(possible, NO);
  return withNow(possible, nowAt(game, analyst, next));
}

function nowAt(game: Game, analyst: Analyst, moment: Moment): Found {
  return mayBeNow(game, moment) ? analyst.find({ ...moment, after: 'now' }, 'study') : NO;
}

function withNow(possible: Found, now: Found): Standing {
  if (now.answer === 'yes') return { kind: 'now', written: now.written };
  const written = possible.answer === 'yes' ? possible.written : null;
  return now.answer === 'no' && written !== null ? { kind: 'safe', written } : { kind: 'unknown', written };
}

/** Moves after which provably no challenge is right, at most so many of them. */
export function safeMoves(game: Game, analyst: Analyst, moment: Moment, most: number): readonly Move[] {
  const safe: Move[] = [];
  for (const move of differentFirst(analyst.moves(moment))) {
    if (safe.length >= most) break;
    if (standingAfter(game, analyst, moment, move).kind === 'safe') safe.push(move);
  }
  return safe;
}

/** Another cube says more than the same one elsewhere; what is forbidden takes the least proof. */
function differentFirst(moves: readonly Move[]): readonly Move[] {
  const rank = { forbidden: 0, required: 1, permitted: 2 } as const;
  return moves.toSorted((one, other) => rank[one.to] - rank[other.to]);
}

/** A cube to forbid first, and a safe move after it; null if even a bonus move would not help. */
export function safeWithBonus(
  game: Game,
  analyst: Analyst,
  moment: Moment,
): { readonly bonus: string; readonly move: Move } | null {
  const { resources } = moment.mat;
  if (resources.length < 2) return null;
  for (const bonus of new Set(resources)) {
    if (game.toForbidden(bonus, resources.length) !== null) continue;
    const without = afterMove(moment, { from: 'resources', cube: bonus, to: 'forbidden' });
    const [move] = safeMoves(game, analyst, without, 1);
    if (move !== undefined) return { bonus, move };
  }
  return null;
}
