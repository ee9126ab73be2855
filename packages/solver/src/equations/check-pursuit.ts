import { colorOfCube, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, Face } from '@forceout/rules/equations';
import { countsOf } from './check-counts.ts';
import { isOpenGoal } from './check-open-goal.ts';
import { someFitTogether } from './check-together.ts';
import type { CaseProof } from './proof.ts';

/** What is wrong with the claim that no power of the base does for a 1; null if nothing is. [XIII-B-13] */
export function faultInPursuit(
  position: EquationsPosition,
  standsFor: Face | null,
  { largest, pursued }: Extract<CaseProof, { readonly kind: 'exhaustion' }>,
  isEndless: boolean,
): string | null {
  const count = countsOf(position, standsFor);
  const { force, language } = rulesOf(position);
  if (pursued === undefined) return 'powers of the base have no end';
  // What a 1 of Resources may stand beside: after Now nothing else of them.
  const isOnMat = [...position.required, ...position.permitted].some((cube) => count.faceOf(cube) === '1');
  const beside = position.after === 'now' && !isOnMat ? { ...position, resources: [] } : position;
  const has = (face: Face): boolean => countsOf(beside, standsFor).all((other) => other === face) > 0;
  // With no sign beside it a 1 can only be a digit of a numeral.
  const signs: readonly Face[] = ['+', '-', 'x', '/', '^', 'r'];
  const isAlone = force.exponent === null && force.factorial === null && !signs.some(has);
  if (isAlone) return null;
  if (count.all((face) => face === '1') > 1 && someFitTogether(withTwo(position, count.faceOf), standsFor))
    return 'two powers of the base can be used together';
  if (force['multiple-of-k'] !== null) return 'multiples of k have no end';
  if (language.imaginary) return 'complex powers cannot be undone';
  if (isOpenGoal(position, standsFor)) return 'the Goal has no end either';
  // Only a percent may have a two-digit numeral beside it.
  const isWide = force.percent !== null && force['two-digit-numerals'] === null && force.base === null;
  const isOneWay =
    (has('/') && (force.log !== null || force.remainder !== null)) ||
    (has('^') && force.gcf !== null) ||
    (has('r') && (force.lcm !== null || isWide)) ||
    (has('x') && language.unaryX);
  if (isOneWay) return 'an operation above the 1 cannot be undone';
  if (isEndless && (has('r') || force.factorial !== null)) return 'signs may be piled up above the 1';
  const isSilent = count.cubes.some(
    (cube) => count.faceOf(cube) === '1' && colorOfCube(cube) === force.exponent?.color,
  );
  const most = largest - 1 - (isEndless || isSilent ? 0 : 1);
  return pursued.beside >= most ? null : `only ${pursued.beside} of ${most} cubes were tried beside the 1`;
}

/** The same position with two 1s Required, as far as they can be had: those of the mat first. */
function withTwo(position: EquationsPosition, faceOf: (cube: Cube) => Face): EquationsPosition {
  const isOne = (cube: Cube): boolean => faceOf(cube) === '1';
  const take = (cubes: readonly Cube[], count: number): readonly [readonly Cube[], readonly Cube[]] => {
    const ones = cubes.filter(isOne);
    return [
      ones.slice(0, count),
      [...cubes.filter((cube) => !isOne(cube)), ...ones.slice(Math.max(0, count))],
    ];
  };
  const held = position.required.filter(isOne).length;
  const [permitted, others] = take(position.permitted, Math.max(0, 2 - held));
  const wanted = Math.max(0, 2 - held - permitted.length);
  const [taken, resources] = take(position.resources, wanted);
  const required = [...position.required, ...permitted, ...taken];
  // After Now one cube of Resources is all there is.
  const left = position.after === 'now' && wanted > 0 ? [] : resources;
  return { ...position, required, permitted: others, resources: left };
}
