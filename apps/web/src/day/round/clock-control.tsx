import { openRound, roundOf } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { DrawnWord } from '../../pieces/drawn-word.tsx';
import { usePreferences } from '../../shell/preferences.ts';
import { useDayWords } from '../../words/use-day-words.ts';
import { useNow } from '../clocks.ts';
import { clockText } from '../facts/clock.ts';
import { ownEvents } from '../facts/next-step.ts';
import { useEventName } from '../names.ts';
import { Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';
import { bellNow, faceAt, hourText } from './bells.ts';
import { bellTimes } from '@forceout/tournament';

/** Start, pause, more minutes, last shake, Stop: one clock for everybody. */
export function ClockControl(): ReactNode {
  const { hall } = useDayWords();
  const { day, may } = useDay();
  const now = useNow();
  const { language } = usePreferences();
  const { busy, refusal, act } = useDoing();
  const [sure, setSure] = useState<'last-shake' | 'stop' | null>(null);
  const bell = bellNow(day);
  const face = bell === null ? null : faceAt(bell, now);
  const runs = bell !== null && face !== null && bell.stopped === undefined && face.phase !== 'over';
  if (!runs) return <StartBell />;
  const text = clockText(face.left);
  const times = bellTimes(bell);
  const ring = (what: 'last-shake' | 'stop'): void => {
    if (sure !== what) return setSure(what);
    setSure(null);
    void act({ do: 'ring', bell: bell.id, what });
  };
  return (
    <section className="felt-panel clock-control" data-phase={face.phase}>
      <h2>{face.paused ? hall.paused : hall.phase[face.phase]}</h2>
      <div className="clock-digits">
        <DrawnWord text={text} label={hall.left(text)} />
      </div>
      <p>
        {hall.lastShakeAt(hourText(times.lastShake, language))} ·{' '}
        {hall.stopAt(hourText(times.stop, language))}
      </p>
      {may.includes('pause-bell') && (
        <div className="row">
          <button
            type="button"
            disabled={busy}
            onClick={() => void act({ do: face.paused ? 'resume-bell' : 'pause-bell', bell: bell.id })}
          >
            {face.paused ? hall.control.resume : hall.control.pause}
          </button>
          {[1, 5].map((minutes) => (
            <button
              key={minutes}
              type="button"
              disabled={busy}
              onClick={() => void act({ do: 'add-minutes', bell: bell.id, minutes })}
            >
              {hall.control.more(minutes)}
            </button>
          ))}
          {face.phase === 'play' && (
            <button type="button" disabled={busy || face.paused} onClick={() => ring('last-shake')}>
              {sure === 'last-shake' ? hall.control.sure : hall.control.lastShake}
            </button>
          )}
          <button
            type="button"
            className="ivory-action"
            disabled={busy || face.paused}
            onClick={() => ring('stop')}
          >
            {sure === 'stop' ? hall.control.sure : hall.control.stop}
          </button>
        </div>
      )}
      <Refused refusal={refusal} />
    </section>
  );
}

function StartBell(): ReactNode {
  const { hall } = useDayWords();
  const { day, may } = useDay();
  const name = useEventName();
  const { busy, refusal, act } = useDoing();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [minutes, setMinutes] = useState('');
  const [extra, setExtra] = useState('');
  const ready = ownEvents(day).filter((event) => {
    const n = openRound(day, event);
    return n !== null && roundOf(day, event.id, n).state === 'published';
  });
  const events = ready.map(({ id }) => id).filter((id) => !left.includes(id));
  const whole = (text: string): number | undefined => (/^\d{1,3}$/.test(text) ? Number(text) : undefined);
  const start = (): void => {
    const [play, last] = [whole(minutes), whole(extra)];
    void act({
      do: 'bell',
      events,
      ...(play === undefined ? {} : { minutes: play }),
      ...(last === undefined ? {} : { extra: last }),
    });
  };
  return (
    <section className="felt-panel clock-control">
      <h2>{hall.control.title}</h2>
      {ready.length === 0 && <p>{hall.control.notYet}</p>}
      {ready.length > 0 && may.includes('bell') && (
        <>
          {ready.length > 1 && (
            <fieldset className="row">
              <legend>{hall.control.events}</legend>
              {ready.map((event) => (
                <label key={event.id}>
                  <input
                    type="checkbox"
                    checked={!left.includes(event.id)}
                    onChange={({ target }) =>
                      setLeft(target.checked ? left.filter((id) => id !== event.id) : [...left, event.id])
                    }
                  />{' '}
                  {name(event)}
                </label>
              ))}
            </fieldset>
          )}
          <div className="row">
            <label>
              {hall.control.minutes}{' '}
              <input
                inputMode="numeric"
                size={3}
                value={minutes}
                placeholder="30"
                onChange={({ target }) => setMinutes(target.value)}
              />
            </label>
            <label>
              {hall.control.extra}{' '}
              <input
                inputMode="numeric"
                size={3}
                value={extra}
                placeholder="5"
                onChange={({ target }) => setExtra(target.value)}
              />
            </label>
            <button
              type="button"
              className="ivory-action"
              disabled={busy || events.length === 0}
              onClick={start}
            >
              {hall.control.start}
            </button>
          </div>
        </>
      )}
      <Refused refusal={refusal} />
    </section>
  );
}
