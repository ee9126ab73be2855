import type { PrintedDay, PrintedRoom, PrintedTable } from '../day/day.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import type { Words } from '../words/index.ts';
import { dayLine, listing, roundOf } from './frame.ts';

/** Where each table stands: a square for every number of a room, in the colour of who plays there. */
export function roomPlan(day: PrintedDay, tables: readonly PrintedTable[], words: Words): Html {
  const at = new Map(tables.map((table) => [table.number, table]));
  return listing(
    words.rooms.title,
    dayLine(day),
    roomsOf(day, tables).map(
      ({ name, from, to }) =>
        html`<section class="plan-room">
          <h2>${name} <small>${words.rooms.tables(from, to)}</small></h2>
          <div class="plan">${numbers(from, to).map((number) => square(number, at.get(number)))}</div>
        </section>`,
    ),
  );
}

function square(number: number, table: PrintedTable | undefined): Html {
  if (table === undefined) return html`<p class="empty"><b>${number}</b></p>`;
  const { division, name } = table.event;
  return html`<p class="strip ${division ?? 'open'}"><b>${number}</b><small>${name}</small></p>`;
}

/** The wall sheet of section 12: which sheets are still out, without any machine. */
export function tickSheet(day: PrintedDay, tables: readonly PrintedTable[], words: Words): Html {
  const sorted = tables.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const rounds = [...new Set(tables.map(({ round }) => roundOf(round, words)))].join(', ');
  return listing(
    `${words.ticks.title} · ${rounds}`,
    [words.ticks.says, dayLine(day)].filter((part) => part !== '').join(' · '),
    html`<div class="ticks">${sorted.map(({ number }) => html`<b>${number}</b>`)}</div>`,
  );
}

/** The rooms of the file; without any, one for all numbers that are used. */
function roomsOf({ rooms }: PrintedDay, tables: readonly PrintedTable[]): readonly PrintedRoom[] {
  if (rooms.length > 0) return rooms;
  const used = tables.flatMap(({ number }) => number ?? []);
  if (used.length === 0) return [];
  return [
    { name: '', from: used.reduce((a, b) => Math.min(a, b)), to: used.reduce((a, b) => Math.max(a, b)) },
  ];
}

function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
