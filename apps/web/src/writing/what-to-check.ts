import type { CheckingPhase, PaperView } from './panel-props.ts';

export type Check = PaperView['checks'][number];

/** How one paper stands for one seat; what may be done about it is the rules' answer. */
export interface Checking {
  readonly mine: boolean;
  readonly open: boolean;
  /** It is this paper's time: none is being checked, or this one is. */
  readonly current: boolean;
  readonly decision: Check['decision'] | null;
}

export function whatToCheck(phase: CheckingPhase, paper: PaperView, seat: number): Checking {
  return {
    mine: paper.seat === seat,
    open: paper.state === 'presented' && paper.verdict === null,
    current: phase.current === paper.seat || phase.current === null,
    decision: paper.checks.find((one) => one.seat === seat)?.decision ?? null,
  };
}
