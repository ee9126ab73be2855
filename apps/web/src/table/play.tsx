import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { HERE } from '../hotseat/protocol.ts';
import { announce } from '../shell/announce.tsx';
import { leave, unfinished } from '../shell/unfinished.ts';
import { useTitle } from '../shell/title.ts';
import { useWords } from '../words/index.tsx';
import { Drawer } from './aside/drawer.tsx';
import { Keys } from './aside/keys.tsx';
import { useFocusKeeper } from './focus-keeper.ts';
import { GoalBench } from './goal/goal-bench.tsx';
import { useDraft } from './goal/use-draft.ts';
import { Guide } from './guide/guide.tsx';
import { useBlock } from './hands/block.tsx';
import { Hands } from './hands/hands.tsx';
import { Ghost } from './mat/ghost.tsx';
import { Sections } from './mat/sections.tsx';
import { useMotion } from './mat/use-motion.ts';
import { MatContext, useMatHands } from './mat/use-mat.ts';
import { Announced } from './moments/announced.tsx';
import { useResult } from './moments/use-result.ts';
import { Notices } from './referee/notices.tsx';
import { FirstRolls } from './phases/starting.tsx';
import { VariationSheet } from './phases/variation-sheet.tsx';
import { clockText, timeLeft } from './players/time-left.ts';
import { LitContext } from './question/lit.ts';
import { Question } from './question/question.tsx';
import { Latest } from './tell/log.tsx';
import type { LogLine } from './tell/log.tsx';
import { nowSaid } from './tell/now.tsx';
import { matWords } from './tell/sentence.ts';
import { Top } from './top.tsx';
import { useKeys } from './use-keys.ts';
import { useLarge } from './use-small.ts';
import { TableContext, useMatch } from './use-table.ts';
import './mat/mat.css';
import './mat/fit.css';
import './play.css';
import './play-sizes.css';
import './play-phone.css';
import './still.css';

const later = {
  writing: async () => ({ default: (await import('./paper/writing.tsx')).Writing }),
  checking: async () => ({ default: (await import('./paper/checking.tsx')).Checking }),
  result: async () => ({ default: (await import('./moments/result.tsx')).Result }),
  podium: async () => ({ default: (await import('./moments/podium.tsx')).Podium }),
};
const Writing = lazy(later.writing);
const Checking = lazy(later.checking);
const Result = lazy(later.result);
const Podium = lazy(later.podium);
const Beside = lazy(async () => ({ default: (await import('./aside/beside.tsx')).Beside }));
/** When the table is there, what comes later is fetched: nobody waits for it in the middle of a shake. */
const FETCH_AFTER = 1500;

interface PlayProps {
  readonly lines: readonly LogLine[];
  /** What only this kind of table has, at its upper edge. */
  readonly extra: ReactNode;
}

