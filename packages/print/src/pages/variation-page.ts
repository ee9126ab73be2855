import type { PlayedRules, PrintedTable } from '../day/day.ts';
import { variationList } from '../day/variation-list.ts';
import type { ListedVariation, VariationList } from '../day/variation-list.ts';
import { html, times } from '../html.ts';
import type { Html } from '../html.ts';
import type { Words } from '../words/index.ts';
import { notesList, roundOf, rulesLine, strip, tableNumber } from './frame.ts';

/** Shakes side by side on the back of a scoresheet. */
const ACROSS = 4;

/** The back: for every shake the whole list, so that a name is circled in the list of that shake. */
export function variationPage(table: PrintedTable, shakes: number, words: Words): Html {
  const { event, round, number } = table;
  const list = variationList(event.plays);
  return html`<section class="page lists">
    ${strip(event, words)}
    <header class="head">
      <div>
        <h1>${words.list.title} · ${roundOf(round, words)}</h1>
        <p>${rulesLine(event.plays, list?.seasonal ?? false, words)}</p>
      </div>
      ${tableNumber(number, words)}
    </header>
    ${list === null ? nothingToPick(event.plays, words) : shakeLists(list, table, shakes, words)}
  </section>`;
}

function shakeLists(list: VariationList, table: PrintedTable, shakes: number, words: Words): Html {
  const { plays } = table.event;
  const always = list.always.map((one) => variationName(one, words)).join(' · ');
  const rows = Math.ceil(shakes / ACROSS);
  const lines = list.list.map((one) => line(one, words));
  return html`${notesList(pickNotes(plays, table.seats.length, list, words))}
    ${always === '' ? null : html`<p class="always">${words.list.always} <b>${always}</b></p>`}
    <div class="shakes rows-${rows}">
      ${times(
        shakes,
        (n) =>
          html`<section>
            <h2>${words.sheet.shake} ${n + 1}</h2>
            <ol>
              ${lines}
            </ol>
          </section>`,
      )}
    </div>`;
}

function line(listed: ListedVariation, words: Words): Html {
  const { number, blank, ordered } = listed;
  const hint =
    blank === null || blank.choices.length === 0 ? null : html`<small>${blank.choices.join(' ')}</small>`;
  return html`<li>
    ${number === null ? null : html`<b>${number}</b>`}<span>${variationName(listed, words)}</span>${blank === null ? null : html`<i></i>${hint}`}${ordered ? html`<u></u>` : null}
  </li>`;
}

export function variationName({ entry }: ListedVariation, words: Words): string {
  return entry.id === 'wild' ? words.variations.wild(entry.faces) : words.variations[entry.id];
}

/** Who circles how many, and what else is written beside. */
function pickNotes(
  { book, division }: PlayedRules,
  seats: number,
  list: VariationList,
  words: Words,
): readonly string[] {
  const { picking, where } = book.procedure;
  const ordered = list.list.find(
    ({ ordered: matters, entry }) => matters && entry.id === 'symmetric-difference',
  );
  const two = seats === 2 && division !== null && picking.secondOfTwo.is[division] === 2;
  return [
    words.list.pick(where.picking.rule),
    ...(two ? [words.list.two(picking.secondOfTwo.rule)] : []),
    ...(division !== null && picking.twoForAnybody.is.includes(division)
      ? [words.list.anybody(picking.twoForAnybody.rule)]
      : []),
    ...(ordered === undefined ? [] : [words.list.order(ordered.entry.rule)]),
  ];
}

/** A game without variations still has a back, so that every table has one sheet of paper. */
function nothingToPick({ book, division }: PlayedRules, words: Words): Html {
  const relations = book.game === 'onsets' && division !== null ? book.relationCubes[division] : undefined;
  const wild = relations?.is === 'wild' ? ` ${words.list.wild} (${relations.rule})` : '';
  return html`<p class="always">${words.list.none}${wild}</p>
    <h2>${words.list.notes}</h2>
    <div class="ruled">${times(16, () => html`<i></i>`)}</div>`;
}
