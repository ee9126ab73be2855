import type { ReactNode } from 'react';
import { Problem, useAsking } from '../../server/use-asking.tsx';
import { usePerson } from '../../server/session.ts';
import { Link, go } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { FIRST_TABLE, anyone, openAndSit } from './first-table.ts';
import type { GameName } from '../play/books.ts';
import { Scene } from './scene.tsx';

/** A game, what it looks like, and one click to play it. */
export function GamePanel({ game }: { readonly game: GameName }): ReactNode {
  const { home } = useWords();
  const person = usePerson();
  const { busy, problem, ask } = useAsking();
  const play = async (): Promise<void> => {
    const table = await ask(async () => {
      await anyone(home.guestNames);
      return openAndSit(FIRST_TABLE[game], true);
    });
    if (table !== null) go(`/table/${table}`);
  };
  return (
    <section className="game-panel panel" aria-labelledby={`game-${game}`}>
      <div>
        <h2 id={`game-${game}`}>{home.games[game].name}</h2>
        <p className="soft">{home.games[game].about}</p>
      </div>
      <Scene game={game} />
      {person.kind === 'offline' ? (
        <Link className="main-action big" to={`/hotseat?game=${game}`}>
          {home.onThisDevice}
        </Link>
      ) : (
        <button type="button" className="main-action big" disabled={busy} onClick={() => void play()}>
          {busy ? home.opening : home.playNow[game]}
        </button>
      )}
      <Problem line={problem} />
    </section>
  );
}
