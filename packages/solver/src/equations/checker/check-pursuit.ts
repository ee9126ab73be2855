import { colorOfCube, rulesOf } from '@forceout/rules/equations';
import type { EquationsPosition, Face } from '@forceout/rules/equations';
import { countsOf } from './check-counts.ts';
import { isOpenGoal } from './check-open-goal.ts';
import { canMeet, faultInFactors, faultInPowers } from './check-powers.ts';
import type { CaseProof } from '../goal/proof.ts';

/** What is wrong with the claim that no power of the base does for a 1; null if nothing is. [XIII-B-13] */
export function faultInPursuit(
  position: EquationsPosition,
  standsFor: Face | null,
  { largest, pursued, powersUpTo }: Extract<CaseProof, { readonly kind: 'exhaustion' }>,
  isEndless: boolean,
  values: readonly string[],
): string | null {
  const count = countsOf(position, standsFor);
  const { force, language } = rulesOf(position);
  if (pursued === undefined && powersUpTo === undefined) return 'powers of the base have no end';
  // What a 1 of Resources may stand beside: after Now nothing else of them.
  const isOnMat = [...position.required, ...position.permitted].some((cube) => count.faceOf(cube) === '1');
  const beside = position.after === 'now' && !isOnMat ? { ...position, resources: [] } : position;
  const has = (face: Face): boolean => countsOf(beside, standsFor).all((other) => other === face) > 0;
  // With no sign beside it a 1 can only be a digit of a numeral.
  const signs: readonly Face[] = ['+', '-', 'x', '/', '^', 'r'];
  const isAlone = force.exponent === null && force.factorial === null && !signs.some(has);
  if (isAlone) return null;
  const ones = [1, 2, 3].findLast((many) => many === 1 || canMeet(position, standsFor, many))!;
  if (ones > 2) return 'three powers of the base can be used together';
  const enough = (many: number, upTo: number): string | null =>
    faultInPowers(position, standsFor, many, values, upTo);
  // Of two that are both tried, one may be as far again.
  if (pursued === undefined)
    return enough(1, powersUpTo!) ?? (ones === 2 ? enough(2, (powersUpTo! - 1) >> 1) : null);
  const fault = ones === 2 ? enough(2, powersUpTo ?? 0) : null;
  if (fault !== null) return fault;
  if (force['multiple-of-k'] !== null) return 'multiples of k have no end';
  if (language.imaginary) return 'complex powers cannot be undone';
  if (isOpenGoal(position, standsFor)) return 'the Goal has no end either';
  // Only a percent may have a two-digit numeral beside it.
  const isWide = force.percent !== null && force['two-digit-numerals'] === null && force.base === null;
  const isOneWay =
    (has('/') && (force.log !== null || force.remainder !== null)) ||
    (has('^') && force.gcf !== null) ||
    (has('r') && (force.lcm !== null || isWide));
  if (isOneWay) return 'an operation above the 1 cannot be undone';
  const factors = faultInFactors(position, standsFor, values, powersUpTo ?? 0);
  if (factors !== null) return factors;
  if (isEndless && (has('r') || force.factorial !== null)) return 'signs may be piled up above the 1';
  const isSilent = count.cubes.some(
    (cube) => count.faceOf(cube) === '1' && colorOfCube(cube) === force.exponent?.color,
  );
  const most = largest - 1 - (isEndless || isSilent ? 0 : 1);
  return pursued.beside >= most ? null : `only ${pursued.beside} of ${most} cubes were tried beside the 1`;
}
