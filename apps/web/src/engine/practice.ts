import {
  makeWrittenEquation,
  makeWrittenSolution,
  read,
  readWrittenEquation,
  readWrittenSolution,
} from '@forceout/formats';
import {
  analystFor,
  dailyPuzzle,
  grade,
  graded,
  kindsFor,
  makePuzzle,
  makeWanted,
  positionOf,
} from '@forceout/players';
import type { Grade, Puzzle, PuzzleAnswer, PuzzleKind, Task, Theme, Wanted } from '@forceout/players';
import { bookOf, versionedName } from '@forceout/rules';
import type { WrittenEquation } from '@forceout/rules/equations';
import type { MatchSettings, Written } from '@forceout/rules/match';
import type { WrittenSolution } from '@forceout/rules/onsets';

export type Json = Readonly<Record<string, unknown>>;

/** A puzzle without its key, in the public formats. */
export interface ShownPuzzle {
  /** What asks for the same puzzle again. */
  readonly asked: AskedPuzzle;
  /** What makes this very puzzle again; empty where a variation was asked for. */
  readonly seed: string;
  readonly kind: PuzzleKind;
  /** What the question is about: what was written, or an expression. Empty where it is about the position. */
  readonly text: string;
  /** The variation that the question is about. */
  readonly pick: Json | null;
  readonly difficulty: number;
  readonly themes: readonly Theme[];
  readonly position: Json;
  readonly goalCubes: readonly string[];
  /** What has been written, where the puzzle is about that. */
  readonly written: readonly Json[];
  readonly texts: readonly string[];
}

export type AskedPuzzle =
  | {
      readonly of: 'seed';
      readonly settings: MatchSettings;
      readonly kind: PuzzleKind;
      readonly seed: string;
      readonly wanted?: Wanted;
    }
  /** A mistake of a match that was played. */
  | { readonly of: 'match'; readonly settings: MatchSettings; readonly puzzle: Puzzle }
  /** `date` as `2026-11-16`. */
  | { readonly of: 'day'; readonly settings: MatchSettings; readonly date: string };

/** An answer as a page gives it: what is written comes in the public format. */
export type GivenAnswer =
  | { readonly kind: 'write-a-solution' | 'find-the-ambiguity'; readonly written: readonly Json[] }
  | Exclude<PuzzleAnswer, { readonly kind: 'write-a-solution' | 'find-the-ambiguity' }>;

const made = new Map<string, Puzzle | null>();

/** A puzzle takes a while to make and is asked for twice: to show it and to grade an answer. */
function puzzleFor(asked: AskedPuzzle): Puzzle | null {
  const name = JSON.stringify(asked);
  const known = made.get(name);
  if (known !== undefined) return known;
  const fresh = freshly(asked);
  made.set(name, fresh);
  return fresh;
}

function freshly(asked: AskedPuzzle): Puzzle | null {
  const { settings } = asked;
  switch (asked.of) {
    case 'day':
      return dailyPuzzle(settings, asked.date);
    case 'match':
      return asked.puzzle;
    case 'seed':
      return asked.wanted === undefined
        ? makePuzzle(asked.kind, settings, analystFor(settings), asked.seed)
        : makeWanted(asked.kind, settings, analystFor(settings), asked.seed, asked.wanted);
  }
}

export function puzzleKinds(settings: MatchSettings): readonly PuzzleKind[] {
  return kindsFor(settings);
}

export function puzzle(asked: AskedPuzzle): ShownPuzzle | null {
  const found = puzzleFor(asked);
  if (found === null) return null;
  const { difficulty, themes, moment, settings, task } = found;
  return {
    asked,
    seed: asked.of === 'seed' && asked.wanted?.variation === undefined ? found.seed : '',
    kind: task.kind,
    text: task.kind === 'evaluate' ? task.text : textOf(writtenIn(task), settings),
    pick: task.kind === 'legal-pick' ? { ...task.pick } : null,
    difficulty,
    themes,
    position: { ...positionOf(settings, moment), rulebook: versionedName(settings) },
    goalCubes: moment.mat.goal,
    written: writtenIn(task).map((one) => published(one, settings)),
    texts: task.kind === 'spot-the-illegal' ? task.texts : [],
  };
}

export function gradePuzzle(asked: AskedPuzzle, answer: GivenAnswer): Grade | null {
  const found = puzzleFor(asked);
  if (found === null) return null;
  const { settings } = found;
  if (answer.kind !== 'write-a-solution' && answer.kind !== 'find-the-ambiguity')
    return grade(found, answer, analystFor(settings));
  const written: Written[] = [];
  for (const one of answer.written) {
    const taken = read<Written>(one, isEquations(settings) ? readWrittenEquation : readWrittenSolution);
    if (!taken.ok) {
      const game = isEquations(settings) ? 'equations' : 'onsets';
      return graded(false, { says: 'judge', game, code: '', message: taken.error });
    }
    written.push(taken.value);
  }
  return grade(found, { kind: answer.kind, written }, analystFor(settings));
}

function writtenIn(task: Task): readonly Written[] {
  return 'written' in task ? task.written : [];
}

function textOf(written: readonly Written[], settings: MatchSettings): string {
  const analyst = analystFor(settings);
  return written.map((one) => analyst.text([one])).join(' · ');
}

function isEquations(settings: MatchSettings): boolean {
  return bookOf(settings)?.game === 'equations';
}

function published(written: Written, settings: MatchSettings): Json {
  return isEquations(settings)
    ? makeWrittenEquation(written as WrittenEquation)
    : makeWrittenSolution(written as WrittenSolution);
}
