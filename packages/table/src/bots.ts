import type { LevelName, TableSettings } from './settings.ts';

/** What a bot is called at the table. */
const NAMES: Readonly<Record<LevelName, string>> = {
  beginner: 'Beginner bot',
  club: 'Club bot',
  varsity: 'Varsity bot',
  national: 'National bot',
  perfect: 'Perfect bot',
};

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
  return before === 0 ? NAMES[level] : `${NAMES[level]} ${before + 1}`;
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

/** Bots of a match that is being played may always have something to do. */
export function botsMayAct(table: Seating & { readonly state: string }): boolean {
  return table.state === 'playing' && botSeats(table).length > 0;
}
