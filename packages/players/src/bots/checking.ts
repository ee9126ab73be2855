import { afterOf } from '@forceout/rules/match';
import type { PaperView, Seat } from '@forceout/rules/match';
import type { Action } from '../table/action.ts';
import type { Situation } from './situation.ts';

/** Accepts what it finds right, shows what it finds wrong, and proves ambiguity with a grouping that misses the Goal. */
export function check(situation: Situation): Action | null {
  const { view, seat, analyst } = situation;
  const { phase } = view;
  if (phase.kind !== 'checking') return null;
  const open = phase.papers.filter((paper) => isOpenFor(paper, seat));
  const paper = open.find(({ seat: writer }) => phase.current === null || writer === phase.current);
  if (paper === undefined) return null;
  const writer = paper.seat;
  // One objection that failed is enough: it accepts.
  if (decisionOf(paper, seat) === 'failed') return { do: 'accept', writer };
  const written = paper.written ?? [];
  const faults = analyst.faults(situation.moment(afterOf(phase.occasion)), written);
  const [fault] = faults.filter(({ code }) => !overlooks(situation, code, written)).toSorted(plainFirst);
  if (fault === undefined) return { do: 'accept', writer };
  return { do: 'reject', writer, reason: fault.code, regrouped: fault.regrouped, together: false };
}

function decisionOf({ checks }: PaperView, seat: Seat): string | undefined {
  return checks.find((one) => one.seat === seat)?.decision;
}

function isOpenFor(paper: PaperView, seat: Seat): boolean {
  const decision = decisionOf(paper, seat);
  return (
    paper.state === 'presented' &&
    paper.verdict === null &&
    (decision === 'undecided' || decision === 'failed')
  );
}

function overlooks(situation: Situation, code: string, written: readonly object[]): boolean {
  const { level, analyst } = situation;
  const odds = code === 'ambiguous' ? level.missesAmbiguity : level.missesFault;
  return situation.chance(`overlooks ${code} ${analyst.text(written)}`) < odds;
}

/** Anything is easier to show than an ambiguity. */
function plainFirst(one: { readonly code: string }, other: { readonly code: string }): number {
  return Number(one.code === 'ambiguous') - Number(other.code === 'ambiguous');
}
