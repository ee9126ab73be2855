/** A thread that thinks for bots and coaches, so that the server's own goes on serving. */
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { analystFor, hint, makeBot, reviewMatch } from '@forceout/players';
import type { Analyst, Hint, Intent, LevelName, Player, Review } from '@forceout/players';
import type { MatchEvent, MatchSettings, MatchView } from '@forceout/rules/match';
import type { Reply } from '../threads/lane.ts';

export type Question =
  | {
      readonly ask: 'intend';
      readonly table: string;
      readonly seat: number;
      readonly level: LevelName;
      readonly seed: string;
      readonly view: MatchView;
      /** For the search of this decision. */
      readonly limitMs: number;
    }
  | { readonly ask: 'hint'; readonly table: string; readonly seat: number; readonly view: MatchView }
  | {
      readonly ask: 'review';
      readonly table: string;
      readonly settings: MatchSettings;
      readonly log: readonly MatchEvent[];
    };

export interface Answers {
  readonly intend: Intent | null;
  readonly hint: Hint | null;
  readonly review: Review;
}

interface Mind {
  readonly analyst: Analyst;
  readonly bots: Map<string, Player>;
}

/** Tables whose findings are kept in mind; an analyst remembers some thousand answers. */
const MOST_MINDS = 40;
/** Of Linux' threads each has a priority; these give way to the one that serves. */
const GIVES_WAY = 10;

const minds = new Map<string, Mind>();

/** The players of a table share what was found out about it; whoever was not asked for longest is forgotten. */
function mindOf(table: string, settings: MatchSettings): Mind {
  const mind = minds.get(table) ?? { analyst: analystFor(settings), bots: new Map() };
  minds.delete(table);
  minds.set(table, mind);
  const [oldest] = minds.keys();
  if (minds.size > MOST_MINDS && oldest !== undefined) minds.delete(oldest);
  return mind;
}

async function answer(question: Question): Promise<Answers[keyof Answers]> {
  switch (question.ask) {
    case 'intend': {
      const { table, seat, level, seed, view, limitMs } = question;
      const { analyst, bots } = mindOf(table, view.settings);
      const name = `${seat} ${level} ${seed}`;
      const bot = bots.get(name) ?? makeBot(level, seed, analyst, () => performance.now());
      bots.set(name, bot);
      return bot.intend(view, seat, limitMs);
    }
    case 'hint':
      return hint(question.view, question.seat, mindOf(question.table, question.view.settings).analyst);
    case 'review':
      return reviewMatch(question.log, analystFor(question.settings));
  }
}

const port = parentPort;
if (port === null) throw new Error('bots/thread.ts runs as a worker thread');
if (process.platform === 'linux') setPriority(GIVES_WAY);
port.on('message', (question: Question) => {
  answer(question).then(
    (given) => port.postMessage({ ok: true, answer: given } satisfies Reply<Answers[keyof Answers]>),
    (error: unknown) => port.postMessage({ ok: false, error: String(error) } satisfies Reply<never>),
  );
});
