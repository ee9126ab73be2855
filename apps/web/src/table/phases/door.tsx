import { ApiError } from '@forceout/client';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Problem, useAsking } from '../../server/use-asking.tsx';
import { api } from '../../server/session.ts';
import { useWords } from '../../words/index.tsx';
import { useTable } from '../use-table.ts';

type Guests = Awaited<ReturnType<typeof api.door>>;

/** Whoever asks to come in is not an event of the table, so it is looked for. */
const LOOK_EVERY = 4000;

/** Who runs the door of a table sees who asks, and asks people to leave. For all others there is nothing. */
export function Door(): ReactNode {
  const { chairs: words } = useWords();
  const { table, seat } = useTable();
  const [guests, setGuests] = useState<Guests | null>(null);
  const { busy, problem, ask } = useAsking();
  const { id } = table;
  const look = useCallback(async (): Promise<boolean> => {
    try {
      setGuests(await api.door(id));
      return true;
    } catch (error) {
      // Not their door.
      return !(error instanceof ApiError);
    }
  }, [id]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let gone = false;
    const again = async (): Promise<void> => {
      if ((await look()) && !gone) timer = setTimeout(() => void again(), LOOK_EVERY);
    };
    void again();
    return () => {
      gone = true;
      if (timer !== null) clearTimeout(timer);
    };
  }, [look]);
  if (guests === null) return null;
  const act = (what: () => Promise<unknown>) => () =>
    void ask(async () => {
      await what();
      await look();
    });
  const seated = table.seats.flatMap((there, place) =>
    there === null || there.bot !== null || place === seat ? [] : [{ name: there.name, place }],
  );
  if (guests.length + seated.length === 0) return null;
  return (
    <section className="panel door" aria-label={words.door}>
      <h2>{words.door}</h2>
      <p className="soft">{words.doorHelp}</p>
      <ul className="door-list">
        {guests.map(({ person, name, state }) => (
          <li key={person}>
            <span>
              {state === 'asked'
                ? words.asks(name)
                : state === 'banned'
                  ? words.isOut(name)
                  : words.isIn(name)}
            </span>
            <span className="row">
              {state !== 'let-in' && (
                <button
                  type="button"
                  className={state === 'asked' ? 'main-action' : ''}
                  disabled={busy}
                  onClick={act(() => api.letIn(id, person, true))}
                >
                  {words.letIn(name)}
                </button>
              )}
              {state !== 'banned' && (
                <button type="button" disabled={busy} onClick={act(() => api.letIn(id, person, false))}>
                  {words.ban(name)}
                </button>
              )}
            </span>
          </li>
        ))}
        {seated.map(({ name, place }) => (
          <li key={`seat ${place}`}>
            <span>{name}</span>
            <span className="row">
              <button type="button" disabled={busy} onClick={act(() => api.kick(id, place))}>
                {words.kick(name)}
              </button>
              <button type="button" disabled={busy} onClick={act(() => api.kick(id, place, true))}>
                {words.ban(name)}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <Problem line={problem} />
    </section>
  );
}
