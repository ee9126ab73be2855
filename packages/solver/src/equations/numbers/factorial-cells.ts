import { sizeOf, sizeOfFactorial, underFactorial } from '../arithmetic/intervals.ts';
import type { Bounds } from '../arithmetic/intervals.ts';

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

/**
 * How many factors n! has, by the binary logarithm: n! has every prime up to n in it, more than n / ln n of them from 17 on [Rosser and
 * Schoenfeld, 1962], and no number N has more factors than 2√N.
 */
export function factorsOfFactorial(a: Bounds): Bounds {
  const [lo, hi] = sizeOf(a);
  const n = leastUnder(lo);
  return { sign: 1, lo: Math.min(n / Math.log(n), lo / 2) * (1 - 2 ** -40), hi: hi / 2 + 1 };
}

/** A number no larger than the one whose factorial has this size. */
function leastUnder(size: number): number {
  if (size > FAR_UNDER) return Math.min(2 ** underFactorial(size, size).lo, 1e300);
  let [low, high] = [LEAST_LONG, FAR_UNDER];
  for (let turn = 0; turn < 60; turn++) {
    const middle = (low + high) / 2;
    if (sizeOfFactorial(middle) < size) low = middle;
    else high = middle;
  }
  return Math.max(LEAST_LONG, low - 1);
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
