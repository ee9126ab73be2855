import { useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../shell/announce.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';

/** Somebody at the door who is on no list. */
export function WalkIn({ onDone }: { readonly onDone: () => void }): ReactNode {
  const { people } = useDayWords();
  const { day, event } = useDay();
  const { busy, refusal, act } = useDoing();
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [school, setSchool] = useState('');
  const [grade, setGrade] = useState('');
  const add = async (): Promise<void> => {
    const player = {
      ...(first.trim() === '' ? {} : { first: first.trim() }),
      ...(last.trim() === '' ? {} : { last: last.trim() }),
      ...(school === '' ? {} : { school }),
      ...(/^\d+$/.test(grade) ? { grade: Number(grade) } : {}),
    };
    if (!(await act({ do: 'walk-in', event: event!.id, player }))) return;
    announce(people.walkIn.done(`${first} ${last}`));
    onDone();
  };
  return (
    <form
      className="sheet-paper walk-in row"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void add();
      }}
    >
      <label>
        {people.walkIn.first} <input value={first} onChange={({ target }) => setFirst(target.value)} />
      </label>
      <label>
        {people.walkIn.last} <input value={last} onChange={({ target }) => setLast(target.value)} />
      </label>
      <label>
        {people.walkIn.school}{' '}
        <select value={school} onChange={({ target }) => setSchool(target.value)}>
          <option value="">{people.noSchool}</option>
          {[...day.things.school.values()].map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {people.walkIn.grade}{' '}
        <input inputMode="numeric" size={3} value={grade} onChange={({ target }) => setGrade(target.value)} />
      </label>
      <button type="submit" className="main-action" disabled={busy || `${first}${last}`.trim() === ''}>
        {people.walkIn.go}
      </button>
      <Refused refusal={refusal} />
    </form>
  );
}
