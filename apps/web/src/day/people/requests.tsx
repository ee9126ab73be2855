import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { playerName } from '../names.ts';
import { useDay, useDoing } from '../use-day.tsx';

/** What coaches ask for, until somebody of the staff has answered. */
export function Requests(): ReactNode {
  const { people } = useDayWords();
  const { day, may } = useDay();
  const { busy, act } = useDoing();
  const open = [...day.things.request.values()].filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  return (
    <section className="sheet-paper requests">
      <h3>{people.requests}</h3>
      <ul>
        {open.map(({ id, by, player, team, from }) => (
          <li key={id} className="row">
            <span>
              {people.request(by, playerName(day, player), day.things.team.get(team)?.name ?? team, from)}
            </span>
            {may.includes('answer-request') && (
              <>
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => void act({ do: 'answer-request', request: id, grant: true })}
                >
                  {people.grant}
                </button>
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => void act({ do: 'answer-request', request: id, grant: false })}
                >
                  {people.deny}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
