import type { ReactNode } from 'react';
import { Cube } from '../../pieces/cube.tsx';
import { useWords } from '../../words/index.tsx';
import { cubeWords } from '../tell/sentence.ts';
import { useMatch } from '../use-table.ts';

/** "No Goal" was said: agree, or say that there is one. */
export function NoGoal(): ReactNode {
  const { table: words } = useWords();
  const { match, seat, facts, act } = useMatch();
  if (!match.duties.some((duty) => duty.seat === seat && duty.task === 'agree')) return null;
  return (
    <>
      <button type="button" className="go" onClick={() => void act({ do: 'agree' })}>
        {words.noGoal.agree}
      </button>
      <button
        type="button"
        className="second"
        onClick={() => void act({ do: 'challenge', claim: 'no-goal' })}
      >
        {facts?.disputer === 'writes' ? words.noGoal.disputeWrites : words.noGoal.dispute}
      </button>
    </>
  );
}

/** Of two cubes forbidden without "Bonus" either one may go back. */
export function Choice(): ReactNode {
  const words = useWords();
  const { match, seat, act } = useMatch();
  const { choice } = match;
  if (choice === null || choice.seat !== seat) return null;
  return (
    <div className="choice">
      {[choice.stays, choice.returned].map((cube) => (
        <button key={cube} type="button" onClick={() => void act({ do: 'return', cube })}>
          <Cube cube={cube} silent /> {words.table.choice.back(cubeWords(words, cube))}
        </button>
      ))}
    </div>
  );
}
