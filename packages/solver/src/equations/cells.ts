import { inverse, LARGEST_ABOVE, negated, overlap, signOf, simplestIn, sizeOf } from './intervals.ts';
import * as I from './intervals.ts';
import type { Bounds } from './intervals.ts';

/** How sure it is that a number is no simple fraction (below 2^16, its denominator at most 1000). */
export const UNSURE = 0;
export const NOT_SIMPLE = 1;
export const IRRATIONAL = 2;
export const RATIONAL = 3;

/**
 * What is known of a number that is not kept exactly. An algebraic one is a root of an integer polynomial of this degree, and it differs
 * from zero by more than 2^-(degree × bits) or not at all [Burnikel and others, 2001]: bits bounds the size of numerator and denominator
 * and of all their conjugates. The degree of others is Infinity.
 */
export interface Known extends Bounds {
  readonly kind: number;
  readonly degree: number;
  readonly bits: number;
  /** A small fraction, if it is one; d is 0 otherwise. */
  readonly n: number;
  readonly d: number;
}

/** What a calculation with bounds comes to: perhaps a fraction, perhaps a number that is none, perhaps either. */
export interface Found {
  readonly fraction: readonly [number, number] | null;
  readonly cell: number;
  /** Something was left out. */
  readonly isOpen: boolean;
}

const NOTHING: Found = { fraction: null, cell: -1, isOpen: false };
const OPEN: Found = { fraction: null, cell: -1, isOpen: true };
/** Bounds this far apart, in proportion, are of no use. */
const WIDEST = 1e-7;
/** More than floating-point numbers could ever tell apart. */
const MOST_BITS = 48;
const BUCKETS = 2 ** 36;

export function fractionKnown(n: number, d: number): Known {
  const bounds = I.near(n / d, n / d);
  const bits = Math.log2(Math.max(Math.abs(n), d));
  return { ...bounds, kind: RATIONAL, degree: 1, bits, n, d };
}

/** Numbers known by bounds. Two results that fall into one another's bounds are one cell: a cell may stand for several numbers. */
export class Cells {
  readonly all: Known[] = [];
  readonly #buckets = new Map<number, number[]>();

  sum(a: Known, b: Known): Found {
    return this.#found(I.sum(a, b), kindOf(a, b), a.degree * b.degree, a.bits + b.bits + 1);
  }

  difference(a: Known, b: Known): Found {
    return this.sum(a, { ...b, ...negated(b) });
  }

  product(a: Known, b: Known): Found {
    return this.#found(I.product(a, b), kindOf(a, b), a.degree * b.degree, a.bits + b.bits);
  }

  quotient(a: Known, b: Known): Found {
    return this.product(a, { ...b, ...inverse(b) });
  }

  /** a^b by the rules for real numbers. [III-C] */
  power(a: Known, b: Known): Found {
    const isExact = b.d !== 0;
    if (signOf(a) < 0) {
      if (!isExact) return b.kind === IRRATIONAL ? NOTHING : OPEN;
      if (b.d % 2 === 0) return NOTHING;
    }
    const bounds = I.power(a, b);
    const signed = signOf(a) < 0 && b.n % 2 !== 0 ? negated(bounds) : bounds;
    if (isExact) {
      const isOne = Math.abs(b.n) === 1 && b.d === 1;
      // The caller has looked whether a fraction has a rational root, and whether a whole power of it is short.
      const kind = isOne ? a.kind : a.d !== 0 ? (b.d !== 1 ? IRRATIONAL : NOT_SIMPLE) : UNSURE;
      return this.#found(signed, kind, a.degree * b.d, a.bits * Math.abs(b.n));
    }
    // An algebraic number other than 0 and 1 with an irrational algebraic exponent is transcendental (Gelfond and Schneider).
    const isBeyond = b.kind === IRRATIONAL && b.degree < Infinity && a.degree < Infinity;
    return this.#found(signed, isBeyond ? IRRATIONAL : UNSURE, Infinity, Infinity);
  }

  logarithm(base: Known, a: Known): Found {
    return this.#found(I.logarithm(base, a), UNSURE, Infinity, Infinity);
  }

  /** The fraction or cell of these bounds, of which nothing else is known. */
  within(bounds: Bounds): Found {
    return this.#found(bounds, UNSURE, Infinity, Infinity);
  }

  factorial(a: Known): Found {
    if (signOf(a) < 0 || !mayBeWhole(a)) return NOTHING;
    return this.#found(I.factorial(a), NOT_SIMPLE, Infinity, Infinity);
  }

  /** A number of the Goal. */
  add(bounds: Bounds, kind: number): number {
    return this.#cell(bounds, kind, Infinity, Infinity);
  }

