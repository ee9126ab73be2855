import { Draws } from '@forceout/rules/kit';
import type { MatchSettings } from '@forceout/rules/match';
import { analystFor } from '../bots/analyst-for.ts';
import { shuffled } from '../bots/situation.ts';
import { kindsFor } from './make-puzzle.ts';
import type { Puzzle } from './puzzle.ts';
import { makeWanted } from './themed.ts';

/** From Sunday: easy when the week begins, hardest at its end. */
const WEEK = [4, 1, 2, 2, 3, 4, 5] as const;

function difficultyOn(date: string): number {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return WEEK[day] ?? 3;
}

/** The puzzle of a day, `"2026-11-15"`: the same for everybody who plays this book and division. */
export function dailyPuzzle(settings: MatchSettings, date: string): Puzzle | null {
  const { rulebook, division, season } = settings;
  const seed = `daily ${rulebook} ${division} ${season} ${date}`;
  const analyst = analystFor(settings);
  for (const kind of shuffled(kindsFor(settings), new Draws(seed, 'kind'))) {
    const puzzle = makeWanted(kind, settings, analyst, seed, { theme: null, difficulty: difficultyOn(date) });
    if (puzzle !== null) return puzzle;
  }
  return null;
}
