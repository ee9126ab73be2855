import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { Problem, useAsking } from '../../server/use-asking.tsx';
import { api } from '../../server/session.ts';
import { go } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { anyone } from './first-table.ts';
import './join-form.css';

/** The way to a friend's table. */
export function JoinForm(): ReactNode {
  const { home } = useWords();
  const [code, setCode] = useState('');
  const { busy, problem, ask } = useAsking();
  const join = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const found = await ask(async () => {
      await anyone(home.guestNames);
      return api.findTable(code);
    });
    if (found !== null) go(`/table/${found.id}`);
  };
  return (
    <form className="join-form" onSubmit={(event) => void join(event)}>
      <label htmlFor="join-code">{home.join.label}</label>
      <div className="row">
        <input
          id="join-code"
          className="code-input"
          value={code}
          onChange={(event) => setCode(event.target.value.toUpperCase())}
          maxLength={8}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby="join-hint"
          required
        />
        <button type="submit" disabled={busy}>
          {home.join.go}
        </button>
      </div>
      <small id="join-hint" className="soft">
        {home.join.hint}
      </small>
      <Problem line={problem} />
    </form>
  );
}