  #found(bounds: Bounds | null, kind: number, degree: number, bits: number): Found {
    if (bounds === null) return { fraction: kind === UNSURE ? [0, 1] : null, cell: -1, isOpen: true };
    const { sign, lo, hi } = bounds;
    if (sign !== 0) {
      if (lo < -I.FAR && hi > I.FAR) return OPEN;
      return {
        fraction: null,
        cell: this.#cell(bounds, Math.max(kind, NOT_SIMPLE), degree, bits),
        isOpen: false,
      };
    }
    const off = Math.max(Math.abs(lo), Math.abs(hi));
    if (lo <= 0 && hi >= 0) {
      if (kind !== UNSURE) return OPEN;
      return { fraction: [0, 1], cell: -1, isOpen: !(off < 2 ** -(degree * bits)) };
    }
    if (hi - lo > WIDEST * off) return OPEN;
    if (kind === UNSURE && off < LARGEST_ABOVE) {
      if (hi - lo > WIDEST) return OPEN;
      const simple = simplestIn(lo, hi);
      if (simple !== null) {
        const [n, d] = simple;
        const apart = Math.max(Math.abs(hi - n / d), Math.abs(n / d - lo)) + off * 2 ** -50;
        const isIt = apart < 2 ** -(degree * (bits + Math.log2(Math.max(Math.abs(n), d)) + 1));
        return {
          fraction: simple,
          cell: isIt ? -1 : this.#cell(bounds, NOT_SIMPLE, degree, bits),
          isOpen: false,
        };
      }
    }
    return { fraction: null, cell: this.#cell(bounds, kind, degree, bits), isOpen: false };
  }

  /** The cell that these bounds lie in, or a new one with some room around them. */
  #cell(bounds: Bounds, kind: number, degree: number, bits: number): number {
    const far = degree * bits > MOST_BITS;
    const [least, most] = [
      degree === Infinity ? Infinity : far ? 64 : degree,
      far ? Infinity : Math.ceil(bits / 2) * 2,
    ];
    const { sign, lo, hi } = bounds;
    const bucket = bucketOf(bounds);
    for (let at = bucket - 1; at <= bucket + 1; at++) {
      for (const id of this.#buckets.get(at) ?? []) {
        const known = this.all[id]!;
        if (
          known.sign === sign &&
          known.lo <= lo &&
          known.hi >= hi &&
          known.kind === kind &&
          known.degree === least &&
          known.bits === most
        )
          return id;
      }
    }
    const room = (hi - lo) * 0.75 + Math.max(Math.abs(lo), Math.abs(hi)) * 2 ** -47;
    const id = this.all.length;
    const wide = sign === 0 && lo - room <= 0 && hi + room >= 0 ? 0 : room;
    this.all.push({
      sign,
      lo: lo - wide,
      hi: hi + wide,
      kind,
      degree: least,
      bits: most,
      n: 0,
      d: 0,
    });
    const held = this.#buckets.get(bucket);
    if (held === undefined) this.#buckets.set(bucket, [id]);
    else held.push(id);
    return id;
  }
}

/** Of a sum or product. Two fractions come here only if what they make is a very long one. */
function kindOf(a: Known, b: Known): number {
  if (a.kind !== RATIONAL) return b.kind === RATIONAL ? kindOf(b, a) : UNSURE;
  if (b.kind === RATIONAL) return NOT_SIMPLE;
  return b.kind === NOT_SIMPLE && a.d === 0 ? UNSURE : b.kind;
}

/** Where a small part of it would be: next to it in the same bucket or the next. */
function bucketOf(bounds: Bounds): number {
  const middle = (bounds.lo + bounds.hi) / 2;
  const size =
    bounds.sign === 0 ? Math.log2(Math.abs(middle)) : Math.log2(Math.min(Math.abs(bounds.lo), 1e300) + 1);
  return Math.round(size * BUCKETS) + (signOf(bounds) < 0 ? 0.5 : 0);
}

/** False if it is certainly no integer: one below 2^16 would be known as a fraction. */
export function mayBeWhole(a: Known): boolean {
  if (a.d !== 0) return a.d === 1;
  return a.kind !== IRRATIONAL && sizeOf(a)[1] >= 16;
}

/** Whether a number known by bounds may be another. */
export function mayEqual(a: Known, b: Known): boolean {
  if ((a.kind === IRRATIONAL && b.kind === RATIONAL) || (a.kind === RATIONAL && b.kind === IRRATIONAL))
    return false;
  if (isSimple(a) !== isSimple(b)) return false;
  return overlap(a, b);
}

/** A small fraction that no cell stands for. */
export function isSimple({ n, d }: { readonly n: number; readonly d: number }): boolean {
  return d !== 0 && d <= I.LARGEST_BELOW && Math.abs(n / d) < LARGEST_ABOVE;
}
