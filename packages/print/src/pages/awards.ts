import { shoppingList } from '@forceout/tournament';
import type { Award, AwardTable, Winner } from '@forceout/tournament';
import type { PrintedDay } from '../day/day.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import type { Words } from '../words/index.ts';
import { dayLine, fit, listing, strip } from './frame.ts';
import { ruleText } from './standings.ts';

/** The script of the ceremony: the last place first, who shares one is read out together. */
export function awardsScript(day: PrintedDay, awards: readonly Award[], words: Words): readonly Html[] {
  const events = Map.groupBy(awards, ({ event }) => event);
  return [...events].map(([id, list]) => {
    const groups = Map.groupBy(list, (award) => titleOf(award, words));
    const count = list.reduce((sum, { winners }) => sum + winners.length, 0);
    return listing(
      `${eventName(day, id)} · ${words.awards.title}`,
      [words.awards.readOut, words.awards.count(count), dayLine(day)]
        .filter((part) => part !== '')
        .join(' · '),
      [...groups].map(
        ([title, group]) =>
          html`<section class="awards">
            <h2>${title}</h2>
            ${group.toReversed().map((award) => placeLines(day, award, words))}
          </section>`,
      ),
    );
  });
}

function placeLines(day: PrintedDay, { place, winners }: Award, { awards }: Words): Html {
  const title = place === null ? '' : awards.place(place) + (winners.length > 1 ? `, ${awards.shared}` : '');
  return html`<div class="place">
    <p>${title}</p>
    <ul>
      ${winners.map((winner) => {
        const { name, school } = winnerName(day, winner);
        return html`<li>
          <b>${name}</b>${school === null ? null : html` <span>${school}</span>`}<i></i
          ><span>${winner.points}</span>
        </li>`;
      })}
    </ul>
  </div>`;
}

function titleOf(award: Award, words: Words): string {
  switch (award.for.of) {
    case 'individuals':
      return words.awards.individuals;
    case 'perfect':
      return words.awards.perfect;
    case 'teams':
      return ruleText(award.for.rule, words);
  }
}

function winnerName(
  day: PrintedDay,
  { kind, id }: Winner,
): { readonly name: string; readonly school: string | null } {
  if (kind === 'player')
    return { name: day.players.get(id)?.name ?? id, school: day.players.get(id)?.school ?? null };
  return { name: (kind === 'team' ? day.teams : day.schools).get(id) ?? id, school: null };
}

function eventName(day: PrintedDay, id: string): string {
  return day.events.find((event) => event.id === id)?.name ?? id;
}

/** One sheet for each winner. */
export function certificates(day: PrintedDay, awards: readonly Award[], words: Words): readonly Html[] {
  return awards.flatMap((award) => award.winners.map((winner) => certificate(day, award, winner, words)));
}

function certificate(day: PrintedDay, award: Award, winner: Winner, words: Words): Html {
  const { certificate: text } = words;
  const event = day.events.find(({ id }) => id === award.event);
  const { name, school } = winnerName(day, winner);
  const reason = award.place === null ? text.perfect : text.place(award.place, award.winners.length > 1);
  const what = award.for.of === 'teams' ? `${titleOf(award, words)} · ` : '';
  return html`<section class="page turned certificate">
    ${event === undefined ? null : strip(event, words)}
    <div>
      <h1>${text.title}</h1>
      <p>${dayLine({ ...day, dates: [] })}</p>
      <p>${text.to}</p>
      <p class="winner ${fit(name, 24)}">${name}</p>
      <p class="of">${school ?? ''}</p>
      <p>${what}${reason}<br />${event?.name ?? award.event}, ${text.with(winner.points)}</p>
    </div>
    <footer>
      <p><i></i>${text.director}</p>
      <p><i>${day.dates.at(-1) ?? ''}</i>${text.date}</p>
    </footer>
  </section>`;
}

/** For the screen of the ceremony: one page for each place, in the order in which it is read out. */
export function awardSlides(day: PrintedDay, awards: readonly Award[], words: Words): readonly Html[] {
  const groups = Map.groupBy(awards, (award) => `${award.event} ${titleOf(award, words)}`);
  return [...groups.values()].flatMap((group) =>
    group.toReversed().map((award) => {
      const event = day.events.find(({ id }) => id === award.event);
      const place = award.place === null ? null : words.awards.place(award.place);
      return html`<section class="page turned slide">
        ${event === undefined ? null : strip(event, words)}
        <div>
          <h1>${place ?? titleOf(award, words)}</h1>
          ${place === null ? null : html`<p>${titleOf(award, words)}</p>`}
          ${award.winners.map((winner) => {
            const { name, school } = winnerName(day, winner);
            const size = award.winners.length > 4 ? 'longest' : fit(name, 24);
            return html`<p class="winner ${size}">
              ${name}${school === null ? null : html` <small>${school}</small>`}
            </p>`;
          })}
        </div>
      </section>`;
    }),
  );
}

/** What to buy before the day; a tie for a place needs one more than stands here. */
export function awardShopping(day: PrintedDay, table: AwardTable, words: Words): Html {
  const { awards } = words;
  const lists = day.events.map((event) => {
    const players = day.entrants.get(event.id)?.length ?? 0;
    return { event, players, list: [...shoppingList(players, table)] };
  });
  return listing(
    awards.shopping,
    [awards.ties, dayLine(day)].filter((part) => part !== '').join(' · '),
    html`<table class="rows">
      <thead>
        <tr>
          <th></th>
          <th>${words.kits.players}</th>
          <th>${awards.title}</th>
          <th>${awards.toBuy}</th>
        </tr>
      </thead>
      <tbody>
        ${lists.flatMap(({ event, players, list }) =>
          list.map(
            ([label, count]) =>
              html`<tr>
                <td>${event.name}</td>
                <td>${players}</td>
                <td>${awards.labels[label]}</td>
                <td class="figure">${count}</td>
              </tr>`,
          ),
        )}
      </tbody>
    </table>`,
  );
}
