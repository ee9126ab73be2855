import { isProduct, ofRatio, quotient, ratio, scaled, sum, times } from './prime-powers.ts';
import type { PrimePowers, Ratio } from './prime-powers.ts';
import { longRoot } from './fractions.ts';
import { mayBeTowerOf } from './towers-of-products.ts';

/** A numeral that is not 0, 1 or -1, without its sign. */
export interface Numeral extends Ratio {
  readonly powers: PrimePowers;
}

export function numeralOf(n: number, d: number): Numeral | null {
  const own = ratio(BigInt(Math.abs(n)), BigInt(d));
  const powers = ofRatio(own);
  return powers === null ? null : { ...own, powers };
}

/** How many numerals are known to be no more than this. */
export const MOST_IN_PRODUCT = 3;

/**
 * Whether it is certain that these numerals, at most three, with ×, ÷, powers, roots and any number of √ are never a Goal that is a product
 * of powers of primes and not 1. Signs aside, and with √ and ÷ taken in to the numerals, A, B, C being √^i a or one over it and so on:
 *
 * - Two make A × B or A^B, three A × B × C, A^C × B, (A × B)^C, A^(B × C) = (A^B)^C or A^(B^C).
 * - A product with an irrational algebraic exponent is transcendental (Baker: a product of algebraic numbers with algebraic exponents is
 *   algebraic only if it is one with fractions for exponents, as logarithms of primes are independent). So C is a fraction in the first
 *   four, and so is B × C; if B^C is algebraic it is a fraction as well. All that is left is a matter of exponents of primes.
 * - A^(B^C) with an irrational C is beyond such theorems; `mayBeTowerOf` looks at its size.
 */
export function isNoProduct(numerals: readonly Numeral[], goal: PrimePowers): boolean {
  if (goal.size === 0 || numerals.length > MOST_IN_PRODUCT) return false;
  if (isProduct(numerals.map(powersOf), goal)) return false;
  return !numerals.some((last, at) => isWithExponent(numerals.toSpliced(at, 1), last, goal));
}

/** The same for all that have this one, or also others, in an exponent. */
function isWithExponent(others: readonly Numeral[], last: Numeral, goal: PrimePowers): boolean {
  const exponents = rootsOf(last).flatMap((one) => [one, ratio(one.d, one.n)]);
  const [a, b] = others;
  if (a === undefined) return false;
  if (b === undefined) return exponents.some((c) => isProduct([scaled(a.powers, c)], goal));
  if (isProductPower(a, b, last, goal)) return true;
  return [
    [a, b],
    [b, a],
  ].some(
    ([x, y]) =>
      exponents.some(
        (c) =>
          isProduct([x!.powers, scaled(y!.powers, c)], goal) ||
          isProduct([scaled(x!.powers, c), scaled(y!.powers, c)], goal) ||
          isPowerOf(x!, goal, (exponent) => isProduct([scaled(y!.powers, c)], exponent), sizeOf([y!], c)),
      ) || mayBeTowerOf(goal, x!, y!, last),
  );
}

/** A^(B × C) for one of the three as A: the others come in their turn. */
function isProductPower(a: Numeral, b: Numeral, c: Numeral, goal: PrimePowers): boolean {
  return [
    [a, b, c],
    [b, a, c],
  ].some(([x, y, z]) =>
    isPowerOf(x!, goal, (exponent) => isProduct([y!.powers, z!.powers], exponent), sizeOf([y!, z!])),
  );
}

/** Whether A^(D/2^i) is the Goal for an exponent D that can be made; how often 2 is in it, above or below the line, is bounded. */
function isPowerOf(
  { powers }: Numeral,
  goal: PrimePowers,
  canBe: (exponent: PrimePowers) => boolean,
  most: number,
): boolean {
  const exponent = quotient(goal, powers);
  const own = exponent === null ? null : ofRatio(exponent);
  // An exponent with primes that are not found may be anything.
  if (own === null) return exponent !== null;
  const twos = Number(own.get(2n)?.n ?? 0n);
  for (let height = 0; twos + height <= most; height++)
    if (canBe(sum([own, new Map([[2n, { n: BigInt(height), d: 1n }]])]))) return true;
  return false;
}

/** How often 2 is at most in a product of these under √. */
function sizeOf(parts: readonly Numeral[], exponent: Ratio = { n: 1n, d: 1n }): number {
  return parts.reduce((all, { powers }) => {
    const twos = times(powers.get(2n) ?? { n: 0n, d: 1n }, exponent);
    return all + Math.abs(Number(twos.n) / Number(twos.d));
  }, 0);
}

/** The numeral and its √, √√ and so on as long as they are fractions. */
export function rootsOf({ n, d }: Ratio): readonly Ratio[] {
  const [above, below] = [longRoot(n, 2), longRoot(d, 2)];
  const own = { n, d };
  return above === null || below === null ? [own] : [own, ...rootsOf({ n: above, d: below })];
}

function powersOf({ powers }: Numeral): PrimePowers {
  return powers;
}
