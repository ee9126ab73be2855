import type { RoundState } from '@forceout/formats/tournament';
import { openRound, roundOf, tablesOf } from '@forceout/tournament';
import type { EventThing, TableThing, Tournament } from '@forceout/tournament';
import { ownEvents } from './next-step.ts';

/** What the board says of a table, the most urgent first. */
export const CELLS = [
  'call',
  'conflict',
  'overdue',
  'entered',
  'missing',
  'seated',
  'playing',
  'out',
  'done',
] as const;
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

const BEFORE: readonly RoundState[] = ['planned', 'drafted', 'checked', 'published'];
const STOPPED: readonly RoundState[] = ['stopped', 'collecting', 'reopened'];

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
    const { state } = roundOf(day, event.id, shown);
    return {
      event,
      n: shown,
      cells: tables.map((table) => ({ table, is: cellOf(day, table, called, state) })),
    };
  });
}

function cellOf(
  { things }: Tournament,
  { id, leftOut, players }: TableThing,
  called: ReadonlySet<string>,
  round: RoundState,
): CellIs {
  if (called.has(id)) return 'call';
  const sheet = things.sheet.get(id)?.state;
  if (sheet === 'conflict') return 'conflict';
  if (sheet === 'confirmed' || sheet === 'appealed') return 'done';
  if (leftOut !== undefined) return 'out';
  if (sheet === 'entered') return 'entered';
  if (STOPPED.includes(round)) return 'overdue';
  const event = things.table.get(id)!.event;
  const here = (player: string): boolean => things.entry.get(`${event}/${player}`)?.presence === 'present';
  if (!players.every(here)) return 'missing';
  return BEFORE.includes(round) ? 'seated' : 'playing';
}

export function countOf(bands: readonly Band[]): Readonly<Record<CellIs, number>> {
  const counts = Object.fromEntries(CELLS.map((is) => [is, 0])) as Record<CellIs, number>;
  for (const { is } of bands.flatMap(({ cells }) => cells)) counts[is]++;
  return counts;
}
