import { useState } from 'react';
import type { ReactNode } from 'react';
import { positionOf, writtenOf } from '../position/from-match.ts';
import { gameOf } from '../position/position.ts';
import type { Position } from '../position/position.ts';
import { RulingOn } from '../ruling/ruling.tsx';
import { useWords } from '../words/index.tsx';
import { CheckActions } from './check-actions.tsx';
import { readWritten } from './draft.ts';
import type { CheckingPhase, PanelProps, PaperView } from './panel-props.ts';
import { Sheet } from './sheet.tsx';
import { whatToCheck } from './what-to-check.ts';
import './writing.css';

/** What belongs to the time of checking: every paper that was presented, and what one can say about it. */
export function CheckingPanel(props: PanelProps): ReactNode {
  const { view, seat } = props;
  const { writing } = useWords();
  const { phase } = view;
  const position = positionOf(view);
  if (phase.kind !== 'checking' || position === null) return null;
  const papers = phase.papers.filter(({ state }) => state === 'presented');
  const open = papers.filter(({ verdict }) => verdict === null);
  return (
    <section className="checking-panel" aria-label={writing.checking}>
      <h2>{gameOf(position) === 'onsets' ? writing.checking : writing.checkingEquations}</h2>
      {phase.current === null && open.length > 1 ? <p className="soft">{writing.whichFirst}</p> : null}
      {papers
        .toSorted((a, b) => Number(b.seat === phase.current) - Number(a.seat === phase.current))
        .map((paper) => (
          <OnePaper key={paper.seat} {...props} phase={phase} paper={paper} position={position} seat={seat} />
        ))}
    </section>
  );
}

interface OnePaperProps extends PanelProps {
  readonly phase: CheckingPhase;
  readonly paper: PaperView;
  readonly position: Position;
}

function OnePaper(props: OnePaperProps): ReactNode {
  const { view, seat, phase, paper, position } = props;
  const { writing, ruling } = useWords();
  const { players } = view.settings;
  const [taken, setTaken] = useState(false);
  const name = players[paper.seat] ?? '';
  const written = writtenOf(paper.written ?? []);
  const what = whatToCheck(phase, paper, seat);
  const others = phase.papers.filter(
    (one) => one.state === 'presented' && one.verdict === null && one.seat !== seat,
  );
  // With several papers on the table a checker first says which one they look at.
  const asked = phase.current === paper.seat || taken || others.length < 2;
  return (
    <article className="stack">
      <h3>{what.mine ? writing.whoseMine : writing.whose(name)}</h3>
      {written.map((one, index) => (
        <Sheet key={index} draft={readWritten(gameOf(position), one)} />
      ))}
      <Decisions paper={paper} players={players} seat={seat} />
      {paper.verdict === null ? null : (
        <>
          <p className={`note ${paper.verdict === 'correct' ? 'good' : 'bad'}`}>
            <span aria-hidden>{paper.verdict === 'correct' ? '✓' : '✕'}</span> {writing.ruled[paper.verdict]}
          </p>
          <RulingOn position={position} written={written} lead={ruling.byTheBook} />
        </>
      )}
      {what.mine && what.open ? <p className="soft">{writing.waitForCheck}</p> : null}
      {what.decision === 'failed' && what.mayDecide ? (
        <p className="note warn">{writing.mayTryAgain}</p>
      ) : null}
      {what.mayDecide && !asked ? (
        <button type="button" onClick={() => setTaken(true)}>
          {writing.check(name)}
        </button>
      ) : null}
      {(what.mayDecide && asked) || what.mayGoOn ? (
        <CheckActions {...props} what={what} written={written} />
      ) : null}
    </article>
  );
}

interface DecisionsProps {
  readonly paper: PaperView;
  readonly players: readonly string[];
  readonly seat: number;
}

function Decisions({ paper, players, seat }: DecisionsProps): ReactNode {
  const { writing } = useWords();
  return (
    <ul className="writers">
      {paper.checks
        .filter(({ decision }) => paper.verdict === null || decision !== 'undecided')
        .map((check) => (
          <li key={check.seat}>
            <strong>{check.seat === seat ? writing.you(players[seat] ?? '') : players[check.seat]}</strong>{' '}
            <span className="soft">{writing.decisions[check.decision]}</span>
          </li>
        ))}
    </ul>
  );
}
