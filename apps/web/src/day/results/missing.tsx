import { settingOf } from '@forceout/tournament';
import type { ReactNode } from 'react';
import { Link } from '../../shell/router.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { boardOf } from '../facts/cells.ts';
import { typingMinutes } from '../facts/staffing.ts';
import { useEventName } from '../names.ts';
import { useDay } from '../use-day.tsx';

/** Tables whose result is still waited for: from the moment of Stop everybody runs for these. */
export function Missing(): ReactNode {
  const { results } = useDayWords();
  const { day, base } = useDay();
  const name = useEventName();
  const bands = boardOf(day).map(({ event, n, cells }) => ({
    event,
    n,
    none: cells.filter(({ is, table }) => is !== 'done' && is !== 'out' && !day.things.sheet.has(table.id)),
    once: cells.filter(({ is }) => is === 'entered'),
    all: cells.length,
    done: cells.filter(({ is }) => is === 'done').length,
  }));
  if (bands.length === 0) return null;
  const confirm = settingOf(day, 'confirm', 'two-entries');
  const sum = (what: 'none' | 'once'): number => bands.reduce((all, band) => all + band[what].length, 0);
  const minutes = (people: number): number => typingMinutes(sum('none'), sum('once'), confirm, people);
  return (
    <section className="sheet-paper missing">
      <h2>{results.missingTitle}</h2>
      {minutes(4) > 1 && <p className="soft">{results.staffing(minutes(2), minutes(4))}</p>}
      {bands.map(({ event, n, none, once, all, done }) => (
        <div key={event.id}>
          <h3>
            {results.eventRound(name(event), n)} <small>{results.ofAll(done, all)}</small>
          </h3>
          <progress value={done} max={all} aria-label={results.ofAll(done, all)} />
          {none.length > 0 && (
            <p>
              <b>{results.noEntry(none.length)}</b>{' '}
              <span className="numbers">
                {none.slice(0, 60).map(({ table, is }) => (
                  <Link key={table.id} to={`${base}/table/${encodeURIComponent(table.id)}`} data-is={is}>
                    {table.number}
                  </Link>
                ))}
                {none.length > 60 && ' …'}
              </span>
            </p>
          )}
          {once.length > 0 && (
            <p>
              <b>{results.oneEntry(once.length)}</b>{' '}
              <span className="numbers">
                {once.slice(0, 60).map(({ table }) => (
                  <Link key={table.id} to={`${base}/table/${encodeURIComponent(table.id)}`}>
                    {table.number}
                  </Link>
                ))}
                {once.length > 60 && ' …'}
              </span>
            </p>
          )}
        </div>
      ))}
    </section>
  );
}
