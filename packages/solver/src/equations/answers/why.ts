import type { SolveEquationsAnswer } from '../goal/answer.ts';
import type { CaseProof, Gap, InvariantName } from '../goal/proof.ts';

/** Why nothing can be written while the wild cubes stand for one thing: a code, and what a sentence needs beside it. */
export interface CaseReason {
  /** What the wild cubes stand for; null where nothing is wild. */
  readonly standsFor: string | null;
  readonly code: InvariantName | 'every-way-tried';
  /** The sentence of a reason without search, with its numbers; in English. */
  readonly because?: string;
  /** After a search: the cubes of the largest Solution there could be, and the numbers that were worked out. */
  readonly largest?: number;
  readonly values?: number;
}

/**
 * Of several gaps the one that matters most: first what no longer search would close, then what a longer one might. The
 * limit comes last, as it is a cause only where there is no other.
 */
const WEIGHT: readonly Gap[] = [
  'goal-partly-read',
  'endless',
  'giants',
  'uncheckable',
  'refused',
  'any-number',
  'many-written-forms',
  'memory',
  'time',
];

/** The one cause of an `unknown`. */
export function causeOf(open: readonly Gap[]): Gap {
  return WEIGHT.find((gap) => open.includes(gap)) ?? 'time';
}

/** The reasons behind a `no`; those that are the same whatever the wild cubes stand for are said once, of nothing in particular. */
export function reasonsOf(answer: SolveEquationsAnswer): readonly CaseReason[] {
  if (answer.answer !== 'no') return [];
  const all = answer.proof.cases.map(({ standsFor, proof }) => reasonOf(standsFor, proof));
  const [first] = all;
  const same = all.every((one) => one.code === first?.code && one.because === first.because);
  return first !== undefined && same && all.length > 1 ? [{ ...first, standsFor: null }] : all;
}

function reasonOf(standsFor: string | null, proof: CaseProof): CaseReason {
  switch (proof.kind) {
    case 'invariant':
      return { standsFor, code: proof.name, because: proof.because };
    case 'exhaustion':
      return { standsFor, code: 'every-way-tried', largest: proof.largest, values: proof.values };
  }
}
