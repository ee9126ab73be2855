import type { Me } from '@forceout/client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../../server/session.ts';
import { Problem, useAsking } from '../../server/use-asking.tsx';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { AskingForm } from './asking-form.tsx';
import { TextField } from './fields.tsx';
import { useFetched } from './use-fetched.ts';

const MAY_COACH: readonly Me['role'][] = ['coach', 'director', 'admin'];

/** Classes that somebody is in, and those that they coach. */
export function MyClasses({ me }: { readonly me: Me }): ReactNode {
  const { found, problem, again } = useFetched(api.classes);
  return (
    <>
      <Problem line={problem} />
      <Joined me={me} joined={found?.joined ?? []} again={again} />
      {MAY_COACH.includes(me.role) && <Coaching coaching={found?.coaching ?? []} again={again} />}
    </>
  );
}

interface JoinedProps {
  readonly me: Me;
  readonly joined: readonly { readonly id: string; readonly name: string }[];
  readonly again: () => void;
}

function Joined({ me, joined, again }: JoinedProps): ReactNode {
  const { classes } = useWords().account;
  const [code, setCode] = useState('');
  const { busy, problem, ask } = useAsking();
  const leave = (id: string): void =>
    void ask(async () => {
      await api.leaveClass(id, me.id);
      again();
    });
  const join = async (): Promise<string> => {
    const { name } = await api.joinClass(code);
    setCode('');
    again();
    return classes.done(name);
  };
  return (
    <section className="panel" aria-labelledby="classes">
      <h2 id="classes">{classes.title}</h2>
      {joined.length === 0 ? (
        <p className="soft">{classes.none}</p>
      ) : (
        <ul className="account-list" aria-label={classes.joined}>
          {joined.map(({ id, name }) => (
            <li key={id}>
              <strong>{name}</strong>
              <button
                type="button"
                className="quiet"
                disabled={busy}
                aria-label={classes.leaveThis(name)}
                onClick={() => leave(id)}
              >
                {classes.leave}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Problem line={problem} />
      <AskingForm go={classes.join} onAsk={join}>
        <TextField
          name={classes.code}
          why={classes.codeWhy}
          value={code}
          onText={(text) => setCode(text.toUpperCase())}
          maxLength={8}
          autoComplete="off"
          spellCheck={false}
        />
      </AskingForm>
    </section>
  );
}

interface CoachingProps {
  readonly coaching: readonly { readonly id: string; readonly name: string; readonly code: string }[];
  readonly again: () => void;
}

function Coaching({ coaching, again }: CoachingProps): ReactNode {
  const { coaching: words } = useWords().account;
  const [name, setName] = useState('');
  const make = async (): Promise<null> => {
    await api.newClass(name);
    setName('');
    again();
    return null;
  };
  return (
    <section className="panel" aria-labelledby="coaching">
      <h2 id="coaching">{words.title}</h2>
      {coaching.length === 0 && <p className="soft">{words.none}</p>}
      <ul className="account-list">
        {coaching.map(({ id, name: called, code }) => (
          <li key={id}>
            <span>
              <strong>{called}</strong>
              <span className="soft">
                {words.code}: <code className="code">{code}</code>
              </span>
            </span>
            <Link className="other-action" to={`/class/${id}`} aria-label={`${words.members}: ${called}`}>
              {words.members}
            </Link>
          </li>
        ))}
      </ul>
      <AskingForm go={words.go} onAsk={make}>
        <TextField name={words.name} value={name} onText={setName} maxLength={20} autoComplete="off" />
      </AskingForm>
    </section>
  );
}
