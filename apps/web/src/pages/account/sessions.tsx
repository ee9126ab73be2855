import type { ReactNode } from 'react';
import { api, refreshPerson } from '../../server/session.ts';
import { Problem, useAsking } from '../../server/use-asking.tsx';
import { usePreferences } from '../../shell/preferences.ts';
import { useWords } from '../../words/index.tsx';
import { useFetched } from './use-fetched.ts';

/** Where somebody is signed in, and the end of it. */
export function Sessions(): ReactNode {
  const { sessions: words } = useWords().trust;
  const { language } = usePreferences();
  const { found, problem, again } = useFetched(api.sessions);
  const ending = useAsking();
  const day = (at: number): string =>
    new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  const end = (id: string, here: boolean): void =>
    void ending.ask(async () => {
      await api.endSession(id);
      if (here) await refreshPerson();
      else again();
    });
  return (
    <details className="panel account-more">
      <summary>{words.title}</summary>
      <p className="soft">{words.about}</p>
      <Problem line={problem ?? ending.problem} />
      <ul className="account-list">
        {found?.map(({ id, createdAt, expiresAt, here }) => (
          <li key={id}>
            <span>
              <strong>{here ? words.here : words.since(day(createdAt))}</strong>
              <span className="soft">{words.until(day(expiresAt))}</span>
            </span>
            <button
              type="button"
              className="quiet"
              disabled={ending.busy}
              aria-label={words.endThis(day(createdAt))}
              onClick={() => end(id, here)}
            >
              {words.end}
            </button>
          </li>
        ))}
      </ul>
      {found?.length === 1 && <p className="soft">{words.none}</p>}
    </details>
  );
}
