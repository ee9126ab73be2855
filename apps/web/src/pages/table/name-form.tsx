import { useState } from 'react';
import type { ReactNode } from 'react';
import { someone } from '../../server/session.ts';
import { prefer, usePreferences } from '../../shell/preferences.ts';
import { useWords } from '../../words/index.tsx';

/** Whoever comes by a link and is nobody yet says a name. */
export function NameForm(): ReactNode {
  const { table: words } = useWords();
  const { name: known } = usePreferences();
  const [name, setName] = useState(known);
  const [problem, setProblem] = useState<string | null>(null);
  const enter = async (): Promise<void> => {
    try {
      await someone(name.trim());
      prefer({ name: name.trim() });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section className="page narrow">
      <h1>{words.whoAreYou}</h1>
      <p className="soft">{words.whoAreYouHelp}</p>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        <label>
          {words.name}
          <br />
          <input
            value={name}
            required
            minLength={2}
            maxLength={20}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        {problem !== null && (
          <p className="note bad" role="alert">
            {problem}
          </p>
        )}
        <div>
          <button type="submit" className="main-action">
            {words.enter}
          </button>
        </div>
      </form>
    </section>
  );
}
