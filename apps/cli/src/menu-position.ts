import { goalSaid } from '@forceout/formats';
import { books } from './house-rules.ts';
import type { Rulebook } from '@forceout/rules';
import { titleIn } from '@forceout/rules/titles';
import type { Ask } from './menu.ts';
import { readPickWords } from '@forceout/formats';
import { rows } from './style.ts';
import { language, told, words as texts } from './words/language.ts';
import type { Words } from './words/words.ts';

/** A position in the public format while it is being asked for. */
export type Draft = Readonly<Record<string, unknown>>;

/** What the questions offer the first time, for each game. */
export const FIRST_SHAKE: Readonly<Record<Rulebook['game'], Draft>> = {
  onsets: {
    rulebook: 'agloa-onsets-2026',
    division: 'middle',
    universe: ['BRGY', 'BRG', 'BRY', 'BR', 'RG', 'RY', 'R', 'GY', 'G', 'blank'],
    variations: [],
    goal: '3',
    required: [],
    permitted: ['B', 'R', 'G', 'n', 'U'],
    forbidden: [],
    resources: ['Y', '-', '='],
    after: 'now',
  },
  equations: {
    rulebook: 'agloa-equations-2015',
    division: 'middle',
    season: 'even',
    variations: [],
    goal: '37',
    required: ['green:6'],
    permitted: ['green:6', 'blue:x', 'red:1'],
    forbidden: [],
    resources: ['red:+', 'red:2'],
    after: 'now',
  },
};

export function gameOf(draft: Draft): Rulebook['game'] {
  return books().find((book) => book.id === draft['rulebook'])?.game ?? 'onsets';
}

interface Question {
  readonly key: keyof Words['menu']['questions'];
  readonly read: (answer: string) => unknown;
  readonly write: (value: unknown) => string;
  readonly only?: 'judging' | 'starting';
  readonly game?: Rulebook['game'];
}

const isNone = (answer: string): boolean => answer === 'none' || answer === texts().menu.none;
const words = (answer: string): readonly string[] =>
  answer.split(/[\s,]+/).filter((word) => word !== '' && !isNone(word));
const listed = (value: unknown): string =>
  ((value ?? []) as readonly string[]).join(' ') || texts().menu.none;
const plain = { read: (answer: string): unknown => answer, write: (value: unknown): string => String(value) };
const list = { read: words, write: listed };

const QUESTIONS: readonly Question[] = [
  {
    key: 'rulebook',
    read: (answer) => books()[Number(answer) - 1]?.id ?? answer,
    write: String,
  },
  { key: 'division', ...plain },
  { key: 'season', ...plain, game: 'equations' },
  { key: 'universe', ...list, game: 'onsets' },
  {
    key: 'variations',
    read: (answer) => (isNone(answer) ? [] : answer.split(';').map((text) => readPickWords(text))),
    write: (value) =>
      (value as readonly Draft[]).map((pick) => Object.values(pick).join(' ')).join('; ') ||
      texts().menu.none,
  },
  { key: 'goal', ...plain, only: 'judging' },
  { key: 'required', ...list, only: 'judging' },
  { key: 'permitted', ...list, only: 'judging' },
  { key: 'forbidden', ...list, only: 'judging' },
  { key: 'resources', ...list },
  { key: 'after', ...plain, only: 'judging' },
];

/** Asks for a position, with the last one as the standard answers; null when the input has ended. */
export async function askPosition(
  ask: Ask,
  last: Draft,
  purpose: 'judging' | 'starting',
): Promise<Draft | null> {
  process.stdout.write(
    `${rows(books().map((book, index) => [String(index + 1), titleIn(book.title, language())]))}\n`,
  );
  let draft = last;
  for (const question of QUESTIONS) {
    if (question.only !== undefined && question.only !== purpose) continue;
    if (question.game !== undefined && question.game !== gameOf(draft)) continue;
    for (;;) {
      const answer = await ask(texts().menu.questions[question.key], question.write(draft[question.key]));
      if (answer === null) return null;
      const tried = { ...draft, [question.key]: question.read(answer) };
      const problem = problemWith(tried, question.key);
      if (problem === null) {
        // The cubes and cards of one game are no answers in the other.
        draft =
          gameOf(tried) === gameOf(draft)
            ? tried
            : { ...FIRST_SHAKE[gameOf(tried)], rulebook: tried['rulebook'] };
        break;
      }
      process.stdout.write(`  ${problem}\n`);
    }
  }
  return draft;
}

/** What is wrong with this answer; mistakes in later answers are left to later questions. */
function problemWith(draft: Draft, key: string): string | null {
  const read = goalSaid({ position: draft, goal: '1' });
  if (read.ok || read.error.say !== 'input-at') return null;
  return read.error.where.startsWith(`position.${key}`) ? told(read.error) : null;
}
