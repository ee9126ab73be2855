import type { LevelName, TableSettings } from './settings.ts';

/** What each bot is called, in every language. */
export const BOT_NAMES: Readonly<Record<LevelName, string>> = {
  beginner: 'Mimi',
  club: 'Rufus',
  varsity: 'Olga',
  national: 'Lyra',
  perfect: 'Cleo',
};

/** At a table nobody shall take it for a person. */
function nameOf(level: LevelName): string {
  return `${BOT_NAMES[level]} (bot)`;
}

/** In logs a bot goes by its place in the settings. No person's id has a colon, so nobody can be taken for one. */
export function botPerson(index: number): string {
  return `bot:${index}`;
}

function botIndex(person: string): number | null {
  const index = /^bot:(\d)$/.exec(person)?.[1];
  return index === undefined ? null : Number(index);
}

/** The level of a bot; null for a person. */
export function botLevel({ bots }: TableSettings, person: string): LevelName | null {
  const index = botIndex(person);
  return index === null ? null : (bots[index] ?? null);
}

/** A name for the seat; two bots of a level are told apart. */
export function botName({ bots }: TableSettings, person: string): string | null {
  const index = botIndex(person);
  const level = index === null ? undefined : bots[index];
  if (index === null || level === undefined) return null;
  const before = bots.slice(0, index).filter((other) => other === level).length;
  return before === 0 ? nameOf(level) : `${nameOf(level)} ${before + 1}`;
}

export interface BotSeat {
  readonly seat: number;
  readonly person: string;
  readonly level: LevelName;
}

/** As much of a table as says who sits there. */
interface Seating {
  readonly seats: readonly ({ readonly person: string; readonly bot: LevelName | null } | null)[];
}

export function botSeats({ seats }: Seating): readonly BotSeat[] {
  return seats.flatMap((seated, seat): readonly BotSeat[] =>
    seated?.bot == null ? [] : [{ seat, person: seated.person, level: seated.bot }],
  );
}

/** Whether a bot sits there: it wishes whatever the people wish. */
export function isBotSeat({ seats }: Seating, seat: number): boolean {
  return seats[seat]?.bot != null;
}

interface Waiting {
  readonly state: string;
  readonly match: { readonly phase: { readonly kind: string } } | null;
  readonly toSee: readonly number[];
}

/** Bots of a match may always have something to do, but begin no shake before every person has seen how the last one ended. */
export function botsMayAct(table: Seating & Waiting): boolean {
  if (table.state !== 'playing' || botSeats(table).length === 0) return false;
  return table.match?.phase.kind !== 'between-shakes' || table.toSee.length === 0;
}
