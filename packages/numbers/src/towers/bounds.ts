/**
 * Where a real number lies, however large: on level 0 between lo and hi, on level k at ±2^(2^(…x)) with k twos and
 * x between lo and hi. Bounds are rounded outward by far more than floating point errs, and numbers are told apart only
 * where their bounds do not touch.
 */
export interface Bounds {
  readonly level: number;
  /** Always 1 on level 0, where lo and hi have signs of their own. */
  readonly sign: -1 | 1;
  readonly lo: number;
  readonly hi: number;
}

const SLACK = 1e-9;
/** Up to 2^900 a number is a floating-point number; above, its logarithm is. */
const LARGEST = 900;

const down = (x: number): number => x - Math.abs(x) * SLACK - 1e-30;
const up = (x: number): number => x + Math.abs(x) * SLACK + 1e-30;

export function between(lo: number, hi: number): Bounds {
  return { level: 0, sign: 1, lo: down(lo), hi: up(hi) };
}

export function negated(a: Bounds): Bounds {
  return a.level === 0 ? { ...a, lo: -a.hi, hi: -a.lo } : { ...a, sign: a.sign === 1 ? -1 : 1 };
}

/** Of a number that is surely not zero. */
export function sizeOfBounds(a: Bounds): Bounds {
  return signOfBounds(a) === -1 ? negated(a) : a;
}

/** Null where it may be zero or has either sign. */
export function signOfBounds(a: Bounds): -1 | 1 | null {
  if (a.level > 0) return a.sign;
  return a.lo > 0 ? 1 : a.hi < 0 ? -1 : null;
}

export function twoTo(a: Bounds): Bounds | null {
  if (a.level > 0) return a.sign > 0 ? { ...a, level: a.level + 1 } : between(0, 2 ** -LARGEST);
  if (a.lo > LARGEST) return { ...a, level: 1 };
  return a.hi < LARGEST ? between(2 ** a.lo, 2 ** a.hi) : null;
}

/** The logarithm to base 2 of a number that is surely positive. */
export function logOfBounds(a: Bounds): Bounds | null {
  if (signOfBounds(a) !== 1) return null;
  return a.level > 0 ? { ...a, level: a.level - 1 } : between(Math.log2(a.lo), Math.log2(a.hi));
}

/** Whether a is surely so much larger in size than b that forty times b leaves its sign and its first bit alone. */
export function dwarfs(a: Bounds, b: Bounds): boolean {
  if (a.level !== b.level) return a.level > b.level;
  if (a.level > 0) return a.lo > up(b.hi) + 6;
  const [least, most] = [a.lo > 0 ? a.lo : -a.hi, Math.max(Math.abs(b.lo), Math.abs(b.hi))];
  return least > 64 * most;
}

/** Null where the two may cancel. */
export function addBounds(a: Bounds, b: Bounds): Bounds | null {
  if (a.level === 0 && b.level === 0) return between(a.lo + b.lo, a.hi + b.hi);
  const [large, small] = a.level > b.level || (a.level === b.level && a.hi >= b.hi) ? [a, b] : [b, a];
  if (large.level === small.level && large.sign === small.sign)
    return { ...large, lo: down(Math.max(large.lo, small.lo)), hi: up(large.hi) + 1 };
  if (!dwarfs(large, small)) return null;
  return { ...large, lo: down(large.lo) - 1, hi: up(large.hi) + 1 };
}

export function multiplyBounds(a: Bounds, b: Bounds): Bounds | null {
  if (a.level === 0 && b.level === 0) {
    const products = [a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi];
    const [lo, hi] = [Math.min(...products), Math.max(...products)];
    if (Math.max(-lo, hi) < 2 ** LARGEST) return between(lo, hi);
  }
  const [first, second] = [signOfBounds(a), signOfBounds(b)];
  if (first === null || second === null) return null;
  const [left, right] = [
    logOfBounds(first === 1 ? a : negated(a)),
    logOfBounds(second === 1 ? b : negated(b)),
  ];
  const sum = left === null || right === null ? null : addBounds(left, right);
  const product = sum === null ? null : twoTo(sum);
  return product === null || first === second ? product : negated(product);
}
