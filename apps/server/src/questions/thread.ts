/** A thread that judges, solves and analyses what people send, so that the server's own goes on serving. */
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { judgeRequest } from '@forceout/formats';
import { analyseRequest, solveRequest } from '@forceout/players';
import { bookOf, RULEBOOKS } from '@forceout/rules';
import type { NamedBook, Result, Rulebook } from '@forceout/rules';
import type { Reply } from '../threads/lane.ts';

export interface Question {
  readonly ask: 'judge' | 'solve' | 'analyse';
  readonly request: unknown;
  /** Milliseconds that a search may take. */
  readonly limit: number;
  /** How many Solutions are wanted. */
  readonly all: number;
  /** House rules that the request may name; of several versions the one that is played comes first. */
  readonly house: readonly NamedBook[];
}

export type Answer = Result<object, string>;

/** Of Linux' threads each has a priority; this one gives way to all others. */
const GIVES_WAY = 15;

function answer({ ask, request, limit, all, house }: Question): Answer {
  const books: readonly Rulebook[] = [...RULEBOOKS, ...house.flatMap((named) => bookOf(named) ?? [])];
  switch (ask) {
    case 'judge':
      return judgeRequest(request, books);
    case 'solve':
      return solveRequest(request, { limit, all, books });
    case 'analyse':
      return analyseRequest(request, { limit, books });
  }
}

const port = parentPort;
if (port === null) throw new Error('questions/thread.ts runs as a worker thread');
if (process.platform === 'linux') setPriority(GIVES_WAY);
port.on('message', (question: Question) => {
  try {
    port.postMessage({ ok: true, answer: answer(question) } satisfies Reply<Answer>);
  } catch (error) {
    port.postMessage({ ok: false, error: String(error) } satisfies Reply<Answer>);
  }
});
