import { logOf, quotient } from './prime-powers.ts';
import type { PrimePowers, Ratio } from './prime-powers.ts';

/** A tower this near to 1 has few digits left in its logarithm. */
const NEXT_TO_ONE = 1e-3;
/** A top this near to 1. */
const NEAR = 1e-6;
/** More than the error of a logarithm of the sizes here. */
const ERROR = 1e-12;

interface Numeral extends Ratio {
  readonly powers: PrimePowers;
}

/**
 * Whether C^(A^B) may be this Goal for some √ around and within, C = √^l c, A = √^i a, each also one over it, and B = √^j b irrational:
 * |ln g| = T |ln c|/2^n, |ln T| = |ln a|/2^k × b^(±1/2^j), j > 0. For each n few k are possible, since B is between 1/b and b, and for each
 * of them one j, unless B would have to be 1, which it is not. Says true where it cannot tell.
 */
export function mayBeTowerOf(goal: PrimePowers, c: Numeral, a: Numeral, b: Numeral): boolean {
  const [own, lowest] = [Math.abs(logOf(goal)), Math.abs(logOf(c.powers))];
  const [middle, top] = [Math.abs(logOf(a.powers)), Math.abs(logOf(b.powers))];
  const odd = top / 2 ** rootable(b);
  // Numbers next to 1 have too few digits left in their logarithms.
  if (!(Math.min(own, lowest, middle, odd) > 1e-3) || !(own < 1e6)) return true;
  for (let n = 0; ; n++) {
    const size = Math.log(own / lowest) + n * Math.LN2;
    if (size > middle * Math.exp(odd / 2) + NEXT_TO_ONE) return false;
    const isExact = (exponent: Ratio): boolean => isPower(goal, c.powers, n, exponent);
    if (Math.abs(size) < NEXT_TO_ONE) {
      if (!isExact({ n: 1n, d: 1n })) return true;
      continue;
    }
    for (let height = 0; ; height++) {
      // Of B, by its logarithm.
      const apart = Math.log(Math.abs(size) / middle) + height * Math.LN2;
      if (apart > odd / 2 + NEAR) break;
      if (apart < -odd / 2 - NEAR) continue;
      if (Math.abs(apart) < NEAR) {
        // T would be √^height a or one over it: algebraic, so that it is a fraction (Gelfond and Schneider).
        const root = rootOf(a, height);
        if (root === null || !(isExact(root) || isExact({ n: root.d, d: root.n }))) return true;
        continue;
      }
      const above = Math.log2(odd / Math.abs(apart));
      const error = (ERROR / Math.abs(size) + ERROR) / Math.abs(apart) + ERROR;
      if (Math.round(above) > 0 && Math.abs(above - Math.round(above)) < 4 * error) return true;
    }
  }
}

/** Whether g^(2^n) is c^exponent or one over it. */
function isPower(goal: PrimePowers, c: PrimePowers, n: number, exponent: Ratio): boolean {
  const by = quotient(goal, c);
  if (by === null) return false;
  const above = by.n < 0n ? -by.n : by.n;
  return above * 2n ** BigInt(n) * exponent.d === exponent.n * by.d;
}

/** How many √ of it are fractions. */
function rootable({ powers }: Numeral): number {
  let height = 0;
  for (; [...powers.values()].every(({ n }) => n % 2n ** BigInt(height + 1) === 0n); height++);
  return height;
}

/** √^height a; null if that is no fraction. */
function rootOf({ powers }: Numeral, height: number): Ratio | null {
  const by = 2n ** BigInt(height);
  let [n, d] = [1n, 1n];
  for (const [prime, exponent] of powers) {
    if (exponent.n % by !== 0n) return null;
    if (exponent.n > 0n) n *= prime ** (exponent.n / by);
    else d *= prime ** (-exponent.n / by);
  }
  return { n, d };
}
