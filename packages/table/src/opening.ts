import { botPerson } from './bots.ts';
import { commit } from './dice.ts';
import type { TableEvent } from './event.ts';
import { seatsOfBots } from './settings.ts';
import type { TableSettings } from './settings.ts';
import { seated } from './seating.ts';
import type { Table } from './table.ts';

export interface Opening {
  readonly id: string;
  readonly code: string;
  readonly by: string;
  readonly settings: TableSettings;
  /** Kept by the host; only its hash goes into the log. */
  readonly seed: string;
}

/** A new table, at which the bots have sat down. */
export function openTable({ seed, ...table }: Opening): readonly TableEvent[] {
  const { settings } = table;
  return [
    { type: 'opened', ...table, after: null, commitment: commit(seed) },
    ...seatsOfBots(settings).flatMap((seat, index) =>
      seated(botPerson(index), seat, settings.bots[index] ?? null),
    ),
  ];
}

/** Everybody moves one seat on, so that another rolls first among equals. */
export function openRematch(old: Table, fresh: Pick<Opening, 'id' | 'code' | 'seed'>): readonly TableEvent[] {
  const { id, code, seed } = fresh;
  const { openedBy: by, settings, seats } = old;
  return [
    { type: 'opened', id, code, by, settings, after: old.id, commitment: commit(seed) },
    ...seats.flatMap((there, seat): readonly TableEvent[] =>
      there === null ? [] : seated(there.person, (seat + 1) % seats.length, there.bot),
    ),
  ];
}
