import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { leader, setterOf } from '../seen.ts';
import { useMatch } from '../use-table.ts';
import './players.css';

/** Who plays, how they stand, whose turn it is, who leads, who is away. */
export function Players(): ReactNode {
  const { table: words } = useWords();
  const { table, match, seat: mine } = useMatch();
  const leads = leader(match.totals);
  const due = new Set(match.duties.map(({ seat }) => seat));
  return (
    <ul className="players" aria-label={words.players.title}>
      {[...table.seats.entries()].map(([seat, seated]) => {
        const away = table.presence?.seats[seat] === false;
        const notes = [
          seat === mine ? words.players.you : null,
          seated?.bot == null ? null : words.players.bot(words.players.levels[seated.bot]),
          seat === leads ? words.players.leads : null,
          setterOf(match) === seat ? words.players.setter : null,
          away ? words.players.away : null,
        ].filter((note) => note !== null);
        return (
          <li
            key={seat}
            className="player"
            data-due={due.has(seat)}
            data-away={away}
            data-mine={seat === mine}
          >
            <span className="player-name">{seated?.name ?? '–'}</span>
            <span className="player-score" aria-label={words.players.points(match.totals[seat] ?? 0)}>
              {String(match.totals[seat] ?? 0).replace('-', '−')}
            </span>
            <span className="player-notes">{notes.join(' · ')}</span>
            {due.has(seat) && <span className="unseen">{words.players.turn}</span>}
          </li>
        );
      })}
    </ul>
  );
}
