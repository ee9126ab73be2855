import type { MatchSettings } from '@forceout/rules/match';
import type { Analyst } from '../bots/analyst.ts';
import { makePuzzle } from './make-puzzle.ts';
import type { Puzzle, PuzzleKind } from './puzzle.ts';
import type { Theme } from './themes.ts';

/** Seeds that are tried for one with the wanted idea, or the wanted difficulty. */
const TRIED = 8;
/** After so many what is nearly right will do. */
const ENOUGH = 3;

export interface Wanted {
  readonly theme: Theme | null;
  /** From 1 to 5; null for any. */
  readonly difficulty: number | null;
  /** A sign that should be in what is asked or in the answer, as it is typed. */
  readonly sign?: string | null;
  /** The variation that is in force, null for none; left out, some are drawn. */
  readonly variation?: string | null;
}

/** A puzzle of this kind that fits best what is wanted, among a few. */
export function makeWanted(
  kind: PuzzleKind,
  settings: MatchSettings,
  analyst: Analyst,
  seed: string,
  { theme, difficulty, sign = null, variation }: Wanted,
): Puzzle | null {
  let best: { readonly puzzle: Puzzle; readonly off: number } | null = null;
  for (let tried = 0; tried < TRIED; tried++) {
    const puzzle = makePuzzle(kind, settings, analyst, tried === 0 ? seed : `${seed} ${tried}`, variation);
    if (puzzle === null) continue;
    const off =
      (theme === null || puzzle.themes.includes(theme) ? 0 : 3) +
      (sign === null || signsIn(puzzle, analyst).includes(sign) ? 0 : 3) +
      (difficulty === null ? 0 : Math.abs(puzzle.difficulty - difficulty));
    if (best === null || off < best.off) best = { puzzle, off };
    if (off === 0 || (tried >= ENOUGH && best.off <= 1)) break;
  }
  return best?.puzzle ?? null;
}

function signsIn({ task }: Puzzle, analyst: Analyst): string {
  if ('written' in task) return analyst.text(task.written);
  if ('text' in task) return task.text;
  return 'example' in task && Array.isArray(task.example)
    ? analyst.text(task.example as readonly object[])
    : '';
}
