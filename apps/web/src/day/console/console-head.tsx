import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { Link } from '../../shell/router.tsx';
import { LanguageButton, ThemeButton } from '../../shell/header.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { useEventName } from '../names.ts';
import { ownEvents } from '../facts/next-step.ts';
import { SmallClock } from '../hall/small-clock.tsx';
import { useDay } from '../use-day.tsx';
import type { Room } from './console.tsx';

/** Where we are, whether all is saved, and the clock of the hall. */
export function ConsoleHead({ room }: { readonly room: Room }): ReactNode {
  const { frame } = useDayWords();
  const { day, base, me } = useDay();
  const tournament = [...day.things.tournament.values()][0];
  return (
    <header className="console-head">
      <h1>
        {tournament?.name ?? 'Forceout'} <span className="unseen">: {frame.room[room]}</span>
      </h1>
      <Saved />
      <EventPicker />
      <div className="console-tools">
        <SmallClock />
        <Link to={`${base}/clock`} className="other-action" target="_blank">
          <Icon name="clock" /> {frame.showClock}
        </Link>
        <span className="console-me">
          {me.name}
          <small>{(frame.roles as Readonly<Record<string, string>>)[me.role] ?? me.role}</small>
        </span>
        <ThemeButton />
        <LanguageButton />
      </div>
    </header>
  );
}

function Saved(): ReactNode {
  const { frame } = useDayWords();
  const { status, waiting } = useDay();
  if (status === 'away')
    return (
      <p className="console-tag bad" role="status">
        <Icon name="wrong" /> {frame.away}
      </p>
    );
  if (waiting > 0)
    return (
      <p className="console-tag warn" role="status">
        <Icon name="clock" /> {frame.waiting(waiting)}
      </p>
    );
  return (
    <p className="console-tag good" role="status">
      <Icon name="right" /> {frame.saved}
    </p>
  );
}

function EventPicker(): ReactNode {
  const { frame } = useDayWords();
  const { day, event, choose } = useDay();
  const name = useEventName();
  const events = ownEvents(day);
  if (events.length < 2 || event === null) return null;
  return (
    <label className="console-event">
      {frame.event}
      <select value={event.id} onChange={({ target }) => choose(target.value)}>
        {events.map((one) => (
          <option key={one.id} value={one.id}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
