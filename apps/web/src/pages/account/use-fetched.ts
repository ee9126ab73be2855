import { useEffect, useState } from 'react';
import { problemLine } from '../../server/problem-line.ts';
import { useWords } from '../../words/index.tsx';

interface Fetched<T> {
  /** Null until it is there; what was there stays while it is fetched anew. */
  readonly found: T | null;
  readonly problem: string | null;
  readonly again: () => void;
}

interface Answer<T> {
  readonly found: T | null;
  readonly error: unknown;
}

async function answered<T>(fetching: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { found: await fetching(), error: null };
  } catch (error) {
    return { found: null, error };
  }
}

/** Something that a page shows from the server. `fetching` must stay the same function. */
export function useFetched<T>(fetching: () => Promise<T>): Fetched<T> {
  const { problems } = useWords();
  const [{ found, error }, setAnswer] = useState<Answer<T>>({ found: null, error: null });
  useEffect(() => {
    let gone = false;
    void answered(fetching).then((answer) => gone || setAnswer(answer));
    return () => {
      gone = true;
    };
  }, [fetching]);
  const again = (): void =>
    void answered(fetching).then((answer) =>
      setAnswer((before) => ({ ...answer, found: answer.found ?? before.found })),
    );
  return { found, problem: error === null ? null : problemLine(error, problems), again };
}
