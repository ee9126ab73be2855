import { pastOf } from '@forceout/client';
import type { Numbered, Past } from '@forceout/client';
import { evolveTable, happened, tableView } from '@forceout/table';
import type { Entry, Side, Table } from '@forceout/table';
import type { Storage } from '../storage/storage.ts';
import { entryOf } from './record.ts';

/**
 * A table as one side saw it from its first entry on. Every state is shown as it was shown then, with what that side
 * could see then: the past can tell nobody more than they could have known by staying.
 */
export async function readPast({ tables, people }: Storage, id: string, side: Side): Promise<Past | null> {
  const entries = (await tables.log(id, 0)).map(entryOf);
  const names = await people.names(peopleIn(entries));
  const views: Numbered[] = [];
  let table: Table | null = null;
  for (const entry of entries) {
    table = evolveTable(table, entry);
    const events = happened(table, entry, side, names);
    views.push({ seq: entry.seq, view: tableView(table, side, names), events });
  }
  const [first, ...later] = views;
  return first === undefined ? null : pastOf([first, ...later]);
}

/** Everybody who ever sat here or spoke. */
function peopleIn(entries: readonly Entry[]): readonly string[] {
  const people = new Set<string>();
  for (const { events } of entries)
    for (const event of events) {
      if (event.type === 'sat' || event.type === 'judge-sat') people.add(event.person);
      if (event.type === 'said') people.add(event.by);
    }
  return [...people];
}
