import {
  forPrograms,
  goalRequest,
  goalSaid,
  judgeRequest,
  judgeSaid,
  refereeRequest,
  refereeSaid,
  variationRequest,
  variationSaid,
} from '@forceout/formats';
import { err } from '@forceout/rules';
import type { Result, Said } from '@forceout/rules';
import type { Arguments } from './arguments.ts';
import { bookNamed, books } from './house-rules.ts';
import type { InputLimits } from './input.ts';
import { SEAT } from './seat.ts';
import { showAnalysis } from './show-analysis.ts';
import { showReferee, showSolve } from './show-play.ts';
import { showGoal, showJudge, showVariation } from './show.ts';
import { pointsSaid } from '@forceout/tournament';
import { analyseRequest, analyseSaid, solveSaid, solveSaidOf } from '@forceout/players';
import type { SolveRequestAnswer } from '@forceout/players';
import { solveOnAllCores } from './solve-on-all-cores.ts';
import { told } from './words/language.ts';

/** A command reads a request in JSON and answers in JSON, or in words for people. */
export interface Command {
  /** What its input is called and how long it may be, where that differs from other commands. */
  readonly input?: InputLimits;
  readonly answer: (
    request: unknown,
    options: Arguments,
  ) => Result<unknown, string> | Promise<Result<unknown, string>>;
  readonly words: (
    request: unknown,
    options: Arguments,
  ) => Result<string, string> | Promise<Result<string, string>>;
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  judge: {
    answer: (request) => judgeRequest(request, books()),
    words: (request) => worded(judgeSaid(explained(request), books()), showJudge),
  },
  variation: {
    answer: (request) => variationRequest(request, books()),
    words: (request) => worded(variationSaid(request, books()), showVariation),
  },
  goal: {
    answer: (request) => goalRequest(request, books()),
    words: (request) => worded(goalSaid(request, books()), showGoal),
  },
  solve: {
    answer: async (request, options) => forPrograms(await solve(request, options)),
    words: async (request, options) => worded(await solve(request, options), showSolve),
  },
  analyse: {
    answer: (request, options) => analyseRequest(request, { ...options, books: books() }),
    words: (request, options) => worded(analyseSaid(request, { ...options, books: books() }), showAnalysis),
  },
  referee: {
    answer: (request) => refereeRequest(request, books()),
    words: (request) =>
      worded(refereeSaid(request, books()), (answer) => showReferee(answer, actionsIn(request))),
  },
  points: {
    answer: (request) => forPrograms(pointsSaid(request, bookNamed)),
    words: (request) => worded(pointsSaid(request, bookNamed), ({ points }) => points.join(' ')),
  },
  seat: SEAT,
};

/** Of many questions each is answered by itself; a single one may have all cores. */
function solve(
  request: unknown,
  options: Arguments,
): Result<SolveRequestAnswer, Said> | Promise<Result<SolveRequestAnswer, Said>> {
  const asked = { ...options, books: books() };
  // Who wants to know how it came about gets one search after the other.
  return options.batch || options.why
    ? solveSaid(request, asked)
    : solveSaidOf(solveOnAllCores, request, asked);
}

/** For people, in their language: the answer, or what is wrong with the question. */
function worded<T>(result: Result<T, Said>, show: (value: T) => string): Result<string, string> {
  return result.ok ? { ok: true, value: show(result.value) } : err(told(result.error));
}

/** What was read already, so it is there. */
function actionsIn(request: unknown): readonly Readonly<Record<string, unknown>>[] {
  return (request as { readonly actions: readonly Readonly<Record<string, unknown>>[] }).actions;
}

/** People get the work shown. */
function explained(request: unknown): unknown {
  return typeof request === 'object' && request !== null ? { ...request, explain: true } : request;
}
