import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useMatch } from '../use-table.ts';
import { GoalPlace } from './goal-place.tsx';
import { Universe } from './universe.tsx';
import './question.css';

/** A table of On-Sets does without it. */
const Workbench = lazy(async () => ({ default: (await import('./workbench.tsx')).Workbench }));

const ShownSum = lazy(async () => ({ default: (await import('./shown-sum.tsx')).ShownSum }));

/** What is asked: the Goal, and beside it what it is asked of. It stays where it is in every phase. */
export function Question({ ended = false }: { readonly ended?: boolean }): ReactNode {
  const { game, seat } = useMatch();
  return (
    <div className="question" data-game={game}>
      <GoalPlace />
      {game === 'onsets' ? (
        <Universe />
      ) : (
        (seat !== null || ended) && (
          <Suspense fallback={<div />}>{ended ? <ShownSum /> : <Workbench />}</Suspense>
        )
      )}
    </div>
  );
}
