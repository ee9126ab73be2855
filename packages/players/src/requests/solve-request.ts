import {
  makeWrittenEquation,
  makeWrittenSolution,
  read,
  readEquationsPosition,
  readOnSetsPosition,
  readRulebook,
} from '@forceout/formats';
import type { Field } from '@forceout/formats';
import type { Result } from '@forceout/rules';
import { solveEquations, solveOnSets } from '@forceout/solver';

export interface SolveRequestAnswer {
  readonly answer: 'yes' | 'no' | 'unknown';
  /** What a player would write; with `--all` several of them, pairs as lists of two where Two Solutions is in force. */
  readonly written: readonly unknown[];
  readonly ms: number;
  /** Equations: why nothing can be written. */
  readonly proof?: unknown;
  /** Equations: how far an undecided search went. */
  readonly searched?: unknown;
}

/** Equations positions can be endless; without a limit of the caller's the search stops here. */
const EQUATIONS_LIMIT = 20_000;

export interface SolveRequestOptions {
  /** Milliseconds; null for no limit of the caller's. */
  readonly limit: number | null;
  /** How many answers are wanted. */
  readonly all: number;
}

/** `{"position": …}`: can a Solution be written, and which? */
export function solveRequest(
  json: unknown,
  options: SolveRequestOptions,
): Result<SolveRequestAnswer, string> {
  return read(json, (request) => solve(request, options));
}

function solve(request: Field, { limit, all }: SolveRequestOptions): SolveRequestAnswer {
  const field = request.get('position');
  const book = readRulebook(field.get('rulebook'));
  const now = (): number => performance.now();
  const start = now();
  const found =
    book.game === 'onsets'
      ? onsets(solvable(field, readOnSetsPosition(field, book)), {
          all,
          ...(limit === null ? {} : { limitMs: limit, now }),
        })
      : equations(solvable(field, readEquationsPosition(field, book)), {
          all,
          limitMs: limit ?? EQUATIONS_LIMIT,
          now,
        });
  return { ...found, ms: Math.round((now() - start) * 1000) / 1000 };
}

/** A question needs what was claimed and, unless the writer brings one, a Goal. */
function solvable<Position extends { readonly after: string | null; readonly goal: unknown }>(
  field: Field,
  position: Position,
): Position {
  if (position.after === null) field.get('after').fail('missing');
  if (position.goal === null && position.after !== 'no-goal') field.get('goal').fail('missing');
  return position;
}

function onsets(
  ...[position, options]: Required<Parameters<typeof solveOnSets>>
): Omit<SolveRequestAnswer, 'ms'> {
  const { answer, written } = solveOnSets(position, options);
  const texts = written.map((solutions) => solutions.map(makeWrittenSolution));
  const several = texts.map((pair) => (pair.length === 1 ? pair[0] : pair));
  return { answer, written: options.all === 1 ? (texts[0] ?? []) : several };
}

function equations(
  ...[position, options]: Required<Parameters<typeof solveEquations>>
): Omit<SolveRequestAnswer, 'ms'> {
  const { written, ...rest } = solveEquations(position, options);
  return { ...rest, written: written.map(makeWrittenEquation) };
}
