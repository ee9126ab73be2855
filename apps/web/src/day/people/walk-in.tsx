import { useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../shell/announce.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { Choice, TextField } from '../fields.tsx';
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
  const [team, setTeam] = useState('');
  /** Teams of the school, or of none, that have a free place. */
  const free = [...day.things.team.values()].filter(
    (one) =>
      one.event === event?.id &&
      (one.school ?? '') === school &&
      (one.slots.length < 5 || one.slots.includes(null)),
  );
  const add = async (): Promise<void> => {
    const player = {
      ...(first.trim() === '' ? {} : { first: first.trim() }),
      ...(last.trim() === '' ? {} : { last: last.trim() }),
      ...(school === '' ? {} : { school }),
      ...(/^\d+$/.test(grade) ? { grade: Number(grade) } : {}),
      ...(team === '' ? {} : { team }),
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
      <TextField label={people.edit.first} value={first} onText={setFirst} />
      <TextField label={people.edit.last} value={last} onText={setLast} />
      <Choice
        label={people.edit.school}
        value={school}
        options={[
          ['', people.noSchool],
          ...[...day.things.school.values()].map(({ id, name }) => [id, name] as const),
        ]}
        onChoose={(id) => {
          setSchool(id);
          setTeam('');
        }}
      />
      <TextField label={people.edit.grade} value={grade} inputMode="numeric" size={3} onText={setGrade} />
      {free.length > 0 && (
        <Choice
          label={people.walkIn.team}
          value={team}
          options={[['', people.walkIn.noTeam], ...free.map(({ id, name }) => [id, name ?? id] as const)]}
          onChoose={setTeam}
        />
      )}
      <button type="submit" className="main-action" disabled={busy || `${first}${last}`.trim() === ''}>
        {people.walkIn.go}
      </button>
      <Refused refusal={refusal} />
    </form>
  );
}
