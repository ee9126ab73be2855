import { botsMayAct, nextDue, substituteAt } from '@forceout/table';
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
    entry: JSON.stringify(entry.events.map(withoutWords)),
    scratch: entry.events.flatMap((event) =>
      wordsOf(event).map((text) => ({ person: who, shake: shakeOf(table), text })),
    ),
    state: table.state,
    deadline: wakeOf(table, entry.at),
    summary: summaryOf(table),
    attend: entry.events.flatMap(attendance),
    results: resultsOf(table, entry.events),
    audit: auditOf(table, entry, who),
  };
}

/** A new shake has a new sheet of scratch paper. */
export function shakeOf({ match }: Table): number {
  return match?.shake?.number ?? 0;
}

/** Whether somebody is at the table now whose name may not be known there yet. */
export function bringsName(event: TableEvent): boolean {
  return (
    event.type === 'sat' ||
    event.type === 'judge-sat' ||
    (event.type === 'played' && event.deed === 'substitute')
  );
}

export function isScratch({ events }: Entry): boolean {
  return events.some((event) => event.type === 'played' && event.deed === 'scratch');
}

/** Scratch paper is nobody else's, ever: the log says that somebody wrote, not what. */
export function withoutWords(event: TableEvent): TableEvent {
  return rewritten(event, () => '');
}

/** What an entry of the log told whoever wrote: the words are on their paper, beside the log. */
export function withWords(events: readonly TableEvent[], { match }: Table): readonly TableEvent[] {
  return events.map((event) => rewritten(event, (seat) => match?.scratch[seat] ?? ''));
}

function rewritten(event: TableEvent, words: (seat: number) => string): TableEvent {
  if (event.type !== 'played') return event;
  return {
    ...event,
    events: event.events.map((one) => (one.type === 'scratched' ? { ...one, text: words(one.seat) } : one)),
  };
}

function wordsOf(event: TableEvent): readonly string[] {
  if (event.type !== 'played') return [];
  return event.events.flatMap((one) => (one.type === 'scratched' ? [one.text] : []));
}

function attendance(event: TableEvent): Append['attend'] {
  if (event.type === 'sat') return [{ person: event.person, part: 'player' }];
  return event.type === 'judge-sat' ? [{ person: event.person, part: 'judge' }] : [];
}

function resultsOf(table: Table, events: readonly TableEvent[]): readonly Result[] {
  const { match } = table;
  if (match?.phase.kind !== 'finished' || !events.some(({ type }) => type === 'played')) return [];
  const { points } = match.phase;
  // An empty chair has no result, and what a substitute played is nobody's who is known here.
  return table.seats.flatMap((there, seat) =>
    there === null || substituteAt(table, seat) !== null
      ? []
      : [
          {
            seat,
            person: there.person,
            rulebook: match.settings.rulebook,
            division: match.settings.division,
            score: match.totals[seat] ?? 0,
            points: points[seat] ?? 0,
          },
        ],
  );
}

/** Every act of a judge is written down. */
function auditOf(table: Table, { seq, at, events }: Entry, who: string): readonly AuditLine[] {
  return events.flatMap((event) =>
    event.type === 'played' && event.by === 'judge'
      ? [{ id: `${table.id}-${seq}`, at, actor: who, act: event.deed, subject: table.id, detail: '{}' }]
      : [],
  );
}
