import type { Known } from '../arithmetic/known.ts';
import { sizeOf } from '../arithmetic/intervals.ts';
import type { Bounds } from '../arithmetic/intervals.ts';
import type { Plain } from './pairs.ts';

/** Room for the roundings of one operation and of what it starts from, many times over. */
const ROOM = 2 ** -44;

/** Bounds of a number as it is. */
export type Range = readonly [lo: number, hi: number];

/** Bounds of a number itself; null if it is out of the range of floating-point numbers. */
export function rangeOf({ sign, lo, hi }: Bounds): Range | null {
  if (sign === 0) return [lo, hi];
  if (!(lo > -1000 && hi < 1000)) return null;
  const [small, large] = [2 ** lo * (1 - ROOM), 2 ** hi * (1 + ROOM)];
  return sign > 0 ? [small, large] : [-large, -small];
}

/**
 * Where a sum, difference, product or quotient lies, to look whether anything is there before a long fraction is worked out. Null if
 * that is not known.
 */
export function aboutOf(plain: Plain, a: Range, b: Range): Range | null {
  const range = plainly(plain, a, b);
  if (range === null || !Number.isFinite(range[0]) || !Number.isFinite(range[1])) return null;
  // What is lost where almost all cancels is as much as the roundings of both.
  const isSum = plain === 'a+b' || plain === 'a-b' || plain === 'b-a';
  const off = ROOM * (isSum ? sizeIn(a) + sizeIn(b) : sizeIn(range));
  return [range[0] - off, range[1] + off];
}

function plainly(plain: Plain, a: Range, b: Range): Range | null {
  switch (plain) {
    case 'a+b':
      return [a[0] + b[0], a[1] + b[1]];
    case 'a-b':
      return [a[0] - b[1], a[1] - b[0]];
    case 'b-a':
      return [b[0] - a[1], b[1] - a[0]];
    case 'axb':
      return spread(a, b);
    case 'a/b':
      return over(a, b);
    case 'b/a':
      return over(b, a);
  }
}

function over(a: Range, b: Range): Range | null {
  return b[0] <= 0 && b[1] >= 0 ? null : spread(a, [1 / b[1], 1 / b[0]]);
}

function spread(a: Range, b: Range): Range {
  const ends = [a[0] * b[0], a[0] * b[1], a[1] * b[0], a[1] * b[1]];
  return [Math.min(...ends), Math.max(...ends)];
}

function sizeIn([lo, hi]: Range): number {
  return Math.max(Math.abs(lo), Math.abs(hi));
}

/**
 * Bounds of log2 |x| for x^b = w, b^x = w, x√b = w or b√x = w; null if that is not known, or more than one size would do. As far as sizes go
 * |x| is |w|^(1/b), log |w| ÷ log |b|, log |b| ÷ log |w| or |w|^b.
 */
export function sizeOfUndone(
  operation: 'power' | 'root',
  side: 'left' | 'right',
  w: Known,
  b: Known,
): Range | null {
  if (isZero(w) || isZero(b)) return null;
  const [ws, bs] = [sizeOf(w), sizeOf(b)];
  const isIndex = operation === 'root';
  if (side === 'left' ? !isIndex : isIndex) {
    const exponent = rangeOf(b);
    return exponent === null ? null : roomy(isIndex ? spread(ws, exponent) : over(ws, exponent));
  }
  const [above, below] = isIndex ? [bs, ws] : [ws, bs];
  const ratio = over(above, below);
  if (ratio === null || (ratio[0] <= 0 && ratio[1] >= 0)) return null;
  const [small, large] = ratio[0] > 0 ? ratio : ([-ratio[1], -ratio[0]] as const);
  return roomy([Math.log2(small * (1 - ROOM)), Math.log2(large * (1 + ROOM))]);
}

function roomy(range: Range | null): Range | null {
  if (range === null || !Number.isFinite(range[0]) || !Number.isFinite(range[1])) return null;
  const off = ROOM * (1 + sizeIn(range));
  return [range[0] - off, range[1] + off];
}

function isZero({ n, d }: Known): boolean {
  return n === 0 && d !== 0;
}

/** Where many numbers lie: whether one of them may be within some bounds. */
export class Places {
  readonly #lo: Float64Array;
  /** The greatest upper bound of all up to each. */
  readonly #most: Float64Array;

  constructor(all: readonly Range[]) {
    const ranges = all.toSorted((a, b) => a[0] - b[0]);
    this.#lo = Float64Array.from(ranges, ([lo]) => lo);
    this.#most = new Float64Array(ranges.length);
    let most = -Infinity;
    for (const [at, [, hi]] of ranges.entries()) this.#most[at] = most = Math.max(most, hi);
  }

  has([lo, hi]: Range): boolean {
    let [low, high] = [0, this.#lo.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#lo[middle]! <= hi) low = middle + 1;
      else high = middle;
    }
    return low > 0 && this.#most[low - 1]! >= lo;
  }
}

/** A number of the tables: what is far out or next to zero is taken to reach to the end. */
export function placeOf({ sign, lo, hi }: Bounds): Range {
  if (sign === 0) return [lo, hi];
  const least = lo > -1000 ? Math.min(2 ** lo * (1 - ROOM), Number.MAX_VALUE) : 0;
  const most = hi < 1000 ? 2 ** hi * (1 + ROOM) : Infinity;
  return sign > 0 ? [least, most] : [-most, -least];
}
