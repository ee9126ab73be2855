import type { ListedDay } from '@forceout/client';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { usePerson } from '../../server/session.ts';
import { Link } from '../../shell/router.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { dayApi } from '../line/network-line.ts';
import { Register, SignIn } from '../../pages/account/getting-in.tsx';
import { MakeDay } from './make-day.tsx';
import { PassForm } from './pass-form.tsx';
import '../../pages/account/account.css';
import '../style/day.css';

/** `/run`: start a tournament, go on with one, or come in by a pass. */
export default function Start(): ReactNode {
  const { start } = useDayWords();
  const person = usePerson();
  const mayOpen = person.kind === 'known' && person.me.kind === 'account';
  return (
    <section className="page narrow run-start">
      <h1>{start.title}</h1>
      <p>{start.intro}</p>
      <MyDays key={person.kind} />
      <section className="panel">
        <h2>{start.make}</h2>
        {mayOpen ? <MakeDay /> : <p>{start.needAccount}</p>}
      </section>
      {!mayOpen && person.kind !== 'asking' && (
        <>
          <Register guest={person.kind === 'known'} />
          <SignIn />
        </>
      )}
      <section className="panel">
        <h2>{start.pass}</h2>
        <PassForm />
      </section>
    </section>
  );
}

function MyDays(): ReactNode {
  const { start, frame } = useDayWords();
  const [days, setDays] = useState<readonly ListedDay[]>([]);
  useEffect(() => {
    // Nobody signed in and no pass: then there are none.
    dayApi.list().then(setDays, () => {});
  }, []);
  if (days.length === 0) return null;
  return (
    <section className="panel">
      <h2>{start.mine}</h2>
      <ul className="my-days">
        {days.map(({ id, name, role }) => (
          <li key={id}>
            <Link to={`/run/${encodeURIComponent(id)}`} className="other-action">
              <b>{name}</b> <small>{frame.roles[role]}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
