import { missingTables } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { DrawnWord } from '../../pieces/drawn-word.tsx';
import { usePreferences } from '../../shell/preferences.ts';
import { useDayWords } from '../../words/use-day-words.ts';
import { useNow } from '../clocks.ts';
import { clockText } from '../facts/clock.ts';
import { someNumbers } from '../facts/some-numbers.ts';
import { useEventName } from '../names.ts';
import { bellNow, faceAt, hourText } from '../round/bells.ts';
import { ownEvents } from '../facts/next-step.ts';
import { roundNow, useDay } from '../use-day.tsx';
import { useAwake } from './awake.ts';
import { useBellSound } from './bell-sound.ts';
import { FullScreen } from './full-screen.tsx';
import { useHallAddress } from './hall-address.ts';
import { Qr } from './qr.tsx';
import '../style/day.css';
import '../style/clock.css';

/** `/run/<id>/clock`: for a projector, read from the back of a gym. */
export default function ClockPage(): ReactNode {
  const { hall, frame } = useDayWords();
  const { day, code } = useDay();
  const { language } = usePreferences();
  const now = useNow();
  const name = useEventName();
  const awake = useAwake();
  const { address } = useHallAddress();
  const [sound, setSound] = useState(false);
  const bell = bellNow(day);
  const face = bell === null ? null : faceAt(bell, now);
  useBellSound(sound, face?.phase ?? null);
  const events =
    bell === null ? ownEvents(day) : bell.rounds.flatMap(({ event }) => day.things.event.get(event) ?? []);
  const first = events[0];

  const n = bell?.rounds[0]?.n ?? 0;
  const page = address === null ? null : `${address}/t/${code}`;
  const running = face !== null;
  const stopped = running && (face.phase === 'writing' || face.phase === 'over');
  const text = face === null ? '' : clockText(face.left);
  const missing = (bell?.rounds ?? []).flatMap((round) => missingTables(day, round.event, round.n));
  return (
    <article className="clock-page felt-screen" data-phase={running ? face.phase : 'none'}>
      <header>
        <img src="/icon.svg" alt="Forceout" />
        <h1>
          {running && first !== undefined
            ? frame.roundOf(n, first.rounds)
            : [...day.things.tournament.values()][0]?.name}
        </h1>
        <p>{running ? events.map(name).join(' · ') : ''}</p>
        <div className="clock-tools">
          <button type="button" aria-pressed={sound} onClick={() => setSound(!sound)}>
            {sound ? hall.sound : hall.soundOff}
          </button>
          <FullScreen />
          {!awake && <small>{hall.notAwake}</small>}
        </div>
        <p className="wall">{hall.itIs(hourText(now, language))}</p>
      </header>
      {running ? (
        <div
          className="big-clock"
          role="timer"
          data-left={Math.round(face.left)}
          aria-label={hall.timer(Math.floor(face.left / 60_000), Math.ceil(face.left / 1000) % 60)}
        >
          <DrawnWord text={text} />
          <div className="clock-rail" aria-hidden="true" hidden={stopped}>
            <i style={{ inlineSize: `${(1 - face.gone) * 100}%` }} />
            <u style={{ insetInlineStart: `${(1 - face.warnAt) * 100}%` }}>
              <span>{hall.phase['last-shake']}</span>
            </u>
          </div>
        </div>
      ) : (
        <div className="big-clock waiting">
          <div>
            <h2>{hall.noBell}</h2>
            <p>{hall.noBellWhy}</p>
          </div>
          {page !== null && <Qr text={page} label={hall.yourTable} />}
        </div>
      )}
      <footer>
        <section>
          <h2>{running ? (face.paused ? hall.paused : hall.phase[face.phase]) : hall.yourTable}</h2>
          <p>{running ? hall.say[face.phase] : (page?.replace(/^https?:\/\//, '') ?? hall.onTheWall)}</p>
        </section>
        <section>
          <h2>{stopped && missing.length > 0 ? hall.stillOut : hall.next}</h2>
          <p>
            {stopped && missing.length > 0
              ? someNumbers(missing, 24)
              : !running
                ? hall.begins(Math.max(1, ...events.map((event) => roundNow(day, event))))
                : first !== undefined && n < first.rounds
                  ? hall.nextRound(n + 1)
                  : hall.nextEnd}
          </p>
        </section>
        <section>
          <h2>{stopped ? hall.where : hall.judge}</h2>
          <p>{stopped ? hall.whereTo : hall.judgeHow}</p>
        </section>
      </footer>
    </article>
  );
}
