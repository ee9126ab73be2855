import { bookOf } from '@forceout/rules';
import type { MatchSettings, Seat } from '@forceout/rules/match';
import { kindsFor } from '../puzzles/make-puzzle.ts';
import type { PuzzleKind } from '../puzzles/puzzle.ts';
import { THEME_WEIGHT } from '../puzzles/themes.ts';
import type { Theme } from '../puzzles/themes.ts';
import type { Note } from './note.ts';
import type { Mistake } from './summary.ts';

/** Something to practise: a kind of puzzle, and the idea that was missed, if it was one. */
export interface Practice {
  readonly kind: PuzzleKind;
  readonly theme: Theme | null;
  /** How many mistakes of the match were of this kind; 0 for what is always worth it. */
  readonly mistakes: number;
}

const MOST = 3;
/** A mistake that cost the shake counts for so many. */
const COSTLY = 3;

/** Three things to practise, what cost most first. */
export function toPractise(
  settings: MatchSettings,
  notes: readonly Note[],
  mistakes: readonly Mistake[],
  turningPoints: readonly number[],
  seat: Seat,
): readonly Practice[] {
  const found = new Map<string, Practice & { readonly weight: number }>();
  for (const { note, puzzle } of mistakes) {
    if (notes[note]?.seat !== seat) continue;
    const { kind } = puzzle.task;
    const theme = mainTheme(puzzle.themes);
    const name = `${kind} ${theme}`;
    const before = found.get(name) ?? { kind, theme, mistakes: 0, weight: 0 };
    const weight = before.weight + (turningPoints.includes(note) ? COSTLY : 1);
    found.set(name, { ...before, mistakes: before.mistakes + 1, weight });
  }
  const own = [...found.values()]
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ kind, theme, mistakes: count }) => ({ kind, theme, mistakes: count }));
  const always = alwaysWorthIt(settings)
    .filter((kind) => !own.some((one) => one.kind === kind))
    .map((kind) => ({ kind, theme: null, mistakes: 0 }));
  return [...own, ...always].slice(0, MOST);
}

/** What every player needs in every shake. */
function alwaysWorthIt(settings: MatchSettings): readonly PuzzleKind[] {
  const equations = bookOf(settings)?.game === 'equations';
  const wanted: readonly PuzzleKind[] = [
    'now-impossible-or-play-on',
    'safe-move',
    'write-a-solution',
    equations ? 'evaluate' : 'which-cards',
    'right-or-wrong',
  ];
  const kinds = kindsFor(settings);
  return wanted.filter((kind) => kinds.includes(kind));
}

/** The hardest of the ideas; that some variation was picked is none. */
function mainTheme(themes: readonly Theme[]): Theme | null {
  const [first] = themes
    .filter((theme) => theme !== 'variation')
    .toSorted((one, other) => THEME_WEIGHT[other] - THEME_WEIGHT[one]);
  return first ?? null;
}
