import type { CallThing } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../../shell/router.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { useEventName } from '../names.ts';
import { Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';
import { roomOfTable } from './rooms.ts';

interface OneCallProps {
  readonly call: CallThing;
  readonly now: number;
}

const LONG = 5;

/** A call: take it, ask for another judge, end it with what was ruled. */
export function OneCall({ call, now }: OneCallProps): ReactNode {
  const { hall } = useDayWords();
  const { day, base, may } = useDay();
  const name = useEventName();
  const { busy, refusal, act } = useDoing();
  const [ends, setEnds] = useState(false);
  const table = day.things.table.get(call.table);
  if (table === undefined) return null;
  const minutes = Math.max(0, Math.floor((now - Date.parse(call.at)) / 60_000));
  const event = day.things.event.get(table.event);
  const where = [roomOfTable(day, table.number), event === undefined ? null : name(event)].filter(
    (part) => part !== null,
  );
  return (
    <li className="call" data-state={call.state} data-long={call.state === 'open' && minutes >= LONG}>
      <Link to={`${base}/table/${encodeURIComponent(table.id)}`} className="call-table">
        {table.number}
      </Link>
      <div>
        <b>{call.reason}</b>
        <small>
          {[hall.calls.waits(minutes), ...where].join(' · ')}
          {call.takenBy !== undefined && ` · ${hall.calls.takenBy(call.takenBy)}`}
        </small>
        {call.wants !== undefined && (
          <small className="wants">{call.wants === 'head-judge' ? hall.calls.head : hall.calls.second}</small>
        )}
      </div>
      {may.includes('take-call') && (
        <div className="row">
          {call.state === 'open' && (
            <button
              type="button"
              className="main-action"
              disabled={busy}
              onClick={() => void act({ do: 'take-call', call: call.id })}
            >
              {hall.calls.take}
            </button>
          )}
          {call.state === 'taken' && call.wants !== 'head-judge' && (
            <button
              type="button"
              disabled={busy}
              onClick={() =>
                void act({
                  do: 'escalate-call',
                  call: call.id,
                  to: call.wants === undefined ? 'second-judge' : 'head-judge',
                })
              }
            >
              {hall.calls.escalate}
            </button>
          )}
          <button type="button" disabled={busy} aria-expanded={ends} onClick={() => setEnds(!ends)}>
            {hall.calls.end}
          </button>
        </div>
      )}
      {ends && <EndCall call={call} now={now} busy={busy} onEnd={(deed) => void act(deed)} />}
      <Refused refusal={refusal} />
    </li>
  );
}

interface EndCallProps extends OneCallProps {
  readonly busy: boolean;
  readonly onEnd: (deed: {
    readonly do: 'end-call';
    readonly call: string;
    readonly minutes: number;
    readonly ruling?: { readonly rule?: string; readonly text: string };
  }) => void;
}

function EndCall({ call, now, busy, onEnd }: EndCallProps): ReactNode {
  const { hall } = useDayWords();
  const taken = call.takenAt ?? call.at;
  const [minutes, setMinutes] = useState(() =>
    String(Math.max(0, Math.ceil((now - Date.parse(taken)) / 60_000))),
  );
  const [text, setText] = useState('');
  const [rule, setRule] = useState('');
  return (
    <form
      className="end-call"
      onSubmit={(event) => {
        event.preventDefault();
        const said = rule.trim() === '' ? {} : { rule: rule.trim() };
        onEnd({
          do: 'end-call',
          call: call.id,
          minutes: /^\d{1,3}$/.test(minutes) ? Number(minutes) : 0,
          ...(text.trim() === '' ? {} : { ruling: { ...said, text: text.trim() } }),
        });
      }}
    >
      <label>
        {hall.calls.ruling} <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <label>
        {hall.calls.rule} <input size={8} value={rule} onChange={({ target }) => setRule(target.value)} />
      </label>
      <label>
        {hall.calls.minutes}{' '}
        <input
          inputMode="numeric"
          size={3}
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
        />
      </label>
      <small className="soft">{hall.calls.minutesWhy}</small>
      <button type="submit" className="main-action" disabled={busy}>
        {hall.calls.end}
      </button>
    </form>
  );
}
