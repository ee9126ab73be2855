import { botsMayAct, nextDue } from '@forceout/table';
import type { Entry, Table, TableEvent } from '@forceout/table';
import type { Append } from '../storage/append.ts';
import type { AuditLine } from '../storage/audit.ts';
import type { Result } from '../storage/results.ts';
import type { LogRow, TableRow } from '../storage/tables.ts';

/** The process that writes an entry has so long to think for the bots; then any other may. */
const THINK_WITHIN = 700;

/** When a process should look at the table, as far as an entry can tell: the bots have not thought yet. */
function wakeOf(table: Table, at: number): number | null {
  return earlier(nextDue(table)?.at ?? null, botsMayAct(table) ? at + THINK_WITHIN : null);
}

export function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

/** An entry as the storage gave it back. */
export function entryOf(row: LogRow): Entry {
  return { seq: row.seq, at: row.at, events: JSON.parse(row.entry) as readonly TableEvent[] };
}

/** What the lobby knows of a table. */
export interface Summary {
  readonly settings: Table['settings'];
  readonly people: readonly (string | null)[];
  readonly judge: string | null;
}

export function summaryOf({ settings, seats, judge }: Table): string {
  return JSON.stringify({
    settings,
    people: seats.map((seated) => seated?.person ?? null),
    judge,
  } satisfies Summary);
}

export function rowOf(table: Table, at: number): TableRow {
  return {
    id: table.id,
    code: table.code,
    state: table.state,
    listed: table.settings.listed,
    head: table.seq,
    deadline: wakeOf(table, at),
    createdAt: at,
    touchedAt: at,
    summary: summaryOf(table),
  };
}

/** An entry as the storage takes it, with all that follows from the state it leads to. */
export function appendOf(table: Table, entry: Entry, who: string, commandId: string): Append {
  return {
    table: table.id,
    after: entry.seq - 1,
    at: entry.at,
    who,
    commandId,
    entry: JSON.stringify(entry.events),
    state: table.state,
    deadline: wakeOf(table, entry.at),
    summary: summaryOf(table),
    attend: entry.events.flatMap(attendance),
    results: resultsOf(table, entry.events),
    audit: auditOf(table, entry, who),
  };
}

function attendance(event: TableEvent): Append['attend'] {
  if (event.type === 'sat') return [{ person: event.person, part: 'player' }];
  return event.type === 'judge-sat' ? [{ person: event.person, part: 'judge' }] : [];
}

function resultsOf(table: Table, events: readonly TableEvent[]): readonly Result[] {
  const { match } = table;
  if (match?.phase.kind !== 'finished' || !events.some(({ type }) => type === 'played')) return [];
  const { points } = match.phase;
  return match.settings.players.map((person, seat) => ({
    seat,
    person,
    rulebook: match.settings.rulebook,
    division: match.settings.division,
    score: match.totals[seat] ?? 0,
    points: points[seat] ?? 0,
  }));
}

/** Every act of a judge is written down. */
function auditOf(table: Table, { seq, at, events }: Entry, who: string): readonly AuditLine[] {
  return events.flatMap((event) =>
    event.type === 'played' && event.by === 'judge'
      ? [{ id: `${table.id}-${seq}`, at, actor: who, act: event.deed, subject: table.id, detail: '{}' }]
      : [],
  );
}
