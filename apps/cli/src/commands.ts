import { goalRequest, judgeRequest, refereeRequest, variationRequest } from '@forceout/formats';
import type { Result } from '@forceout/rules';
import type { Arguments } from './arguments.ts';
import type { InputLimits } from './input.ts';
import { SEAT } from './seat.ts';
import { showReferee, showSolve } from './show-play.ts';
import { showGoal, showJudge, showVariation } from './show.ts';
import { solveRequest, solveRequestOf } from '@forceout/players';
import type { SolveRequestAnswer } from '@forceout/players';
import { solveOnAllCores } from './solve-on-all-cores.ts';

/** A command reads a request in JSON and answers in JSON, or in words for people. */
export interface Command {
  readonly help: string;
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
    help: 'is this written Solution correct, and if not, why',
    answer: judgeRequest,
    words: (request) => worded(judgeRequest(explained(request)), showJudge),
  },
  variation: {
    help: 'may this variation be picked now',
    answer: variationRequest,
    words: (request) => worded(variationRequest(request), showVariation),
  },
  goal: {
    help: 'may this Goal be set, and what may it equal',
    answer: goalRequest,
    words: (request) => worded(goalRequest(request), showGoal),
  },
  solve: {
    help: 'can a Solution be written, and which (--limit <ms>, --all <n>)',
    answer: solve,
    words: async (request, options) => worded(await solve(request, options), showSolve),
  },
  referee: {
    help: 'replay a shake through the match engine',
    answer: refereeRequest,
    words: (request) => worded(refereeRequest(request), showReferee),
  },
  seat: SEAT,
};

/** Of many questions each is answered by itself; a single one may have all cores. */
function solve(
  request: unknown,
  options: Arguments,
): Result<SolveRequestAnswer, string> | Promise<Result<SolveRequestAnswer, string>> {
  return options.batch ? solveRequest(request, options) : solveRequestOf(solveOnAllCores, request, options);
}

function worded<T>(result: Result<T, string>, show: (value: T) => string): Result<string, string> {
  return result.ok ? { ok: true, value: show(result.value) } : result;
}

/** People get the work shown. */
function explained(request: unknown): unknown {
  return typeof request === 'object' && request !== null ? { ...request, explain: true } : request;
}
