import type { Procedure } from '@forceout/rules';
import { matchPoints } from '@forceout/rules/match';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import type { Words } from '../words/index.ts';

type Outcome = keyof Words['sheet']['outcomes'];

/** Every way in which a table can end, as totals that end so. */
const OUTCOMES: Readonly<Record<2 | 3, readonly (readonly [Outcome, readonly number[]])[]>> = {
  3: [
    ['clear', [3, 2, 1]],
    ['first', [3, 3, 1]],
    ['second', [3, 1, 1]],
    ['all', [1, 1, 1]],
  ],
  2: [
    ['clear', [2, 1]],
    ['all', [1, 1]],
  ],
};

/** What match points of so many players add up to; null where a league's table has no single sum. */
export function controlSum(procedure: Procedure, players: 2 | 3): number | null {
  const sums = OUTCOMES[players].map(([, totals]) => sum(matchPoints(procedure, totals)));
  return sums.every((one) => one === sums[0]) ? sums[0]! : null;
}

/** The book's points for every place and tie, with what they add up to. */
export function pointsTable(procedure: Procedure, words: Words): Html {
  const rows = (players: 2 | 3): readonly Html[] =>
    OUTCOMES[players].map(([outcome, totals]) => {
      const points = matchPoints(procedure, totals);
      return html`<tr>
        <td>${words.sheet.outcomes[outcome]}</td>
        <td><b>${points.join(' ')}</b></td>
        <td>= ${sum(points)}</td>
      </tr>`;
    });
  const part = (title: string, players: 2 | 3): Html =>
    html`<table>
      <caption>
        ${title}
      </caption>
      ${rows(players)}
    </table>`;
  return html`<div class="points">
    <h2>${words.sheet.pointsOf(procedure.where.matchPoints.rule)}</h2>
    <div>${part(words.sheet.three, 3)}${part(words.sheet.two, 2)}</div>
  </div>`;
}

function sum(points: readonly number[]): number {
  return points.reduce((all, one) => all + one, 0);
}
