import type { Me } from '@forceout/client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { api, refreshPerson } from '../../server/session.ts';
import { announce } from '../../shell/announce.tsx';
import { prefer } from '../../shell/preferences.ts';
import { useWords } from '../../words/index.tsx';
import { AskingForm } from './asking-form.tsx';
import { PassphraseField } from './fields.tsx';

function save(data: object, name: string): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  );
  const way = document.createElement('a');
  way.href = address;
  way.download = name;
  way.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export function OwnData(): ReactNode {
  const { data } = useWords().account;
  return (
    <details className="panel account-more">
      <summary>{data.title}</summary>
      <p className="soft">{data.about}</p>
      <AskingForm
        go={data.export}
        onAsk={async () => {
          save(await api.myData(), 'forceout-my-data.json');
          return null;
        }}
      />
    </details>
  );
}

/** For ever; so it takes a tick, and from an account its passphrase. */
export function DeleteMe({ me }: { readonly me: Me }): ReactNode {
  const { remove } = useWords().account;
  const [passphrase, setPassphrase] = useState('');
  const ask = async (): Promise<null> => {
    await api.deleteMe(me.kind === 'account' ? passphrase : undefined);
    prefer({ name: '' });
    await refreshPerson();
    announce(remove.done);
    return null;
  };
  return (
    <details className="panel account-more">
      <summary>{remove.title}</summary>
      <p>{remove.about}</p>
      <AskingForm go={remove.go} onAsk={ask}>
        {me.kind === 'account' && (
          <PassphraseField
            name={remove.passphrase}
            value={passphrase}
            onText={setPassphrase}
            autoComplete="current-password"
          />
        )}
        <label className="sure">
          <input type="checkbox" required />
          {remove.sure}
        </label>
      </AskingForm>
    </details>
  );
}

export function ChangePassphrase(): ReactNode {
  const { passphrase: words } = useWords().account;
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const ask = async (): Promise<string> => {
    await api.changePassphrase(old, fresh);
    setOld('');
    setFresh('');
    return words.done;
  };
  return (
    <details className="panel account-more">
      <summary>{words.title}</summary>
      <AskingForm go={words.go} onAsk={ask}>
        <PassphraseField name={words.old} value={old} onText={setOld} autoComplete="current-password" />
        <PassphraseField name={words.fresh} value={fresh} onText={setFresh} autoComplete="new-password" />
      </AskingForm>
    </details>
  );
}
