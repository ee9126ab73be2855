import type { Review } from '@forceout/players';
import type { Said } from '@forceout/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Engine, engine } from '../../engine/engine.ts';
import type { CoachNotes, MatchSteps } from '../../engine/review/step.ts';
import { keptMatch } from '../../hotseat/local-line.ts';
import { HERE, logOf } from '../../hotseat/protocol.ts';
import { api } from '../../server/session.ts';
import { problemLine } from '../../server/problem-line.ts';
import { useWords } from '../../words/index.tsx';
import type { Words } from '../../words/words.ts';

export interface LoadedMatch {
  readonly match: MatchSteps;
  /** The match file, as it came. */
  readonly file: object;
  /** Null for a file from this device. */
  readonly table: string | null;
}

export type Loading =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'problem'; readonly line: string }
  | ({ readonly kind: 'loaded' } & LoadedMatch);

interface UseMatch {
  readonly loading: Loading;
  readonly openFile: (file: File) => void;
  /** A match file, or the text of a match. */
  readonly openText: (text: string) => void;
}

/** A match from the server or from this device. A page for another table is another page. */
export function useMatch(table: string | null): UseMatch {
  const words = useWords();
  const [loading, setLoading] = useState<Loading>({ kind: table === null ? 'none' : 'loading' });
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  });
  const take = useCallback(async (fetching: Promise<object>, from: string | null): Promise<void> => {
    setLoading(await loadedFrom(fetching, from, latest.current));
  }, []);
  useEffect(() => {
    if (table === HERE) void take(fileFromHere(), null);
    else if (table !== null) void take(api.matchFile(table, shareGiven()), table);
  }, [table, take]);
  const openFile = (file: File): void => {
    setLoading({ kind: 'loading' });
    void take(file.text().then(matchIn), null);
  };
  const openText = (text: string): void => {
    setLoading({ kind: 'loading' });
    void take(matchIn(text), null);
  };
  return { loading, openFile, openText };
}

/** Whoever was given a link to a private match comes with it. */
function shareGiven(): string | undefined {
  return new URLSearchParams(location.search).get('share') ?? undefined;
}

/** What somebody opens or pastes: a match file as it is, or the text of a match, which the worker plays. */
async function matchIn(text: string): Promise<object> {
  if (text.trimStart().startsWith('{')) return JSON.parse(text) as object;
  const read = await engine.ask('openMatch', text);
  if (!read.ok) throw new NotRead(read.error);
  return read.value;
}

/** With what says why. */
class NotRead extends SyntaxError {
  readonly said: Said;

  constructor(said: Said) {
    super(said.say);
    this.said = said;
  }
}

/** The match that was played on this device last. */
async function fileFromHere(): Promise<object> {
  const kept = keptMatch();
  if (kept === null) throw new SyntaxError('no match is kept here');
  return engine.ask('matchFile', logOf(kept));
}

async function loadedFrom(
  fetching: Promise<object>,
  table: string | null,
  { problems, review, said }: Words,
): Promise<Loading> {
  try {
    const file = await fetching;
    const read = await engine.ask('steps', file);
    if (read.ok) return { kind: 'loaded', match: read.value, file, table };
    return { kind: 'problem', line: `${review.notFile} ${said(read.error)}` };
  } catch (error) {
    const why = error instanceof NotRead ? ` ${said(error.said)}` : '';
    const line =
      error instanceof SyntaxError && table === null
        ? `${review.notFile}${why}`
        : problemLine(error, problems);
    return { kind: 'problem', line };
  }
}

export type Coaching =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'read'; readonly notes: CoachNotes };

/**
 * What the coach says: from the server where the match is, else worked out in a worker of its own. Whoever shows it
 * is made anew for another match.
 */
export function useCoach({ file, table }: LoadedMatch): Coaching {
  const [coaching, setCoaching] = useState<Coaching>({ kind: 'reading' });
  useEffect(() => {
    const own = new Engine();
    let gone = false;
    const read = async (): Promise<Coaching> => {
      const made: Review | null =
        table === null ? null : await api.review(table, shareGiven()).catch(() => null);
      const answer = await own.ask('review', file, made);
      return answer.ok ? { kind: 'read', notes: answer.value } : { kind: 'failed' };
    };
    void read()
      .catch((): Coaching => ({ kind: 'failed' }))
      .then((said) => gone || setCoaching(said));
    return () => {
      gone = true;
      own.stop();
    };
  }, [file, table]);
  return coaching;
}
