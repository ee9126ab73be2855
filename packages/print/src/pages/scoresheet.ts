import type { PrintedDay, PrintedSeat, PrintedTable } from '../day/day.ts';
import { variationList } from '../day/variation-list.ts';
import { html, times } from '../html.ts';
import type { Html } from '../html.ts';
import type { Words } from '../words/index.ts';
import { dayLine, fit, notesList, roundOf, rulesLine, strip, tableNumber } from './frame.ts';
import { controlSum, pointsTable } from './points-table.ts';
import { sheetNotes } from './sheet-notes.ts';
import { variationPage } from './variation-page.ts';

/** More shakes than this have no room on a page; a round that has them takes a second sheet. */
export const MOST_SHAKES = 12;
export const USUAL_SHAKES = 8;

/** The front that the table fills in, and the back from which variations are picked. */
export function scoresheet(day: PrintedDay, table: PrintedTable, shakes: number, words: Words): Html {
  return html`${front(day, table, shakes, words)}${variationPage(table, shakes, words)}`;
}

function front(day: PrintedDay, table: PrintedTable, shakes: number, words: Words): Html {
  const { event, seats } = table;
  const { procedure } = event.plays.book;
  const control = controlSum(procedure, seats.length === 2 ? 2 : 3);
  return html`<section class="page sheet">
    ${strip(event, words)} ${heading(day, table, words)}
    ${seats.map((seat, index) => playerBlock(seat, index + 1, shakes, table, words))}
    <footer>
      ${notesList(sheetNotes(event.plays, words))}
      <div class="end">
        ${pointsTable(procedure, words)}
        <dl class="office">
          <dt>${words.sheet.control}${control === null ? '' : ` (= ${control})`}</dt>
          <dd></dd>
          ${
            procedure.round.judgesTimeGivenBack.is
              ? html`<dt>${words.sheet.timeBack} (${procedure.round.judgesTimeGivenBack.rule})</dt>
                  <dd></dd>`
              : null
          }
          <dt>${words.sheet.office}</dt>
          <dd class="two"><i></i><i></i></dd>
        </dl>
      </div>
    </footer>
  </section>`;
}

function heading(day: PrintedDay, { event, round, number, room, date }: PrintedTable, words: Words): Html {
  const seasonal = variationList(event.plays)?.seasonal ?? false;
  const where = dayLine({ ...day, dates: date === null ? day.dates : [date] });
  return html`<header class="head">
    <div>
      <h1>${words.sheet.title} · ${roundOf(round, words)}</h1>
      <p>${where}</p>
      <p>${rulesLine(event.plays, seasonal, words)}</p>
    </div>
    <p class="room">${room === null ? null : html`<small>${words.room}</small><b>${room}</b>`}</p>
    ${tableNumber(number, words)}
  </header>`;
}

function playerBlock(
  seat: PrintedSeat,
  place: number,
  shakes: number,
  { event }: PrintedTable,
  words: Words,
): Html {
  const { sheet } = words;
  const { leader } = event.plays.book.procedure.bonus;
  const cells = (kind: string, text: string): Html =>
    html`${times(shakes, () => html`<td class="${kind}">${text}</td>`)}`;
  const sum =
    leader.is === 'may-not'
      ? html`<tr class="sum">
          <th>${sheet.sum}</th>
          ${cells('s', '')}
        </tr>`
      : null;
  const rows = sum === null ? 3 : 4;
  return html`<section class="player">
    ${nameBand(seat, place, words)}
    <table>
      <thead>
        <tr>
          <th>${sheet.shake}</th>
          ${times(shakes, (n) => html`<th>${n + 1}</th>`)}
          <th>${sheet.total}</th>
          <th>${sheet.points}</th>
        </tr>
      </thead>
      <tbody>
        <tr class="score">
          <th>${sheet.score}</th>
          ${cells('g', `${sheet.goalSetterSign} ○`)}
          <td class="box" rowspan="${rows}"></td>
          <td class="box" rowspan="${rows}"></td>
        </tr>
        ${times(
          2,
          (n) =>
            html`<tr class="penalty">
              ${n === 0 ? html`<th rowspan="2">${sheet.penalty}</th>` : null}${cells('p', '')}
            </tr>`,
        )}
        ${sum}
      </tbody>
    </table>
    <p class="sign"><span>${sheet.sign}</span><i></i><span class="absent">${sheet.absent}</span></p>
  </section>`;
}

function nameBand({ player, team }: PrintedSeat, place: number, words: Words): Html {
  const name = player?.name ?? '';
  const blank = html`<i class="blank"></i>`;
  const label = (title: string, text: string | null): Html =>
    html`<span class="label"><small>${title}</small>${text ?? blank}</span>`;
  return html`<p class="band">
    <span class="seat">${place}</span>
    <span class="number"
      ><small>${words.number}</small>${player === null ? blank : (player.number ?? '')}</span
    >
    <strong class="${fit(name, 26)}">${player === null ? blank : name}</strong>
    ${player !== null && team === null ? null : label(words.team, team)}
    ${player !== null && player.school === null ? null : label(words.school, player?.school ?? null)}
  </p>`;
}
