import type { PrintedEvent } from '../day/day.ts';
import { html, times } from '../html.ts';
import type { Html } from '../html.ts';
import type { Words } from '../words/index.ts';
import { strip } from './frame.ts';

/** Cut twice, a page makes four slips. */
const ON_A_PAGE = 4;

/** A page of slips of one event: what a judge notes of a call, with what that event's book lets a judge do. */
export function judgeSlips(event: PrintedEvent, words: Words): Html {
  const slip = oneSlip(event, words);
  return html`<section class="page slips">${times(ON_A_PAGE, () => slip)}</section>`;
}

function oneSlip(event: PrintedEvent, words: Words): Html {
  const { slip } = words;
  const { procedure } = event.plays.book;
  const { immediatePenaltyByTwoJudges, checking, round, where } = procedure;
  const box = (text: string): Html => html`<li>${text}</li>`;
  const field = (title: string): Html => html`<label>${title}<i></i></label>`;
  const players = html`<label>${slip.player}<span>1 · 2 · 3</span></label>`;
  return html`<article class="slip">
    ${strip(event, words)}
    <h1>${slip.title}</h1>
    <div class="fields">
      ${field(words.table)}${field(words.roundTitle)}${field(slip.called)}${field(slip.done)}${field(slip.shake)}${field(slip.by)}
    </div>
    <p class="write">${slip.question}</p>
    <p class="write tall">${slip.ruling}</p>
    <div class="fields">
      ${players}<label>${slip.penalty}<span>−</span><i></i></label>
    </div>
    <ul class="boxes">
      ${box(slip.warning(where.conduct.rule))}
      ${immediatePenaltyByTwoJudges.is === null ? null : box(slip.twoJudges(immediatePenaltyByTwoJudges.rule))}
      ${checking.appeals.is ? box(slip.appeal(checking.appeals.rule)) : null}${box(slip.disqualified)}
    </ul>
    <div class="fields">
      ${round.judgesTimeGivenBack.is ? field(slip.timeBack) : null}${field(slip.judges)}
    </div>
  </article>`;
}
