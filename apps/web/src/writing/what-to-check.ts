import type { CheckingPhase, PaperView } from './panel-props.ts';

export type Check = PaperView['checks'][number];

/** What one seat can do about one paper. */
export interface Checking {
  readonly mine: boolean;
  readonly open: boolean;
  /** It is this paper's time: none is being checked, or this one is. */
  readonly current: boolean;
  readonly decision: Check['decision'] | null;
  readonly mayDecide: boolean;
  readonly mayGoOn: boolean;
}

export function whatToCheck(phase: CheckingPhase, paper: PaperView, seat: number): Checking {
  const mine = paper.seat === seat;
  const open = paper.state === 'presented' && paper.verdict === null;
  const check = paper.checks.find((one) => one.seat === seat) ?? null;
  const shownWrong = paper.checks.some(({ decision }) => decision === 'showed-it-wrong');
  const mayDecide = open && (check?.decision === 'undecided' || check?.decision === 'failed');
  const current = phase.current === paper.seat || phase.current === null;
  return {
    mine,
    open,
    current,
    decision: check?.decision ?? null,
    mayDecide: mayDecide && current,
    // A checker whose reason did not hold may say that there is nothing more.
    mayGoOn: open && phase.current === paper.seat && (shownWrong || check?.decision === 'failed'),
  };
}
