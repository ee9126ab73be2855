import { useState } from 'react';
import type { ReactNode } from 'react';
import { positionOf, writtenOf } from '../position/from-match.ts';
import { gameOf } from '../position/position.ts';
import type { Position } from '../position/position.ts';
import { RulingOn } from '../ruling/ruling.tsx';
import { useWords } from '../words/index.tsx';
import { draftsFor, isEmpty, makeWritten, readWritten } from './draft.ts';
import { Editors } from './editors.tsx';
import type { PanelProps, PaperView, WritingPhase } from './panel-props.ts';
import { Sheet } from './sheet.tsx';
import { SureToDecline } from './sure-to-decline.tsx';
import { ThirdParty } from './third-party.tsx';
import { Refusal, useAct } from './use-act.tsx';
import { useDrafts } from './use-drafts.ts';
import { usePaperRules } from './use-paper-rules.ts';
import { Writers } from './writers.tsx';
import './writing.css';

/** What belongs to the time of writing: one's own paper, and who is ready. */
export function WritingPanel(props: PanelProps): ReactNode {
  const { view, seat } = props;
  const { writing } = useWords();
  const { phase, settings } = view;
  const position = positionOf(view);
  if (phase.kind !== 'writing' || position === null) return null;
  const mine = phase.papers.find((paper) => paper.seat === seat);
  const game = gameOf(position);
  const title =
    mine?.state === 'writing' ? writing[game === 'onsets' ? 'title' : 'titleEquation'] : writing.titleOthers;
  return (
    <section className="writing-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p className="soft">{occasionWords(phase, settings.players, writing)}</p>
        <Writers papers={phase.papers} players={settings.players} seat={seat} />
      </header>
      {mine === undefined ? (
        <p className="note">{writing.mine.nothing}</p>
      ) : mine.state === 'writing' ? (
        <MyPaper key={paperKey(props)} {...props} phase={phase} paper={mine} position={position} />
      ) : (
        <>
          <p className="note">{writing.mine[mine.state === 'declined' ? 'declined' : 'presented']}</p>
          {writtenOf(mine.written ?? []).map((one, index) => (
            <Sheet key={index} draft={readWritten(game, one)} />
          ))}
        </>
      )}
    </section>
  );
}

function occasionWords(
  { occasion }: WritingPhase,
  players: readonly string[],
  writing: ReturnType<typeof useWords>['writing'],
): string {
  if (occasion.kind !== 'challenge') return writing.occasion[occasion.kind];
  return writing.occasion[occasion.claim](occasion.challengers.map((seat) => players[seat]).join(', '));
}

/** One paper of one seat in one shake of one match: no other shake has the same cubes in the same places. */
function paperKey({ view, seat }: PanelProps): string {
  const { settings, shake } = view;
  const { required, permitted, forbidden, resources } = shake?.mat ?? EMPTY;
  const cubes = [required, permitted, forbidden, resources];
  return JSON.stringify([seat, settings.players, shake?.number, shake?.goal, shake?.universe, cubes]);
}

const EMPTY = { required: [], permitted: [], forbidden: [], resources: [] } as const;

interface MyPaperProps extends PanelProps {
  readonly phase: WritingPhase;
  readonly paper: PaperView;
  readonly position: Position;
}

function MyPaper(props: MyPaperProps): ReactNode {
  const { view, mode, act: way, paper, position } = props;
  const { writing } = useWords();
  const rules = usePaperRules(position);
  const game = gameOf(position);
  const [kept, setDrafts] = useDrafts(game, paperKey(props));
  const { busy, refusal, act } = useAct(way);
  const [declining, setDeclining] = useState(false);
  const drafts = draftsFor(game, rules.pair, kept);
  const written = drafts.filter((draft) => !isEmpty(draft)).map(makeWritten);
  const helps = mode === 'auto';
  return (
    <>
      <p>{writing[paper.duty]}</p>
      <ThirdParty {...props} busy={busy} act={act} />
      <Editors position={position} rules={rules} drafts={drafts} onChange={setDrafts} helps={helps} />
      <Refusal book={view.settings.rulebook} refusal={refusal} />
      {declining ? (
        <SureToDecline
          busy={busy}
          onYes={() => void act({ do: 'decline' })}
          onNo={() => setDeclining(false)}
        />
      ) : (
        <div className="check-actions">
          <button
            type="button"
            className="main-action"
            disabled={busy || written.length === 0}
            onClick={() => void act({ do: 'present', written })}
          >
            {writing.present}
          </button>
          <button type="button" disabled={busy} onClick={() => setDeclining(true)}>
            {writing.decline}
          </button>
        </div>
      )}
      {helps && written.length > 0 ? (
        <section aria-label={writing.judgeSays}>
          <RulingOn position={position} written={written} />
        </section>
      ) : null}
    </>
  );
}
