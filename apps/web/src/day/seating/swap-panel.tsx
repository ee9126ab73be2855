import type { DayQuestions } from '@forceout/client';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../shell/announce.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { playerName } from '../names.ts';
import { Refused } from '../refused.tsx';
import { useAsked, useDay, useDoing } from '../use-day.tsx';

/** Somebody who is to sit elsewhere: in the place of another, or on a free chair of a table. */
export interface Pick {
  readonly a: string;
  readonly b?: string;
  readonly to?: number;
}

interface SwapPanelProps {
  readonly pick: Pick | null;
  readonly onEnd: () => void;
}

function askedOf(event: string, pick: Pick | null): DayQuestions['swap']['asked'] | null {
  if (pick?.b !== undefined) return { event, a: pick.a, b: pick.b };
  return pick?.to === undefined ? null : { event, a: pick.a, to: pick.to };
}

/** What an exchange does to every figure, before it is done. */
export function SwapPanel({ pick, onEnd }: SwapPanelProps): ReactNode {
  const { seating, frame } = useDayWords();
  const { day, event } = useDay();
  const { busy, refusal, act, forget } = useDoing();
  const whole = pick !== null && (pick.b !== undefined || pick.to !== undefined);
  const figures = useAsked('swap', event === null ? null : askedOf(event.id, pick));
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (figures !== null) go.current?.focus();
  }, [figures]);
  const end = (): void => {
    forget();
    onEnd();
  };
  if (pick === null) return null;
  const [a, b] = [playerName(day, pick.a), pick.b === undefined ? null : playerName(day, pick.b)];
  const exchange = async (): Promise<void> => {
    const done =
      pick.b === undefined
        ? await act({ do: 'move', event: event!.id, player: pick.a, table: pick.to! })
        : await act({ do: 'swap', event: event!.id, a: pick.a, b: pick.b });
    if (!done) return;
    announce(b === null ? seating.swap.moved(a, pick.to!) : seating.swap.done(a, b));
    onEnd();
  };
  return (
    <section className="sheet-paper swap" aria-label={seating.swap.title}>
      <h3>
        {b === null
          ? pick.to === undefined
            ? seating.swap.picked(a)
            : seating.swap.move(a, pick.to)
          : seating.swap.both(a, b)}
      </h3>
      {!whole && <p>{seating.swap.other}</p>}
      {figures !== null && (
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{seating.swap.figure}</th>
              <th scope="col">{seating.swap.now}</th>
              <th scope="col">{seating.swap.after}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(figures.before).map(([criterion, before]) => {
              const after = figures.after[criterion] ?? 0;
              const is = after > before ? 'worse' : after < before ? 'better' : 'same';
              return (
                <tr key={criterion} data-is={is} data-criterion={criterion}>
                  <th scope="row">{seating.criteria[criterion] ?? criterion}</th>
                  <td>{before}</td>
                  <td>
                    {after} <span>{seating.swap[is]}</span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <Refused refusal={refusal} />
      <div className="row">
        {whole && (
          <button
            ref={go}
            type="button"
            className="main-action"
            disabled={busy || figures === null}
            onClick={() => void exchange()}
          >
            {seating.swap.go}
          </button>
        )}
        <button type="button" onClick={end}>
          {frame.cancel}
        </button>
      </div>
    </section>
  );
}
