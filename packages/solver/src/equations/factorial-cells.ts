import { sizeOf, underFactorial } from './intervals.ts';
import type { Bounds } from './intervals.ts';

/** A factorial known by bounds is that of a number beyond 720: see `BoundedNumbers`. */
const LEAST_LONG = 721;
/** From this size on, 2^2^45, the number under a factorial is known by its logarithm. */
const FAR_UNDER = 2 ** 45;

/** What n! and m! may be to one another: the same number, or the first larger or smaller by these bounds of a binary logarithm. */
export interface Apart {
  readonly mayBeSame: boolean;
  readonly larger: Bounds | null;
  readonly smaller: Bounds | null;
}

/**
 * n! and m! are one number or far apart: with n > m, n! is at least (m + 1) × m!. So where bounds alone would say nothing of n! − m!, it is 0
 * or as far from 0 as the larger of the two, but for one part in 721.
 */
export function differenceOfFactorials(a: Bounds, b: Bounds): Apart {
  const larger = gap(a, b);
  const smaller = gap(b, a);
  return {
    mayBeSame: mayBeSame(a, b),
    larger: larger === null ? null : { sign: 1, lo: below(a, b), hi: sizeOf(a)[1] },
    smaller: smaller === null ? null : { sign: -1, lo: below(b, a), hi: sizeOf(b)[1] },
  };
}

/**
 * n! ÷ m! is 1, or at least m + 1, or the other way round. If n and m are factorials too (`areTwice`), n is 2m at least, and so n! ÷ m! is at
 * least m^m and more than m!.
 */
export function quotientOfFactorials(a: Bounds, b: Bounds, areTwice: boolean): Apart {
  const [larger, smaller] = [gap(a, b, areTwice), gap(b, a, areTwice)];
  return {
    mayBeSame: mayBeSame(a, b),
    larger: larger === null ? null : { sign: 1, ...larger },
    smaller: smaller === null ? null : { sign: 1, lo: -smaller.hi, hi: -smaller.lo },
  };
}

function mayBeSame(a: Bounds, b: Bounds): boolean {
  return a.lo <= b.hi && b.lo <= a.hi;
}

/** Bounds of the logarithm of n! ÷ m! for n > m; null if n cannot be larger. */
function gap(a: Bounds, b: Bounds, areTwice = false): { readonly lo: number; readonly hi: number } | null {
  const [[al, ah], [bl, bh]] = [sizeOf(a), sizeOf(b)];
  const least = areTwice ? bl : bl > FAR_UNDER ? underFactorial(bl, bl).lo : Math.log2(LEAST_LONG);
  const [lo, hi] = [Math.max(least, al - bh), ah - bl];
  return lo <= hi ? { lo, hi } : null;
}

/** The least size of n! − m! for n > m. */
function below(a: Bounds, b: Bounds): number {
  // One part in 721 less is less than 2^-8 in the logarithm.
  return Math.max(sizeOf(a)[0], sizeOf(b)[0] + Math.log2(LEAST_LONG)) - 2 ** -8;
}
