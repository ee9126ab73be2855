import {
  forPrograms,
  makeWrittenEquation,
  makeWrittenSolution,
  read,
  withPositions,
} from '@forceout/formats';
import type { Field } from '@forceout/formats';
import { ok, say } from '@forceout/rules';
import type { Result, Rulebook, Said } from '@forceout/rules';
import type { EquationsPosition } from '@forceout/rules/equations';
import type { OnSetsPosition } from '@forceout/rules/onsets';
import { solveEquations, solveOnSets, USUAL_LIMIT_MS } from '@forceout/solver';
import type { SolveEquationsAnswer } from '@forceout/solver';
import { Stages, whyEquations, whyOnSets } from './solve-why.ts';
import type { Why } from './solve-why.ts';
import { readQuestion } from './read-question.ts';

export interface SolveRequestAnswer {
  readonly answer: 'yes' | 'no' | 'unknown';
  /** What a player would write; with `--all` several of them, pairs as lists of two where Two Solutions is in force. */
  readonly written: readonly unknown[];
  readonly ms: number;
  /** Equations: why nothing can be written. */
  readonly proof?: unknown;
  /** Equations: how far an undecided search went. */
  readonly searched?: unknown;
  /** How the answer came about, where that was asked for. */
  readonly why?: Why;
}

export interface SolveRequestOptions {
  /** Milliseconds; null for no limit of the caller's. */
  readonly limit: number | null;
  /** How many answers are wanted. */
  readonly all: number;
  /** Also how the answer came about. */
  readonly why?: boolean;
  /** The rulebooks that a position may name; the built-in ones if nothing is said. */
  readonly books?: readonly Rulebook[];
}

/** `{"position": …}`: can a Solution be written, and which? */
export function solveRequest(
  json: unknown,
  options: SolveRequestOptions,
): Result<SolveRequestAnswer, string> {
  return forPrograms(solveSaid(json, options));
}

/** The same, with what is wrong with the request as data. */
export function solveSaid(json: unknown, options: SolveRequestOptions): Result<SolveRequestAnswer, Said> {
  const asked = ask(json, options);
  if (asked.kind === 'answered') return asked.result;
  const { position, limits, answered } = asked;
  const stages = new Stages();
  const found = solveEquations(position, { ...limits, now: () => performance.now(), onStage: stages.add });
  return answered(found, options.why === true ? whyEquations(position, found, stages) : null);
}

/** The same where Equations are asked of somebody who takes a while: workers on all cores. */
export async function solveSaidOf(
  solve: (position: EquationsPosition, limits: LimitedOptions) => Promise<SolveEquationsAnswer>,
  json: unknown,
  options: SolveRequestOptions,
): Promise<Result<SolveRequestAnswer, Said>> {
  const asked = ask(json, options);
  return asked.kind === 'answered' ? asked.result : asked.answered(await solve(asked.position, asked.limits));
}

/** A request as far as nobody waits: a refusal, an On-Sets answer, or an Equations question still to be solved. */
type Asked =
  | { readonly kind: 'answered'; readonly result: Result<SolveRequestAnswer, Said> }
  | {
      readonly kind: 'equations';
      readonly position: EquationsPosition;
      readonly limits: LimitedOptions;
      readonly answered: (answer: SolveEquationsAnswer, why?: Why | null) => Result<SolveRequestAnswer, Said>;
    };

function ask(json: unknown, options: SolveRequestOptions): Asked {
  const request = withPositions(json);
  if (!request.ok) return { kind: 'answered', result: request };
  const question = read(request.value, (field) => readQuestion(field, solvable), 'refused', options.books);
  if (!question.ok) return { kind: 'answered', result: question };
  const start = performance.now();
  const { game, position } = question.value;
  if (game === 'onsets') return { kind: 'answered', result: timed(start, onsets(position, options)) };
  return {
    kind: 'equations',
    position,
    limits: limited(options),
    answered: (answer, why = null) =>
      timed(start, { ...equations(answer), ...(why === null ? {} : { why }) }),
  };
}

export interface LimitedOptions {
  readonly all: number;
  readonly limitMs: number;
}

function limited({ all, limit }: SolveRequestOptions): LimitedOptions {
  return { all, limitMs: limit ?? USUAL_LIMIT_MS };
}

function timed(start: number, found: Omit<SolveRequestAnswer, 'ms'>): Result<SolveRequestAnswer, Said> {
  return ok({ ...found, ms: Math.round((performance.now() - start) * 1000) / 1000 });
}

/** A question needs what was claimed and, unless the writer brings one, a Goal. */
function solvable(field: Field, position: { readonly after: string | null; readonly goal: unknown }): void {
  if (position.after === null) field.get('after').fail(say('file-missing'));
  if (position.goal === null && position.after !== 'no-goal') field.get('goal').fail(say('file-missing'));
}

function onsets(
  position: OnSetsPosition,
  { all, limit, why }: SolveRequestOptions,
): Omit<SolveRequestAnswer, 'ms'> {
  const limits = limit === null ? {} : { limitMs: limit };
  const stages = new Stages();
  const { answer, written } = solveOnSets(position, {
    all,
    ...limits,
    now: () => performance.now(),
    onStage: stages.add,
  });
  const texts = written.map((solutions) => solutions.map(makeWrittenSolution));
  const several = texts.map((pair) => (pair.length === 1 ? pair[0] : pair));
  return {
    answer,
    written: all === 1 ? (texts[0] ?? []) : several,
    ...(why === true ? { why: whyOnSets(position, answer, stages) } : {}),
  };
}

function equations({ written, ...rest }: SolveEquationsAnswer): Omit<SolveRequestAnswer, 'ms'> {
  return { ...rest, written: written.map(makeWrittenEquation) };
}
