import { SHOW_RULES } from '@forceout/tournament';
import type { Changed, SchoolThing } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { Choice, TextField } from '../fields.tsx';
import { Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';
import { SchoolPrivacy } from './school-privacy.tsx';

interface SchoolEditProps {
  readonly school: SchoolThing;
  readonly onDone: () => void;
}

/** A shorter name for lists, the district, and how the public reads the names of its players. */
export function SchoolEdit({ school, onDone }: SchoolEditProps): ReactNode {
  const { people, frame } = useDayWords();
  const { may } = useDay();
  const { busy, refusal, act } = useDoing();
  const [name, setName] = useState(school.name);
  const [short, setShort] = useState(school.short ?? '');
  const [district, setDistrict] = useState(school.district ?? '');
  const [show, setShow] = useState<NonNullable<SchoolThing['show']> | ''>(school.show ?? '');
  if (!may.includes('change-school')) return null;
  const fields: Changed<SchoolThing> = {
    name: name.trim(),
    short: short.trim() === '' ? null : short.trim(),
    district: district.trim() === '' ? null : district.trim(),
    show: show === '' ? null : show,
  };
  return (
    <form
      className="form-grid school-edit"
      onSubmit={(event) => {
        event.preventDefault();
        void act({ do: 'change-school', school: school.id, fields }).then((done) => done && onDone());
      }}
    >
      <TextField label={people.school.name} value={name} onText={setName} />
      <TextField label={people.school.short} value={short} onText={setShort} />
      <TextField label={people.school.district} value={district} onText={setDistrict} />
      <Choice
        label={people.school.show}
        value={show}
        options={[['', people.school.asDay], ...SHOW_RULES.map((rule) => [rule, people.show[rule]] as const)]}
        onChoose={setShow}
      />
      <div className="row wide">
        <button type="submit" className="main-action" disabled={busy || name.trim() === ''}>
          {people.edit.save}
        </button>
        <button type="button" onClick={onDone}>
          {frame.cancel}
        </button>
      </div>
      <Refused refusal={refusal} />
      <SchoolPrivacy school={school} />
    </form>
  );
}
