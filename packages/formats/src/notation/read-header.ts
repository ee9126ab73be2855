import { bookOf, DIVISIONS, say } from '@forceout/rules';
import type { HouseRules, NamedBook, Rulebook } from '@forceout/rules';
import { CLOCKS, MODES } from '@forceout/rules/match';
import type { MatchSettings, Seat, Start } from '@forceout/rules/match';
import type { MatchHeader } from '../match-file.ts';
import type { Field } from '../field.ts';
import { readRulebook } from '../rulebook.ts';
import { tableReaders } from '../table-readers.ts';
import { readSeat } from './deed-words.ts';
import { readParts, readPositionLine } from './position-line.ts';
import { readFree, splitOutside } from './split.ts';

const MOST_TEXT = 4000;
const MOST_HOUSE = 200_000;

export interface ReadHeader {
  readonly settings: MatchSettings;
  readonly start: Start;
  readonly about: Pick<MatchHeader, 'commitment' | 'seed' | 'nonces' | 'date'>;
  /** What the text says the totals are; null if it does not say. */
  readonly totals: readonly number[] | null;
}

/** Reads the lines of a header, given as an object by their names. */
export function readHeader(header: Field): ReadHeader {
  const settings = readSettings(header);
  const result = header.get('Result');
  const [commitment, seed, date] = ['Commitment', 'Seed', 'Date'].map((name) => optional(header.get(name)));
  const nonces = header.get('Nonces');
  return {
    settings,
    start: readStart(header, settings),
    about: {
      ...(commitment === undefined ? {} : { commitment }),
      ...(seed === undefined ? {} : { seed }),
      ...(nonces.missing ? {} : { nonces: list(nonces) }),
      ...(date === undefined ? {} : { date }),
    },
    totals: result.missing ? null : numbers(result, result.text(MOST_TEXT).split(' for ')[0]!),
  };
}

function optional(field: Field): string | undefined {
  return field.missing ? undefined : readFree(field.text(MOST_TEXT));
}

function list(field: Field): readonly string[] {
  return splitOutside(field.text(MOST_TEXT), /,/u).map(readFree);
}

function numbers(field: Field, text: string): readonly number[] {
  return text
    .split(',')
    .map((one) =>
      /^\s*-?\d+\s*$/u.test(one)
        ? Number(one)
        : field.fail(say('input-not-a', { text: one.trim(), wanted: 'whole-number' })),
    );
}

function readSettings(header: Field): MatchSettings {
  const bookField = header.get('Book');
  const parts = readParts(bookField.text(MOST_TEXT), []);
  if (!parts.ok) return bookField.fail(parts.error);
  const { rulebook, division, season = 'even', level = 'adventurous' } = parts.value.head;
  const { book, named } = readBook(bookField, header.get('House'), String(rulebook));
  const known = DIVISIONS.find((one) => one === division);
  if (known === undefined)
    return bookField.fail(say('input-not-a', { text: String(division), wanted: 'division' }));
  if (!book.divisions.includes(known))
    return bookField.fail(say('input-no-division', { book: book.id, division: known }));
  const players = list(header.get('Players'));
  if (players.length < 2 || players.length > 3) return header.get('Players').fail(say('input-players'));
  const [mode, clock, judge] = [header.get('Mode'), header.get('Clock'), header.get('Judge')];
  return {
    ...named,
    division: known,
    level: level === 'basic' ? 'basic' : 'adventurous',
    season: season === 'odd' ? 'odd' : 'even',
    mode: mode.missing ? 'auto' : mode.oneOf(MODES, 'mode'),
    clock: clock.missing ? 'exact' : clock.oneOf(CLOCKS, 'clock'),
    judge: !judge.missing && judge.oneOf(['yes', 'no'], 'yes-or-no') === 'yes',
    players,
  };
}

function readBook(
  field: Field,
  house: Field,
  rulebook: string,
): { readonly book: Rulebook; readonly named: NamedBook } {
  if (house.missing) {
    const named = field.as(rulebook);
    const book = readRulebook(named);
    return { book, named: { rulebook, ...(book.house === undefined ? {} : { house: book.house }) } };
  }
  try {
    const rules = JSON.parse(house.text(MOST_HOUSE)) as readonly HouseRules[];
    const book = bookOf({ rulebook, house: rules });
    return book === null
      ? house.fail(say('input-no-house-book', { book: rulebook }))
      : { book, named: { rulebook, house: rules } };
  } catch {
    return house.fail(say('input-no-house-rules'));
  }
}

function readStart(header: Field, settings: MatchSettings): Start {
  const seatIn = (field: Field, letter: string): Seat => {
    const seat = readSeat(letter);
    const there = typeof seat === 'number' && seat < settings.players.length;
    return there ? seat : field.fail(say('input-not-a', { text: letter, wanted: 'seat-letter' }));
  };
  const seat = (field: Field): Seat | null => (field.missing ? null : seatIn(field, field.text(20)));
  const seats = (field: Field): readonly Seat[] => [...field.text(20)].map((one) => seatIn(field, one));
  const [first, at, totals] = [header.get('First'), header.get('At'), header.get('Totals')];
  const [warned, empty] = [header.get('Warned'), header.get('Empty')];
  const setter = seat(header.get('Setter'));
  const begun = at.missing ? 0 : Number(at.text(30));
  const sums = totals.missing ? null : numbers(totals, totals.text(MOST_TEXT));
  if (sums !== null && sums.length !== settings.players.length) totals.fail(say('input-each-player'));
  const [turn, mover] = [seat(header.get('Turn')), seat(header.get('Mover'))];
  return {
    at: Number.isFinite(begun) ? begun : at.fail(say('input-seconds')),
    goalSetter: setter,
    ...(sums === null ? {} : { totals: sums }),
    ...(warned.missing ? {} : { warnings: seats(warned) }),
    ...(empty.missing ? {} : { empty: seats(empty) }),
    ...(first.missing ? {} : { firstShake: first.oneOf(['now', 'later'], 'now-or-later') }),
    ...readOpening(header.get('Position'), settings, setter ?? 0, turn, mover),
  };
}

function readOpening(
  field: Field,
  settings: MatchSettings,
  setter: Seat,
  turn: Seat | null,
  mover: Seat | null,
): Pick<Start, 'opening'> {
  if (field.missing) return {};
  const line = readPositionLine(field.text(MOST_TEXT));
  const book = bookOf(settings);
  if (!line.ok) return field.fail(line.error);
  if (book === null) return {};
  const lastMover = mover ?? setter;
  const given = tableReaders(book, settings).opening(field.as(line.value));
  return { opening: { ...given, lastMover, turn: turn ?? (lastMover + 1) % settings.players.length } };
}
