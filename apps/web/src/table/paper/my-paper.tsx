import type { MatchView } from '@forceout/rules/match';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { gameOf } from '../../position/position.ts';
import type { Position } from '../../position/position.ts';
import { useWords } from '../../words/index.tsx';
import { draftsFor, isEmpty, makeWritten } from '../../writing/text/draft.ts';
import type { Draft } from '../../writing/text/draft.ts';
import { EditorLines, Shortage } from '../../writing/editor.tsx';
import type { PaperView, WritingPhase } from '../../writing/panel-props.ts';
import { SureToDecline } from '../../writing/sure-to-decline.tsx';
import { ThirdParty } from '../../writing/third-party.tsx';
import { Refusal, useAct } from '../../writing/use-act.tsx';
import { useDrafts } from '../../writing/use-drafts.ts';
import { useEditor } from '../../writing/use-editor.ts';
import { usePaperRules } from '../../writing/use-paper-rules.ts';
import { WildChoosers } from '../../writing/wild-choosers.tsx';
import { Block, HoldingBlock } from '../hands/block.tsx';
import type { BlockHands } from '../hands/block.tsx';
import { Acts } from '../hands/hands.tsx';
import { Now, Refusal as Barred } from '../tell/now.tsx';
import { useMatch } from '../use-table.ts';
import { Claim } from './claim.tsx';
import { LiveCheck } from './live-check.tsx';
import { PaperPad } from './paper-pad.tsx';
import { PaperTime } from './time.tsx';
import { Writers } from './writers.tsx';
import { bookName } from '../../shelf/shelf.ts';

/** One paper of one seat in one shake of one match: no other shake has the same cubes in the same places. */
export function paperKey({ settings, shake }: MatchView, seat: number | null): string {
  const { required, permitted, forbidden, resources } = shake?.mat ?? EMPTY;
  const cubes = [required, permitted, forbidden, resources];
  return JSON.stringify([seat, settings.players, shake?.number, shake?.goal, shake?.universe, cubes]);
}

const EMPTY = { required: [], permitted: [], forbidden: [], resources: [] } as const;

interface MyPaperProps {
  readonly phase: WritingPhase;
  readonly paper: PaperView;
  readonly position: Position;
  readonly block: BlockHands;
}

export function MyPaper({ phase, paper, position, block }: MyPaperProps): ReactNode {
  const { writing } = useWords();
  const { match, seat, act: way } = useMatch();
  const rules = usePaperRules(position);
  const game = gameOf(position);
  const [kept, setDrafts] = useDrafts(game, paperKey(match, seat));
  const { busy, refusal, act } = useAct(way);
  const [declining, setDeclining] = useState(false);
  const [at, setAt] = useState(0);
  const drafts = draftsFor(game, rules.pair, kept);
  const here = Math.min(at, drafts.length - 1);
  const written = drafts.filter((draft) => !isEmpty(draft)).map(makeWritten);
  const helps = match.settings.mode === 'auto';
  const change = (draft: Draft): void =>
    setDrafts(drafts.map((old, place) => (place === here ? draft : old)));
  const editing = useEditor({ position, rules, draft: drafts[here]!, onChange: change, helps });
  const holding = seat !== null && (match.block?.holders.includes(seat) === true || block.open);
  return (
    <>
      <div className="stage paper-stage">
        <Claim phase={phase} />
        <section
          className="paper paper-lines"
          aria-label={writing[game === 'onsets' ? 'title' : 'titleEquation']}
          data-scrolls
        >
          {drafts.length > 1 && (
            <div className="paper-tabs" role="group">
              {drafts.map((_, index) => (
                <button key={index} type="button" aria-pressed={index === here} onClick={() => setAt(index)}>
                  {index === 0 ? writing.first : writing.second}
                </button>
              ))}
            </div>
          )}
          <ThirdParty view={match} seat={seat ?? -1} phase={phase} paper={paper} busy={busy} act={act} />
          <EditorLines editing={editing} />
          <WildChoosers rules={rules} draft={drafts[here]!} onChange={change} />
          <Refusal book={bookName(match.settings)} refusal={refusal} />
        </section>
        <aside className="paper-side">
          <PaperTime />
          {helps ? (
            <>
              <LiveCheck position={position} written={written} />
              <Shortage position={position} count={editing.count} />
            </>
          ) : null}
          <Writers papers={phase.papers} />
        </aside>
      </div>
      <div className="hands-area" data-keep="actions" data-holding={holding}>
        <div className="say">
          <Now />
          <Acts />
        </div>
        <PaperPad editing={editing} />
        {holding ? (
          <HoldingBlock hands={block} />
        ) : declining ? (
          <div className="commit">
            <SureToDecline
              busy={busy}
              onYes={() => void act({ do: 'decline' })}
              onNo={() => setDeclining(false)}
            />
          </div>
        ) : (
          <div className="commit" data-count={block.mayLift ? 3 : 2}>
            <button
              type="button"
              className="go"
              disabled={busy || written.length === 0}
              onClick={() => void act({ do: 'present', written })}
            >
              {writing.present}
            </button>
            <div className="commit-more">
              <button type="button" disabled={busy} onClick={() => setDeclining(true)}>
                {writing.decline}
              </button>
              {block.mayLift && <Block hands={block} />}
            </div>
          </div>
        )}
        {refusal === null && <Barred />}
      </div>
    </>
  );
}
