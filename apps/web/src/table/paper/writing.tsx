import type { ReactNode } from 'react';
import { positionOf, writtenOf } from '../../position/from-match.ts';
import { gameOf } from '../../position/position.ts';
import { useWords } from '../../words/index.tsx';
import { readWritten } from '../../writing/text/draft.ts';
import { Sheet } from '../../writing/sheet.tsx';
import { HoldingBlock } from '../hands/block.tsx';
import type { BlockHands } from '../hands/block.tsx';
import { Tray } from '../mat/tray.tsx';
import { Now, Refusal } from '../tell/now.tsx';
import { useMatch } from '../use-table.ts';
import { Claim } from './claim.tsx';
import { MyPaper, paperKey } from './my-paper.tsx';
import { PaperTime } from './time.tsx';
import { Writers } from './writers.tsx';
import './paper.css';
import './pad.css';
import './paper-sizes.css';
import './paper-phone.css';

/** The time of writing: my paper under the cards, the cubes as a keyboard below. */
export function Writing({ block }: { readonly block: BlockHands }): ReactNode {
  const { match, seat } = useMatch();
  const { phase } = match;
  const position = positionOf(match);
  if (phase.kind !== 'writing' || position === null) return null;
  const mine = phase.papers.find((paper) => paper.seat === seat);
  if (mine?.state === 'writing')
    return (
      <MyPaper key={paperKey(match, seat)} phase={phase} paper={mine} position={position} block={block} />
    );
  return <Waiting block={block} />;
}

/** Others write; I have written, or have nothing to write. */
function Waiting({ block }: { readonly block: BlockHands }): ReactNode {
  const { writing } = useWords();
  const { match, seat } = useMatch();
  const { phase } = match;
  if (phase.kind !== 'writing') return null;
  const position = positionOf(match)!;
  const mine = phase.papers.find((paper) => paper.seat === seat);
  const holding = seat !== null && (match.block?.holders.includes(seat) === true || block.open);
  return (
    <>
      <div className="stage paper-stage">
        <Claim phase={phase} />
        <section className="paper paper-lines" aria-label={writing.titleOthers}>
          <h2>{writing.titleOthers}</h2>
          <p>
            {mine === undefined
              ? writing.mine.nothing
              : writing.mine[mine.state === 'declined' ? 'declined' : 'presented']}
          </p>
          {writtenOf(mine?.written ?? []).map((one, index) => (
            <Sheet key={index} draft={readWritten(gameOf(position), one)} />
          ))}
        </section>
        <aside className="paper-side">
          <PaperTime />
          <Writers papers={phase.papers} />
        </aside>
      </div>
      <div className="hands-area" data-keep="actions" data-holding={holding}>
        <div className="say">
          <Now />
        </div>
        <Tray />
        {holding ? <HoldingBlock hands={block} /> : <div className="commit" />}
        <Refusal />
      </div>
    </>
  );
}
