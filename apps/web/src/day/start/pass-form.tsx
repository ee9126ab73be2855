import { useState } from 'react';
import type { ReactNode } from 'react';
import { Problem, useAsking } from '../../server/use-asking.tsx';
import { go } from '../../shell/router.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { dayApi } from '../line/network-line.ts';

/** Six letters, as they stand on the pass. */
export function PassForm(): ReactNode {
  const { start } = useDayWords();
  const { busy, problem, ask } = useAsking();
  const [code, setCode] = useState('');
  const enter = async (): Promise<void> => {
    const held = await ask(() => dayApi.redeem({ code: code.trim().toUpperCase() }));
    if (held !== null) go(`/run/${encodeURIComponent(held.day)}`);
  };
  return (
    <form
      className="row pass-form"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <label>
        {start.code}
        <input
          className="pass-code"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={8}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <button type="submit" className="main-action" disabled={busy || code.trim().length < 6}>
        {start.enter}
      </button>
      <Problem line={problem} />
    </form>
  );
}
