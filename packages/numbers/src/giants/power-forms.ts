import type { Factor, Sum, Term } from '../radicals/generator.ts';
import { divideQ, printQ } from '../whole/rational.ts';
import type { Rational } from '../whole/rational.ts';

/**
 * Whether top/bottom is made of radicals and of powers of one product t of primes to irrational powers, and t does not
 * go away. By Baker's theorem t is transcendental, and so is every quotient in it that is not constant.
 */
export function isTranscendentalInOnePower(top: Sum, bottom: Sum | null): boolean {
  const above = exponentsOf(top);
  const below = bottom === null ? NONE : exponentsOf(bottom);
  if (above === null || below === null) return false;
  const direction = above.direction ?? below.direction;
  if (direction === null || (below.direction !== null && below.direction !== direction)) return false;
  return above.exponents !== below.exponents;
}

interface Exponents {
  /** Which product of powers the terms are powers of; null when no term has one. */
  readonly direction: string | null;
  readonly exponents: string;
}

const NONE: Exponents = { direction: null, exponents: '0' };

/** The powers of one product that occur in a sum; null where there are several products, or logarithms, or nested roots. */
function exponentsOf(sum: Sum): Exponents | null {
  let direction: string | null = null;
  const exponents = new Set<string>();
  for (const one of sum) {
    if (!isReadable(one)) return null;
    const powers = one.factors.filter(({ gen }) => gen.kind === 'power');
    const [first] = powers;
    exponents.add(first === undefined ? '0' : printQ(first.exponent));
    if (first === undefined) continue;
    const own = directionOf(powers, first.exponent);
    if (direction !== null && direction !== own) return null;
    direction = own;
  }
  return { direction, exponents: [...exponents].sort().join(' ') };
}

function directionOf(powers: readonly Factor[], unit: Rational): string {
  return powers.map(({ gen, exponent }) => `${gen.id}^${printQ(divideQ(exponent, unit))}`).join('*');
}

/** Radicals of primes are linearly independent, in the terms and in the exponents; of nested roots that is not known. */
function isReadable({ factors }: Term): boolean {
  return factors.every(
    ({ gen }) =>
      gen.kind === 'prime' ||
      gen.kind === 'i' ||
      (gen.kind === 'power' && gen.exponent.every((inner) => inner.gen.kind === 'prime')),
  );
}
