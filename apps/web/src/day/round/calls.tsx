import type { CallThing } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { announce } from '../../shell/announce.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { useNow } from '../clocks.ts';
import { openCalls } from '../facts/blockers.ts';
import { waitsOf } from '../facts/waits.ts';
import { tablesNow } from '../facts/next-step.ts';
import { Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';
import { OneCall } from './one-call.tsx';
import '../style/calls.css';

/** The queue: who waits longest stands first. */
export function Calls(): ReactNode {
  const { hall } = useDayWords();
  const { day } = useDay();
  const now = useNow();
  const calls = openCalls(day);
  const waits = waitsOf([...day.things.call.values()], now);
  return (
    <section className="sheet-paper calls">
      <h2>
        <Icon name="hand" /> {hall.calls.title} {calls.length > 0 && <b className="count">{calls.length}</b>}
      </h2>
      {calls.length === 0 && <p className="soft">{hall.calls.none}</p>}
      <ol>
        {calls.map((call: CallThing) => (
          <OneCall key={call.id} call={call} now={now} />
        ))}
      </ol>
      <NewCall />
      {waits !== null && (
        <p className="soft">{hall.calls.report(String(waits.median), String(waits.longest))}</p>
      )}
    </section>
  );
}

/** By number, for whoever hears a voice across the hall. */
function NewCall(): ReactNode {
  const { hall } = useDayWords();
  const { day, may } = useDay();
  const { busy, refusal, act } = useDoing();
  const [number, setNumber] = useState('');
  const [why, setWhy] = useState('');
  const tables = tablesNow(day);
  if (!may.includes('call') || tables.length === 0) return null;
  const table = tables.find((one) => String(one.number) === number.trim());
  const call = async (): Promise<void> => {
    if (
      table === undefined ||
      !(await act({ do: 'call', table: table.id, why: why || hall.calls.reasons[0]! }))
    )
      return;
    announce(hall.calls.placed(table.number));
    setNumber('');
    setWhy('');
  };
  return (
    <form
      className="row new-call"
      onSubmit={(event) => {
        event.preventDefault();
        void call();
      }}
    >
      <label>
        {hall.calls.table}{' '}
        <input
          inputMode="numeric"
          size={4}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
      </label>
      <label>
        {hall.calls.why}{' '}
        <input list="call-reasons" size={14} value={why} onChange={({ target }) => setWhy(target.value)} />
      </label>
      <datalist id="call-reasons">
        {Object.values(hall.calls.reasons).map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </datalist>
      <button type="submit" disabled={busy || table === undefined}>
        {hall.calls.call}
      </button>
      <Refused refusal={refusal} />
    </form>
  );
}
