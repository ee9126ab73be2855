import { bookOf } from '../../rulebooks/house/house-rules.ts';
import { equationsGame } from './equations-game.ts';
import type { Game } from './game.ts';
import { onsetsGame } from './onsets-game.ts';
import type { MatchSettings } from '../record/settings.ts';

const known = new WeakMap<MatchSettings, Game>();

/** The game that a match plays, under its book, division and level. */
export function gameFor(settings: MatchSettings): Game {
  const found = known.get(settings);
  if (found !== undefined) return found;
  const book = bookOf(settings);
  if (book === null) throw new Error(`no such rulebook: ${settings.rulebook}`);
  const game = book.game === 'onsets' ? onsetsGame(book, settings) : equationsGame(book, settings);
  known.set(settings, game);
  return game;
}
