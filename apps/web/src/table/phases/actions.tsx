import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { useWords } from '../../words/index.tsx';
import { Block } from '../moments/block.tsx';
import type { BlockHands } from '../moments/block.tsx';
import { GoalActions } from '../goal/goal-actions.tsx';
import type { GoalDraft } from '../goal/goal-draft.ts';
import { bonusNow } from '../mat/grips.ts';
import { HintButton } from './hint.tsx';
import { Choice, NoGoal } from './no-goal.tsx';
import { Final } from '../moments/over.tsx';
import { PointOut } from './point-out.tsx';
import { Starting } from './starting.tsx';
import { useMatch } from '../use-table.ts';

interface ActionsProps {
  readonly draft: GoalDraft;
  readonly bonus: boolean;
  readonly setBonus: Dispatch<SetStateAction<boolean>>;
  readonly hands: BlockHands;
}

/** Everything that is not a cube: what belongs to the moment first, then the block. */
export function Actions({ draft, bonus, setBonus, hands }: ActionsProps): ReactNode {
  const { table: words } = useWords();
  const { match, seat, facts } = useMatch();
  const { phase } = match;
  if (seat === null || phase.kind === 'finished') return null;
  const may = bonusNow(match, seat, facts?.leaderMayTakeBonus === true);
  const playing =
    match.shake !== null &&
    ['rolling', 'picking', 'goal', 'no-goal', 'moving', 'writing'].includes(phase.kind);
  return (
    <div className="actions" data-keep="actions">
      <Starting />
      {phase.kind === 'goal' && phase.setter === seat && <GoalActions draft={draft} />}
      <NoGoal />
      <Choice />
      {phase.kind === 'signing' && <Final />}
      <div className="row">
        {may !== 'no' && draft.cubes.length === 0 && (
          <button
            type="button"
            aria-pressed={bonus}
            className="bonus"
            disabled={may === 'leads'}
            title={may === 'leads' ? words.leaderNoBonus : words.bonusTitle}
            onClick={() => setBonus((on) => !on)}
          >
            {bonus && may === 'yes' ? words.bonusOn : words.bonus}
          </button>
        )}
        {playing && (hands.mayLift || phase.kind !== 'writing') && <Block hands={hands} />}
        {playing && <PointOut />}
      </div>
      <HintButton />
    </div>
  );
}
