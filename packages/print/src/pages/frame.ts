import type { PlayedRules, PrintedDay, PrintedEvent } from '../day/day.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import type { Words } from '../words/index.ts';

/** The strip of colour by which forms are sorted from afar; it says in words what it is. */
export function strip({ name, division, plays }: PrintedEvent, words: Words): Html {
  const parts = [
    words.games[plays.book.game],
    division === null ? null : words.divisions[division],
    division === plays.division || plays.division === null ? null : `→ ${words.divisions[plays.division]}`,
  ].filter((part) => part !== null);
  return html`<p class="strip ${division ?? 'open'}"><b>${parts.join(' · ')}</b> <span>${name}</span></p>`;
}

/** The book, and which of its lists is played. */
export function rulesLine({ book, season, level }: PlayedRules, seasonal: boolean, words: Words): string {
  return [
    words.bookTitle(book.title),
    seasonal ? words.seasons[season] : null,
    level === 'basic' ? words.levels.basic : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** Tournament, place and day, as far as the file has them. */
export function dayLine({ name, place, dates }: PrintedDay): string {
  return [name, place, dates.join(', ')].filter((part) => part !== null && part !== '').join(' · ');
}

/** A spare sheet has a blank in its place. */
export function roundOf(round: number | null, words: Words): string {
  return round === null ? `${words.roundTitle} ______` : words.round(round);
}

/** The number by which a sheet is found; a line to write it on where there is none yet. */
export function tableNumber(number: number | null, words: Words): Html {
  const shown = number === null ? html`<i></i>` : html`<b>${number}</b>`;
  return html`<p class="table-number"><small>${words.table}</small>${shown}</p>`;
}

/** Notes in which no section number is broken at its hyphen. */
export function notesList(notes: readonly string[]): Html {
  const kept = (note: string): readonly Html[] =>
    note
      .split(/(\([^)\s]+\)\.?)/)
      .map((part) => (part.startsWith('(') ? html`<em>${part}</em>` : html`${part}`));
  return html`<ul class="notes">
    ${notes.map((note) => html`<li>${kept(note)}</li>`)}
  </ul>`;
}

/** Long names get smaller letters rather than being cut. */
export function fit(text: string, room: number): string {
  if (text.length <= room) return '';
  return text.length <= room * 1.5 ? 'long' : 'longest';
}

/** Pages that go on as long as their list is: one heading, then what follows. */
export function listing(
  title: string,
  under: string,
  body: Html | readonly Html[],
  kind: 'desk' | 'wall' = 'desk',
): Html {
  return html`<section class="listing ${kind}">
    <header>
      <h1>${title}</h1>
      <p>${under}</p>
    </header>
    ${body}
  </section>`;
}
