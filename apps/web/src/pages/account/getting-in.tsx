import { useState } from 'react';
import type { ReactNode } from 'react';
import { api, refreshPerson } from '../../server/session.ts';
import { prefer, usePreferences } from '../../shell/preferences.ts';
import { useWords } from '../../words/index.tsx';
import { AskingForm } from './asking-form.tsx';
import { PassphraseField, TextField } from './fields.tsx';

export function SignIn(): ReactNode {
  const { signIn } = useWords().account;
  const [login, setLogin] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const ask = async (): Promise<null> => {
    const { name } = await api.signIn(login, passphrase);
    prefer({ name });
    await refreshPerson();
    return null;
  };
  return (
    <section className="panel" aria-labelledby="sign-in">
      <h2 id="sign-in">{signIn.title}</h2>
      <AskingForm go={signIn.go} main onAsk={ask}>
        <TextField
          name={signIn.login}
          value={login}
          onText={setLogin}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PassphraseField
          name={signIn.passphrase}
          value={passphrase}
          onText={setPassphrase}
          autoComplete="current-password"
        />
      </AskingForm>
      <small className="soft">{signIn.forgot}</small>
    </section>
  );
}

/** `guest`: whoever plays already keeps their name and matches. */
export function Register({ guest }: { readonly guest: boolean }): ReactNode {
  const { register, signIn } = useWords().account;
  const { name: known } = usePreferences();
  const [login, setLogin] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [name, setName] = useState(known);
  const ask = async (): Promise<string> => {
    const me = await api.register({ login, passphrase, ...(guest ? {} : { name }) });
    prefer({ name: me.name });
    await refreshPerson();
    return register.done;
  };
  return (
    <section className="panel" aria-labelledby="register">
      <h2 id="register">{register.title}</h2>
      <p className="soft">{register.about}</p>
      <AskingForm go={register.go} onAsk={ask}>
        {!guest && (
          <TextField
            name={register.name}
            value={name}
            onText={setName}
            maxLength={20}
            autoComplete="nickname"
          />
        )}
        <TextField
          name={signIn.login}
          why={register.loginWhy}
          value={login}
          onText={setLogin}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={24}
        />
        <PassphraseField
          name={signIn.passphrase}
          why={register.passphraseWhy}
          value={passphrase}
          onText={setPassphrase}
          autoComplete="new-password"
        />
      </AskingForm>
    </section>
  );
}

export function BeGuest(): ReactNode {
  const { guest } = useWords().account;
  const { name: known } = usePreferences();
  const [name, setName] = useState(known);
  const ask = async (): Promise<null> => {
    const me = await api.guest(name);
    prefer({ name: me.name });
    await refreshPerson();
    return null;
  };
  return (
    <section className="panel" aria-labelledby="be-guest">
      <h2 id="be-guest">{guest.title}</h2>
      <p className="soft">{guest.about}</p>
      <AskingForm go={guest.go} onAsk={ask}>
        <TextField
          name={guest.name}
          why={guest.nameWhy}
          value={name}
          onText={setName}
          maxLength={20}
          autoComplete="nickname"
        />
      </AskingForm>
    </section>
  );
}
