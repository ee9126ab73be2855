import type { TableSettings } from '@forceout/client';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { bookOf } from '@forceout/rules';
import type { MatchSettings } from '@forceout/rules/match';

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

/** Players are named by their person's id: names change, and a deleted one must not live on in a log. */
export function matchSettings(settings: TableSettings, players: readonly string[]): MatchSettings {
  const { rulebook, division, level, season, mode, clock, judge } = settings;
  return { rulebook, division, level, season, mode, clock, judge: judge === 'person', players };
}
