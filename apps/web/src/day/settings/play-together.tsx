import { tablesOf } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { ownEvents } from '../facts/next-step.ts';
import { useEventName } from '../names.ts';
import { Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';

/** Divisions that are too small by themselves play in the seating of the lowest one, and keep their own places. */
export function PlayTogether(): ReactNode {
  const { settings } = useDayWords();
  const { day, may } = useDay();
  const name = useEventName();
  const { busy, refusal, act } = useDoing();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const free = ownEvents(day).filter(({ id }) => tablesOf(day, id, 1).length === 0);
  const game = free.find(({ id }) => chosen.includes(id))?.game;
  if (!may.includes('play-together') || free.length < 2) return null;
  return (
    <details className="sheet-paper play-together">
      <summary>{settings.together.title}</summary>
      <p className="soft">{settings.together.why}</p>
      <ul className="plain-list">
        {free.map((event) => (
          <li key={event.id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(event.id)}
                disabled={busy || (game !== undefined && event.game !== game)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, event.id] : chosen.filter((one) => one !== event.id))
                }
              />{' '}
              {name(event)}
            </label>
          </li>
        ))}
      </ul>
      <button
        type="button"
        disabled={busy || chosen.length < 2}
        onClick={() =>
          void act({ do: 'play-together', events: chosen }).then((done) => done && setChosen([]))
        }
      >
        {settings.together.go}
      </button>
      <Refused refusal={refusal} />
    </details>
  );
}
