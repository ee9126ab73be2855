import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { Tray } from '../mat/tray.tsx';
import { useMat } from '../mat/use-mat.ts';
import { Choice } from '../phases/no-goal.tsx';
import { Now, Refusal } from '../tell/now.tsx';
import { useMatch } from '../use-table.ts';
import { HoldingBlock } from './block.tsx';
import type { BlockHands } from './block.tsx';
import { Commit } from './commit.tsx';
import { HintButton } from './hint.tsx';
import { PointOut } from './point-out.tsx';
import { MayButton } from '../may/may-button.tsx';
import { Icon } from '../../pieces/icon.tsx';
import './hands.css';
import './hands-sizes.css';

/** The wood before me: what I can do, my cubes, and at the lower right the one thing that commits. */
export function Hands({ block }: { readonly block: BlockHands }): ReactNode {
  const { match, seat } = useMatch();
  const holding = seat !== null && (match.block?.holders.includes(seat) === true || block.open);
  return (
    <div className="hands-area" data-holding={holding} data-keep="actions">
      <div className="say">
        <Now />
        <Acts />
      </div>
      <Tray />
      {holding ? <HoldingBlock hands={block} /> : <Commit block={block} />}
      <Refusal />
    </div>
  );
}

/** Whoever has one of these to do may think of a bonus cube first. */
const BONUS_TASKS: readonly string[] = ['turn', 'goal'];

/** Small things that belong to the moment. */
export function Acts(): ReactNode {
  const { table: words } = useWords();
  const { match, seat, may } = useMatch();
  const { bonus, setBonus, draft } = useMat();
  const mine = match.duties.some((duty) => duty.seat === seat && BONUS_TASKS.includes(duty.task));
  if (seat === null) return null;
  return (
    <div className="acts">
      <Choice />
      {mine && draft.cubes.length === 0 && (
        <MayButton
          aria-pressed={bonus}
          className="bonus"
          answer={may?.deeds.bonus ?? null}
          title={words.bonusTitle}
          onPress={() => setBonus((on) => !on)}
        >
          <Icon name="more" />
          {bonus ? words.bonusOn : words.bonus}
        </MayButton>
      )}
      <HintButton />
      <PointOut />
    </div>
  );
}
