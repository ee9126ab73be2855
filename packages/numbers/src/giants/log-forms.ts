import type { Sum } from '../radicals/generator.ts';

/** Every term is a rational times the logarithm of one prime. */
function isLogForm(sum: Sum): boolean {
  return sum.every(({ factors }) => {
    const [only] = factors;
    return (
      factors.length === 1 &&
      only !== undefined &&
      only.gen.kind === 'log' &&
      only.gen.prime !== null &&
      only.exponent.n === 1n
    );
  });
}

/**
 * Whether top/bottom (or top alone) is a quotient of rational combinations of logarithms of primes. These logarithms
 * are linearly independent over the rationals by unique factorization, and over the algebraic numbers by Baker's
 * theorem, so a form that is not proportional to its denominator is irrational, and one alone is transcendental.
 */
export function isLinearInLogs(top: Sum, bottom: Sum | null): boolean {
  return isLogForm(top) && (bottom === null || isLogForm(bottom));
}
