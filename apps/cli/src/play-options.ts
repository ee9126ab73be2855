import { LEVELS } from '@forceout/players';
import type { Length, LevelName } from '@forceout/players';
import { err, nameOfBook, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { CLOCKS, MODES } from '@forceout/rules/match';
import { pageOf } from './help/pages.ts';
import { books } from './house-rules.ts';
import { words as texts } from './words/language.ts';
import { readWords } from './words/read-words.ts';
import type { Given } from './words/read-words.ts';
import type { MatchSettings } from '@forceout/rules/match';

/** What kind of table is wanted: the options that play, simulate and tournament share. */
export interface PlayOptions {
  readonly json: boolean;
  readonly settings: Omit<MatchSettings, 'players'>;
  readonly levels: readonly LevelName[];
  readonly seed: string;
  readonly length: Length;
  readonly number: (name: string, otherwise: number) => number;
  readonly text: (name: string) => string | null;
  readonly given: Given;
  /** Words that are no options. */
  readonly rest: readonly string[];
}

const NUMBERS = ['matches', 'workers', 'shakes', 'limit'];

export function readPlayOptions(
  words: readonly string[],
  command: string,
  seats = 'varsity,varsity,club',
  also: readonly string[] = [],
): Result<PlayOptions, string> {
  const read = readWords(words, pageOf(command));
  if (!read.ok) return read;
  const given = read.value;
  for (const name of NUMBERS) {
    const value = given.value(name);
    if (value !== null && !/^[1-9]\d{0,6}$/.test(value)) return err(texts().asked.wholeNumber(name));
  }
  const settings = readSettings(given);
  if (!settings.ok) return settings;
  const levels = (given.value('seats') ?? seats).split(',');
  const known: readonly string[] = [...LEVELS, ...also];
  const unknown = levels.find((level) => !known.includes(level));
  if (unknown !== undefined) return err(texts().asked.notOneOf('seats', unknown, known));
  if (levels.length < 2 || levels.length > 3) return err(texts().asked.seatsCount);
  const shakes = given.value('shakes');
  return ok({
    json: given.has('json'),
    settings: settings.value,
    levels: levels as LevelName[],
    seed: given.value('seed') ?? 'forceout',
    length: shakes === null ? 'round' : { shakes: Number(shakes) },
    number: (name, otherwise) => Number(given.value(name) ?? otherwise),
    text: given.value,
    given,
    rest: given.rest,
  });
}

export function readSettings(given: Given): Result<Omit<MatchSettings, 'players'>, string> {
  const { asked } = texts();
  const wanted = given.value('rulebook') ?? 'agloa-onsets-2026';
  const book = books().find(({ id }) => id === wanted);
  if (book === undefined) return err(asked.noRulebook(wanted));
  const division = book.divisions.find((one) => one === (given.value('division') ?? 'middle'));
  if (division === undefined) return err(asked.divisionsOf(book.id, book.divisions));
  const mode = MODES.find((one) => one === (given.value('mode') ?? 'auto'));
  if (mode === undefined) return err(asked.oneOf('mode', MODES));
  const clock = CLOCKS.find((one) => one === (given.value('clock') ?? 'exact'));
  if (clock === undefined) return err(asked.oneOf('clock', CLOCKS));
  const level = (['basic', 'adventurous'] as const).find(
    (one) => one === (given.value('level') ?? 'adventurous'),
  );
  if (level === undefined) return err(asked.either('level', 'basic', 'adventurous'));
  const season = (['even', 'odd'] as const).find((one) => one === (given.value('season') ?? 'even'));
  if (season === undefined) return err(asked.either('season', 'even', 'odd'));
  return ok({ ...nameOfBook(book), division, level, season, mode, clock, judge: false });
}
