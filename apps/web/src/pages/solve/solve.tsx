import type { ReactNode } from 'react';
import { makeQuery } from '../../position/address.ts';
import { PositionPanel } from '../../position/position-panel.tsx';
import { usePosition } from '../../position/use-position.ts';
import { Link, useQuery } from '../../shell/router.tsx';
import type { PageProps } from '../../shell/routes.ts';
import { useWords } from '../../words/index.tsx';
import { QuickDesk } from '../quick/quick.tsx';
import { Safety } from './safety.tsx';
import { Solutions } from './solutions.tsx';
import '../judge/judge.css';
import './solve.css';

/** Can a Solution be written, and which; and what each move leads to. All on this device. */
export default function Solve({ parts: [mode] }: PageProps): ReactNode {
  return mode === 'quick' ? <QuickDesk task="solve" /> : <WholeSolver />;
}

function WholeSolver(): ReactNode {
  const { solve, quick } = useWords();
  const { position, change } = usePosition('/solve');
  const question = makeQuery(position);
  const atOnce = useQuery().has('go');
  return (
    <div className="page">
      <h1>{solve.title}</h1>
      <p className="soft">{solve.intro}</p>
      <p>
        <Link className="other-action" to="/solve/quick">
          {quick.entry.solve}
        </Link>
      </p>
      <div className="judge-columns">
        <PositionPanel position={position} onChange={(next) => change(next)} />
        <div className="stack">
          <Solutions key={`solutions ${question}`} position={position} atOnce={atOnce} />
          <Safety key={`safety ${question}`} position={position} />
        </div>
      </div>
    </div>
  );
}
