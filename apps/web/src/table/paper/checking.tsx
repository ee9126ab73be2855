import type { May } from '@forceout/rules/match';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { positionOf, writtenOf } from '../../position/from-match.ts';
import { gameOf } from '../../position/position.ts';
import type { Position } from '../../position/position.ts';
import { RulingOn } from '../../ruling/ruling.tsx';
import { useWords } from '../../words/index.tsx';
import { AmbiguityProof } from '../../writing/ambiguity-proof.tsx';
import { readWritten } from '../../writing/text/draft.ts';
import type { CheckingPhase, PaperView } from '../../writing/panel-props.ts';
import { Sheet } from '../../writing/sheet.tsx';
import { Refusal, useAct } from '../../writing/use-act.tsx';
import { usePaperRules } from '../../writing/use-paper-rules.ts';
import { whatToCheck } from '../../writing/what-to-check.ts';
import { MayButton } from '../may/may-button.tsx';
import { Tray } from '../mat/tray.tsx';
import { Now, Refusal as Barred } from '../tell/now.tsx';
import { useCounted } from '../question/use-counted.ts';
import { reachable } from '../reachable.ts';
import { useMatch } from '../use-table.ts';
import { Claim } from './claim.tsx';
import { MatStrip } from './mat-strip.tsx';
import { ReasonForm } from './reason-form.tsx';
import { PaperTime } from './time.tsx';
import { bookName } from '../../shelf/shelf.ts';
import './paper.css';
import './pad.css';
import './paper-sizes.css';
import './paper-phone.css';

/** The time of checking: the papers that were presented, and what I say about the one I look at. */
export function Checking(): ReactNode {
  const { writing } = useWords();
  const { match, seat, may } = useMatch();
  const { phase } = match;
  const position = positionOf(match);
  const [chosen, choose] = useState<number | null>(null);
  if (phase.kind !== 'checking' || position === null) return null;
  const papers = phase.papers.filter(({ state }) => state === 'presented');
  const others = papers.filter((one) => one.verdict === null && one.seat !== seat);
  // With several papers on the table a checker first says which one they look at.
  const at = phase.current ?? chosen ?? (others.length === 1 ? others[0]!.seat : null);
  const paper = papers.find((one) => one.seat === at) ?? null;
  if (paper !== null)
    return (
      <OnePaper
        key={paper.seat}
        phase={phase}
        papers={papers}
        paper={paper}
        position={position}
        choose={choose}
      />
    );
  const mayChoose = others.filter((one) => mayDecide(may, one.seat));
  return (
    <>
      <div className="stage paper-stage">
        <Claim phase={phase} />
        <section className="paper paper-lines" aria-label={writing.checking} data-scrolls ref={reachable}>
          <p>{mayChoose.length > 1 ? writing.whichFirst : writing.waitForCheck}</p>
          {papers.map((one) => (
            <PaperHead key={one.seat} paper={one} position={position} />
          ))}
        </section>
        <aside className="paper-side">
          <PaperTime />
        </aside>
      </div>
      <div className="hands-area" data-keep="actions">
        <div className="say">
          <Now />
        </div>
        <Tray />
        <div className="commit choose-paper">
          {mayChoose.map((one) => (
            <ChoosePaper key={one.seat} seat={one.seat} choose={choose} />
          ))}
        </div>
      </div>
    </>
  );
}

function checkOf(may: May | null, writer: number): May['checks'][number] | null {
  return may?.checks.find((check) => check.writer === writer) ?? null;
}

function mayDecide(may: May | null, writer: number): boolean {
  const check = checkOf(may, writer);
  return check !== null && check.accept.is !== 'no';
}

interface ChooseProps {
  readonly seat: number;
  readonly choose: (seat: number) => void;
}

function ChoosePaper({ seat, choose }: ChooseProps): ReactNode {
  const { writing } = useWords();
  const { name } = useMatch();
  return (
    <button type="button" className="go" onClick={() => choose(seat)}>
      {writing.check(name(seat))}
    </button>
  );
}

interface HeadProps {
  readonly paper: PaperView;
  readonly position: Position;
}

/** Whose paper it is, what is on it, and what was ruled. */
function PaperHead({ paper, position }: HeadProps): ReactNode {
  const { writing } = useWords();
  const { seat, name } = useMatch();
  return (
    <article className="paper-head">
      <h3>
        {paper.seat === seat ? writing.whoseMine : writing.whose(name(paper.seat))}
        {paper.verdict !== null && (
          <span className={`verdict ${paper.verdict === 'correct' ? 'good' : 'bad'}`}>
            {writing.ruled[paper.verdict]}
          </span>
        )}
      </h3>
      {writtenOf(paper.written ?? []).map((one, index) => (
        <Sheet key={index} draft={readWritten(gameOf(position), one)} />
      ))}
    </article>
  );
}

