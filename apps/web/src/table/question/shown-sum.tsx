import { afterOf } from '@forceout/rules/match/facts';
import type { ReactNode } from 'react';
import { positionOf, writtenOf } from '../../position/from-match.ts';
import { useWords } from '../../words/index.tsx';
import { countCubes } from '../../writing/text/count-cubes.ts';
import { readWritten } from '../../writing/text/draft.ts';
import { signsOf } from '../../writing/text/sign.ts';
import { usePaperRules } from '../../writing/use-paper-rules.ts';
import type { Position } from '../../position/position.ts';
import { useMatch } from '../use-table.ts';
import { LaidSum } from './laid-sum.tsx';
import { Workbench } from './workbench.tsx';

/** After a shake the winning sum lies where one thought about sums, in its cubes; without one the workbench stays. */
export function ShownSum(): ReactNode {
  const { match, name } = useMatch();
  const { table: words } = useWords();
  const standing = positionOf(match);
  const paper = match.shown?.papers.find(({ verdict }) => verdict === 'correct');
  const [first] = writtenOf(paper?.written ?? []);
  const draft = first === undefined ? null : readWritten('equations', first);
  if (standing === null || match.shown === null || paper === undefined || draft?.game !== 'equations')
    return <Workbench />;
  const position = { ...standing, after: afterOf(match.shown.occasion) };
  return (
    <section className="bench paper bench-shown" aria-label={words.sheet.wrote(name(paper.seat))}>
      <div className="bench-idea">
        <h2>{words.sheet.wrote(name(paper.seat))}</h2>
        <Sum position={position} solution={draft.solution} wild={draft.wild} />
      </div>
    </section>
  );
}

interface SumProps {
  readonly position: Position;
  readonly solution: string;
  readonly wild: Readonly<Record<string, string>>;
}

function Sum({ position, solution, wild }: SumProps): ReactNode {
  const rules = usePaperRules(position);
  const { by } = countCubes(position, signsOf('equations', solution), wild, rules);
  return (
    <div className="fit">
      <div className="bench-sum">
        <LaidSum text={solution} by={by} />
      </div>
    </div>
  );
}
