import { useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../../server/session.ts';
import { Problem, useAsking } from '../../server/use-asking.tsx';
import { usePreferences } from '../../shell/preferences.ts';
import { useWords } from '../../words/index.tsx';
import { AskingForm } from './asking-form.tsx';
import { TextField } from './fields.tsx';
import { useFetched } from './use-fetched.ts';

/** Keys with which programs play under one's name. */
export function Tokens(): ReactNode {
  const { tokens } = useWords().account;
  const { language } = usePreferences();
  const { found, problem, again } = useFetched(api.tokens);
  const dropping = useAsking();
  const [label, setLabel] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const make = async (): Promise<string> => {
    const { token } = await api.newToken(label);
    setMade(token);
    setLabel('');
    again();
    return tokens.once;
  };
  const drop = (id: string): void =>
    void dropping.ask(async () => {
      await api.dropToken(id);
      again();
    });
  return (
    <details className="panel account-more">
      <summary>{tokens.title}</summary>
      <p className="soft">{tokens.about}</p>
      <Problem line={problem ?? dropping.problem} />
      {found?.length === 0 && <p className="soft">{tokens.none}</p>}
      <ul className="account-list">
        {found?.map(({ id, label: named, expiresAt }) => (
          <li key={id}>
            <span>
              <strong>{named}</strong>
              <span className="soft">{tokens.until(new Date(expiresAt).toLocaleDateString(language))}</span>
            </span>
            <button
              type="button"
              className="quiet"
              disabled={dropping.busy}
              aria-label={tokens.dropThis(named)}
              onClick={() => drop(id)}
            >
              {tokens.drop}
            </button>
          </li>
        ))}
      </ul>
      <AskingForm go={tokens.go} onAsk={make}>
        <TextField name={tokens.label} value={label} onText={setLabel} maxLength={40} autoComplete="off" />
      </AskingForm>
      {made !== null && <code className="secret">{made}</code>}
    </details>
  );
}
