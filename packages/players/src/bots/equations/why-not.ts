import { explainEquation } from '@forceout/rules/equations';
import type { EquationsPosition, WrittenEquation } from '@forceout/rules/equations';
import { solveEquations } from '@forceout/solver';
import type { SolveEquationsOptions } from '@forceout/solver';
import type { Piece, WhyNot } from '../analyst.ts';

/** The reason that the proof gives, where it is one and the same whatever wild cubes stand for. */
export function whyNot(position: EquationsPosition, limit: SolveEquationsOptions): WhyNot | null {
  const found = solveEquations(position, { ...limit, anyWillDo: true });
  if (found.answer !== 'no') return null;
  const names = new Set(
    found.proof.cases.map(({ proof }) => (proof.kind === 'invariant' ? proof.name : null)),
  );
  const [name] = names;
  return names.size === 1 && name !== undefined && name !== null
    ? { kind: 'invariant', name }
    : { kind: 'searched' };
}

/** The steps of the left side, with what each is worth. */
export function pieces(position: EquationsPosition, written: readonly WrittenEquation[]): readonly Piece[] {
  return written.flatMap((equation) =>
    (explainEquation(position, equation).solution?.steps ?? [])
      // A number alone is no step.
      .filter(({ text, values }) => values.length === 1 && text !== values[0])
      .map(({ text, values }) => ({ text, value: values[0]!.replaceAll('-', '−') })),
  );
}
