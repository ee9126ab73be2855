import * as N from '@forceout/numbers/towers';
import {
  Arithmetic,
  colorOfCube,
  isDigit,
  parseLayout,
  readGoalAs,
  rulesOf,
  withWild,
} from '@forceout/rules/equations';
import type { Cube, EquationsPosition, Face, GoalLayout } from '@forceout/rules/equations';
import { countsOf } from './check-counts.ts';
import { missingReading } from './check-long-readings.ts';
import type { CaseProof } from '../goal/proof.ts';

/** A factorial beyond 6000! has more bits than this. */
const LONG_IN_BITS = 60_000;

/** Which readings of the Goal were left out that a Solution might reach; null if there are none. */
export function leftOutOf(
  position: EquationsPosition,
  standsFor: Face | null,
  proof: CaseProof,
): string | null {
  const layout = layoutOf(position, standsFor);
  if (proof.kind === 'exhaustion' && proof.readings !== undefined && layout !== null) {
    const missing = missingReading(rulesOf(position), layout, proof.readings);
    return missing === null ? null : `the search did not aim at ${missing}`;
  }
  if (isReadWhole(position, standsFor) || longestInBits(position, standsFor) <= LONG_IN_BITS) return null;
  return 'a factorial that was left out might be reached';
}

/** Whether no factorial of a number above 6000 was left out of the Goal. */
function isReadWhole(position: EquationsPosition, standsFor: Face | null): boolean {
  const rules = rulesOf(position);
  const layout = layoutOf(position, standsFor);
  if (layout === null || rules.force.factorial === null) return true;
  return readGoalAs('all', layout, rules, new Arithmetic(rules, 200_000)).complete;
}

/** The Goal with each wild cube as what it stands for. */
export function layoutOf(position: EquationsPosition, standsFor: Face | null): GoalLayout | null {
  const layout = position.goal === null ? null : parseLayout(position.goal);
  if (layout === null || !layout.ok) return null;
  const wild = rulesOf(position).force.wild?.cube;
  return wild === undefined || standsFor === null ? layout.value : withWild(layout.value, wild, standsFor);
}

/** Whether some part of the Goal is above 6000 without !, so that one ! may be left for the Solution. */
function hasLargePart(position: EquationsPosition, standsFor: Face | null): boolean {
  const rules = rulesOf(position);
  const { cubes } = layoutOf(position, standsFor) ?? { cubes: [] };
  for (let from = 0; from < cubes.length; from++) {
    for (let to = from + 1; to <= cubes.length; to++) {
      const arithmetic = new Arithmetic(rules, 200_000);
      const part = { cubes: cubes.slice(from, to), clusters: [[0, to - from] as const] };
      for (const { id } of readGoalAs('laid', part, rules, arithmetic).readings)
        if (N.compare(arithmetic.valueOf(id), N.integer(6000)) === 1) return true;
    }
  }
  return false;
}

/**
 * The most bits that numerator or denominator of a Solution without ! can have, or for an irrational number as much as its height says:
 * digit by digit, for every way to part the digits and the powers. Infinity where it is not worth working out.
 */
function longestInBits(position: EquationsPosition, standsFor: Face | null): number {
  const { faceOf, cubes: usable } = countsOf(position, standsFor);
  const { force, language } = rulesOf(position);
  if (force['multiple-operations'] !== null || hasLargePart(position, standsFor)) return Infinity;
  if (force['powers-of-the-base'] !== null && usable.some((cube) => faceOf(cube) === '1')) return Infinity;
  // Where the Goal can be other than a quotient of sums, only Solutions without powers are known to be short.
  const isOther =
    [force['multiple-of-k'], force.gcf, force.lcm, force.log].some((active) => active !== null) ||
    language.unaryX ||
    layoutOf(position, standsFor)?.cubes.some(
      ({ face, colors }) =>
        face === 'r' || face === '^' || (force.exponent !== null && colors.includes(force.exponent.color)),
    ) === true;
  const resources = position.after === 'forceout' ? [] : position.resources;
  const extras: (readonly Cube[])[] =
    position.after === 'now' ? [[], ...resources.map((cube) => [cube])] : [resources];
  const perJoin = force.percent === null ? 2 : 8;
  const bits = (face: Face): number => (isDigit(face) ? Math.log2(Math.max(2, Number(face))) : Math.log2(12));
  return Math.max(
    ...extras.map((extra) => {
      const cubes = [...position.required, ...position.permitted, ...extra];
      const faces = cubes.map(faceOf);
      const colored = cubes.filter((cube) => colorOfCube(cube) === force.exponent?.color);
      const isPower = (face: Face): boolean => face === '^' || (face === 'r' && !language.imaginary);
      const powers = faces.filter(isPower).length + colored.length;
      const isNumber = (face: Face): boolean =>
        isDigit(face) ||
        (face === '^' && force['decimal-point'] !== null) ||
        // The height of i is 0.
        (face === 'r' && language.imaginary) ||
        force.base !== null;
      const leaves = faces.filter((face) => isNumber(face) && !['+', '-', 'x', '/'].includes(face));
      // Two digits side by side are less than their bits and four more together; a point is ten.
      const room =
        force['two-digit-numerals'] === null && force.base === null && force.percent === null ? 0 : 4;
      const own = leaves.map((face) => bits(face) + room);
      const total = own.reduce((sum, one) => sum + one + perJoin, 0);
      if (powers === 0) return total;
      if (isOther || own.length > 6 || powers > 2) return Infinity;
      const known = new Map<string, number>();
      const longest = (of: readonly number[], with_: number): number => {
        const [only] = of;
        if (only === undefined) return 0;
        if (of.length === 1) return only;
        const key = `${of.join(' ')} ${with_}`;
        let most = known.get(key) ?? 0;
        if (most > 0) return most;
        for (let part = 1; part < (1 << of.length) - 1; part++) {
          const left = of.filter((_, at) => ((part >> at) & 1) === 1);
          const right = of.filter((_, at) => ((part >> at) & 1) === 0);
          for (let inLeft = 0; inLeft <= with_; inLeft++) {
            most = Math.max(most, longest(left, inLeft) + longest(right, with_ - inLeft) + perJoin);
            if (inLeft < with_)
              most = Math.max(most, longest(left, inLeft) * 2 ** longest(right, with_ - inLeft - 1));
          }
        }
        known.set(key, most);
        return most;
      };
      return longest(own, powers);
    }),
  );
}
