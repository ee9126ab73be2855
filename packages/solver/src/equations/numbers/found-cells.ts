import { CellList } from './cell-list.ts';
import { EXACT, reduced } from '../arithmetic/fractions.ts';
import * as I from '../arithmetic/intervals.ts';
import type { Bounds } from '../arithmetic/intervals.ts';
import { EVEN, HALVED, IRRATIONAL, NOT_SIMPLE, ODD, RATIONAL, UNSURE } from '../arithmetic/known.ts';
import type { Known, Traits } from '../arithmetic/known.ts';
import { NO_FORM, RadicalForms } from '../arithmetic/radical-forms.ts';
import { NO_RESIDUE } from '../arithmetic/residues.ts';
import type { Rests } from '../arithmetic/residues.ts';

/** What a calculation with bounds comes to: perhaps a fraction, perhaps a number that is none, perhaps either. */
export interface Found {
  readonly fraction: readonly [number, number] | null;
  readonly cell: number;
  /** Where the sign is not known: the other number. */
  readonly other?: { readonly fraction: readonly [number, number] | null; readonly cell: number };
  /** Something was left out. */
  readonly isOpen: boolean;
}

const ZERO: Found = { fraction: [0, 1], cell: -1, isOpen: false };
const OPEN: Found = { fraction: null, cell: -1, isOpen: true };
/** Bounds this far apart, in proportion, are of no use. */
const WIDEST = 1e-5;
/** More than floating-point numbers could ever tell apart. */
const MOST_BITS = 48;
const BUCKETS = 2 ** 36;
/** The degree of numbers that are algebraic, where it does not matter how far. */
export const FAR_DEGREE = 64;
/** Whole numbers of more bits, and one over them, are no simple fractions. */
export const SIMPLE_BITS = 17;
/** No simple fraction but 1 has a smaller binary logarithm. */
const NEXT_TO_ONE = 2 ** -8;
/** No simple fraction but 0 is nearer to 0. */
export const SMALLEST_SIMPLE = 1 / (I.LARGEST_BELOW + 1);

/**
 * Where numbers known by bounds are kept. Two results that fall into one another's bounds are one cell: a cell may stand for several numbers,
 * unless it is known as a product of powers of primes.
 */
export class FoundCells {
  readonly list = new CellList();
  readonly forms = new RadicalForms();
  protected readonly residues: Rests;
  /** Cells by their forms. */
  readonly #formed = new Map<number, number>();

  constructor(residues: Rests) {
    this.residues = residues;
  }

  /** The number with this form, and bounds of it that may be narrower than those of its powers. */
  ofForm(form: number, more: (() => Bounds) | null = null): Found {
    const fraction = this.forms.fraction(form);
    if (fraction !== null) return { fraction, cell: -1, isOpen: false };
    let cell = this.#formed.get(form);
    if (cell === undefined) this.#formed.set(form, (cell = this.#formCell(form, more?.() ?? null)));
    return { fraction: null, cell, isOpen: false };
  }

