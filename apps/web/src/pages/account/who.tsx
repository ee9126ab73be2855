import type { Me } from '@forceout/client';
import type { ReactNode } from 'react';
import { api, refreshPerson } from '../../server/session.ts';
import { announce } from '../../shell/announce.tsx';
import { useWords } from '../../words/index.tsx';
import { AskingForm } from './asking-form.tsx';

/** Who sits at this device, and the way out. */
export function Who({ me }: { readonly me: Me }): ReactNode {
  const { account } = useWords();
  const { who, roles } = account;
  const guest = me.kind === 'guest';
  const leave = async (): Promise<null> => {
    await api.signOut();
    await refreshPerson();
    announce(who.signedOut);
    return null;
  };
  return (
    <section className="who">
      <p className="who-name">{guest ? who.guest(me.name) : who.account(me.name, me.login ?? '')}</p>
      {guest && <p className="soft">{who.guestAbout}</p>}
      {me.role !== 'player' && <p>{who.role(roles[me.role])}</p>}
      {!guest && (
        <p className="soft who-id">
          {who.id}: <code>{me.id}</code>
        </p>
      )}
      <AskingForm go={guest ? who.forget : who.signOut} onAsk={leave} />
    </section>
  );
}
