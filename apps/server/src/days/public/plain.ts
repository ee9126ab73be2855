import type {
  PublicDay,
  PublicResults,
  PublicRules,
  PublicSeat,
  PublicSeating,
  PublicStandings,
} from '@forceout/client';
import { html } from '@forceout/print';
import type { Html } from '@forceout/print';
import type { Language } from '@forceout/rules/languages';
import { PLAIN_WORDS } from './plain-words.ts';
import type { PlainWords } from './plain-words.ts';

/** What everybody may see, for a phone whose scripts fail: one page without any, that looks again by itself. */
export interface PlainDay {
  readonly day: PublicDay;
  readonly now: number;
  readonly language: Language;
  readonly asked: string;
  readonly found: readonly PublicSeat[];
  readonly events: readonly {
    readonly name: string;
    readonly seating: PublicSeating | null;
    readonly results: PublicResults | null;
    readonly standings: PublicStandings | null;
    readonly rules: PublicRules | null;
  }[];
}

const LOOK_AGAIN = 30;
const STYLE =
  'body{font:1.05rem/1.4 system-ui,sans-serif;margin:1rem auto;max-width:46rem;padding:0 .7rem;color:#111;background:#fff}' +
  'h1{font-size:1.4rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.25rem .5rem .25rem 0;border-bottom:1px solid #bbb}' +
  'input,button{font:inherit;padding:.5rem}.clock{font-size:1.2rem;font-weight:bold}';

export function plainPage({ day, now, language, asked, found, events }: PlainDay): string {
  const words = PLAIN_WORDS[language];
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta http-equiv="refresh" content="${LOOK_AGAIN}" />
        <title>${day.name}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${day.name}</h1>
          ${day.bells.map((bell) => clock(bell, now, words))}
          <form method="get">
            <label>${words.where} <input name="q" value="${asked}" /></label>
            <button>${words.find}</button>
          </form>
          ${asked === '' ? null : answers(found, words)}
          ${events.map((event) => eventOf(event, language, words))}
        </main>
      </body>
    </html>`;
  return page.html;
}

/** Minutes that were left when the page was made; it has no hand that moves. */
function clock(
  { state, lastShake, stop, held, round }: PublicDay['bells'][number],
  now: number,
  words: PlainWords,
): Html {
  const left = (until: number): number => Math.max(0, Math.ceil((until - (held ?? now)) / 60_000));
  const says =
    state === 'stopped'
      ? words.stop
      : state === 'last-shake'
        ? words.lastShake(left(stop))
        : words.untilLastShake(left(lastShake));
  return html`<p class="clock">${words.clock(round, says)}${held === null ? '' : ` (${words.paused})`}</p>`;
}

function answers(found: readonly PublicSeat[], words: PlainWords): Html {
  if (found.length === 0) return html`<p>${words.nobody}</p>`;
  return html`<ul>
    ${found.map(
      ({ name, table, room, with: others }) =>
        html`<li><b>${name}</b>: ${words.sits(table, room, others)}</li>`,
    )}
  </ul>`;
}

function eventOf(
  { name, seating, results, standings, rules }: PlainDay['events'][number],
  language: Language,
  words: PlainWords,
): Html {
  return html`<h2>${name}</h2>
    ${seating === null && standings === null ? html`<p>${words.nothing}</p>` : null}
    ${seating === null ? null : seats(seating, words)} ${standings === null ? null : places(standings, words)}
    ${results === null ? null : results.rounds.map((round) => resultsOf(round, words))}
    <h3>${words.rules}</h3>
    <ul>
      ${(rules?.lines[language] ?? []).map((line) => html`<li>${line}</li>`)}
    </ul>`;
}

function seats({ round, tables }: PublicSeating, words: PlainWords): Html {
  return html`<h3>${words.seats(round)}</h3>
    <table>
      ${tables.map(
        ({ number, players }) =>
          html`<tr>
            <th>${number}</th>
            <td>${players.map(({ name }) => name).join(' · ')}</td>
          </tr>`,
      )}
    </table>`;
}

function places({ after, provisional, individuals }: PublicStandings, words: PlainWords): Html {
  return html`<h3>${words.standings(after)}${provisional ? ` (${words.provisional})` : ''}</h3>
    <table>
      ${individuals.map(
        ({ rank, name, school, points }) =>
          html`<tr>
            <th>${rank}</th>
            <td>${name}</td>
            <td>${school ?? ''}</td>
            <td>${points}</td>
          </tr>`,
      )}
    </table>`;
}

function resultsOf({ n, tables }: PublicResults['rounds'][number], words: PlainWords): Html {
  return html`<h3>${words.results(n)}</h3>
    <table>
      ${tables.map(
        ({ number, players }) =>
          html`<tr>
            <th>${number}</th>
            <td>
              ${players.map(({ name, total, points }) => `${name} ${total ?? '–'} → ${points}`).join(' · ')}
            </td>
          </tr>`,
      )}
    </table>`;
}
