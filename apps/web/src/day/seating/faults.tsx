import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { playerName } from '../names.ts';
import { useRefusalText } from '../refused.tsx';
import { useAsked, useDay, useDoing } from '../use-day.tsx';

/** The check before publishing: clean, or each finding accepted by name. */
export function Faults({ event, round }: { readonly event: string; readonly round: number }): ReactNode {
  const { seating, hall } = useDayWords();
  const { day, may } = useDay();
  const { busy, act } = useDoing();
  const text = useRefusalText();
  const faults = useAsked('faults', { event, round });
  if (faults === null) return null;
  /** Whom or which table a finding is about: its key names it behind the code. */
  const about = (key: string): string => {
    const what = key.slice(key.indexOf(' ') + 1);
    if (day.things.player.has(what)) return playerName(day, what);
    return /^\d+$/.test(what) && !key.startsWith('missing-results') ? hall.table.title(Number(what)) : '';
  };
  if (faults.length === 0)
    return (
      <p className="sheet-paper all-clear">
        <Icon name="right" /> {seating.clean}
      </p>
    );
  return (
    <section className="sheet-paper faults">
      <h3>{seating.check}</h3>
      <ul>
        {faults.map(({ code, key, message, accepted }) => (
          <li key={key} data-accepted={accepted} data-code={code}>
            <span className="sign" data-kind={accepted ? 'good' : 'warn'}>
              <Icon name={accepted ? 'right' : 'flag'} />
            </span>
            <span>
              {text({ code, message })} <b>{about(key)}</b>
            </span>
            {accepted ? (
              <small>{seating.accepted}</small>
            ) : (
              may.includes('accept') && (
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => void act({ do: 'accept', event, finding: key })}
                >
                  {seating.accept}
                </button>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
