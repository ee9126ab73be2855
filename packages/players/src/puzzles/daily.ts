import { Draws } from '@forceout/rules/kit';
import type { MatchSettings } from '@forceout/rules/match';
import { analystFor } from '../bots/analyst-for.ts';
import { shuffled } from '../bots/situation.ts';
import { kindsFor, makePuzzle } from './make-puzzle.ts';
import type { Puzzle } from './puzzle.ts';

/** The puzzle of a day, `"2026-11-15"`: the same for everybody who plays this book and division. */
export function dailyPuzzle(settings: MatchSettings, date: string): Puzzle | null {
  const { rulebook, division, season } = settings;
  const seed = `daily ${rulebook} ${division} ${season} ${date}`;
  const analyst = analystFor(settings);
  for (const kind of shuffled(kindsFor(settings), new Draws(seed, 'kind'))) {
    const puzzle = makePuzzle(kind, settings, analyst, seed);
    if (puzzle !== null) return puzzle;
  }
  return null;
}
