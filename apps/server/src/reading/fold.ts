import { diff } from '@forceout/client';
import type { Json, Patch, TableView } from '@forceout/client';
import type { MatchEvent } from '@forceout/rules/match';
import { evolveTable, happened, matchEvents, sideOf, tableView } from '@forceout/table';
import type { Entry, Happened, Side, Table } from '@forceout/table';
import type { LogRow } from '../storage/tables.ts';
import { isKnown } from '../tables/known.ts';
import { entryOf } from '../tables/record.ts';

export type Names = readonly (readonly [string, string])[];

interface Update {
  readonly seq: number;
  readonly patch: Patch;
  /** What happened, as this side may know it. */
  readonly events: readonly Happened[];
}

/** One page of the past: a whole view, and what changed with each entry after it. */
export interface PastPage {
  readonly seq: number;
  readonly view: TableView;
  /** What led to the view. */
  readonly events: readonly Happened[];
  readonly updates: readonly Update[];
  /** The sequence from which the next page goes on; null if this was the last. */
  readonly next: number | null;
}

/**
 * A table as one side saw it from an entry on. Every state is shown as it was shown then, with what that side could
 * see then: the past can tell nobody more than they could have known by staying.
 */
export function pastPage(
  rows: readonly LogRow[],
  side: Side,
  names: Names,
  from: number,
  most: number,
): PastPage | null {
  const called = new Map(names);
  const updates: Update[] = [];
  let first: Pick<PastPage, 'seq' | 'view' | 'events'> | null = null;
  let before: Json = null;
  let table: Table | null = null;
  for (const row of rows) {
    const entry = entryOf(row);
    if (!isKnown(entry)) break;
    table = evolveTable(table, entry);
    if (entry.seq < from) continue;
    const view = tableView(table, side, called);
    const events = happened(table, entry, side, called);
    if (first === null) first = { seq: entry.seq, view, events };
    else updates.push({ seq: entry.seq, patch: diff(before, view as unknown as Json), events });
    before = view as unknown as Json;
    if (updates.length === most) break;
  }
  if (first === null) return null;
  const last = updates.at(-1)?.seq ?? first.seq;
  return { ...first, updates, next: updates.length === most && last < (rows.at(-1)?.seq ?? 0) ? last : null };
}

/** One command of a person, and what it changed in their own view: nothing that they were not shown. */
export interface OwnMove {
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  readonly did: string;
  readonly changed: Patch;
}

export function ownMoves(rows: readonly LogRow[], person: string, names: Names): readonly OwnMove[] {
  const called = new Map(names);
  const moves: OwnMove[] = [];
  let table: Table | null = null;
  for (const row of rows) {
    const entry = entryOf(row);
    if (!isKnown(entry)) break;
    const before = table;
    table = evolveTable(table, entry);
    if (row.who !== person) continue;
    const side = sideOf(table, person);
    const was =
      before === null ? null : (tableView(before, sideOf(before, person), called) as unknown as Json);
    const is = tableView(table, side, called) as unknown as Json;
    moves.push({
      table: table.id,
      seq: row.seq,
      at: row.at,
      did: whatWasDone(entry),
      changed: diff(was, is),
    });
  }
  return moves;
}

/** The command's own word; what else an entry holds may be nobody's to know yet. */
function whatWasDone({ events: [first] }: Entry): string {
  if (first === undefined) return 'nothing';
  return first.type === 'played' ? first.deed : first.type;
}

/** The match that was played, without anybody's scratch paper; players by their ids. */
export function matchOf(rows: readonly LogRow[]): readonly MatchEvent[] {
  return rows.flatMap((row) => matchEvents(entryOf(row).events)).filter(({ type }) => type !== 'scratched');
}

/** Everybody who ever sat here or spoke. */
export function peopleIn(rows: readonly LogRow[]): readonly string[] {
  const people = new Set<string>();
  for (const row of rows)
    for (const event of entryOf(row).events) {
      if (event.type === 'sat' || event.type === 'judge-sat') people.add(event.person);
      if (event.type === 'said') people.add(event.by);
      if (event.type === 'played')
        for (const one of event.events) if (one.type === 'substituted') people.add(one.name);
    }
  return [...people];
}
