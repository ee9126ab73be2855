import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { HERE } from '../../hotseat/protocol.ts';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { RoundTools } from '../moments/over.tsx';
import { InForce } from '../phases/in-force.tsx';
import { More } from '../referee/more.tsx';
import { Volume } from '../sound/sound-button.tsx';
import { Log } from '../tell/log.tsx';
import type { LogLine } from '../tell/log.tsx';
import { Refusal } from '../tell/now.tsx';
import { useMatch } from '../use-table.ts';
import { Scoresheet } from './scoresheet.tsx';
import { Scratch } from './scratch.tsx';
import { Talk } from './talk.tsx';
import './drawer.css';

/** Few are judges. */
const JudgePanel = lazy(async () => ({ default: (await import('../referee/judge-panel.tsx')).JudgePanel }));

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly lines: readonly LogLine[];
}

/** Beside the table: what a player looks up now and then. It is always there, and mostly shut. */
export function Drawer({ open, onClose, lines }: DrawerProps): ReactNode {
  const { table: words, tableLog } = useWords();
  const { match, game, seat, place, table, facts } = useMatch();
  const isHere = table.id === HERE;
  const picks = match.shake?.picks.length ?? 0;
  const varied = facts?.picks === true || (facts?.always.length ?? 0) > 0 || picks > 0;
  const shut = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    before.current = document.activeElement;
    shut.current?.focus();
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    };
  }, [open, onClose]);
  return (
    <>
      {open && place.kind !== 'judge' && (
        <div className="drawer-cover" aria-hidden="true" onClick={onClose} />
      )}
      <aside className="drawer" aria-label={words.aside} hidden={!open} data-scrolls>
        <div className="drawer-head">
          <h2>{words.aside}</h2>
          <button type="button" ref={shut} onClick={onClose}>
            {words.close}
          </button>
        </div>
        {/* What is said no to here must be read here; it is spoken once, at the table. */}
        <Refusal silent />
        {open && (
          <Suspense>
            <JudgePanel />
          </Suspense>
        )}
        {varied && (
          <section>
            <h2>{words.picks.title}</h2>
            <InForce />
          </section>
        )}
        <section>
          <h2>{words.sheet.title}</h2>
          <Scoresheet />
        </section>
        {seat !== null && game === 'onsets' && (
          <section>
            <h2>{words.scratch.title}</h2>
            <Scratch />
          </section>
        )}
        <section className="log-near">
          <h2>{tableLog.title}</h2>
          <Log lines={lines} />
        </section>
        {seat !== null && !isHere && (
          <section>
            <h2>{words.talk.title}</h2>
            <Talk />
          </section>
        )}
        {open && <More />}
        <Volume />
        <div className="row drawer-foot">
          <RoundTools />
          <Link to="/" title={words.round.leaveHelp}>
            {words.round.leave}
          </Link>
          <span className="soft">
            {!isHere && words.title(table.code)}
            {(table.presence?.spectators ?? 0) > 0 &&
              ` · ${words.players.watching(table.presence!.spectators)}`}
            {table.judge !== null && ` · ${words.players.judge(table.judge)}`}
          </span>
        </div>
      </aside>
    </>
  );
}
