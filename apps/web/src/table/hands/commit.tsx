import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { Dialog } from '../aside/dialog.tsx';
import { useGoalJudged } from '../goal/use-goal-judged.ts';
import { useMat } from '../mat/use-mat.ts';
import { Sign } from '../moments/over.tsx';
import { LateChair } from '../phases/chairs.tsx';
import { NoGoal } from '../phases/no-goal.tsx';
import { isStarting, StartButton } from '../phases/starting.tsx';
import { useMatch } from '../use-table.ts';
import { Block } from './block.tsx';
import type { BlockHands } from './block.tsx';

/** The lower right: whatever commits me in this moment. */
export function Commit({ block }: { readonly block: BlockHands }): ReactNode {
  const { match, seat, may } = useMatch();
  const { phase } = match;
  if (seat === null)
    return (
      <div className="commit">
        <LateChair />
      </div>
    );
  return (
    <div className="commit">
      {phase.kind === 'goal' && phase.setter === seat ? (
        <SetGoal />
      ) : phase.kind === 'no-goal' && may?.deeds.agree.is === 'yes' ? (
        <NoGoal />
      ) : phase.kind === 'signing' ? (
        <Sign />
      ) : isStarting(may) ? (
        <StartButton />
      ) : phase.kind === 'finished' ? null : (
        <Block hands={block} />
      )}
    </div>
  );
}

function SetGoal(): ReactNode {
  const { table: words } = useWords();
  const { match, act, may } = useMatch();
  const { draft } = useMat();
  const [sure, setSure] = useState(false);
  const { goal, whole, answer } = useGoalJudged(draft);
  const disputing = match.phase.kind === 'goal' && match.phase.disputing;
  const isTable = match.settings.mode === 'table';
  return (
    <>
      <button
        type="button"
        className="go"
        disabled={!whole || (answer !== null && !answer.legal && !isTable)}
        onClick={() => void act({ do: 'set-goal', goal })}
      >
        {words.goal.set}
      </button>
      {may?.deeds['no-goal'].is === 'yes' && draft.cubes.length === 0 && (
        <button type="button" className="second" onClick={() => setSure(true)}>
          {disputing ? words.goal.giveUp : words.goal.noGoal}
        </button>
      )}
      {sure && (
        <Dialog title={words.goal.noGoalSure} onClose={() => setSure(false)}>
          <div className="dialog-row">
            <button
              type="button"
              className="main-action"
              onClick={() => {
                setSure(false);
                void act({ do: 'no-goal' });
              }}
            >
              {disputing ? words.goal.giveUp : words.goal.noGoal}
            </button>
            <button type="button" onClick={() => setSure(false)}>
              {words.no}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
