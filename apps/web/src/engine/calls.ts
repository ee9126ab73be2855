/** Everything the engine's worker can be asked. What goes in and out is plain data, as the public formats have it. */
import { goalSaid, judgeSaid, makeMatchFile, readHouseRules, variationSaid } from '@forceout/formats';
import { modelsOf, solveSaid } from '@forceout/players';
import type { SolveRequestOptions } from '@forceout/players';
import { bookOf, RULEBOOKS, versionOf } from '@forceout/rules';
import type { NamedBook } from '@forceout/rules';
import { verifyMatch } from '@forceout/table';
import { choices } from './choices.ts';
import { mayAsked, maySeat } from './may.ts';
import { paperRules } from './paper.ts';
import { ruling } from './ruling.ts';
import { movesOf, safetyOf } from './safety.ts';
import { differences, openBook } from './books.ts';
import { lesson } from './lesson.ts';
import { matchHere } from './match-here.ts';
import { chosen } from './chosen.ts';
import { gradePuzzle, puzzle, puzzleKinds } from './practice.ts';
import { judgeGoalAt, judgePickAt, pickChoices } from './table-calls.ts';
import { tableFacts } from './table-facts.ts';
import { books, listedBooks, shelve } from './shelf.ts';
import { coachNotes } from './review/review.ts';
import { matchSteps } from './review/steps.ts';
import { matchFileOf, matchTextOf } from './review/texts.ts';

/**
 * A file of house rules, as somebody opened it here, on top of what a day plays by, or of the shelf. There one of the same id may
 * be already: this is another version.
 */
function readRules(json: unknown, day: readonly NamedBook[] | null = null) {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : null;
  const below =
    day === null
      ? listedBooks().filter((book) => book.house?.every((rules) => rules.id !== id) ?? true)
      : [...RULEBOOKS, ...day.flatMap((named) => bookOf(named) ?? [])];
  const checked = readHouseRules(json, below);
  if (!checked.ok) return checked;
  const { id: name, title, house = [] } = checked.book;
  return { ok: true as const, book: { id: name, title, house, version: versionOf(house) } };
}

export const calls = {
  shelve,
  readRules,
  openBook,
  differences,
  judge: (json: unknown) => judgeSaid(json, books()),
  variation: (json: unknown) => variationSaid(json, books()),
  goal: (json: unknown) => goalSaid(json, books()),
  solve: (json: unknown, options: SolveRequestOptions) => solveSaid(json, { ...options, books: books() }),
  paper: paperRules,
  ruling,
  choices,
  moves: movesOf,
  safety: safetyOf,
  tableFacts,
  may: maySeat,
  mayAsked,
  pickChoices,
  judgePickAt,
  judgeGoalAt,
  matchFile: makeMatchFile,
  openMatch: matchFileOf,
  matchText: matchTextOf,
  verify: verifyMatch,
  steps: matchSteps,
  review: coachNotes,
  lesson,
  models: modelsOf,
  matchHere,
  choosePuzzle: chosen,
  puzzleKinds,
  puzzle,
  gradePuzzle,
};

export type Calls = typeof calls;
