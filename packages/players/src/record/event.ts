import type { GameName } from '../words/signs.ts';
import { PUZZLE_KINDS } from '../puzzles/puzzle.ts';
import type { PuzzleKind } from '../puzzles/puzzle.ts';
import { THEMES } from '../puzzles/themes.ts';
import type { Theme } from '../puzzles/themes.ts';

/** Where it happened: ratings and ideas are counted by game and division. */
export interface Course {
  readonly rulebook: string;
  readonly game: GameName;
  readonly division: string;
}

/** Something that a player did and that says something about what they know. Times in milliseconds. */
export type RecordEvent = { readonly at: number; readonly course: Course } & (
  | {
      readonly of: 'puzzle';
      readonly kind: PuzzleKind;
      readonly seed: string;
      readonly themes: readonly Theme[];
      readonly difficulty: number;
      readonly right: boolean;
    }
  | { readonly of: 'lesson'; readonly step: string }
  | ({ readonly of: 'match' } & MatchRecord)
);

/** One match of a player: the counts of a review, and how it ended against each of the others. */
export interface MatchRecord {
  readonly table: string;
  readonly counts: MatchCounts;
  readonly against: readonly Opponent[];
}

export const COUNTS = [
  'moves',
  'goodMoves',
  'rightChallenges',
  'falseChallenges',
  'missedChallenges',
  'wrongSolutions',
  'wroteNothing',
  'acceptedWrong',
] as const;
export type MatchCounts = Readonly<Record<(typeof COUNTS)[number], number>>;

export interface Opponent {
  /** A bot by its level, or `person:` and an id. */
  readonly who: string;
  /** 1 for more match points than they, 0 for less, half for as many. */
  readonly score: number;
  readonly rating: number;
  readonly deviation: number;
}

type Flat = Readonly<Record<string, string | number | boolean>>;

/** The event as flat fields, which is how a server keeps it. */
export function flatEvent(event: RecordEvent): Flat {
  const { at, course, of } = event;
  const base = { at, of, rulebook: course.rulebook, game: course.game, division: course.division };
  switch (of) {
    case 'puzzle': {
      const { kind, seed, themes, difficulty, right } = event;
      return { ...base, kind, seed, themes: themes.join(' '), difficulty, right };
    }
    case 'lesson':
      return { ...base, step: event.step };
    case 'match': {
      const against = event.against
        .map(({ who, score, rating, deviation }) => `${who} ${score} ${rating} ${deviation}`)
        .join(';');
      return { ...base, table: event.table, ...event.counts, against };
    }
  }
}

/** The event again; null for what is none. */
export function eventFromFlat(flat: Readonly<Record<string, unknown>>): RecordEvent | null {
  const text = (name: string): string => (typeof flat[name] === 'string' ? flat[name] : '');
  const number = (name: string): number => (typeof flat[name] === 'number' ? flat[name] : 0);
  const game = text('game');
  if (game !== 'onsets' && game !== 'equations') return null;
  const base = {
    at: number('at'),
    course: { rulebook: text('rulebook'), game, division: text('division') },
  } as const;
  switch (flat['of']) {
    case 'puzzle': {
      const kind = PUZZLE_KINDS.find((one) => one === text('kind'));
      const themes = THEMES.filter((theme) => text('themes').split(' ').includes(theme));
      if (kind === undefined) return null;
      const [difficulty, right] = [number('difficulty'), flat['right'] === true];
      return { ...base, of: 'puzzle', kind, seed: text('seed'), themes, difficulty, right };
    }
    case 'lesson':
      return { ...base, of: 'lesson', step: text('step') };
    case 'match': {
      const counts = Object.fromEntries(COUNTS.map((name) => [name, number(name)])) as unknown as MatchCounts;
      return { ...base, of: 'match', table: text('table'), counts, against: opponents(text('against')) };
    }
    default:
      return null;
  }
}

function opponents(text: string): readonly Opponent[] {
  return text
    .split(';')
    .filter((one) => one !== '')
    .map((one) => {
      const [who = '', score, rating, deviation] = one.split(' ');
      return { who, score: Number(score), rating: Number(rating), deviation: Number(deviation) };
    });
}

/** A name under which the event is kept once: the same lesson or match again takes its place. */
export function eventName(event: RecordEvent): string {
  return nameOf(event)
    .replaceAll(/[^\w-]/g, '-')
    .slice(0, MOST_LETTERS);
}

/** Longer names are refused by servers. */
const MOST_LETTERS = 100;

function nameOf(event: RecordEvent): string {
  const { rulebook, division } = event.course;
  switch (event.of) {
    case 'puzzle':
      return `puzzle-${event.at}-${event.seed}`;
    case 'lesson':
      return `lesson-${rulebook}-${division}-${event.step}`;
    case 'match':
      return `match-${event.table}`;
  }
}
