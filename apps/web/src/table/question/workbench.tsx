import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { positionOf } from '../../position/from-match.ts';
import type { Position } from '../../position/position.ts';
import { useRuling } from '../../ruling/use-ruling.ts';
import { useWords } from '../../words/index.tsx';
import { countCubes } from '../../writing/text/count-cubes.ts';
import type { CubeCount } from '../../writing/text/count-cubes.ts';
import { signsOf } from '../../writing/text/sign.ts';
import { usePaperRules } from '../../writing/use-paper-rules.ts';
import { Scratch } from '../aside/scratch.tsx';
import { useMatch } from '../use-table.ts';
import { LaidSum } from './laid-sum.tsx';
import './workbench.css';

/** Where one tries sums, in place of cards: a line is an idea, and the idea at the caret is drawn of cubes. */
export function Workbench(): ReactNode {
  const { table: words } = useWords();
  const { match } = useMatch();
  const [idea, setIdea] = useState('');
  const position = positionOf(match);
  return (
    <section className="bench paper" aria-label={words.bench.title}>
      <div className="bench-idea">
        <h2>
          {words.bench.title} <small>{words.scratch.own}</small>
        </h2>
        {idea === '' || position === null ? (
          <p className="bench-empty">
            <Icon name="pencil" /> {words.bench.empty}
          </p>
        ) : (
          <Idea text={idea} position={position} />
        )}
      </div>
      <div className="bench-ideas">
        <h3>{words.bench.ideas}</h3>
        <Scratch placeholder={words.bench.example} onLine={setIdea} />
      </div>
    </section>
  );
}

interface IdeaProps {
  readonly text: string;
  readonly position: Position;
}

function Idea({ text, position }: IdeaProps): ReactNode {
  const { table: words } = useWords();
  const { table } = useMatch();
  const rules = usePaperRules(position);
  const count = countCubes(position, signsOf('equations', text), {}, rules);
  return (
    <>
      <div className="fit">
        <div className="bench-sum">
          <LaidSum text={text} by={count.by} />
          {table.settings.hints && <Worth text={text} position={position} />}
        </div>
      </div>
      <p className="bench-needs">
        {words.bench.needs(used(count.required), used(count.permitted), used(count.resources))}
        {count.missing.length > 0 && <b> {words.bench.missing(count.missing.length)}</b>}
      </p>
    </>
  );
}

function used(cubes: CubeCount['required']): number {
  return cubes.filter((cube) => cube.used).length;
}

/** A sum is worked out only where the table gives help, with any cubes there are; in a match one has to do it oneself. */
function Worth({ text, position }: IdeaProps): ReactNode {
  const { answer, fresh } = useRuling({ ...position, after: 'impossible' }, [{ solution: text }]);
  const [work] = answer?.ok === true ? answer.value.work : [];
  const value = work?.game === 'equations' ? work.solution?.value : undefined;
  if (value == null || !fresh) return null;
  return <span className="bench-worth">= {value.replaceAll('-', '−')}</span>;
}
