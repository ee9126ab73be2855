import { isDigit, rulesOf } from '@forceout/rules/equations';
import type { EquationsPosition, Face } from '@forceout/rules/equations';
import { countsOf } from './check-counts.ts';
import type { Counts } from './check-counts.ts';

/** What the usable cubes are worth as digits. */
export function digitsOf(position: EquationsPosition, count: Counts): readonly number[] {
  const { language } = rulesOf(position);
  return count.cubes.map(count.faceOf).flatMap((face) => {
    if (isDigit(face)) return Number(face) < language.base ? [Number(face)] : [];
    if (face === '^' && language.ten) return [10];
    return face === 'r' && language.eleven ? [11] : [];
  });
}

/** The same for those that can be used together: after Now one of Resources, of which the largest stands for all. */
export function digitsTogether(position: EquationsPosition, standsFor: Face | null): readonly number[] {
  const own = (one: EquationsPosition): readonly number[] => digitsOf(one, countsOf(one, standsFor));
  if (position.after !== 'now') return own(position);
  const inResources = own({ ...position, required: [], permitted: [] });
  const largest = inResources.length === 0 ? [] : [Math.max(...inResources)];
  return [...own({ ...position, resources: [] }), ...largest];
}

/** Digits in the longest numeral that these cubes allow. */
export function longestNumeral(position: EquationsPosition, count: Counts): number {
  const { force } = rulesOf(position);
  const has = (wanted: Face): boolean => count.all((face) => face === wanted) > 0;
  if (force['decimal-point'] !== null && has('^')) return 3;
  const isLong =
    force['two-digit-numerals'] !== null || force.base !== null || (force.percent !== null && has('r'));
  return isLong ? 2 : 1;
}
