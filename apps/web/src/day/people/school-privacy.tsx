import type { SchoolThing } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { TextField } from '../fields.tsx';
import { dayApi } from '../line/network-line.ts';
import type { NotDone } from '../line/line.ts';
import { notDone, Refused } from '../refused.tsx';
import { useDay } from '../use-day.tsx';

/** What a school may ask for: all that is kept of its people, or that their names are forgotten for ever. */
export function SchoolPrivacy({ school }: { readonly school: SchoolThing }): ReactNode {
  const { people } = useDayWords();
  const { id, me } = useDay();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<NotDone | null>(null);
  return (
    <details className="wide">
      <summary>{people.school.privacy}</summary>
      <p>
        <a className="other-action" href={dayApi.schoolAddress(id, school.id)} download>
          {people.school.export}
        </a>
      </p>
      {me.role === 'director' && (
        <div className="row">
          <TextField label={people.school.eraseWhy} value={name} onText={setName} />
          <button
            type="button"
            disabled={name.trim() !== school.name}
            onClick={() =>
              void dayApi.eraseSchool(id, school.id, name.trim()).then(
                () => setName(''),
                (error: unknown) => setProblem(notDone(error)),
              )
            }
          >
            {people.school.erase}
          </button>
        </div>
      )}
      <Refused refusal={problem} />
    </details>
  );
}
