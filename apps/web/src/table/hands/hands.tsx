import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { bonusNow } from '../mat/grips.ts';
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
import { Icon } from '../../pieces/icon.tsx';
import './hands.css';

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

/** Small things that belong to the moment. */
export function Acts(): ReactNode {
  const { table: words } = useWords();
  const { match, seat, facts } = useMatch();
  const { bonus, setBonus, draft } = useMat();
  const may = bonusNow(match, seat, facts?.leaderMayTakeBonus === true);
  if (seat === null) return null;
  return (
    <div className="acts">
      <Choice />
      {may !== 'no' && draft.cubes.length === 0 && (
        <button
          type="button"
          aria-pressed={bonus}
          className="bonus"
          disabled={may === 'leads'}
          title={may === 'leads' ? words.leaderNoBonus : words.bonusTitle}
          onClick={() => setBonus((on) => !on)}
        >
          <Icon name="more" />
          {bonus && may === 'yes' ? words.bonusOn : words.bonus}
        </button>
      )}
      <HintButton />
      <PointOut />
    </div>
  );
}
