import { parentPort, workerData } from 'node:worker_threads';
import { ALL_BOTS_MS, analystFor, askHint, makeBot, reviewMatch, shakeReports } from '@forceout/players';
import type { CoachSettings, HintStep, Intent, LevelName, Review, ShakeReport } from '@forceout/players';
import type { Result } from '@forceout/rules';
import type { Language } from '@forceout/rules/words';
import type { MatchEvent, MatchSettings, MatchView, Seat } from '@forceout/rules/match';

/** Who sits at the table: levels of bots, null for people. */
export interface WorkerOrder {
  readonly settings: MatchSettings;
  readonly levels: readonly (LevelName | null)[];
  readonly seed: string;
  readonly coach: CoachSettings;
  readonly language: Language;
}

/** What the table asks, and what each question is answered with. */
export interface Answers {
  readonly intend: {
    readonly asks: { readonly views: readonly (MatchView | null)[] };
    readonly gets: readonly (Intent | null)[];
  };
  readonly hint: {
    readonly asks: { readonly view: MatchView; readonly seat: Seat; readonly step: HintStep };
    readonly gets: Result<string, string>;
  };
  readonly report: {
    readonly asks: { readonly log: readonly MatchEvent[] };
    readonly gets: ShakeReport | null;
  };
  readonly review: { readonly asks: { readonly log: readonly MatchEvent[] }; readonly gets: Review };
}

export type Question = {
  [Kind in keyof Answers]: { readonly ask: Kind; readonly id: number } & Answers[Kind]['asks'];
}[keyof Answers];

const { settings, levels, seed, coach, language } = workerData as WorkerOrder;
const port = parentPort;
if (port === null) throw new Error('play-worker runs as a worker thread');

const now = (): number => performance.now();
const analyst = analystFor(settings);
const bots = levels.map((level, seat) =>
  level === null ? null : makeBot(level, `${seed} ${seat}`, analyst, now),
);

function answer(question: Question): Answers[keyof Answers]['gets'] {
  switch (question.ask) {
    case 'intend': {
      const limitMs = ALL_BOTS_MS / Math.max(1, question.views.filter((view) => view !== null).length);
      return question.views.map((view, seat) =>
        view === null ? null : (bots[seat]?.intend(view, seat, limitMs) ?? null),
      );
    }
    case 'hint':
      return askHint(coach, question.view, question.seat, question.step, analyst, language);
    case 'report':
      return shakeReports(question.log, analyst).at(-1) ?? null;
    case 'review':
      return reviewMatch(question.log, analyst);
  }
}

port.on('message', (question: Question) => {
  port.postMessage({ id: question.id, gets: answer(question) });
});
