import type { PuzzleKind } from '../puzzles/puzzle.ts';
import type { Theme } from '../puzzles/themes.ts';
import { COUNTS } from './event.ts';
import type { Course, MatchCounts, RecordEvent } from './event.ts';
import { rated, UNRATED } from './glicko.ts';
import type { Rating } from './glicko.ts';

/** An idea or a kind of question: how often it was tried, how often right, and lately. */
export interface Mastery {
  readonly tried: number;
  readonly right: number;
  /** Of the last ten, how many were right; and of the ten before these, null without any. */
  readonly recent: number;
  readonly before: number | null;
}

/** What is known of a player in one game and division. */
export interface CourseModel {
  readonly course: Course;
  /** Against other players, from matches. */
  readonly rating: Rating;
  /** Against puzzles. */
  readonly puzzles: Rating;
  /** How hard each kind of puzzle turned out to be for this player, by kind and difficulty; what was never tried is as `puzzleRating` says. */
  readonly puzzleRatings: Readonly<Record<string, Rating>>;
  readonly matches: number;
  readonly counts: MatchCounts;
  readonly kinds: Readonly<Partial<Record<PuzzleKind, Mastery>>>;
  readonly themes: Readonly<Partial<Record<Theme, Mastery>>>;
  /** Steps of the lessons that were passed. */
  readonly lessons: readonly string[];
}

/** How strong a puzzle of each difficulty plays before anybody has tried it; measured difficulties are five steps. */
const PUZZLE_RATINGS = [1100, 1300, 1500, 1700, 1900] as const;
/** A measured difficulty is a good guess, and so many answers as say otherwise may change it. */
const PUZZLE_DEVIATION = 120;
const LATELY = 10;

function puzzleName(kind: PuzzleKind, difficulty: number): string {
  return `${kind} ${Math.max(1, Math.min(5, Math.round(difficulty)))}`;
}

/** How strong a puzzle plays against this player, as far as their own answers tell. */
export function puzzleRating(
  difficulty: number,
  kind: PuzzleKind | null = null,
  known: CourseModel['puzzleRatings'] = {},
): Rating {
  const told = kind === null ? undefined : known[puzzleName(kind, difficulty)];
  if (told !== undefined) return told;
  const rating = PUZZLE_RATINGS[Math.max(1, Math.min(5, Math.round(difficulty))) - 1]!;
  return { rating, deviation: PUZZLE_DEVIATION, volatility: UNRATED.volatility };
}

const NO_COUNTS = Object.fromEntries(COUNTS.map((name) => [name, 0])) as unknown as MatchCounts;

/** Computed from all that was kept, in its order; the same log always gives the same. */
export function modelsOf(log: readonly RecordEvent[]): readonly CourseModel[] {
  const courses = new Map<string, RecordEvent[]>();
  for (const event of log.toSorted((one, other) => one.at - other.at)) {
    const name = `${event.course.game} ${event.course.division}`;
    courses.set(name, [...(courses.get(name) ?? []), event]);
  }
  return [...courses.values()].map(modelOf);
}

function modelOf(events: readonly RecordEvent[]): CourseModel {
  let [rating, puzzles] = [UNRATED, UNRATED];
  let matches = 0;
  let counts = NO_COUNTS;
  const kinds = new Map<PuzzleKind, boolean[]>();
  const themes = new Map<Theme, boolean[]>();
  const lessons = new Set<string>();
  const puzzleRatings: Record<string, Rating> = {};
  const add = <Name>(to: Map<Name, boolean[]>, name: Name, right: boolean): void =>
    void to.set(name, [...(to.get(name) ?? []), right]);
  for (const event of events) {
    switch (event.of) {
      case 'puzzle': {
        const { kind, difficulty, right } = event;
        // Player and puzzle are two who meet: each changes by what was known of the other.
        const puzzle = puzzleRating(difficulty, kind, puzzleRatings);
        const player = puzzles;
        puzzles = rated(player, [{ ...puzzle, score: Number(right) }]);
        puzzleRatings[puzzleName(kind, difficulty)] = rated(puzzle, [{ ...player, score: Number(!right) }]);
        add(kinds, event.kind, right);
        for (const theme of event.themes) add(themes, theme, right);
        break;
      }
      case 'lesson':
        lessons.add(event.step);
        break;
      case 'match': {
        matches++;
        rating = rated(rating, event.against);
        const sum = COUNTS.map((name) => [name, counts[name] + event.counts[name]] as const);
        counts = Object.fromEntries(sum) as unknown as MatchCounts;
        break;
      }
    }
  }
  const mastered = <Name extends string>(
    of: Map<Name, boolean[]>,
  ): Readonly<Partial<Record<Name, Mastery>>> =>
    Object.fromEntries([...of].map(([name, answers]) => [name, mastery(answers)])) as Partial<
      Record<Name, Mastery>
    >;
  return {
    course: events.at(-1)!.course,
    rating,
    puzzles,
    puzzleRatings,
    matches,
    counts,
    kinds: mastered(kinds),
    themes: mastered(themes),
    lessons: [...lessons],
  };
}

function mastery(answers: readonly boolean[]): Mastery {
  const share = (list: readonly boolean[]): number => list.filter(Boolean).length / list.length;
  const earlier = answers.slice(-2 * LATELY, -LATELY);
  return {
    tried: answers.length,
    right: answers.filter(Boolean).length,
    recent: share(answers.slice(-LATELY)),
    before: earlier.length === 0 ? null : share(earlier),
  };
}