/** A match on the table. It fits the screen, always: what needs doing takes the place of what is idle. */
export function Play({ lines, extra }: PlayProps): ReactNode {
  const words = useWords();
  const tools = useMatch();
  const { match, seat, now, table, may, game } = tools;
  const root = useRef<HTMLElement>(null);
  const [saidBonus, setBonus] = useState(false);
  const [keysOpen, setKeysOpen] = useState(false);
  // A judge's desk is in the drawer.
  const [aside, setAside] = useState(tools.place.kind === 'judge');
  const [cards, light] = useState<readonly number[] | null>(null);
  const lit = useMemo(() => ({ cards, light }), [cards]);
  const mayBonus = may !== null && may.deeds.bonus.is !== 'no';
  // What was said for a turn that is over does not hold for the next one.
  if (saidBonus && !mayBonus) setBonus(false);
  const bonus = saidBonus && mayBonus;
  const block = useBlock();
  const { draft, setDraft } = useDraft();
  const hands = useMatHands({ draft, setDraft, bonus, setBonus });
  const result = useResult();
  const { kind } = match.phase;
  const said = nowSaid(words, tools);
  const then = useMemo(
    () => ({ ...tools, table: { ...tools.table, match: result.view } }),
    [tools, result.view],
  );
  useTitle(said.mine ? `${said.short} · ${words.table.title(table.code)}` : words.table.title(table.code));
  useEffect(() => {
    if (seat === null || table.id === HERE) return;
    const over = kind === 'finished';
    if (!over || unfinished().table === table.id) leave({ table: over ? null : table.id });
  }, [seat, table.id, kind]);
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const fetch of Object.values(later)) void fetch().catch(() => {});
    }, FETCH_AFTER);
    return () => clearTimeout(timer);
  }, []);
  useFocusKeeper(root);
  useMotion(root);
  useKeys({
    '?': () => setKeysOpen(true),
    b: () => setBonus((on) => mayBonus && !on),
    c: block.lift,
    w: () => announce(said.text),
    t: () => {
      const left = timeLeft(match, seat, now());
      announce(left === null ? words.table.clock.none : clockText(left.seconds));
    },
    m: () => announce(matWords(words, match)),
    a: () => root.current?.querySelector<HTMLElement>('[data-place="resources"] [tabindex="0"]')?.focus(),
    l: () => {
      if (document.getElementById('scratch') === null) setAside(true);
      setTimeout(() => document.getElementById('scratch')?.focus());
    },
  });
  const showing = kind === 'finished' ? 'over' : result.open ? 'result' : kind;
  return (
    <section
      className="table-page"
      ref={root}
      tabIndex={-1}
      aria-label={words.table.title(table.code)}
      data-phase={showing}
      data-game={game}
      data-asked={tools.isFresh}
      data-holding={hands.held !== null || hands.dragged !== null}
    >
      <h1 className="unseen">{words.table.title(table.code)}</h1>
      <MatContext value={hands}>
        <LitContext value={lit}>
          <Top onMenu={() => setAside(true)} onKeys={() => setKeysOpen(true)} extra={extra} />
          <div className="felt" aria-hidden="true" />
          <Suspense
            fallback={
              <p className="stage wait now" tabIndex={-1}>
                {words.table.loading}
              </p>
            }
          >
            {showing === 'over' ? (
              <Podium lines={lines} />
            ) : (
              <>
                {showing === 'result' ? (
                  <TableContext value={then}>
                    <Question ended />
                  </TableContext>
                ) : (
                  <Question />
                )}
                {showing === 'result' ? (
                  <Result result={result} />
                ) : showing === 'writing' ? (
                  <Writing block={block} />
                ) : showing === 'checking' ? (
                  <Checking />
                ) : (
                  <>
                    <Stage lines={lines} />
                    <Hands block={block} />
                  </>
                )}
              </>
            )}
          </Suspense>
          {showing !== 'over' && <Latest lines={lines} onAll={() => setAside(true)} />}
          {showing !== 'over' && showing !== 'result' && <Guide />}
          <Announced lines={lines} />
          <Notices />
          <Drawer open={aside} onClose={() => setAside(false)} lines={lines} />
          <Ghost />
        </LitContext>
      </MatContext>
      {keysOpen && <Keys onClose={() => setKeysOpen(false)} />}
    </section>
  );
}

/** The felt below the Goal: the sections, or what has to be done before they are of any use. */
function Stage({ lines }: { readonly lines: readonly LogLine[] }): ReactNode {
  const { table: words } = useWords();
  const { match, seat, may } = useMatch();
  const { phase } = match;
  const [again, setAgain] = useState(false);
  const large = useLarge();
  if (phase.kind === 'choosing-setter') return <FirstRolls />;
  const picks = may !== null && may.deeds.pick.is !== 'no';
  if (picks && (phase.kind === 'picking' || again))
    return <VariationSheet onClose={phase.kind === 'picking' ? undefined : () => setAgain(false)} />;
  return (
    <>
      {phase.kind === 'goal' && phase.setter === seat ? (
        <GoalBench />
      ) : (
        <>
          <Sections />
          {large && (
            <Suspense>
              <Beside lines={lines} />
            </Suspense>
          )}
        </>
      )}
      {picks && (
        <button type="button" className="pick-again" onClick={() => setAgain(true)}>
          {words.picks.again}
        </button>
      )}
    </>
  );
}
