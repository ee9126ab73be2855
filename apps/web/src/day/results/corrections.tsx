import { roundOf, tablesOf } from '@forceout/tournament';
import type { Tournament } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { ownEvents } from '../facts/next-step.ts';
import { useEventName } from '../names.ts';
import { useDay } from '../use-day.tsx';
import { CorrectSheet } from './correct-sheet.tsx';
import { RuleOn } from './rule-on.tsx';
import { SheetHistory } from './sheet-history.tsx';

/** Rounds with results, the latest first. */
function roundsOf(day: Tournament): readonly { readonly event: string; readonly n: number }[] {
  return ownEvents(day)
    .flatMap(({ id, rounds }) => Array.from({ length: rounds }, (_, index) => ({ event: id, n: index + 1 })))
    .filter(({ event, n }) => !['planned', 'drafted', 'checked'].includes(roundOf(day, event, n).state))
    .toSorted((a, b) => b.n - a.n);
}

/** After signing: what was there, what it should be, why, and what that changes, before it is saved. */
export function Corrections(): ReactNode {
  const { results } = useDayWords();
  const { day, may } = useDay();
  const name = useEventName();
  const rounds = roundsOf(day);
  const [chosen, setChosen] = useState<string | null>(null);
  const [number, setNumber] = useState('');
  const first = rounds[0];
  if (first === undefined) return <p className="sheet-paper">{results.noRounds}</p>;
  const key = chosen ?? `${first.event}/${first.n}`;
  const round = rounds.find(({ event, n }) => `${event}/${n}` === key) ?? first;
  const table = tablesOf(day, round.event, round.n).find((one) => String(one.number) === number.trim());
  return (
    <div className="corrections">
      <section className="sheet-paper row">
        <label>
          {results.correct.round}{' '}
          <select value={key} onChange={({ target }) => setChosen(target.value)}>
            {rounds.map(({ event, n }) => (
              <option key={`${event}/${n}`} value={`${event}/${n}`}>
                {results.eventRound(name(day.things.event.get(event)!), n)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {results.correct.table}{' '}
          <input
            inputMode="numeric"
            size={5}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        </label>
        {number.trim() !== '' && table === undefined && <p role="status">{results.correct.noTable}</p>}
      </section>
      {table !== undefined && (
        <>
          <SheetHistory key={`history ${table.id}`} table={table} />
          <CorrectSheet key={table.id} table={table} />
          {may.includes('rule') && <RuleOn key={`rule ${table.id}`} table={table} />}
        </>
      )}
    </div>
  );
}
