import type { TableSettings } from '@forceout/client';
import { FIRST_BOOK, bookChoice } from './books.ts';
import type { GameName } from './books.ts';

/** A good table for a club evening. */
export const STANDARD: TableSettings = {
  rulebook: FIRST_BOOK.onsets,
  division: 'middle',
  level: 'adventurous',
  season: 'even',
  seats: 3,
  bots: [],
  botSeats: [],
  mode: 'auto',
  clock: 'exact',
  hints: false,
  spectators: true,
  judge: 'software',
  listed: true,
};

/** A change of one setting, and what must change with it so that some book plays it. */
export function changed(settings: TableSettings, change: Partial<TableSettings>): TableSettings {
  const next = { ...settings, ...change };
  // Who was chosen for a seat stays on it; a new one is for a person.
  const guests = guestsOf(change.bots === undefined ? settings : next);
  const book = bookChoice(next.rulebook);
  return {
    ...next,
    rulebook: book.id,
    division: book.divisions.includes(next.division) ? next.division : book.divisions[0]!,
    level: book.basic ? next.level : 'adventurous',
    ...seating(Array.from({ length: next.seats - 1 }, (_, place) => guests[place] ?? null)),
  };
}

export function gameOf({ rulebook }: TableSettings): GameName {
  return bookChoice(rulebook).game;
}

export function withGame(settings: TableSettings, game: GameName): TableSettings {
  return gameOf(settings) === game ? settings : changed(settings, { rulebook: FIRST_BOOK[game] });
}

/** Who sits on each seat besides whoever makes the table: a bot's level, or null for a person. */
export type Guest = TableSettings['bots'][number] | null;

/** Bots that nobody gave a seat take the last ones, as on the server. */
export function guestsOf({ seats, bots, botSeats }: TableSettings): readonly Guest[] {
  const at =
    botSeats?.length === bots.length ? botSeats : bots.map((_, index) => seats - bots.length + index);
  return Array.from({ length: seats - 1 }, (_, place) => bots[at.indexOf(place + 1)] ?? null);
}

export function withGuest(settings: TableSettings, place: number, guest: Guest): TableSettings {
  return { ...settings, ...seating(guestsOf(settings).with(place, guest)) };
}

/** Whoever makes the table has the first seat. */
function seating(guests: readonly Guest[]): Required<Pick<TableSettings, 'bots' | 'botSeats'>> {
  const bots = guests.flatMap((level, place) => (level === null ? [] : [{ level, seat: place + 1 }]));
  return { bots: bots.map(({ level }) => level), botSeats: bots.map(({ seat }) => seat) };
}

/** What was kept from the last time, as far as it still makes sense. */
export function kept(json: string | null): TableSettings {
  try {
    const found: unknown = JSON.parse(json ?? 'null');
    if (typeof found !== 'object' || found === null) return STANDARD;
    const fits = Object.entries(found).filter(([key, value]) => {
      const standard: unknown = STANDARD[key as keyof TableSettings];
      return typeof value === typeof standard && Array.isArray(value) === Array.isArray(standard);
    });
    return changed(STANDARD, Object.fromEntries(fits));
  } catch {
    return STANDARD;
  }
}
