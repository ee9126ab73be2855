/** Piles within a whole and around it are searched so high. */
export const HEIGHT_WITHIN = 12;
export const HEIGHT_AROUND = 36;
/** A tower this near to 1 has few digits left in its logarithm; errors are below 10^-13, so that those in B's are below 10^-10. */
const NEXT_TO_ONE = 1e-3;
/** A B this near to 1: errors in heights are below 10^-4. */
const NEAR = 1e-6;
const ROUGH = 1e-3;

interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/**
 * Whether √^m(C^T) may be this Goal h for a tower T = √^k(A^B) with piles higher than are searched: A = √^i a, C = √^l c, and B = √^j b is
 * irrational. Then |ln T| = b^(±1/2^j) ln a/2^(i+k), and T = 2^n ln h/ln c with n = m + l, for numerals a, b, c turned so that they are above 1.
 * For each n, a and c few heights i + k are possible, since B is between 1/11 and 11, and for each of them and each b just one j,
 * unless B would have to be 1, which it is not. Says true where it cannot tell.
 */
export function mayBeTower(goal: Fraction, numerals: readonly number[]): boolean {
  if (goal.n <= 0n || goal.n === goal.d) return false;
  const bases = numerals.filter((numeral) => numeral > 1);
  const own = Math.abs(logOf(goal.n) - logOf(goal.d));
  // A Goal that is next to 1 has too few digits left in its logarithm.
  if (!(own > 0.1)) return true;
  return bases.some((c) => {
    const most = Math.max(...bases);
    for (let n = 0; ; n++) {
      // Of T, by its logarithm.
      const size = Math.log(own / Math.log(c)) + n * Math.LN2;
      if (size > Math.log(most) * most) return false;
      const isNext = Math.abs(size) < NEXT_TO_ONE;
      if (isNext && isPower(goal, n, c, 1)) continue;
      if (isNext || bases.some((a) => mayBeOver(goal, n, c, size, a, bases))) return true;
    }
  });
}

/** The same for one a. */
function mayBeOver(
  goal: Fraction,
  n: number,
  c: number,
  size: number,
  a: number,
  bases: readonly number[],
): boolean {
  const most = Math.max(...bases);
  for (let height = 0; ; height++) {
    // Of B, by its logarithm.
    const apart = Math.log(Math.abs(size) / Math.log(a)) + height * Math.LN2;
    if (apart > Math.log(most) + NEAR) return false;
    if (apart < -Math.log(most) - NEAR) continue;
    if (Math.abs(apart) < NEAR) {
      // T would be √^height a or one over it: algebraic, so that ln h/ln c is a fraction (Gelfond and Schneider), and so is T.
      const whole = Math.round(Math.exp(Math.abs(size)));
      if (whole ** (2 ** height) !== a || !isPower(goal, n, c, whole)) return true;
      continue;
    }
    for (const b of bases) {
      const above = Math.log2(Math.log(b) / Math.abs(apart));
      const j = Math.round(above);
      const isSearched = j <= HEIGHT_WITHIN && height <= HEIGHT_WITHIN && n <= HEIGHT_AROUND;
      if (j >= 1 && Math.abs(above - j) < ROUGH && !isSearched) return true;
    }
  }
}

/** Whether h^(2^n) is c^times, or its times-th power c, or one over it. */
function isPower({ n: above, d: below }: Fraction, n: number, c: number, times: number): boolean {
  if (above !== 1n && below !== 1n) return false;
  // Longer powers are no powers of a numeral below 12 with an exponent below 12.
  if (n > 6) return false;
  const [power, numeral] = [(above * below) ** (2n ** BigInt(n)), BigInt(c)];
  return power === numeral ** BigInt(times) || power ** BigInt(times) === numeral;
}

function logOf(n: bigint): number {
  const over = Math.max(0, n.toString(16).length * 4 - 64);
  return Math.log(Number(n >> BigInt(over))) + over * Math.LN2;
}
