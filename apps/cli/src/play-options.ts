import { LEVELS } from '@forceout/players';
import type { Length, LevelName } from '@forceout/players';
import { err, nameOfBook, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { CLOCKS, MODES } from '@forceout/rules/match';
import { books } from './house-rules.ts';
import type { MatchSettings } from '@forceout/rules/match';

/** What kind of table is wanted: the options that play, simulate and tournament share. */
export interface PlayOptions {
  readonly help: boolean;
  readonly json: boolean;
  readonly settings: Omit<MatchSettings, 'players'>;
  readonly levels: readonly LevelName[];
  readonly seed: string;
  readonly length: Length;
  readonly number: (name: string, otherwise: number) => number;
  readonly text: (name: string) => string | null;
  /** Words that are no options. */
  readonly rest: readonly string[];
}

const SHARED = [
  'seats',
  'rulebook',
  'division',
  'level',
  'season',
  'mode',
  'clock',
  'shakes',
  'seed',
] as const;
const NUMBERS = ['matches', 'workers', 'shakes', 'limit'];

export function readPlayOptions(
  words: readonly string[],
  own: readonly string[],
  seats = 'varsity,varsity,club',
  also: readonly string[] = [],
): Result<PlayOptions, string> {
  const values = new Map<string, string>();
  const rest: string[] = [];
  const flags = new Set<string>();
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    const name = word.replace(/^--/, '');
    if (word === '--help' || word === '-h' || word === '--json') flags.add(word === '-h' ? 'help' : name);
    else if (!word.startsWith('--')) rest.push(word);
    else if ([...SHARED, ...own].includes(name)) {
      const value = words[++index];
      if (value === undefined) return err(`--${name} needs a value`);
      values.set(name, value);
    } else return err(`there is no option ${word}`);
  }
  for (const name of NUMBERS) {
    const value = values.get(name);
    if (value !== undefined && !/^[1-9]\d{0,6}$/.test(value))
      return err(`--${name} takes a whole number from 1`);
  }
  const settings = readSettings(values);
  if (!settings.ok) return settings;
  const levels = (values.get('seats') ?? seats).split(',');
  const known: readonly string[] = [...LEVELS, ...also];
  const unknown = levels.find((level) => !known.includes(level));
  if (unknown !== undefined) return err(`--seats: "${unknown}" is not one of ${known.join(', ')}`);
  if (levels.length < 2 || levels.length > 3) return err('--seats: two or three players sit at a table');
  const shakes = values.get('shakes');
  return ok({
    help: flags.has('help'),
    json: flags.has('json'),
    settings: settings.value,
    levels: levels as LevelName[],
    seed: values.get('seed') ?? 'forceout',
    length: shakes === undefined ? 'round' : { shakes: Number(shakes) },
    number: (name, otherwise) => Number(values.get(name) ?? otherwise),
    text: (name) => values.get(name) ?? null,
    rest,
  });
}

function readSettings(values: ReadonlyMap<string, string>): Result<Omit<MatchSettings, 'players'>, string> {
  const wanted = values.get('rulebook') ?? 'agloa-onsets-2026';
  const book = books().find(({ id }) => id === wanted);
  if (book === undefined) return err(`--rulebook: there is no "${wanted}"`);
  const division = book.divisions.find((one) => one === (values.get('division') ?? 'middle'));
  if (division === undefined) return err(`--division: ${book.id} has ${book.divisions.join(', ')}`);
  const mode = MODES.find((one) => one === (values.get('mode') ?? 'auto'));
  if (mode === undefined) return err(`--mode: one of ${MODES.join(', ')}`);
  const clock = CLOCKS.find((one) => one === (values.get('clock') ?? 'exact'));
  if (clock === undefined) return err(`--clock: one of ${CLOCKS.join(', ')}`);
  const level = (['basic', 'adventurous'] as const).find(
    (one) => one === (values.get('level') ?? 'adventurous'),
  );
  if (level === undefined) return err('--level: basic or adventurous');
  const season = (['even', 'odd'] as const).find((one) => one === (values.get('season') ?? 'even'));
  if (season === undefined) return err('--season: even or odd');
  return ok({ ...nameOfBook(book), division, level, season, mode, clock, judge: false });
}
