import type { TableSettings } from '@forceout/client';
import { bookChoice, booksOf } from './books.ts';
import type { GameName } from './books.ts';

/** A good table for a club evening. */
export const STANDARD: TableSettings = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  level: 'adventurous',
  season: 'even',
  seats: 3,
  bots: [],
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
  const book = bookChoice(next.rulebook);
  return {
    ...next,
    rulebook: book.id,
    division: book.divisions.includes(next.division) ? next.division : book.divisions[0]!,
    level: book.basic ? next.level : 'adventurous',
    bots: next.bots.slice(0, next.seats - 1),
  };
}

export function gameOf({ rulebook }: TableSettings): GameName {
  return bookChoice(rulebook).game;
}

export function withGame(settings: TableSettings, game: GameName): TableSettings {
  return gameOf(settings) === game ? settings : changed(settings, { rulebook: booksOf(game)[0]!.id });
}

/** Who sits on each seat besides whoever makes the table: a bot's level, or null for a person. */
export type Guest = TableSettings['bots'][number] | null;

/** Bots take the last seats, so a seat for a person always comes before them. */
export function guestsOf({ seats, bots }: TableSettings): readonly Guest[] {
  const people = seats - 1 - bots.length;
  return [...Array.from({ length: people }, () => null), ...bots];
}

export function withGuest(settings: TableSettings, place: number, guest: Guest): TableSettings {
  const guests = guestsOf(settings).with(place, guest);
  return { ...settings, bots: guests.filter((one) => one !== null) };
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
