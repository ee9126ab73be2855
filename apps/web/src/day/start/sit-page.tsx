import { useState } from 'react';
import type { ReactNode } from 'react';
import { someone } from '../../server/session.ts';
import { Problem, useAsking } from '../../server/use-asking.tsx';
import { go } from '../../shell/router.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { useWords } from '../../words/index.tsx';
import { dayApi } from '../line/network-line.ts';
import '../style/day.css';

/** `/run/sit/<code>`: a player of a table that plays on screens takes the own seat, and comes back to it. */
export default function SitPage({ code }: { readonly code: string }): ReactNode {
  const { start } = useDayWords();
  const { home } = useWords();
  const { busy, problem, ask } = useAsking();
  const [number, setNumber] = useState('');
  const [table, setTable] = useState('');
  const sit = async (): Promise<void> => {
    const seat = await ask(async () => {
      await someone(Object.values(home.guestNames)[Number(number) % Object.values(home.guestNames).length]!);
      return dayApi.sit(code, { number: Number(number), code: table.trim() });
    });
    if (seat !== null) go(`/table/${seat.table}`);
  };
  return (
    <section className="page narrow run-start">
      <h1>{start.sit.title}</h1>
      <p>{start.sit.why}</p>
      <form
        className="form-grid panel"
        onSubmit={(event) => {
          event.preventDefault();
          void sit();
        }}
      >
        <label>
          {start.sit.number}
          <input inputMode="numeric" value={number} onChange={({ target }) => setNumber(target.value)} />
        </label>
        <label>
          {start.sit.code}
          <input
            autoCapitalize="characters"
            autoComplete="off"
            value={table}
            onChange={({ target }) => setTable(target.value)}
          />
        </label>
        <button
          type="submit"
          className="main-action big wide"
          disabled={busy || !/^\d+$/.test(number.trim()) || table.trim() === ''}
        >
          {start.sit.go}
        </button>
        <Problem line={problem} />
      </form>
    </section>
  );
}
