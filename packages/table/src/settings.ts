import { bookOf, err, ok } from '@forceout/rules';
import type { Division, NamedBook, Result } from '@forceout/rules';
import type { ClockKind, MatchSettings, Mode } from '@forceout/rules/match';

/** From somebody who has just learnt the rules to somebody who makes no mistake. */
export const LEVELS = ['beginner', 'club', 'varsity', 'national', 'perfect'] as const;
export type LevelName = (typeof LEVELS)[number];

/** What is agreed when a table is opened. */
export interface TableSettings extends NamedBook {
  readonly division: Division;
  readonly level: 'basic' | 'adventurous';
  readonly season: 'even' | 'odd';
  readonly seats: 2 | 3;
  /** The level of each bot; they sit down by themselves, and at least one seat is left for a person. */
  readonly bots: readonly LevelName[];
  /** The seat of each of them, counted from 0; without it they take the last ones. */
  readonly botSeats?: readonly number[] | undefined;
  readonly mode: Mode;
  readonly clock: ClockKind;
  readonly hints: boolean;
  readonly spectators: boolean;
  /** The software judges, or a person in the judge's seat initials penalties and rules on conduct. */
  readonly judge: 'software' | 'person';
  /** Shown in the lobby; else found by its code only. */
  readonly listed: boolean;
  /** The match ends after so many shakes; without it, when the book's round does or the players wish it. */
  readonly shakes?: number | undefined;
}

/** One plain sentence about settings that no book plays. */
export function settingsProblem(settings: TableSettings): Result<null, string> {
  const book = bookOf(settings);
  if (book === null) return err(`There is no rulebook ${settings.rulebook}.`);
  if (!book.divisions.includes(settings.division)) {
    return err(`${book.id} has no ${settings.division} division.`);
  }
  if (settings.bots.length >= settings.seats) return err('At least one seat is for a person.');
  const places = new Set(seatsOfBots(settings));
  if (places.size !== settings.bots.length || seatsOfBots(settings).length !== settings.bots.length)
    return err('Each bot has a seat of its own.');
  if ([...places].some((seat) => seat >= settings.seats)) return err('There is no such seat for a bot.');
  return ok(null);
}

/** Where each bot sits down; nobody said where: on the last seats, so that people meet at the first. */
export function seatsOfBots({ seats, bots, botSeats }: TableSettings): readonly number[] {
  return botSeats ?? bots.map((_, index) => seats - bots.length + index);
}

/** The book of a table is the book of its match, house rules included. */
function namedIn({ rulebook, house }: NamedBook): NamedBook {
  return house === undefined ? { rulebook } : { rulebook, house };
}

/** Players are named by their person's id: names change, and a deleted one must not live on in a log. */
export function matchSettings(settings: TableSettings, players: readonly string[]): MatchSettings {
  const { division, level, season, mode, clock, judge } = settings;
  return { ...namedIn(settings), division, level, season, mode, clock, judge: judge === 'person', players };
}

/** The table at which a match is played without a server: nobody else looks on. */
export function tableFor(
  match: Omit<MatchSettings, 'players'>,
  levels: readonly (LevelName | null)[],
  more: Partial<Pick<TableSettings, 'hints' | 'shakes'>> = {},
): TableSettings {
  const { division, level, season, mode, clock } = match;
  return {
    ...namedIn(match),
    division,
    level,
    season,
    mode,
    clock,
    seats: levels.length === 2 ? 2 : 3,
    bots: levels.filter((bot) => bot !== null),
    botSeats: levels.flatMap((bot, seat) => (bot === null ? [] : [seat])),
    hints: false,
    spectators: false,
    judge: match.judge ? 'person' : 'software',
    listed: false,
    ...more,
  };
}
