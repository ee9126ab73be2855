import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';

interface BalanceProps {
  readonly counted: string;
  /** Null where the Goal has no legal value. */
  readonly goal: string | null;
  /** Null where nobody asks whether they are the same. */
  readonly same: boolean | null;
}

/** The count on one side, the Goal on the other. */
export function Balance({ counted, goal, same }: BalanceProps): ReactNode {
  const { ruling } = useWords();
  return (
    <p className="balance" data-same={same ?? 'unasked'}>
      <span>{ruling.count(counted)}</span>
      <span className="balance-sign" aria-hidden>
        {same === true ? '=' : '≠'}
      </span>
      <span>{goal === null ? ruling.noGoal : ruling.goal(goal)}</span>
      <span className="unseen">{same === true ? ruling.same : ruling.differ}</span>
    </p>
  );
}
