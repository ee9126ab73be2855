import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { prefer, usePreferences } from '../../shell/preferences.ts';
import { useWords } from '../../words/index.tsx';
import { beep } from '../sound/beep.ts';
import { clockText, mayCallTime, timeLeft } from './time-left.ts';
import { useMatch } from '../use-table.ts';
import './clock.css';

const TICK = 200;

/** Comes back a few times a second while something is timed. */
export function useTick(): void {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, []);
}

/** The one clock: whose time it is, how much is left, and what follows. The last ten seconds are big, and heard. */
export function Clock(): ReactNode {
  useTick();
  const { table: words } = useWords();
  const { match, seat, name, now, act } = useMatch();
  const left = timeLeft(match, seat, now());
  const whose =
    left === null
      ? match.settings.clock === 'untimed'
        ? words.clock.none
        : ''
      : left.seat === seat
        ? words.clock.yours
        : words.clock.of(name(left.seat));
  const late = mayCallTime(match, seat, now());
  return (
    <div
      className="clock"
      role="timer"
      aria-label={words.clock.title}
      data-countdown={left?.countdown === true}
      data-up={left?.up === true}
      data-mine={left !== null && left.seat === seat}
    >
      {left?.countdown === true && <Beeper seconds={left.seconds} />}
      <span className="clock-time">{left === null ? '' : clockText(left.seconds)}</span>
      <span className="clock-whose">
        <span>
          {left?.up === true ? words.clock.up : left?.countdown === true ? words.clock.countdown : whose}
        </span>
        {left !== null && (left.up || left.countdown) && <span>{whose}</span>}
      </span>
      {late.map((player) => (
        <button
          key={player}
          type="button"
          className="main-action"
          onClick={() => void act({ do: 'time-up', player })}
        >
          {words.clock.call(name(player))}
        </button>
      ))}
    </div>
  );
}

/** The countdown, heard by whoever wants to hear it. */
function Beeper({ seconds }: { readonly seconds: number }): ReactNode {
  const { sound } = usePreferences();
  useEffect(() => {
    if (sound) beep(seconds === 0);
  }, [seconds, sound]);
  return null;
}

/** What follows when time runs out, and how long the round still goes. */
export function ClockNote(): ReactNode {
  useTick();
  const { table: words } = useWords();
  const { match, seat, facts, now } = useMatch();
  const left = timeLeft(match, seat, now());
  const next = left?.otherwise ?? null;
  const end = facts === null ? null : match.round.startedAt + facts.round.lastShake;
  const minutes = end === null ? null : Math.max(0, Math.ceil((end - now()) / 60));
  const over = match.phase.kind === 'signing' || match.phase.kind === 'finished';
  const timed = match.settings.clock === 'exact' && !over;
  return (
    <p className="clock-note soft" data-timed={match.settings.clock !== 'untimed'}>
      {next !== null && <span>{words.clock.otherwise(next.points, words.clock.next[next.next])}</span>}
      {match.round.state !== 'open' && !over ? (
        <span>{words.clock.lastShake}</span>
      ) : (
        timed && minutes !== null && <span className="clock-round">{words.clock.round(minutes)}</span>
      )}
    </p>
  );
}

export function SoundButton(): ReactNode {
  const { table: words } = useWords();
  const { sound } = usePreferences();
  const label = sound ? words.clock.soundOn : words.clock.soundOff;
  return (
    <button
      type="button"
      className="quiet"
      aria-label={label}
      title={label}
      onClick={() => {
        prefer({ sound: !sound });
        if (!sound) beep(true);
      }}
    >
      <span className="sound" data-on={sound} aria-hidden="true">
        ♪
      </span>
    </button>
  );
}
