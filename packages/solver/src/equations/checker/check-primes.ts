import { rulesOf } from '@forceout/rules/equations';
import type { EquationsPosition, Face } from '@forceout/rules/equations';
import { countsOf } from './check-counts.ts';
import { digitsOf, longestNumeral } from './check-digits.ts';

/** Whether a printed rational has a prime factor that no numeral of these cubes has: what is left when all of theirs are taken out. */
export function hasOwnPrime(value: string, position: EquationsPosition, standsFor: Face | null): boolean {
  const count = countsOf(position, standsFor);
  const { language, force } = rulesOf(position);
  const mat = { ...position, resources: [] };
  const onMat = digitsOf(mat, countsOf(mat, standsFor)).length;
  const digits = digitsOf(position, count);
  // After Now one cube of Resources is used at most.
  const isSpare = (at: number): boolean => position.after === 'now' && at >= onMat;
  const longest = longestNumeral(position, count);
  const has = (wanted: Face): boolean => count.all((face) => face === wanted) > 0;
  // Each of these takes a cube.
  const isOfBase =
    (force['powers-of-the-base'] !== null && has('1')) ||
    (force.percent !== null && has('r')) ||
    (force['decimal-point'] !== null && has('^'));
  // Numerals of these cubes, no cube twice.
  const numerals = new Set(isOfBase ? [language.base] : []);
  const write = (worth: number, used: readonly number[]): void => {
    if (used.length > 0) numerals.add(worth);
    if (used.length === longest) return;
    for (const [at, digit] of digits.entries())
      if (!used.includes(at) && !(isSpare(at) && used.some(isSpare)))
        write(worth * language.base + digit, [...used, at]);
  };
  write(0, []);
  // Of a product of powers the numbers under the exponents; a sum has no own primes.
  const bases = value.replaceAll(/\^\([^)]*\)|\^-?\d+/g, '').split(/[*/]/);
  if (!bases.every((base) => /^-?[1-9]\d*$/.test(base))) return false;
  return bases.some((base) => {
    let rest = BigInt(base);
    for (const numeral of numerals)
      for (let divisor = 2; divisor <= numeral; divisor++)
        if (numeral % divisor === 0) rest = without(rest, BigInt(divisor));
    return rest !== 1n && rest !== -1n;
  });
}

/** What is left of a number when it is divided as often as it can be. */
function without(n: bigint, divisor: bigint): bigint {
  let rest = n;
  while (rest % divisor === 0n) rest /= divisor;
  return rest;
}
