import { PHRASES } from '@forceout/client';
import type { ReactNode } from 'react';
import { useWords } from '../../words/index.tsx';
import { useTable } from '../use-table.ts';

/** Fixed phrases instead of free chat. */
export function Talk(): ReactNode {
  const { table: words } = useWords();
  const { run } = useTable();
  return (
    <div className="row talk">
      {PHRASES.map((phrase) => (
        <button key={phrase} type="button" onClick={() => void run({ do: 'say', phrase })}>
          {words.talk.phrases[phrase]}
        </button>
      ))}
    </div>
  );
}
