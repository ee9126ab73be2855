import type { ReactNode } from 'react';
import { Cube } from '../../pieces/cube.tsx';
import { useWords } from '../../words/index.tsx';
import { MayButton } from '../may/may-button.tsx';
import { cubeWords } from '../tell/sentence.ts';
import { useMatch } from '../use-table.ts';

/** "No Goal" was said: agree, or say that there is one. */
export function NoGoal(): ReactNode {
  const { table: words } = useWords();
  const { facts, act, may } = useMatch();
  return (
    <>
      <button type="button" className="go" onClick={() => void act({ do: 'agree' })}>
        {words.noGoal.agree}
      </button>
      <MayButton
        className="second"
        answer={may?.challenge['no-goal'] ?? null}
        onPress={() => void act({ do: 'challenge', claim: 'no-goal' })}
      >
        {facts?.disputer === 'writes' ? words.noGoal.disputeWrites : words.noGoal.dispute}
      </MayButton>
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
