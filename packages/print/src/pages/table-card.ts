import type { PrintedDay, PrintedTable } from '../day/day.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import { qrCode, wifiText } from '../qr.ts';
import type { Wifi } from '../qr.ts';
import type { Words } from '../words/index.ts';
import { dayLine, fit, roundOf, strip } from './frame.ts';
import { inGroups } from './groups.ts';

/** What the two codes of a table card open; null leaves a code out. */
export interface CardCodes {
  readonly wifi: Wifi | null;
  readonly link: ((table: PrintedTable) => string) | null;
}

/** Cut across the middle, a page makes two cards. */
const ON_A_PAGE = 2;

export function tableCards(
  day: PrintedDay,
  tables: readonly PrintedTable[],
  codes: CardCodes,
  words: Words,
): readonly Html[] {
  return inGroups(tables, ON_A_PAGE).map(
    (group) =>
      html`<section class="page cards">${group.map((table) => card(day, table, codes, words))}</section>`,
  );
}

function card(day: PrintedDay, table: PrintedTable, { wifi, link }: CardCodes, words: Words): Html {
  const { event, number, round, room, seats } = table;
  return html`<article class="card">
    ${strip(event, words)}
    <div class="card-main">
      <p class="card-number">
        <small>${words.table}</small><b>${number}</b>${room === null ? null : html`<span>${room}</span>`}
      </p>
      <ol>
        ${seats.map(
          ({ player, team }, index) =>
            html`<li>
              <b>${index + 1}</b><strong class="${fit(player?.name ?? '', 22)}">${player?.name ?? ''}</strong
              ><small
                >${[player?.number === null ? null : `#${player?.number}`, team ?? player?.school].filter((part) => part !== null && part !== undefined).join(' · ')}</small
              >
            </li>`,
        )}
      </ol>
    </div>
    <footer>
      <p>${roundOf(round, words)}<br />${dayLine(day)}</p>
      ${
        wifi === null
          ? null
          : html`<figure>
              ${qrCode(wifiText(wifi), words.card.wifi)}
              <figcaption>${words.card.wifi}<br /><b>${wifi.name}</b></figcaption>
            </figure>`
      }
      ${
        link === null
          ? null
          : html`<figure>
              ${qrCode(link(table), words.card.open)}
              <figcaption>${words.card.open}</figcaption>
            </figure>`
      }
    </footer>
  </article>`;
}

/** For the wall and the entrance: how a phone joins. */
export function wifiPage(day: PrintedDay, wifi: Wifi, words: Words): Html {
  return html`<section class="page wifi">
    <h1>${words.card.wifiTitle}</h1>
    ${qrCode(wifiText(wifi), words.card.wifi)}
    <p><b>${wifi.name}</b></p>
    ${wifi.password === null ? null : html`<p><code>${wifi.password}</code></p>`}
    <p><small>${dayLine(day)}</small></p>
  </section>`;
}
