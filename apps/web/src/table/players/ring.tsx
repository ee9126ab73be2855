import { useState } from 'react';
import type { ReactNode } from 'react';
import type { TimeLeft } from './time-left.ts';

interface RingProps {
  readonly left: TimeLeft | null;
  readonly children: ReactNode;
}

const AROUND = 100;

/** Time as a ring round what it belongs to: full when a limit begins, empty when it is over. */
export function Ring({ left, children }: RingProps): ReactNode {
  const key = left === null ? '' : `${left.seat} ${left.task} ${left.countdown}`;
  const [seen, setSeen] = useState({ key, most: left?.seconds ?? 0 });
  const most = seen.key === key ? Math.max(seen.most, left?.seconds ?? 0) : (left?.seconds ?? 0);
  // The longest that was left of this limit is all of it.
  if (seen.key !== key || seen.most !== most) setSeen({ key, most });
  const part = left === null || most === 0 ? 0 : left.seconds / most;
  return (
    <span className="ring" data-hot={left !== null && (left.countdown || left.up || left.seconds <= 10)}>
      {left !== null && (
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <circle className="ring-rail" cx="18" cy="18" r="16" />
          <circle
            className="ring-run"
            cx="18"
            cy="18"
            r="16"
            pathLength={AROUND}
            strokeDasharray={`${part * AROUND} ${AROUND}`}
          />
        </svg>
      )}
      {children}
    </span>
  );
}
