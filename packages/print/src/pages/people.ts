import type { Game, Team } from '@forceout/formats/tournament';
import { GAMES } from '@forceout/formats/tournament';
import type { PrintedDay, PrintedEvent, PrintedPlayer } from '../day/day.ts';
import { html, times } from '../html.ts';
import type { Html } from '../html.ts';
import type { Language, Words } from '../words/index.ts';
import { dayLine, listing } from './frame.ts';
import { byName } from './seating.ts';

const PLAYERS_A_KIT = 3;

/** A kit for every three players of a school, rounded up, for each game. */
export function kitList(day: PrintedDay, language: Language, words: Words): readonly Html[] {
  return GAMES.flatMap((game) => {
    const events = day.events.filter(({ plays }) => plays.book.game === game);
    return events.length === 0 ? [] : [kitsOfGame(day, game, events, language, words)];
  });
}

function kitsOfGame(
  day: PrintedDay,
  game: Game,
  events: readonly PrintedEvent[],
  language: Language,
  words: Words,
): Html {
  const players = new Set(events.flatMap(({ id }) => day.entrants.get(id) ?? []));
  const schools = schoolsOf([...players], language, words).map(([school, list]) => ({
    school,
    players: list.length,
    kits: Math.ceil(list.length / PLAYERS_A_KIT),
  }));
  const sum = (key: 'players' | 'kits'): number => schools.reduce((all, one) => all + one[key], 0);
  const row = (school: string, count: number, kits: number): Html =>
    html`<tr>
      <td>${school}</td>
      <td class="figure">${count}</td>
      <td class="figure">${kits}</td>
      <td class="box"></td>
    </tr>`;
  return listing(
    `${words.games[game]} · ${words.kits.title}`,
    [words.kits.rule, words.kits.needed(mostTables(day, events)), dayLine(day)]
      .filter((part) => part !== '')
      .join(' · '),
    html`<table class="rows">
      <thead>
        <tr>
          <th>${words.school}</th>
          <th>${words.kits.players}</th>
          <th>${words.kits.kits}</th>
          <th>${words.kits.brought}</th>
        </tr>
      </thead>
      <tbody>
        ${schools.map(({ school, players: count, kits }) => row(school, count, kits))}
      </tbody>
      <tfoot>
        ${row(words.kits.all, sum('players'), sum('kits'))}
      </tfoot>
    </table>`,
  );
}

/** Rounds with one number are taken to be played at the same time. */
function mostTables({ tables }: PrintedDay, events: readonly PrintedEvent[]): number {
  const ids = new Set(events.map(({ id }) => id));
  const rounds = Map.groupBy(
    tables.filter(({ event }) => ids.has(event.id)),
    ({ round }) => round,
  );
  return Math.max(0, ...[...rounds.values()].map(({ length }) => length));
}

/** Check-in on paper, by school, entered later as one batch. */
export function checkInLists(
  day: PrintedDay,
  events: readonly PrintedEvent[],
  language: Language,
  words: Words,
): readonly Html[] {
  const { checkIn } = words;
  const players = new Set(events.flatMap(({ id }) => day.entrants.get(id) ?? []));
  const box = html`<td class="box"></td>`;
  return schoolsOf([...players], language, words).map(([school, list]) =>
    listing(
      school,
      [checkIn.title, dayLine(day)].filter((part) => part !== '').join(' · '),
      html`<table class="rows">
        <thead>
          <tr>
            <th>${words.number}</th>
            <th>${words.name}</th>
            <th>${words.grade}</th>
            <th>${checkIn.here}</th>
            <th>${checkIn.late}</th>
            <th>${checkIn.away}</th>
            <th>${checkIn.substitute}</th>
          </tr>
        </thead>
        <tbody>
          ${list.map(
            (player) =>
              html`<tr>
                <td>${player.number ?? ''}</td>
                <td>${player.sorted}</td>
                <td>${player.grade ?? ''}</td>
                ${box}${box}${box}
                <td class="box wide"></td>
              </tr>`,
          )}
        </tbody>
      </table>`,
    ),
  );
}

function schoolsOf(
  players: readonly PrintedPlayer[],
  language: Language,
  words: Words,
): readonly (readonly [string, readonly PrintedPlayer[]])[] {
  const { compare } = new Intl.Collator(language);
  return [
    ...Map.groupBy(players.toSorted(byName(language)), ({ school }) => school ?? words.noSchool),
  ].toSorted(([a], [b]) => compare(a, b));
}

/** Sums by hand when every machine fails: a row for each place of a team, what is known filled in. */
export function teamSums(
  day: PrintedDay,
  event: PrintedEvent,
  teams: readonly Team[],
  known: ReadonlyMap<string, readonly (number | null)[]>,
  words: Words,
): Html {
  const rounds = Array.from({ length: event.rounds }, (_, index) => index);
  return listing(
    `${event.name} · ${words.sums.title}`,
    dayLine(day),
    teams.map(
      ({ id, slots }) =>
        html`<table class="rows sums">
          <caption>
            ${day.teams.get(id) ?? id}
          </caption>
          <thead>
            <tr>
              <th>${words.sums.slot}</th>
              <th>${words.name}</th>
              ${rounds.map((n) => html`<th>${words.standings.roundColumn(n + 1)}</th>`)}
              <th>${words.sums.sum}</th>
            </tr>
          </thead>
          <tbody>
            ${slots.map((slot, index) => {
              const holders = slot.map(({ player }) => day.players.get(player)?.name ?? player).join(' → ');
              const points = rounds.map((n) => {
                const holder = slot.findLast(({ from }) => from <= n + 1);
                return holder === undefined ? null : (known.get(holder.player)?.[n] ?? null);
              });
              return html`<tr>
                <td>${index + 1}</td>
                <td>${holders}</td>
                ${points.map((one) => html`<td class="box">${one}</td>`)}
                <td class="box"></td>
              </tr>`;
            })}
          </tbody>
          <tfoot>
            <tr>
              <td></td>
              <td></td>
              ${times(event.rounds + 1, () => html`<td class="box"></td>`)}
            </tr>
          </tfoot>
        </table>`,
    ),
  );
}
