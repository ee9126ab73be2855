import type { Face } from '@forceout/rules/equations';
import type { SolveEquationsAnswer } from '../goal/answer.ts';
import type { CaseProof, Gap } from '../goal/proof.ts';

/** A proof, and all that the wild cubes may stand for where it holds: nothing in particular where nothing is wild, or it holds for all. */
export interface SharedProof {
  readonly standsFor: readonly Face[];
  readonly proof: CaseProof;
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

/** The proofs behind a `no`: what is proved in the same way for several meanings of the wild cubes is said once. */
export function proofsOf(answer: SolveEquationsAnswer): readonly SharedProof[] {
  if (answer.answer !== 'no') return [];
  const groups = [...Map.groupBy(answer.proof.cases, ({ proof }) => wayOf(proof)).values()];
  return groups.map((some) => ({
    standsFor: groups.length === 1 ? [] : some.flatMap(({ standsFor }) => standsFor ?? []),
    proof: some.map(({ proof }) => proof).reduce(together),
  }));
}

/** All searches are one way to prove something. */
function wayOf(proof: CaseProof): string {
  return proof.kind === 'exhaustion' ? proof.kind : JSON.stringify(proof);
}

/** The larger search, with the numbers of both. */
function together(one: CaseProof, other: CaseProof): CaseProof {
  if (one.kind !== 'exhaustion' || other.kind !== 'exhaustion') return one;
  return {
    ...(one.largest >= other.largest ? one : other),
    values: one.values + other.values,
  };
}
