import { ApiError } from '@forceout/client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.tsx';
import { askPassphrase } from './confirming.tsx';
import { problemLine } from './problem-line.ts';

export interface Asking {
  readonly busy: boolean;
  /** What went wrong the last time, in one line. */
  readonly problem: string | null;
  /** Does it once at a time; what goes wrong becomes the line, and nothing that was typed is touched. */
  readonly ask: <T>(what: () => Promise<T>) => Promise<T | null>;
}

/** Something that is asked of the server, with its one line of trouble. */
export function useAsking(): Asking {
  const { problems } = useWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async <T,>(what: () => Promise<T>): Promise<T | null> => {
    if (busy) return null;
    setBusy(true);
    setProblem(null);
    try {
      return await confirmed(what);
    } catch (error) {
      setProblem(problemLine(error, problems));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, ask };
}

/** Where the server asks who we are, we ask, and do it again. */
async function confirmed<T>(what: () => Promise<T>): Promise<T> {
  try {
    return await what();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'confirm' || !(await askPassphrase())) throw error;
    return what();
  }
}

export function Problem({ line }: { readonly line: string | null }): ReactNode {
  return (
    <div role="alert" className="problem">
      {line !== null && <p className="note bad">{line}</p>}
    </div>
  );
}
