import type { Game, Moment } from '@forceout/rules/match';
import { afterMove } from '../bots/analyst.ts';
import type { Analyst, Move } from '../bots/analyst.ts';
import { mayBeNow } from '../bots/situation.ts';
import type { Written } from '@forceout/rules/match';

/** What opponents can make of a position: a true Now, a true Impossible, or nothing that is known. */
export type Standing =
  | { readonly kind: 'now'; readonly written: readonly Written[] }
  | { readonly kind: 'impossible' }
  | { readonly kind: 'safe'; readonly written: readonly Written[] | null };

export function standing(game: Game, analyst: Analyst, moment: Moment): Standing {
  const possible = analyst.find({ ...moment, after: 'impossible' });
  if (possible.answer === 'no') return { kind: 'impossible' };
  if (mayBeNow(game, moment)) {
    const now = analyst.find({ ...moment, after: 'now' });
    if (now.answer === 'yes') return { kind: 'now', written: now.written };
  }
  return { kind: 'safe', written: possible.answer === 'yes' ? possible.written : null };
}

/** Moves after which no challenge is right, at most so many of them. */
export function safeMoves(game: Game, analyst: Analyst, moment: Moment, most: number): readonly Move[] {
  const safe: Move[] = [];
  for (const move of analyst.moves(moment)) {
    if (safe.length >= most) break;
    if (standing(game, analyst, afterMove(moment, move)).kind === 'safe') safe.push(move);
  }
  return safe;
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
    const [move] = safeMoves(
      game,
      analyst,
      afterMove(moment, { from: 'resources', cube: bonus, to: 'forbidden' }),
      1,
    );
    if (move !== undefined) return { bonus, move };
  }
  return null;
}
