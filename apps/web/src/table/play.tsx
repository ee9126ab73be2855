import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../shell/announce.tsx';
import { useWords } from '../words/index.tsx';
import { Actions } from './phases/actions.tsx';
import { useBlock } from './moments/block.tsx';
import { Clock, ClockNote, SoundButton } from './players/clock.tsx';
import { useFocusKeeper } from './focus-keeper.ts';
import { bonusNow } from './mat/grips.ts';
import { useDraft } from './goal/use-draft.ts';
import { JudgeDesk } from './phases/judge-desk.tsx';
import { Keys } from './aside/keys.tsx';
import { Latest } from './tell/log.tsx';
import type { LogLine } from './tell/log.tsx';
import { Mat } from './mat/mat.tsx';
import { Now, nowSaid, Refusal } from './tell/now.tsx';
import { Final } from './moments/over.tsx';
import { Players } from './players/players.tsx';
import { matWords } from './tell/sentence.ts';
import { LogSide, Side } from './aside/side.tsx';
import { clockText, timeLeft } from './players/time-left.ts';
import { useKeys } from './use-keys.ts';
import { useMatch } from './use-table.ts';
import { useShown } from './moments/use-shown.ts';
import { VariationSheet } from './phases/variation-sheet.tsx';
import './play.css';

const WritingPanel = lazy(async () => ({
  default: (await import('../writing/writing-panel.tsx')).WritingPanel,
}));
const CheckingPanel = lazy(async () => ({
  default: (await import('../writing/checking-panel.tsx')).CheckingPanel,
}));
const ShownPapers = lazy(async () => ({ default: (await import('../ruling/shown-papers.tsx')).ShownPapers }));

const STARTING: readonly string[] = ['roll-for-setter', 'begin-shake', 'roll', 'deal'];

const ROOMY: readonly string[] = ['goal', 'no-goal', 'moving'];

/** A match on the table. */
export function Play({ lines }: { readonly lines: readonly LogLine[] }): ReactNode {
  const words = useWords();
  const tools = useMatch();
  const { match, seat, now, act, table, facts } = tools;
  const root = useRef<HTMLElement>(null);
  const [saidBonus, setBonus] = useState(false);
  const [keysOpen, setKeysOpen] = useState(false);
  const mayBonus = bonusNow(match, seat, facts?.leaderMayTakeBonus === true) === 'yes';
  // What was said for a turn that is over does not hold for the next one.
  if (saidBonus && !mayBonus) setBonus(false);
  const bonus = saidBonus && mayBonus;
  const hands = useBlock();
  const { draft, setDraft } = useDraft();
  const shown = useShown();
  useFocusKeeper(root);
  useKeys({
    '?': () => setKeysOpen(true),
    b: () => setBonus((on) => mayBonus && !on),
    c: hands.lift,
    w: () => announce(nowSaid(words, tools).text),
    t: () => {
      const left = timeLeft(match, seat, now());
      announce(left === null ? words.table.clock.none : clockText(left.seconds));
    },
    m: () => announce(matWords(words, match)),
    a: () => root.current?.querySelector<HTMLElement>('[data-place="resources"] [tabindex="0"]')?.focus(),
    l: toScratch,
  });
  const panel = { view: match, mode: match.settings.mode, act };
  // Nothing lies on the mat yet: on a phone the button comes before it.
  const starts = match.duties.some((duty) => duty.seat === seat && STARTING.includes(duty.task));
  const busy = match.phase.kind === 'writing' || match.phase.kind === 'checking';
  // Nothing but the mat is to be seen then: it may have the whole of a large screen.
  const roomy = ROOMY.includes(match.phase.kind) && shown === null;
  return (
    <section className="table-page" ref={root} tabIndex={-1} aria-label={words.table.title(table.code)}>
      <h1 className="unseen">{words.table.title(table.code)}</h1>
      <div className="table-head">
        <Now />
        <Clock />
        <div className="table-tools">
          <SoundButton />
          <button
            type="button"
            className="quiet"
            aria-label={words.table.keys.open}
            title={words.table.keys.open}
            onClick={() => setKeysOpen(true)}
          >
            ?
          </button>
        </div>
        <ClockNote />
      </div>
      <div className="table-players">
        <Players />
        <Latest lines={lines} />
        <LogSide lines={lines} />
      </div>
      <div className="table-main" data-starts={starts} data-roomy={roomy}>
        <Refusal />
        {match.phase.kind === 'finished' && <Final />}
        <Mat draft={draft} setDraft={setDraft} bonus={bonus} setBonus={setBonus} />
        <Actions draft={draft} bonus={bonus} setBonus={setBonus} hands={hands} />
        <JudgeDesk />
        <VariationSheet />
        <Suspense
          fallback={
            <p className="soft">{words.table[match.phase.kind === 'checking' ? 'checking' : 'writing']}</p>
          }
        >
          {match.phase.kind === 'writing' && <WritingPanel {...panel} seat={seat ?? -1} />}
          {match.phase.kind === 'checking' && <CheckingPanel {...panel} seat={seat ?? -1} />}
          {!busy && shown !== null && <ShownPapers view={shown} />}
        </Suspense>
      </div>
      <aside className="table-side" aria-label={words.table.aside}>
        <Side lines={lines} />
      </aside>
      {keysOpen && <Keys onClose={() => setKeysOpen(false)} />}
    </section>
  );
}

/** The paper may be folded away. */
function toScratch(): void {
  const paper = document.getElementById('scratch');
  paper?.closest('details')?.setAttribute('open', '');
  paper?.focus();
}
