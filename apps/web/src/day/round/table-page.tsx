import { bellOf, bellTimes } from '@forceout/tournament';
import type { TableThing } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { usePreferences } from '../../shell/preferences.ts';
import { Link } from '../../shell/router.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { useNow } from '../clocks.ts';
import { useEventName, playerName, playerNumber, schoolName } from '../names.ts';
import { Refused } from '../refused.tsx';
import { SheetPhotos } from '../results/sheet-photos.tsx';
import { useDay, useDoing } from '../use-day.tsx';
import { hourText } from './bells.ts';
import { LatePlayer } from './late-player.tsx';
import { OneCall } from './one-call.tsx';
import { Photo } from './photo.tsx';
import { roomOfTable } from './rooms.ts';
import '../style/calls.css';
import '../style/table-page.css';

/** `/run/<id>/table/<table>`: one table on a staff phone or on the director's screen. */
export function TablePage({ id }: { readonly id: string }): ReactNode {
  const { hall } = useDayWords();
  const { day } = useDay();
  const table = day.things.table.get(id);
  if (table === undefined) return <p className="sheet-paper">{hall.table.none}</p>;
  return <OneTable table={table} />;
}

function OneTable({ table }: { readonly table: TableThing }): ReactNode {
  const { hall } = useDayWords();
  const { day, base } = useDay();
  const name = useEventName();
  const { language } = usePreferences();
  const now = useNow();
  const event = day.things.event.get(table.event)!;
  const sheet = day.things.sheet.get(table.id);
  const calls = [...day.things.call.values()].filter((call) => call.table === table.id);
  const bell = bellOf(day, table.event, table.round);
  return (
    <article className="one-table">
      <header>
        <h2>{hall.table.title(table.number)}</h2>
        <p className="soft">
          {[name(event), hall.round(table.round), roomOfTable(day, table.number)]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
        {bell !== null && table.minutes !== undefined && bell.stopped === undefined && (
          <p className="note warn">
            {hall.table.ownStop(hourText(bellTimes(bell, table.minutes).stop, language))}
          </p>
        )}
      </header>
      <section className="sheet-paper">
        <h3>{hall.table.people}</h3>
        <ol className="table-people">
          {table.players.map((player) => (
            <li key={player}>
              <span className="number">{playerNumber(day, player)}</span> <b>{playerName(day, player)}</b>{' '}
              <small>{schoolName(day, player)}</small>
            </li>
          ))}
        </ol>
        <p>
          {hall.table.sheet}: {sheet === undefined ? hall.table.noSheet : hall.table.states[sheet.state]}
          {table.mark !== undefined && ` · ${hall.table.marked[table.mark.is]}`}
        </p>
        {table.match !== undefined && (
          <p>
            <Link to={`/table/${table.match}`}>{hall.table.openMatch}</Link>{' '}
            {table.matchCode !== undefined && <b>{hall.table.matchCode(table.matchCode)}</b>}
          </p>
        )}
      </section>
      <TableActs table={table} />
      <SheetPhotos table={table.id} />
      {calls.length > 0 && (
        <section className="sheet-paper calls">
          <h3>{hall.table.calls}</h3>
          <ol>
            {calls.map((call) =>
              call.state === 'done' ? (
                <li key={call.id} className="call" data-state="done">
                  <span />
                  <div>
                    <b>{call.reason}</b> <small>{call.ruling?.text ?? ''}</small>
                  </div>
                </li>
              ) : (
                <OneCall key={call.id} call={call} now={now} />
              ),
            )}
          </ol>
        </section>
      )}
      <p>
        <Link to={`${base}/staff`}>{hall.table.back}</Link>
      </p>
    </article>
  );
}

/** What staff do at a table: call, say what they saw, photograph the sheet. */
function TableActs({ table }: { readonly table: TableThing }): ReactNode {
  const { hall, frame } = useDayWords();
  const { day, may } = useDay();
  const { busy, refusal, act } = useDoing();
  const [why, setWhy] = useState<string | null>(null);
  const bell = bellOf(day, table.event, table.round);
  const called = [...day.things.call.values()].some(
    (call) => call.table === table.id && call.state !== 'done',
  );
  return (
    <section className="sheet-paper table-acts">
      {may.includes('call') && !called && (
        <div className="call-buttons" role="group" aria-label={hall.calls.call}>
          <h3>{hall.calls.call}</h3>
          {Object.values(hall.calls.reasons).map((reason) => (
            <button
              key={reason}
              type="button"
              className="big"
              disabled={busy}
              onClick={() => void act({ do: 'call', table: table.id, why: reason })}
            >
              {reason}
            </button>
          ))}
        </div>
      )}
      {may.includes('mark') && (
        <div className="row">
          {(['playing', 'collected'] as const).map((is) => (
            <button
              key={is}
              type="button"
              className="big"
              aria-pressed={table.mark?.is === is}
              disabled={busy}
              onClick={() => void act({ do: 'mark', table: table.id, is })}
            >
              {hall.table[is]}
            </button>
          ))}
        </div>
      )}
      {may.includes('add-minutes') && bell !== null && bell.stopped === undefined && (
        <div className="row">
          <span>{hall.table.giveMinutes}</span>
          {[1, 2, 5].map((minutes) => (
            <button
              key={minutes}
              type="button"
              disabled={busy}
              onClick={() => void act({ do: 'add-minutes', bell: bell.id, minutes, table: table.id })}
            >
              +{minutes}
            </button>
          ))}
        </div>
      )}
      {may.includes('online') && table.match === undefined && (
        <label>
          <input
            type="checkbox"
            checked={table.online === true}
            disabled={busy}
            onChange={({ target }) => void act({ do: 'online', table: table.id, online: target.checked })}
          />{' '}
          {hall.table.online}
        </label>
      )}
      {may.includes('leave-out') && !day.things.sheet.has(table.id) && table.leftOut === undefined && (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (why === null) return setWhy('');
            void act({ do: 'leave-out', table: table.id }, why).then((done) => done && setWhy(null));
          }}
        >
          {why !== null && (
            <label>
              {frame.reason} <input value={why} onChange={({ target }) => setWhy(target.value)} />
            </label>
          )}
          <button type="submit" disabled={busy || why === ''}>
            {hall.table.leaveOut}
          </button>
        </form>
      )}
      <LatePlayer table={table} />
      <Photo table={table.id} />
      <Refused refusal={refusal} />
    </section>
  );
}
