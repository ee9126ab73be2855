import { roundOf, tablesOf } from '@forceout/tournament';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { ownEvents } from '../facts/next-step.ts';
import { useEventName } from '../names.ts';
import { useDay, useDoing } from '../use-day.tsx';

/** What everybody may see of a round: its seats, its results, each by itself. */
export function Releases(): ReactNode {
  const { release } = useDayWords();
  const { day, may } = useDay();
  const name = useEventName();
  const { busy, act } = useDoing();
  if (!may.includes('release')) return null;
  const rounds = ownEvents(day).flatMap((event) =>
    Array.from({ length: event.rounds }, (_, index) => roundOf(day, event.id, index + 1))
      .filter(
        ({ n, state }) =>
          tablesOf(day, event.id, n).length > 0 && !['planned', 'drafted', 'checked'].includes(state),
      )
      .map((round) => ({ event, round })),
  );
  if (rounds.length === 0) return null;
  return (
    <details className="sheet-paper releases">
      <summary>{release.title}</summary>
      <p className="soft">{release.why}</p>
      <ul>
        {rounds.map(({ event, round }) => (
          <li key={`${event.id}/${round.n}`} className="row">
            <span>{release.round(name(event), round.n)}</span>
            {(['seating', 'results'] as const).map((what) => (
              <label key={what}>
                <input
                  type="checkbox"
                  disabled={busy}
                  checked={round.released?.[what] === true}
                  onChange={({ target }) =>
                    void act({ do: 'release', event: event.id, n: round.n, what, on: target.checked })
                  }
                />{' '}
                {release[what]}
              </label>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
