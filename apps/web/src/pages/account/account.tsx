import type { Me } from '@forceout/client';
import type { ReactNode } from 'react';
import { refreshPerson, usePerson } from '../../server/session.ts';
import { useWords } from '../../words/index.tsx';
import { BeGuest, Register, SignIn } from './getting-in.tsx';
import { Grant } from './grant.tsx';
import { MyClasses } from './my-classes.tsx';
import { ChangePassphrase, DeleteMe, OwnData } from './own-data.tsx';
import { rolesToGrant } from './roles.ts';
import { Sessions } from './sessions.tsx';
import { Tokens } from './tokens.tsx';
import { Who } from './who.tsx';
import './account.css';

export default function AccountPage(): ReactNode {
  const { account } = useWords();
  return (
    <section className="page account">
      <h1>{account.title}</h1>
      <Content />
    </section>
  );
}

function Content(): ReactNode {
  const { account } = useWords();
  const person = usePerson();
  switch (person.kind) {
    case 'asking':
      return <p className="soft">{account.asking}</p>;
    case 'offline':
      return (
        <>
          <p className="note warn">{account.offline}</p>
          <button type="button" onClick={() => void refreshPerson()}>
            {account.retry}
          </button>
        </>
      );
    case 'nobody':
      return (
        <div className="ways-in">
          <SignIn />
          <Register guest={false} />
          <BeGuest />
        </div>
      );
    case 'known':
      return person.me.kind === 'guest' ? <OfGuest me={person.me} /> : <OfAccount me={person.me} />;
  }
}

function OfGuest({ me }: { readonly me: Me }): ReactNode {
  return (
    <>
      <Who me={me} />
      <div className="ways-in">
        <Register guest />
        <SignIn />
      </div>
      <OwnData />
      <DeleteMe me={me} />
    </>
  );
}

function OfAccount({ me }: { readonly me: Me }): ReactNode {
  return (
    <>
      <Who me={me} />
      <div className="ways-in">
        <MyClasses me={me} />
      </div>
      {rolesToGrant(me.role).length > 0 && <Grant me={me} />}
      <ChangePassphrase />
      <Sessions />
      <Tokens />
      <OwnData />
      <DeleteMe me={me} />
    </>
  );
}
