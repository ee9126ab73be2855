import { openRound, roundOf, tablesOf } from '@forceout/tournament';
import type { EventThing, TableThing, Tournament } from '@forceout/tournament';
import { ownEvents } from './next-step.ts';

/** What the board says of a table, the most urgent first. */
export const CELLS = ['call', 'conflict', 'overdue', 'entered', 'missing', 'playing', 'out', 'done'] as const;
export type CellIs = (typeof CELLS)[number];

export interface Cell {
  readonly table: TableThing;
  readonly is: CellIs;
}

export interface Band {
  readonly event: EventThing;
  readonly n: number;
  readonly cells: readonly Cell[];
}

const STOPPED = ['stopped', 'collecting', 'reopened'];

/** Every table of the rounds that are on, event by event. */
export function boardOf(day: Tournament): readonly Band[] {
  const called = new Set(
    [...day.things.call.values()].filter(({ state }) => state !== 'done').map(({ table }) => table),
  );
  return ownEvents(day).flatMap((event) => {
    // Between rounds the last one stays up: it is what people in the hall still speak of.
    const n = openRound(day, event) ?? event.rounds;
    const shown = tablesOf(day, event.id, n).length > 0 ? n : n - 1;
    const tables = tablesOf(day, event.id, shown);
    if (tables.length === 0) return [];
    const stopped = STOPPED.includes(roundOf(day, event.id, shown).state);
    return {
      event,
      n: shown,
      cells: tables.map((table) => ({ table, is: cellOf(day, table, called, stopped) })),
    };
  });
}

function cellOf(
  { things }: Tournament,
  { id, leftOut, players }: TableThing,
  called: ReadonlySet<string>,
  stopped: boolean,
): CellIs {
  if (called.has(id)) return 'call';
  const sheet = things.sheet.get(id)?.state;
  if (sheet === 'conflict') return 'conflict';
  if (sheet === 'confirmed' || sheet === 'appealed') return 'done';
  if (leftOut !== undefined) return 'out';
  if (sheet === 'entered') return 'entered';
  if (stopped) return 'overdue';
  const event = things.table.get(id)!.event;
  const here = (player: string): boolean => things.entry.get(`${event}/${player}`)?.presence === 'present';
  return players.every(here) ? 'playing' : 'missing';
}

export function countOf(bands: readonly Band[]): Readonly<Record<CellIs, number>> {
  const counts = Object.fromEntries(CELLS.map((is) => [is, 0])) as Record<CellIs, number>;
  for (const { is } of bands.flatMap(({ cells }) => cells)) counts[is]++;
  return counts;
}
