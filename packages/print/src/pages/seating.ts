import type { PrintedDay, PrintedPlayer, PrintedTable } from '../day/day.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import type { Language, Words } from '../words/index.ts';
import { dayLine, fit, listing, roundOf } from './frame.ts';

/** One line of a chart: who sits where. */
interface Place {
  readonly player: PrintedPlayer;
  readonly table: PrintedTable;
}

function placesOf(tables: readonly PrintedTable[]): readonly Place[] {
  return tables.flatMap((table) =>
    table.seats.flatMap(({ player }) => (player === null ? [] : [{ player, table }])),
  );
}

/** As a reader of that language looks names up, accents and all; numbers in their order. */
export function byName(language: Language): (a: PrintedPlayer, b: PrintedPlayer) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (a, b) => compare(a.sorted, b.sorted) || (a.number ?? 0) - (b.number ?? 0);
}

/** For the wall: read from three steps away, so that nobody stands before it for long. */
export function seatingByName(
  day: PrintedDay,
  tables: readonly PrintedTable[],
  language: Language,
  words: Words,
): Html {
  const order = byName(language);
  const places = placesOf(tables).toSorted((a, b) => order(a.player, b.player));
  const letters = Map.groupBy(places, ({ player }) => headLetter(player.sorted, language));
  const lines = [...letters].map(([letter, group]) => {
    const [first, ...others] = group.map(giantLine);
    // A letter is never the last thing in a column.
    return html`<div class="together">
        <h2>${letter}</h2>
        ${first ?? null}
      </div>
      ${others}`;
  });
  return listing(
    words.seating.byName,
    underline(day, tables, words),
    html`<div class="giant">${lines}</div>`,
    'wall',
  );
}

/** Żak is found under Z, but Ñ is a letter of its own in Spanish. */
function headLetter(name: string, language: Language): string {
  const letter = name.slice(0, 1).toLocaleUpperCase(language);
  const plain = letter.normalize('NFD').slice(0, 1);
  const same = new Intl.Collator(language, { sensitivity: 'base' }).compare(letter, plain) === 0;
  return same ? plain : letter;
}

function giantLine({ player, table }: Place): Html {
  const room = table.room === null ? null : html`<small>${table.room}</small>`;
  return html`<p>
    <span class="${fit(player.sorted, 24)}">${player.sorted}</span>${room}<b>${table.number}</b>
  </p>`;
}

/** For coaches: a page for each school. */
export function seatingBySchool(
  day: PrintedDay,
  tables: readonly PrintedTable[],
  language: Language,
  words: Words,
): readonly Html[] {
  const order = byName(language);
  const { compare } = new Intl.Collator(language);
  const schools = Map.groupBy(placesOf(tables), ({ player }) => player.school ?? '');
  return [...schools]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([school, places]) =>
      listing(
        school === '' ? words.noSchool : school,
        `${words.seating.bySchool} · ${underline(day, tables, words)}`,
        html`<table class="rows">
          <thead>
            <tr>
              <th>${words.number}</th>
              <th>${words.name}</th>
              <th>${words.table}</th>
              <th>${words.room}</th>
              <th></th>
            </tr>
          </thead>
          <tbody>
            ${places
              .toSorted((a, b) => order(a.player, b.player))
              .map(
                ({ player, table }) =>
                  html`<tr>
                    <td>${player.number ?? ''}</td>
                    <td>${player.sorted}</td>
                    <td class="figure">${table.number}</td>
                    <td>${table.room ?? ''}</td>
                    <td>${table.event.name}</td>
                  </tr>`,
              )}
          </tbody>
        </table>`,
      ),
    );
}

/** For staff: tables in the order of their numbers. */
export function seatingByTable(day: PrintedDay, tables: readonly PrintedTable[], words: Words): Html {
  const sorted = tables.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const seats = [0, 1, 2];
  return listing(
    words.seating.byTable,
    underline(day, tables, words),
    html`<table class="rows">
      <thead>
        <tr>
          <th>${words.table}</th>
          ${seats.map((seat) => html`<th>${words.seat(seat + 1)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${sorted.map(
          (table) =>
            html`<tr>
              <td class="figure">${table.number}<small>${table.room ?? ''}</small></td>
              ${seats.map((seat) => seatCell(table, seat))}
            </tr>`,
        )}
      </tbody>
    </table>`,
  );
}

function seatCell({ seats }: PrintedTable, seat: number): Html {
  const { player, team } = seats[seat] ?? { player: null, team: null };
  if (player === null) return html`<td></td>`;
  const number = player.number === null ? '' : `${player.number} `;
  return html`<td>${number}${player.name}<small>${team ?? player.school ?? ''}</small></td>`;
}

/** Which rounds of which events a chart shows. */
function underline(day: PrintedDay, tables: readonly PrintedTable[], words: Words): string {
  const shown = new Set(tables.map(({ event, round }) => `${event.name}, ${roundOf(round, words)}`));
  return [...shown, dayLine(day)].filter((part) => part !== '').join(' · ');
}
