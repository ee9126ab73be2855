import type { ReactNode } from 'react';
import { Scratch } from '../aside/scratch.tsx';
import { useWords } from '../../words/index.tsx';
import { useMatch } from '../use-table.ts';
import { GoalPlace } from './goal-place.tsx';
import { Universe } from './universe.tsx';
import './question.css';

/** What is asked: the Goal, and beside it what it is asked of. It stays where it is in every phase. */
export function Question(): ReactNode {
  const { table: words } = useWords();
  const { game, seat } = useMatch();
  return (
    <div className="question" data-game={game}>
      <GoalPlace />
      {game === 'onsets' ? (
        <Universe />
      ) : (
        seat !== null && (
          <section className="bench paper" aria-label={words.scratch.title}>
            <h2>{words.scratch.title}</h2>
            <Scratch />
          </section>
        )
      )}
    </div>
  );
}
