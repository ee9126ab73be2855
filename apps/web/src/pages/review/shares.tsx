import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../../server/session.ts';
import { Problem, useAsking } from '../../server/use-asking.tsx';
import { usePreferences } from '../../shell/preferences.ts';
import { useWords } from '../../words/index.tsx';
import { useFetched } from '../account/use-fetched.ts';

/** Links with which others may look at a match that is not open to all. Only for the people of the match. */
export function Shares({ table }: { readonly table: string }): ReactNode {
  const { shares: words } = useWords().trust;
  const { language } = usePreferences();
  const { found, again } = useFetched(useCallback(() => api.shares(table), [table]));
  const { busy, problem, ask } = useAsking();
  const [link, setLink] = useState<string | null>(null);
  if (found === null) return null;
  const make = (): void =>
    void ask(async () => {
      const { share } = await api.share(table);
      setLink(`${location.origin}/review/${table}?share=${share}`);
      again();
    });
  const withdraw = (id: string): void =>
    void ask(async () => {
      await api.withdraw(table, id);
      setLink(null);
      again();
    });
  const day = (at: number): string =>
    new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <details className="panel shares">
      <summary>{words.title}</summary>
      <p className="soft">{words.about}</p>
      <Problem line={problem} />
      {found.length === 0 && <p className="soft">{words.none}</p>}
      <ul className="share-list">
        {found.map(({ id, createdAt, mine }) => (
          <li key={id} className="row">
            <span>
              {words.made(day(createdAt))} {mine && <span className="soft">{words.mine}</span>}
            </span>
            <button
              type="button"
              className="quiet"
              disabled={busy}
              aria-label={words.withdrawThis(day(createdAt))}
              onClick={() => withdraw(id)}
            >
              {words.withdraw}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" disabled={busy} onClick={make}>
        {words.make}
      </button>
      {link !== null && (
        <>
          <p role="status">{words.once}</p>
          <input
            readOnly
            className="shared-link"
            value={link}
            aria-label={words.link}
            onFocus={(event) => event.target.select()}
          />
        </>
      )}
    </details>
  );
}
