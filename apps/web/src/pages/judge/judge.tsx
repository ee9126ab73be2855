import { useState } from 'react';
import type { ReactNode } from 'react';
import { solverLink } from '../../position/address.ts';
import { gameOf } from '../../position/position.ts';
import type { Position } from '../../position/position.ts';
import { PositionPanel } from '../../position/position-panel.tsx';
import { usePosition } from '../../position/use-position.ts';
import { RulingOn } from '../../ruling/ruling.tsx';
import { Link } from '../../shell/router.tsx';
import type { PageProps } from '../../shell/routes.ts';
import { useWords } from '../../words/index.tsx';
import { draftsFor, isEmpty, makeWritten, readWritten } from '../../writing/text/draft.ts';
import type { Drafts } from '../../writing/text/draft.ts';
import { Editors } from '../../writing/editors.tsx';
import { usePaperRules } from '../../writing/use-paper-rules.ts';
import { QuickDesk } from '../quick/quick.tsx';
import './judge.css';

/** A position, a Solution, and what the rulebook says about it; all in the address and on this device. */
export default function Judge({ parts: [mode] }: PageProps): ReactNode {
  return mode === 'quick' ? <QuickDesk task="judge" /> : <WholeJudge />;
}

function WholeJudge(): ReactNode {
  const { judge, quick } = useWords();
  const { position, written, arrival, change } = usePosition('/judge');
  const game = gameOf(position);
  // What was written for the other game means nothing in this one.
  const move = (next: Position): void => change(next, gameOf(next) === game ? written : []);
  return (
    <div className="page">
      <h1>{judge.title}</h1>
      <p className="soft">{judge.intro}</p>
      <p>
        <Link className="other-action" to="/judge/quick">
          {quick.entry.judge}
        </Link>
      </p>
      <div className="judge-columns">
        <div className="stack">
          <PositionPanel position={position} onChange={move} />
          <p>
            <Link to={solverLink(position)}>{judge.toSolver}</Link>
          </p>
        </div>
        <Desk
          key={`${arrival} ${game}`}
          position={position}
          written={written}
          onWritten={(next) => change(position, next)}
        />
      </div>
    </div>
  );
}

interface DeskProps {
  readonly position: Position;
  /** What the address brought. */
  readonly written: readonly unknown[];
  readonly onWritten: (written: readonly unknown[]) => void;
}

/** Where the Solution is written and ruled on. */
function Desk({ position, written, onWritten }: DeskProps): ReactNode {
  const { writing } = useWords();
  const game = gameOf(position);
  const rules = usePaperRules(position);
  const [kept, setKept] = useState<Drafts>(() => written.map((one) => readWritten(game, one)));
  const drafts = draftsFor(game, rules.pair, kept);
  const shown = (some: Drafts): readonly unknown[] =>
    some.filter((draft) => !isEmpty(draft)).map(makeWritten);
  const write = (next: Drafts): void => {
    setKept(next);
    onWritten(shown(next));
  };
  return (
    <div className="stack">
      <h2 className="judge-heading">{game === 'onsets' ? writing.title : writing.titleEquation}</h2>
      <Editors position={position} rules={rules} drafts={drafts} onChange={write} helps />
      <RulingOn position={position} written={shown(drafts)} />
    </div>
  );
}
