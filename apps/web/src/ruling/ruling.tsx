import type { ReactNode } from 'react';
import type { Ruling } from '../engine/ruling.ts';
import type { Position } from '../position/position.ts';
import { gameOf } from '../position/position.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { useWords } from '../words/index.tsx';
import { readWritten } from '../writing/text/draft.ts';
import { Sheet } from '../writing/sheet.tsx';
import { EquationWork } from './equation-work.tsx';
import { SetWork } from './set-work.tsx';
import { useRuling } from './use-ruling.ts';
import './ruling.css';

const SIGN = { correct: '✓', incorrect: '✕', uncheckable: '?' } as const;
const TONE = { correct: 'good', incorrect: 'bad', uncheckable: 'warn' } as const;

interface RulingOnProps {
  readonly position: Position;
  readonly written: readonly unknown[];
  /** Said first, where people may have ruled otherwise: an error that nobody showed stands. */
  readonly lead?: string;
}

/** The judge's ruling on what is written here, worked out on this device. */
export function RulingOn({ position, written, lead }: RulingOnProps): ReactNode {
  const { ruling, position: words, said } = useWords();
  const { answer, fresh } = useRuling(position, written);
  if (answer === null) return written.length === 0 ? null : <p className="soft">{ruling.thinking}</p>;
  return (
    <div className="ruling" data-fresh={fresh} aria-busy={!fresh}>
      {answer.ok ? (
        <RulingShown position={position} ruled={answer.value} lead={lead} />
      ) : (
        <p className="note warn">
          {words.problem} {said(answer.error)}
        </p>
      )}
    </div>
  );
}

interface ShownProps {
  readonly position: Position;
  readonly ruled: Ruling;
  readonly lead: string | undefined;
}

function RulingShown({ position, ruled, lead }: ShownProps): ReactNode {
  const { ruling } = useWords();
  const { verdict, work } = ruled;
  return (
    <>
      <p className={`note ${TONE[verdict]} ruling-verdict`} role="status">
        {lead} <span aria-hidden>{SIGN[verdict]}</span> {ruling.verdicts[verdict]}
      </p>
      <Reasons position={position} ruled={ruled} />
      {work.map((one, index) => (
        <section key={index} className="work">
          {work.length > 1 ? <h3>{ruling.solutionNumber(index + 1)}</h3> : null}
          {one === null ? (
            <p className="soft">{ruling.noMeaning}</p>
          ) : one.game === 'onsets' ? (
            <SetWork work={one} />
          ) : (
            <EquationWork work={one} />
          )}
        </section>
      ))}
    </>
  );
}

/** Every reason: in plain words by its code, then the judge's own sentence and its section. */
function Reasons({ position, ruled }: Omit<ShownProps, 'lead'>): ReactNode {
  const { ruling, said } = useWords();
  const plain: Readonly<Record<string, string>> = ruling.reasons;
  if (ruled.reasons.length === 0) return null;
  return (
    <ul className="ruling-reasons">
      {ruled.reasons.map(({ code, rule, message, interpretation, solution }, index) => (
        <li key={index}>
          {solution === undefined ? null : `${ruling.solutionNumber(solution)}: `}
          <strong>{plain[code] ?? said(message)}</strong>{' '}
          {plain[code] === undefined || plain[code] === said(message) ? null : (
            <span className="soft">{said(message)} </span>
          )}
          <RuleLink book={position.rulebook} rule={rule} />
          {interpretation === undefined ? null : (
            <div className="other-reading">
              <p className="soft">{ruling.other}</p>
              <Sheet draft={readWritten(gameOf(position), interpretation)} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
