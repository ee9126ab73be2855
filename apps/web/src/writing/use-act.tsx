import type { Done, Json, Refused } from '@forceout/client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../shell/announce.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { refusalWords } from '../table/tell/refusal-words.ts';
import { useWords } from '../words/index.tsx';

export interface Acting {
  readonly busy: boolean;
  readonly refusal: Refused | null;
  readonly act: (deed: Json) => Promise<boolean>;
}

/** Does one thing at a time, and keeps what the table said no to. */
export function useAct(way: (deed: Json) => Promise<Done>): Acting {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const act = async (deed: Json): Promise<boolean> => {
    setBusy(true);
    setRefusal(null);
    const done = await way(deed);
    setBusy(false);
    if (!done.ok) {
      setRefusal(done.refusal);
      announce(refusalWords(words, done.refusal));
    }
    return done.ok;
  };
  return { busy, refusal, act };
}

interface RefusalProps {
  readonly book: string;
  readonly refusal: Refused | null;
}

export function Refusal({ book, refusal }: RefusalProps): ReactNode {
  const words = useWords();
  if (refusal === null) return null;
  const { rule } = refusal;
  return (
    <p className="note bad">
      {words.writing.refused} {refusalWords(words, refusal)}{' '}
      {rule === undefined || rule === '' ? null : <RuleLink book={book} rule={rule} />}
    </p>
  );
}
