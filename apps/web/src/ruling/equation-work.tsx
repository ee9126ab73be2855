import type { ReactNode } from 'react';
import type { WorkedEquation, WorkedPiece, WorkedSide } from '../engine/ruling.ts';
import { useWords } from '../words/index.tsx';
import { Drawn } from '../writing/drawn.tsx';

/** How an Equation works out: both sides as trees, the value of every piece in its place. */
export function EquationWork({ work }: { readonly work: WorkedEquation }): ReactNode {
  const { ruling } = useWords();
  return (
    <div className="equation-work">
      {work.losing ? <p className="note warn">{ruling.losing}</p> : null}
      <div className="sides">
        <Side name={ruling.solutionSide} side={work.solution} />
        <Side name={ruling.goalSide} side={work.goal} />
      </div>
    </div>
  );
}

function Side({ name, side }: { readonly name: string; readonly side: WorkedSide | null }): ReactNode {
  const { ruling, said: tell } = useWords();
  if (side === null)
    return (
      <section className="side">
        <h3>{name}</h3>
        <p className="soft">{ruling.noValue}</p>
      </section>
    );
  const steps = stepsOf(side.tree);
  return (
    <section className="side">
      <h3>{name}</h3>
      <p className="work-line">
        <Drawn game="equations" text={side.text} />
        <strong>= {pretty(side.value)}</strong>
        {side.decimal === side.value ? null : (
          <span className="soft">{ruling.about(pretty(side.decimal))}</span>
        )}
      </p>
      {side.tree.of.length === 0 ? null : (
        <div className="tree" aria-hidden>
          <Node piece={side.tree} />
        </div>
      )}
      {steps.length === 0 ? null : (
        <details>
          <summary>{ruling.steps}</summary>
          <ol>
            {steps.map(({ text, said, values }, index) => (
              <li key={index}>
                {text}: {said === null ? '' : tell(said)} = {pretty(values.join(ruling.or))}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

/** A value over the sign that made it, over the pieces it was made of. */
function Node({ piece }: { readonly piece: WorkedPiece }): ReactNode {
  const { ruling, said: tell } = useWords();
  if (piece.of.length === 0)
    return (
      <div className="node leaf">
        <span className="node-value">{piece.text}</span>
        {piece.values[0] === piece.text ? null : (
          <span className="node-sign">{pretty(piece.values.join(ruling.or))}</span>
        )}
      </div>
    );
  return (
    <div className="node">
      <span className="node-value" title={piece.said === null ? undefined : tell(piece.said)}>
        {pretty(piece.values.join(ruling.or)) || '–'}
      </span>
      <span className="node-sign">{piece.sign}</span>
      <div className="tree-branches">
        {piece.of.map((one, index) => (
          <div key={index} className="tree-branch">
            <Node piece={one} />
          </div>
        ))}
      </div>
    </div>
  );
}

function stepsOf(piece: WorkedPiece): readonly WorkedPiece[] {
  const inside = piece.of.flatMap(stepsOf);
  return piece.said === null ? inside : [...inside, piece];
}

/** Exact values come in ASCII. */
function pretty(value: string): string {
  return value.replaceAll('-', '−');
}
