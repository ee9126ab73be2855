import { isLeading } from '@forceout/rules/match/facts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Avatar } from '../../pieces/avatars/avatar.tsx';
import { facesFor } from '../../pieces/avatars/who-is-who.ts';
import { DrawnWord } from '../../pieces/drawn-word.tsx';
import { useWords } from '../../words/index.tsx';
import { setterOf } from '../seen.ts';
import { useMatch } from '../use-table.ts';
import { Clock, useTick } from './clock.tsx';
import { Ring } from './ring.tsx';
import { timeLeft } from './time-left.ts';
import './players.css';

/** Who plays, how they stand, whose turn it is, who leads, who is away, who holds the block. */
export function Players(): ReactNode {
  useTick();
  const { table: words } = useWords();
  const { table, match, seat: mine, now, name } = useMatch();
  const due = new Set(match.duties.map(({ seat }) => seat));
  const left = timeLeft(match, mine, now());
  const faces = facesFor(table.seats);
  const holders = match.block?.holders ?? challengersOf(match.phase);
  return (
    <ul className="players" aria-label={words.players.title}>
      {[...table.seats.entries()].map(([seat, seated]) => {
        const away = table.presence?.seats[seat] === false;
        const notes = [
          holders.includes(seat) ? words.players.holdsBlock : null,
          seated?.bot == null ? null : words.players.bot(words.players.levels[seated.bot]),
          isLeading(match, seat) ? words.players.leads : null,
          setterOf(match) === seat ? words.players.setter : null,
          away ? words.players.away : null,
        ].filter((note) => note !== null);
        const points = match.totals[seat] ?? 0;
        return (
          <li
            key={seat}
            className="player"
            data-due={due.has(seat)}
            data-away={away}
            data-mine={seat === mine}
            data-hot={holders.includes(seat)}
          >
            <Ring left={left?.seat === seat ? left : null}>
              <Avatar animal={faces[seat]!} />
            </Ring>
            <span className="player-who">
              <span className="player-name">
                <span>{name(seat)}</span>
                {seat === mine && <span className="player-you">{words.players.you}</span>}
              </span>
              <span className="player-notes">{notes.join(' · ')}</span>
            </span>
            {holders.includes(seat) && <span className="mini-block" aria-hidden="true" />}
            {left?.seat === seat && <Clock />}
            <Score points={points} label={words.players.points(points)} unit={words.players.unit} />
            {due.has(seat) && <span className="unseen">{words.players.turn}</span>}
          </li>
        );
      })}
      {left === null && (
        <li className="no-clock">
          <Clock />
        </li>
      )}
    </ul>
  );
}

interface ScoreProps {
  readonly points: number;
  readonly label: string;
  readonly unit: string;
}

/** A score that has just changed is seen to change. */
function Score({ points, label, unit }: ScoreProps): ReactNode {
  const [first] = useState(points);
  return (
    <span className="player-score" key={points} data-fresh={points !== first}>
      <DrawnWord text={String(points).replace('-', '−')} label={label} />
      <small aria-hidden="true">{unit}</small>
    </span>
  );
}

function challengersOf(phase: ReturnType<typeof useMatch>['match']['phase']): readonly number[] {
  const { kind } = phase;
  if (kind !== 'writing' && kind !== 'checking') return [];
  return phase.occasion.kind === 'challenge' ? phase.occasion.challengers : [];
}
