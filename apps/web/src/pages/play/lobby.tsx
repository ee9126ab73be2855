import type { ListedTable } from '@forceout/client';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../../server/session.ts';
import { problemLine } from '../../server/problem-line.ts';
import { Problem, useAsking } from '../../server/use-asking.tsx';
import { go } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { anyone } from '../home/first-table.ts';

const REFRESH = 5000;

/** Tables that anybody may come to; looked up anew while the page is seen. */
export function Lobby(): ReactNode {
  const { play, problems } = useWords();
  const [tables, setTables] = useState<readonly ListedTable[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const found = await api.lobby();
        if (gone) return;
        setTables(found);
        setTrouble(null);
      } catch (error) {
        if (!gone) setTrouble(problemLine(error, problems));
      }
    };
    void look();
    const timer = setInterval(() => void look(), REFRESH);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [problems]);
  return (
    <section className="lobby" aria-labelledby="lobby">
      <h2 id="lobby">{play.lobby.title}</h2>
      <Problem line={trouble} />
      {tables === null && trouble === null && <p className="soft">{play.lobby.loading}</p>}
      {tables !== null && tables.length === 0 && <p className="soft">{play.lobby.none}</p>}
      {tables !== null && tables.length > 0 && (
        <ul className="lobby-list">
          {tables.map((table) => (
            <LobbyTable key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

function LobbyTable({ table }: { readonly table: ListedTable }): ReactNode {
  const { play, home, rules } = useWords();
  const { busy, problem, ask } = useAsking();
  const { settings, seats, state, game, houseRules } = table;
  const names = seats.filter((name) => name !== null);
  const free = seats.length - names.length;
  const open = state === 'open' && free > 0;
  const come = async (): Promise<void> => {
    const came = await ask(async () => {
      await anyone(home.guestNames);
      return true;
    });
    if (came === true) go(`/table/${table.id}`);
  };
  return (
    <li>
      <div className="lobby-table">
        <span>
          <strong>{names.length === 0 ? play.lobby.empty : names.join(', ')}</strong>
          <span className="soft">
            {play.lobby.kind(play.make.games[game], play.make.divisions[settings.division])}
            {houseRules === null ? '' : ` · ${rules.houseTitle(houseRules)}`}
            {' · '}
            {open ? play.lobby.free(free) : play.lobby.playing}
          </span>
        </span>
        <button type="button" disabled={busy} onClick={() => void come()}>
          {open ? play.lobby.sit : play.lobby.watch}
        </button>
      </div>
      <Problem line={problem} />
    </li>
  );
}
