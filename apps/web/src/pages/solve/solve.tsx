import type { ReactNode } from 'react';
import { makeQuery } from '../../position/address.ts';
import { PositionPanel } from '../../position/position-panel.tsx';
import { usePosition } from '../../position/use-position.ts';
import { useQuery } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { Safety } from './safety.tsx';
import { Solutions } from './solutions.tsx';
import '../judge/judge.css';
import './solve.css';

/** Can a Solution be written, and which; and what each move leads to. All on this device. */
export default function Solve(): ReactNode {
  const { solve } = useWords();
  const { position, change } = usePosition('/solve');
  const question = makeQuery(position);
  const atOnce = useQuery().has('go');
  return (
    <div className="page">
      <h1>{solve.title}</h1>
      <p className="soft">{solve.intro}</p>
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
