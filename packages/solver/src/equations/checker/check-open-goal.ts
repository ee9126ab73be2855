import { isDigit, rulesOf } from '@forceout/rules/equations';
import type { EquationsPosition, Face } from '@forceout/rules/equations';
import { layoutOf } from './check-long-goals.ts';
import type { CaseProof } from '../goal/proof.ts';

/** Whether a 1 of the Goal may be any power of the base, so that the Goal has endless many values. [XIII-B-13] */
export function isOpenGoal(position: EquationsPosition, standsFor: Face | null): boolean {
  return lonelyOnes(position, standsFor) > 0;
}

/** 1s with no digit beside them; where a digit that lies with them may be an exponent, all of them. */
function lonelyOnes(position: EquationsPosition, standsFor: Face | null): number {
  const { force } = rulesOf(position);
  const { cubes, clusters } = layoutOf(position, standsFor) ?? { cubes: [], clusters: [] };
  if (force['powers-of-the-base'] === null) return 0;
  const color = force.exponent?.color;
  return clusters
    .map(([from, to]) => cubes.slice(from, to))
    .flatMap((own) => {
      // Nothing is to the power of what stands first.
      const hasExponent = own
        .slice(1)
        .some(({ face, colors }) => isDigit(face) && colors.some((one) => one === color));
      return own.filter(({ face }, at) => {
        const isBeside = [own[at - 1], own[at + 1]].some((next) => next !== undefined && isDigit(next.face));
        return face === '1' && (!isBeside || hasExponent);
      });
    }).length;
}

/** What is wrong with a search for such a Goal; null if nothing is. */
export function faultInOpenGoal(
  position: EquationsPosition,
  standsFor: Face | null,
  { met }: Extract<CaseProof, { readonly kind: 'exhaustion' }>,
): string | null {
  const { force, language } = rulesOf(position);
  const { cubes, clusters } = layoutOf(position, standsFor) ?? { cubes: [], clusters: [] };
  const signs = cubes.filter(({ face }) => !isDigit(face));
  if (met !== null) return 'a Goal of endless many values cannot be met in the middle';
  if (lonelyOnes(position, standsFor) > 1) return 'two powers of the base are in the Goal';
  if (signs.length > 1 || clusters.length > 1 || signs.some(({ turn }) => turn !== ''))
    return 'the Goal can be read in several ways';
  const isPower = cubes.some(
    ({ face, colors }, at) =>
      at > 0 &&
      ['+', '-', 'x', '/'].every((sign) => cubes[at - 1]!.face !== sign) &&
      isDigit(face) &&
      colors.some((one) => one === force.exponent?.color),
  );
  if (isPower) return 'the Goal may hold an exponent';
  const more = [force.factorial, force['multiple-of-k'], force['decimal-in-goal'], force.imaginary];
  const others: Readonly<Partial<Record<Face, boolean>>> = {
    x: language.unaryX,
    '/': force.log !== null || force.remainder !== null,
    '^': force.gcf !== null || language.ten || force['decimal-point'] !== null,
    r: force.percent !== null || force.lcm !== null || language.eleven,
  };
  return more.some((active) => active !== null) || signs.some(({ face }) => others[face] === true)
    ? 'more can be written in the Goal'
    : null;
}
