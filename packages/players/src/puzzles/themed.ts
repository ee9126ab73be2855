import type { MatchSettings } from '@forceout/rules/match';
import type { Analyst } from '../bots/analyst.ts';
import { makePuzzle } from './make-puzzle.ts';
import type { Puzzle, PuzzleKind } from './puzzle.ts';
import type { Theme } from './themes.ts';

/** Seeds that are tried for one with the wanted idea, or the wanted difficulty. */
const TRIED = 8;

export interface Wanted {
  readonly theme: Theme | null;
  /** From 1 to 5; null for any. */
  readonly difficulty: number | null;
}

/** A puzzle of this kind that fits best what is wanted, among a few. */
export function makeWanted(
  kind: PuzzleKind,
  settings: MatchSettings,
  analyst: Analyst,
  seed: string,
  { theme, difficulty }: Wanted,
): Puzzle | null {
  let best: { readonly puzzle: Puzzle; readonly off: number } | null = null;
  for (let tried = 0; tried < TRIED; tried++) {
    const puzzle = makePuzzle(kind, settings, analyst, tried === 0 ? seed : `${seed} ${tried}`);
    if (puzzle === null) continue;
    const off =
      (theme === null || puzzle.themes.includes(theme) ? 0 : 3) +
      (difficulty === null ? 0 : Math.abs(puzzle.difficulty - difficulty));
    if (best === null || off < best.off) best = { puzzle, off };
    if (off === 0) break;
  }
  return best?.puzzle ?? null;
}
