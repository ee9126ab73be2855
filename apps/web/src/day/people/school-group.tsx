import type { EntryThing, Presence } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../pieces/icon.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { useDay } from '../use-day.tsx';
import { PersonRow } from './person-row.tsx';
import { SchoolEdit } from './school-edit.tsx';

interface SchoolGroupProps {
  readonly name: string;
  readonly members: readonly EntryThing[];
  readonly can: boolean;
  readonly onSet: (players: readonly string[], is: Presence) => void;
}

/** Those of one school, as they come through the door together. */
export function SchoolGroup({ name, members, can, onSet }: SchoolGroupProps): ReactNode {
  const { people } = useDayWords();
  const { day, may } = useDay();
  const [edits, setEdits] = useState(false);
  const school = day.things.school.get(day.things.player.get(members[0]!.player)?.school ?? '');
  const waiting = members.filter(({ presence }) => presence === 'entered').map(({ player }) => player);
  return (
    <section className="school">
      <div className="row">
        <h3>{name === '' ? people.noSchool : name}</h3>
        {school !== undefined && may.includes('change-school') && (
          <button
            type="button"
            className="quiet"
            aria-expanded={edits}
            aria-label={people.school.edit(name)}
            title={people.school.edit(name)}
            onClick={() => setEdits(!edits)}
          >
            <Icon name="pencil" />
          </button>
        )}
        {can && waiting.length > 1 && (
          <button type="button" onClick={() => onSet(waiting, 'present')}>
            {people.allHere(waiting.length)}
          </button>
        )}
      </div>
      {edits && school !== undefined && <SchoolEdit school={school} onDone={() => setEdits(false)} />}
      <ul>
        {members.map((entry) => (
          <PersonRow key={entry.player} entry={entry} can={can} onSet={(is) => onSet([entry.player], is)} />
        ))}
      </ul>
    </section>
  );
}
