import type { PrintedDay, PrintedEvent, PrintedTable } from '../day/day.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import type { Language, Words } from '../words/index.ts';
import { dayLine, listing } from './frame.ts';
import { byName, seatingByTable } from './seating.ts';

/** All rounds that are seated, for a day that goes on without any machine: where each player goes, then every round by table. */
export function roundsBooklet(
  day: PrintedDay,
  event: PrintedEvent,
  tables: readonly PrintedTable[],
  language: Language,
  words: Words,
): readonly Html[] {
  const rounds = [...Map.groupBy(tables, ({ round }) => round ?? 0)].toSorted(([a], [b]) => a - b);
  return [
    wayOfEach(day, event, tables, language, words),
    ...rounds.map(([, seated]) => seatingByTable(day, seated, words)),
  ];
}

/** One line for each player with a table number for each round. */
function wayOfEach(
  day: PrintedDay,
  event: PrintedEvent,
  tables: readonly PrintedTable[],
  language: Language,
  words: Words,
): Html {
  const numbers = Array.from({ length: event.rounds }, (_, n) => n + 1);
  const at = new Map(
    tables.flatMap((table) =>
      table.seats.flatMap(({ player }) =>
        player === null ? [] : [[`${player.id} ${table.round}`, table.number] as const],
      ),
    ),
  );
  const players = [
    ...new Set(
      tables.flatMap(({ seats }) => seats.flatMap(({ player }) => (player === null ? [] : [player]))),
    ),
  ];
  return listing(
    `${event.name} · ${words.booklet.title}`,
    [words.booklet.says, dayLine(day)].filter((part) => part !== '').join(' · '),
    html`<table class="rows">
      <thead>
        <tr>
          <th>${words.number}</th>
          <th>${words.name}</th>
          ${numbers.map((n) => html`<th>${words.standings.roundColumn(n)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${players.toSorted(byName(language)).map(
          (player) =>
            html`<tr>
              <td>${player.number ?? ''}</td>
              <td>${player.sorted}<small>${player.school ?? ''}</small></td>
              ${numbers.map((n) => html`<td class="figure">${at.get(`${player.id} ${n}`) ?? ''}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`,
  );
}
