import { ApiError } from '@forceout/client';
import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { Problem, useAsking } from '../../server/use-asking.tsx';
import { api } from '../../server/session.ts';
import { go } from '../../shell/router.tsx';
import { useWords } from '../../words/index.tsx';
import { anyone } from './first-table.ts';
import './join-form.css';

/** A code is one of a table or of a class; people do not tell them apart. */
async function placeOfCode(code: string): Promise<string> {
  try {
    const { id } = await api.findTable(code);
    return `/table/${id}`;
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    try {
      await api.joinClass(code);
    } catch {
      // Then it is no class's code either, and what was said of tables holds.
      throw problem;
    }
    return '/account';
  }
}

/** The way to a friend's table, or into a class. */
export function JoinForm(): ReactNode {
  const { home } = useWords();
  const [code, setCode] = useState('');
  const { busy, problem, ask } = useAsking();
  const join = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const found = await ask(async () => {
      await anyone(home.guestNames);
      return placeOfCode(code);
    });
    if (found !== null) go(found);
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