  #formCell(form: number, more: Bounds | null): number {
    const { sign, primes, exponents } = this.forms.at(form);
    let [above, below] = [0, 0];
    let size: Bounds = I.near(1, 1);
    for (const [at, prime] of primes.entries()) {
      const [n, d] = exponents[at]!;
      const bits = (n / d) * Math.log2(prime);
      if (n > 0) above += bits;
      else below -= bits;
      size = I.product(size, I.power(I.near(prime, prime), I.near(n / d, n / d)));
    }
    const own = sign < 0 ? I.negated(size) : size;
    const bounds = more !== null && widthOf(more) < widthOf(own) ? more : own;
    const isRational = this.forms.isRational(form);
    const times = exponents.map(([n]) => n);
    const residue = this.residues.ofForm(this.forms.at(form));
    // It is a quotient of roots of whole numbers, whose conjugates are all of one size.
    const [degree, bits] = measured(this.forms.index(form), Math.max(above, below));
    const traits = {
      kind: isRational ? NOT_SIMPLE : IRRATIONAL,
      degree,
      bits,
      twos: !isRational ? 0 : primes[0] !== 2 ? ODD : times[0]! > 0 ? EVEN : HALVED,
      factorials: this.forms.isWhole(form) ? -1 : 0,
      residue,
    };
    return this.list.add(bucketOf(bounds), bounds, traits, form);
  }

  protected formOf({ n, d, form, long }: Known): number {
    if (d === 0) return form ?? (long === undefined ? NO_FORM : this.forms.ofLong(long));
    return n === 0 ? NO_FORM : this.forms.ofFraction(n, d);
  }

  protected negativeForm(form: number): number {
    return form === NO_FORM ? NO_FORM : this.forms.product(form, this.forms.ofFraction(-1, 1));
  }

  /** The sum of two numbers, one a small fraction times the other; null of others. */
  protected exactSum(a: number, b: number): Found | null {
    const times = a === NO_FORM || b === NO_FORM ? NO_FORM : this.forms.quotient(a, b);
    const ratio = times === NO_FORM ? null : this.forms.fraction(times);
    if (ratio === null) return null;
    const [n, d] = ratio;
    if (n + d === 0) return ZERO;
    if (Math.abs(n + d) >= EXACT) return null;
    const sum = this.forms.ofFraction(...reduced(n + d, d));
    const form = sum === NO_FORM ? NO_FORM : this.forms.product(sum, b);
    return form === NO_FORM ? null : this.ofForm(form);
  }

  /** Two real roots of fractions, neither a fraction times the other: with 1 they are independent, or one of them is a fraction [Besicovitch, 1940]. */
  protected areApart(a: Known, b: Known): boolean {
    const [left, right] = [this.formOf(a), this.formOf(b)];
    const times = left === NO_FORM || right === NO_FORM ? NO_FORM : this.forms.quotient(left, right);
    return times !== NO_FORM && !this.forms.isRational(times);
  }

  protected found(bounds: Bounds | null, traits: Traits): Found {
    const { kind, degree, bits } = traits;
    if (bounds === null) return { fraction: kind === UNSURE ? [0, 1] : null, cell: -1, isOpen: true };
    const { sign, lo, hi } = bounds;
    if (sign !== 0) {
      if (lo < -I.FAR && hi > I.FAR) return OPEN;
      // Bounds without an end may begin where simple fractions are.
      const isAbout =
        lo < SIMPLE_BITS && hi > -SIMPLE_BITS && Math.max(Math.abs(lo), Math.abs(hi)) > NEXT_TO_ONE;
      if (kind === UNSURE && isAbout) return OPEN;
      return {
        fraction: null,
        cell: this.cell(bounds, { ...traits, kind: Math.max(kind, NOT_SIMPLE) }),
        isOpen: false,
      };
    }
    const off = Math.max(Math.abs(lo), Math.abs(hi));
    if (lo <= 0 && hi >= 0) {
      if (kind !== UNSURE) return this.tiny(off, traits);
      const zero = { fraction: [0, 1] as const, cell: -1, isOpen: !(off < 2 ** -(degree * bits)) };
      // It is 0, or a number next to it that is no simple fraction.
      return zero.isOpen && off < SMALLEST_SIMPLE
        ? { ...this.tiny(off, { ...traits, kind: NOT_SIMPLE }), fraction: [0, 1] }
        : zero;
    }
    if (!(hi - lo <= WIDEST * off)) return this.#wide(bounds, traits);
    if (kind === UNSURE && off < I.LARGEST_ABOVE) {
      if (hi - lo > I.WIDEST_SIMPLE) {
        const [first = null, second] = I.simplesIn(lo, hi);
        if (second !== undefined) return OPEN;
        return { fraction: first, cell: this.cell(bounds, { ...traits, kind: NOT_SIMPLE }), isOpen: false };
      }
      const simple = I.simplestIn(lo, hi);
      if (simple !== null) {
        const [n, d] = simple;
        const apart = Math.max(Math.abs(hi - n / d), Math.abs(n / d - lo)) + off * 2 ** -50;
        const isIt = apart < 2 ** -(degree * (bits + Math.log2(Math.max(Math.abs(n), d)) + 1));
        return {
          fraction: simple,
          cell: isIt ? -1 : this.cell(bounds, { ...traits, kind: NOT_SIMPLE }),
          isOpen: false,
        };
      }
    }
    return { fraction: null, cell: this.cell(bounds, traits), isOpen: false };
  }

  /** A number of which little more than its size is known. */
  #wide(bounds: Bounds, traits: Traits): Found {
    const [lo, hi] = I.sizeOf(bounds);
    const mayBeSimple = traits.kind === UNSURE && lo < SIMPLE_BITS && hi > -SIMPLE_BITS;
    if (mayBeSimple || !(lo <= hi)) return OPEN;
    const cell = this.cell(
      { sign: I.signOf(bounds), lo, hi },
      { ...traits, kind: Math.max(traits.kind, NOT_SIMPLE) },
    );
    return { fraction: null, cell, isOpen: false };
  }

  /** A number that is not zero and no further from it than this, of either sign. */
  protected tiny(off: number, traits: Traits): Found {
    const hi = Math.log2(off) + 2 ** -40;
    // Beside a giant of giants it may be smaller than anything that could be said.
    const least = -traits.degree * traits.bits;
    return this.eitherSign({ lo: Number.isFinite(least) ? Math.min(least, hi) : -Infinity, hi }, traits);
  }

  /** A number of this size, of either sign. */
  protected eitherSign(size: { readonly lo: number; readonly hi: number }, traits: Traits): Found {
    const [above, below] = ([1, -1] as const).map((sign) => this.cell({ sign, ...size }, traits));
    return {
      fraction: null,
      cell: above!,
      isOpen: false,
      other: { fraction: null, cell: below! },
    };
  }

  /** The cell that these bounds lie in, or a new one with some room around them. */
  protected cell(bounds: Bounds, traits: Traits): number {
    const { degree, bits, twos, factorials = 0, residue = NO_RESIDUE } = traits;
    // A long fraction that is kept by its bounds is no longer known for the number it is.
    const kind = traits.kind === RATIONAL ? UNSURE : traits.kind;
    const [least, most] = measured(degree, bits);
    const kept = { kind, degree: least, bits: most, twos, factorials, residue };
    const { sign, lo, hi } = bounds;
    const bucket = bucketOf(bounds);
    for (let at = bucket - 1; at <= bucket + 1; at++) {
      const cell = this.list.around(at, bounds, kept);
      if (cell >= 0) return cell;
    }
    const isWide = sign !== 0 && hi - lo > 1;
    const room = isWide ? 0 : (hi - lo) * 0.75 + Math.max(Math.abs(lo), Math.abs(hi)) * 2 ** -47;
    const wide = sign === 0 && lo - room <= 0 && hi + room >= 0 ? 0 : Number.isFinite(room) ? room : 0;
    return this.list.add(bucket, { sign, lo: lo - wide, hi: hi + wide }, kept);
  }
}

function widthOf(bounds: Bounds): number {
  const [lo, hi] = I.sizeOf(bounds);
  return hi - lo;
}

/** Degree and bits as cells keep them. */
function measured(degree: number, bits: number): readonly [number, number] {
  const far = degree * bits > MOST_BITS;
  return [
    degree === Infinity ? Infinity : far ? FAR_DEGREE : degree,
    far ? Infinity : Math.ceil(bits / 2) * 2,
  ];
}

/** Where a small part of it would be: next to it in the same bucket or the next. */
function bucketOf(bounds: Bounds): number {
  const middle = (bounds.lo + bounds.hi) / 2;
  const size =
    bounds.sign === 0 ? Math.log2(Math.abs(middle)) : Math.log2(Math.min(Math.abs(bounds.lo), 1e300) + 1);
  return Math.round(size * BUCKETS) + (I.signOf(bounds) < 0 ? 0.5 : 0);
}
