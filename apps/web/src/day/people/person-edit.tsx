import { SHOW_RULES } from '@forceout/tournament';
import type { PlayerThing } from '@forceout/tournament';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../shell/announce.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { Choice, TextField } from '../fields.tsx';
import { Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';
import { playerForm, readPlayerForm } from './player-fields.ts';
import type { PlayerForm } from './player-fields.ts';

/** Name, school and what else stands on the list about somebody; number and table are the desk's, not a coach's. */
export function PersonEdit({ player }: { readonly player: PlayerThing }): ReactNode {
  const { people } = useDayWords();
  const { day, me } = useDay();
  const { busy, refusal, act } = useDoing();
  const before = playerForm(day, player);
  const [changed, setChanged] = useState<Partial<PlayerForm>>({});
  const form = { ...before, ...changed };
  const read = readPlayerForm(day, player, form);
  const field = (name: keyof PlayerForm) => ({
    label: people.edit[name],
    value: form[name],
    onText: (text: string) => setChanged({ ...changed, [name]: text }),
  });
  const choice = (name: 'school' | 'show') => ({
    label: people.edit[name],
    value: form[name],
    onChoose: (value: string) => setChanged({ ...changed, [name]: value }),
  });
  const isSame = read.is === 'changes' && Object.keys(read.fields).length === 0;
  return (
    <details className="person-edit">
      <summary>{people.edit.title}</summary>
      <form
        className="form-grid"
        onSubmit={(event) => {
          event.preventDefault();
          if (read.is === 'wrong' || isSame) return;
          void act({ do: 'change-player', player: player.id, fields: read.fields }).then((done) => {
            if (!done) return;
            setChanged({});
            announce(people.edit.done);
          });
        }}
      >
        <TextField {...field('first')} />
        <TextField {...field('last')} />
        <Choice
          {...choice('school')}
          options={[
            ['', people.noSchool],
            ...[...day.things.school.values()].map(({ id, name }) => [id, name] as const),
          ]}
        />
        <TextField {...field('grade')} inputMode="numeric" />
        <Choice
          {...choice('show')}
          options={[
            ['', people.edit.asSchool],
            ...SHOW_RULES.map((rule) => [rule, people.show[rule]] as const),
          ]}
        />
        {me.role !== 'coach' && (
          <>
            <TextField {...field('number')} inputMode="numeric" />
            <TextField {...field('table')} inputMode="numeric" />
            <TextField {...field('apart')} placeholder="104 117" />
          </>
        )}
        {read.is === 'wrong' && (
          <p className="note warn wide">{people.edit.wrong(people.edit[read.field], read.said)}</p>
        )}
        <button type="submit" className="wide" disabled={busy || read.is === 'wrong' || isSame}>
          {people.edit.save}
        </button>
        <Refused refusal={refusal} />
      </form>
    </details>
  );
}
