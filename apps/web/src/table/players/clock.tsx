import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { DrawnWord } from '../../pieces/drawn-word.tsx';
import { play } from '../sound/sounds.ts';
import { clockText, timeLeft } from './time-left.ts';
import { useMatch } from '../use-table.ts';
import './clock.css';

const TICK = 200;
const LAST_SECONDS = 10;

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
  const { match, seat, name, now, act, may } = useMatch();
  const left = timeLeft(match, seat, now());
  const whose =
    left === null
      ? match.settings.clock === 'untimed'
        ? words.clock.none
        : ''
      : left.seat === seat
        ? words.clock.yours
        : words.clock.of(name(left.seat));
  const late = (may?.times ?? []).filter(({ answer }) => answer.is === 'yes');
  return (
    <div
      className="clock"
      role="timer"
      aria-label={words.clock.title}
      data-countdown={left?.countdown === true}
      data-up={left?.up === true}
      data-mine={left !== null && left.seat === seat}
    >
      <Ticking seconds={left?.seconds ?? null} countdown={left?.countdown === true} />
      <span className="clock-time">
        {left !== null && <DrawnWord text={clockText(left.seconds)} label={clockText(left.seconds)} />}
      </span>
      <span className="unseen">
        {left?.up === true ? words.clock.up : left?.countdown === true ? words.clock.countdown : whose}
      </span>
      {late.map(({ player }) => (
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

/** The last ten seconds, heard by whoever wants to hear them. */
function Ticking({
  seconds,
  countdown,
}: {
  readonly seconds: number | null;
  readonly countdown: boolean;
}): ReactNode {
  const near = seconds !== null && (countdown || (seconds <= LAST_SECONDS && seconds > 0));
  useEffect(() => {
    if (near) play(seconds === 0 ? 'time-up' : 'tick');
  }, [near, seconds]);
  return null;
}

/** What follows when time runs out, and how long the round still goes. */
export function ClockNote(): ReactNode {
  useTick();
  const { table: words } = useWords();
  const { match, seat, facts, now } = useMatch();
  const left = timeLeft(match, seat, now());
  // Only when it is near: until then it is one line more to read.
  const near = left !== null && (left.countdown || left.up || left.seconds <= LAST_SECONDS);
  const next = near ? left.otherwise : null;
  const shake = match.shake?.number ?? null;
  const end = facts === null ? null : match.round.startedAt + facts.round.lastShake;
  const minutes = end === null ? null : Math.max(0, Math.ceil((end - now()) / 60));
  const over = match.phase.kind === 'signing' || match.phase.kind === 'finished';
  const timed = match.settings.clock === 'exact' && !over;
  return (
    <p className="clock-note soft" data-timed={match.settings.clock !== 'untimed'}>
      {next !== null && (
        <span className="clock-otherwise">
          {words.clock.otherwise(next.points, words.clock.next[next.next])}
        </span>
      )}
      {next === null && shake !== null && !over && <span>{words.clock.shake(shake)}</span>}
      {next !== null ? null : match.round.state !== 'open' && !over ? (
        <span>{words.clock.lastShake}</span>
      ) : (
        timed && minutes !== null && <span className="clock-round">{words.clock.round(minutes)}</span>
      )}
    </p>
  );
}
