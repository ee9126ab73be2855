import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDayWords } from '../../words/use-day-words.ts';
import { Refused } from '../refused.tsx';
import { useDay, useDoing } from '../use-day.tsx';

/** The last closed round is opened again, with a reason, until the next one is published. */
export function Reopen({ n }: { readonly n: number }): ReactNode {
  const { standings, frame } = useDayWords();
  const { event, may } = useDay();
  const { busy, refusal, act, forget } = useDoing();
  const [reason, setReason] = useState<string | null>(null);
  if (n < 1 || event === null || event.state === 'certified' || !may.includes('reopen')) return null;
  return (
    <form
      className="row"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (reason === null) return setReason('');
        void act({ do: 'reopen', event: event.id, n }, reason.trim()).then((done) => done && setReason(null));
      }}
    >
      {reason !== null && (
        <label>
          {frame.reason} <input value={reason} onChange={({ target }) => setReason(target.value)} />
        </label>
      )}
      <button type="submit" disabled={busy || reason?.trim() === ''}>
        {standings.reopen(n)}
      </button>
      {reason !== null && (
        <button
          type="button"
          onClick={() => {
            forget();
            setReason(null);
          }}
        >
          {frame.cancel}
        </button>
      )}
      <Refused refusal={refusal} />
    </form>
  );
}
