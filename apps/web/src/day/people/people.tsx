import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { useDay } from '../use-day.tsx';
import { CheckIn } from './check-in.tsx';
import { Requests } from './requests.tsx';
import { RosterImport } from './roster-import.tsx';
import { WalkIn } from './walk-in.tsx';
import '../style/people.css';

/** `/run/<id>/people`: who is on the list, and who is here. */
export default function People(): ReactNode {
  const { people } = useDayWords();
  const { day, event, may } = useDay();
  const entered = [...day.things.entry.values()].some((entry) => entry.event === event?.id);
  const [open, setOpen] = useState<'roster' | 'walk-in' | null>(null);
  if (event === null) return <p className="sheet-paper">{people.noEvent}</p>;
  const shown = open ?? (entered ? null : 'roster');
  const toggle = (what: 'roster' | 'walk-in'): void => setOpen(shown === what ? null : what);
  return (
    <div className="people">
      <div className="row room-acts">
        <h2>{people.title}</h2>
        {may.includes('import') && (
          <button type="button" aria-expanded={shown === 'roster'} onClick={() => toggle('roster')}>
            <Icon name="sheet" /> {people.import.title}
          </button>
        )}
        {may.includes('walk-in') && entered && (
          <button type="button" aria-expanded={shown === 'walk-in'} onClick={() => toggle('walk-in')}>
            <Icon name="more" /> {people.walkIn.title}
          </button>
        )}
      </div>
      {shown === 'roster' && may.includes('import') && (
        <RosterImport key={event.id} onDone={() => setOpen(null)} />
      )}
      {shown === 'walk-in' && <WalkIn onDone={() => setOpen(null)} />}
      <Requests />
      {entered && <CheckIn key={event.id} event={event.id} />}
    </div>
  );
}