interface OnePaperProps extends HeadProps {
  readonly phase: CheckingPhase;
  readonly papers: readonly PaperView[];
  readonly choose: (seat: number) => void;
}

function OnePaper({ phase, papers, paper, position, choose }: OnePaperProps): ReactNode {
  const { writing, ruling } = useWords();
  const { match, seat: mine, name, act: way, may } = useMatch();
  const seat = mine ?? -1;
  const { busy, refusal, act } = useAct(way);
  const rules = usePaperRules(position);
  const [open, setOpen] = useState<'reason' | 'proof' | null>(null);
  const what = whatToCheck(phase, paper, seat);
  const written = writtenOf(paper.written ?? []);
  const writer = paper.seat;
  useCounted(position, written, paper.verdict !== null);
  const decides = mayDecide(may, writer);
  const asks = checkOf(may, writer)?.ask ?? null;
  // Done with this one, what comes next is within reach: other papers that wait for my word.
  const next =
    phase.current !== null || decides
      ? []
      : papers.filter((one) => one.seat !== writer && mayDecide(may, one.seat));
  const toggle = (which: 'reason' | 'proof') => () => setOpen(open === which ? null : which);
  return (
    <>
      <div className="stage paper-stage">
        <Claim phase={phase} />
        <section className="paper paper-lines" aria-label={writing.checking} data-scrolls ref={reachable}>
          {papers.length > 1 && phase.current === null && (
            <div className="paper-tabs" role="group">
              {papers.map((one) => (
                <button
                  key={one.seat}
                  type="button"
                  aria-pressed={one.seat === paper.seat}
                  onClick={() => choose(one.seat)}
                >
                  {name(one.seat)}
                </button>
              ))}
            </div>
          )}
          <PaperHead paper={paper} position={position} />
          {what.mine && what.open ? <p>{writing.waitForCheck}</p> : null}
          {what.decision === 'failed' && decides ? <p className="note warn">{writing.mayTryAgain}</p> : null}
          {decides && open === 'reason' ? (
            <ReasonForm
              game={gameOf(position)}
              busy={busy}
              onReason={(reason) => void act({ do: 'reject', writer, reason })}
            />
          ) : null}
          {decides && open === 'proof' ? (
            <AmbiguityProof
              position={position}
              paper={paper}
              written={written}
              rules={rules}
              busy={busy}
              send={act}
            />
          ) : null}
          {paper.verdict === null ? null : (
            <RulingOn position={position} written={written} lead={ruling.byTheBook} />
          )}
          <Refusal book={bookName(match.settings)} refusal={refusal} />
          <MatStrip />
        </section>
        <aside className="paper-side">
          <PaperTime />
          <ul className="writers">
            {paper.checks
              .filter(({ decision }) => paper.verdict === null || decision !== 'undecided')
              .map((check) => (
                <li key={check.seat}>
                  <strong>{check.seat === seat ? writing.you(name(seat)) : name(check.seat)}</strong>{' '}
                  <span className="soft">{writing.decisions[check.decision]}</span>
                </li>
              ))}
          </ul>
        </aside>
      </div>
      <div className="hands-area check-hands" data-keep="actions">
        <div className="say">
          <Now />
        </div>
        {decides ? (
          <div className="check-ways">
            <button type="button" aria-expanded={open === 'reason'} onClick={toggle('reason')}>
              {writing.reject}
            </button>
            <button type="button" aria-expanded={open === 'proof'} onClick={toggle('proof')}>
              {writing.ambiguity}
            </button>
            {rules.mayAskJudge ? (
              <MayButton
                answer={asks}
                title={writing.askJudgeHelp}
                onPress={() => void act({ do: 'ask-judge', writer })}
              >
                {writing.askJudge}
              </MayButton>
            ) : null}
          </div>
        ) : (
          <Tray />
        )}
        <div className="commit">
          {next.map((one) => (
            <ChoosePaper key={one.seat} seat={one.seat} choose={choose} />
          ))}
          {decides && (
            <button
              type="button"
              className="go"
              disabled={busy}
              onClick={() => void act({ do: 'accept', writer })}
            >
              {writing.accept}
            </button>
          )}
          {may?.deeds['go-on'].is === 'yes' && what.open && phase.current === writer && (
            <button
              type="button"
              className="second"
              disabled={busy}
              onClick={() => void act({ do: 'go-on' })}
            >
              {writing.goOn}
            </button>
          )}
        </div>
        {refusal === null && <Barred />}
      </div>
    </>
  );
}
