/** Folds whole logs, which takes long, beside the thread that serves moves. */
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { MatchEvent } from '@forceout/rules/match';
import type { Side } from '@forceout/table';
import type { LogRow } from '../storage/tables.ts';
import type { Reply } from '../threads/lane.ts';
import { matchOf, ownMoves, pastPage, peopleIn } from './fold.ts';
import type { Names, OwnMove, PastPage } from './fold.ts';

export type Question =
  | { readonly ask: 'people' | 'match'; readonly rows: readonly LogRow[] }
  | {
      readonly ask: 'past';
      readonly rows: readonly LogRow[];
      readonly side: Side;
      readonly names: Names;
      readonly from: number;
      readonly most: number;
    }
  | {
      readonly ask: 'moves';
      readonly rows: readonly LogRow[];
      readonly person: string;
      readonly names: Names;
    };

export interface Answers {
  readonly people: readonly string[];
  readonly match: readonly MatchEvent[];
  readonly past: PastPage | null;
  readonly moves: readonly OwnMove[];
}

/** Of Linux' threads each has a priority; this one gives way to the one that serves. */
const GIVES_WAY = 10;

function answer(question: Question): Answers[keyof Answers] {
  switch (question.ask) {
    case 'people':
      return peopleIn(question.rows);
    case 'match':
      return matchOf(question.rows);
    case 'past':
      return pastPage(question.rows, question.side, question.names, question.from, question.most);
    case 'moves':
      return ownMoves(question.rows, question.person, question.names);
  }
}

const port = parentPort;
if (port === null) throw new Error('reading/reading-thread.ts runs as a worker thread');
if (process.platform === 'linux') setPriority(GIVES_WAY);
port.on('message', (question: Question) => {
  let reply: Reply<Answers[keyof Answers]>;
  try {
    reply = { ok: true, answer: answer(question) };
  } catch (error) {
    reply = { ok: false, error: String(error) };
  }
  port.postMessage(reply);
});
