import { makeWrittenSolution, read, readOnSetsPosition, readRulebook } from '@forceout/formats';
import type { Field } from '@forceout/formats';
import type { Result } from '@forceout/rules';
import { solveOnSets } from '@forceout/solver';
import type { Arguments } from './arguments.ts';

export interface SolveRequestAnswer {
  readonly answer: 'yes' | 'no' | 'unknown';
  /** What a player would write; with `--all` several of them, pairs as lists of two where Two Solutions is in force. */
  readonly written: readonly unknown[];
  readonly ms: number;
}

type Options = { readonly [Key in 'limit' | 'all']: Arguments[Key] };

/** `{"position": …}`: can a Solution be written, and which? */
export function solveRequest(json: unknown, options: Options): Result<SolveRequestAnswer, string> {
  return read(json, (request) => solve(request, options));
}

function solve(request: Field, { limit, all }: Options): SolveRequestAnswer {
  const positionField = request.get('position');
  const book = readRulebook(positionField.get('rulebook'));
  if (book.game !== 'onsets')
    return positionField.get('rulebook').fail('Equations positions cannot be solved yet');
  const position = readOnSetsPosition(positionField, book);
  if (position.after === null) positionField.get('after').fail('missing');
  if (position.goal === null && position.after !== 'no-goal') positionField.get('goal').fail('missing');
  const start = performance.now();
  const { answer, written } = solveOnSets(position, {
    all,
    ...(limit === null ? {} : { limitMs: limit, now: () => performance.now() }),
  });
  const ms = Math.round((performance.now() - start) * 1000) / 1000;
  const texts = written.map((solutions) => solutions.map(makeWrittenSolution));
  return {
    answer,
    written: all === 1 ? (texts[0] ?? []) : texts.map((pair) => (pair.length === 1 ? pair[0] : pair)),
    ms,
  };
}
