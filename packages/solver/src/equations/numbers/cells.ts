import { longRoot } from '../arithmetic/fractions.ts';
import { FAR_DEGREE, FoundCells, SIMPLE_BITS, SMALLEST_SIMPLE } from './found-cells.ts';
import type { Found } from './found-cells.ts';
import { inverse, LARGEST_ABOVE, negated, signOf, sizeOf } from '../arithmetic/intervals.ts';
import { differenceOfFactorials, factorsOfFactorial, quotientOfFactorials } from './factorial-cells.ts';
import type { Apart } from './factorial-cells.ts';
import * as I from '../arithmetic/intervals.ts';
import type { Bounds } from '../arithmetic/intervals.ts';
import {
  areFactorials,
  EVEN,
  fractionKnown,
  HALVED,
  IRRATIONAL,
  isFactorial,
  isInteger,
  isLongFactorial,
  kindOf,
  mayBeWhole,
  NOT_SIMPLE,
  NOTHING_KNOWN,
  ODD,
  twosOfProduct,
  twosOfSum,
  UNSURE,
} from '../arithmetic/known.ts';
import type { Known, Long, Traits } from '../arithmetic/known.ts';
import { NO_FORM } from '../arithmetic/radical-forms.ts';
import { NO_RESIDUE } from '../arithmetic/residues.ts';

const NOTHING: Found = { fraction: null, cell: -1, isOpen: false };
const OPEN: Found = { fraction: null, cell: -1, isOpen: true };
/** What is known of a fraction of any length. */
const LONG: Traits = { ...NOTHING_KNOWN, degree: 1 };
const WHOLE_BITS = Math.log2(LARGEST_ABOVE);

/** Operations on numbers known by bounds. */
export class Cells extends FoundCells {
  #isGoalBeyond = false;

  sum(a: Known, b: Known): Found {
    return this.exactSum(this.formOf(a), this.formOf(b)) ?? this.#sum(a, b, this.residues.sum(a, b));
  }

  #sum(a: Known, b: Known, residue: number): Found {
    const traits = {
      residue,
      kind: this.areApart(a, b) || this.#isOneBeyond(a, b) ? IRRATIONAL : kindOf(a, b),
      degree: a.degree * b.degree,
      bits: a.bits + b.bits + 1,
      twos: twosOfSum(a, b),
      factorials: isInteger(a) && isInteger(b) ? -1 : 0,
    };
    return this.found(beside(a, b) ?? beside(b, a) ?? I.sum(a, b), traits);
  }

  difference(a: Known, b: Known): Found {
    if (areFactorials(a, b))
      return this.#apart(differenceOfFactorials(a, b), 0, EVEN, this.residues.difference(a, b));
    const form = this.negativeForm(this.formOf(b));
    return (
      this.exactSum(this.formOf(a), form) ??
      this.#sum(a, { ...b, ...negated(b), n: -b.n, form }, this.residues.difference(a, b))
    );
  }

  product(a: Known, b: Known): Found {
    const [left, right] = [this.formOf(a), this.formOf(b)];
    const form = left === NO_FORM || right === NO_FORM ? NO_FORM : this.forms.product(left, right);
    if (form !== NO_FORM) return this.ofForm(form, () => I.product(a, b));
    return this.#product(a, b, this.residues.product(a, b), isInteger(a) && isInteger(b));
  }

  #product(a: Known, b: Known, residue: number, isWhole: boolean): Found {
    const traits = {
      residue,
      kind: this.#isOneBeyond(a, b) ? IRRATIONAL : kindOf(a, b),
      degree: a.degree * b.degree,
      bits: a.bits + b.bits,
      twos: twosOfProduct(a.twos, b.twos),
      factorials: isWhole ? -1 : 0,
    };
    return this.found(I.product(a, b), traits);
  }

  quotient(a: Known, b: Known): Found {
    const [left, right] = [this.formOf(a), this.formOf(b)];
    const form = left === NO_FORM || right === NO_FORM ? NO_FORM : this.forms.quotient(left, right);
    if (form !== NO_FORM) return this.ofForm(form, () => I.product(a, inverse(b)));
    if (areFactorials(a, b)) {
      const apart = quotientOfFactorials(a, b, a.factorials === 2 && b.factorials === 2);
      // Next to one another they may be a simple number apart.
      if ((apart.larger?.lo ?? Infinity) > SIMPLE_BITS && (apart.smaller?.hi ?? -Infinity) < -SIMPLE_BITS)
        return this.#apart(apart, 1, 0, NO_RESIDUE);
    }
    const twos = b.twos === EVEN ? HALVED : b.twos === HALVED ? EVEN : b.twos;
    const residue = this.residues.quotient(a, b, isLongFactorial(a));
    return this.#product(a, { ...b, ...inverse(b), twos }, residue, false);
  }

  /** The same for two factorials of which bounds do not tell which is larger. */
  #apart({ mayBeSame, larger, smaller }: Apart, same: number, twos: number, residue: number): Found {
    const traits = { ...LONG, kind: NOT_SIMPLE, twos, residue };
    const [first = -1, second] = [larger, smaller].flatMap((bounds) =>
      bounds === null ? [] : [this.cell(bounds, traits)],
    );
    return {
      fraction: mayBeSame ? [same, 1] : null,
      cell: first,
      isOpen: false,
      ...(second === undefined ? {} : { other: { fraction: null, cell: second } }),
    };
  }

  /** A number as it is. */
  same(a: Known): number {
    const form = this.formOf(a);
    return form !== NO_FORM ? this.ofForm(form).cell : this.cell(a, a);
  }

  /** -a: what is no simple fraction stays so. */
  negative(a: Known): number {
    const form = this.negativeForm(this.formOf(a));
    if (form !== NO_FORM) return this.ofForm(form).cell;
    return this.cell(negated(a), {
      ...a,
      factorials: isInteger(a) ? -1 : 0,
      residue: this.residues.difference(fractionKnown(0, 1), a),
    });
  }

  /** a^b by the rules for real numbers. [III-C] */
  power(a: Known, b: Known): Found {
    const found = this.#power(a, b);
    // Only 1 and -1 have a power other than the zeroth that is 1 or -1, and the caller has looked for them.
    if (a.kind === UNSURE) return found;
    const { other, ...first } = found;
    return other === undefined ? withoutOne(first) : { ...withoutOne(first), other: withoutOne(other) };
  }

  #power(a: Known, b: Known): Found {
    const isExact = b.d !== 0;
    const isNegative = signOf(a) < 0;
    if (isNegative && (b.twos === HALVED || b.kind === IRRATIONAL)) return NOTHING;
    const own = isExact ? this.formOf(a) : NO_FORM;
    const form = own === NO_FORM ? NO_FORM : this.forms.power(own, b.n, b.d);
    if (form !== NO_FORM)
      return this.ofForm(form, () => {
        const size = I.power(a, b);
        return this.forms.at(form).sign < 0 ? negated(size) : size;
      });
    const bounds = I.power(a, b);
    const signed = isNegative && b.twos === ODD ? negated(bounds) : bounds;
    if (isExact) return this.found(signed, this.#traitsOfPower(a, b));
    const traits = this.#traitsOfUnsurePower(a, b);
    const found = this.found(signed, traits);
    if (!isNegative || b.twos !== 0) return found;
    const other = this.found(negated(bounds), traits);
    return { ...found, other, isOpen: found.isOpen || other.isOpen };
  }

  /** With a small fraction as exponent. */
  #traitsOfPower(a: Known, b: Known): Traits {
    const isOne = Math.abs(b.n) === 1 && (b.d === 1 || a.kind === IRRATIONAL);
    // The caller has looked whether a fraction has a rational root, and whether a whole power of it is short. A factorial has no rational
    // root: some prime above n/2 divides n! just once (Bertrand).
    const isKnown = a.d !== 0 || isFactorial(a);
    const isRootless = b.d !== 1 && a.long !== undefined && hasNoRoot(a.long, b.d);
    const isIrrational = (isKnown && b.d !== 1) || isRootless || this.#isBeyond(a);
    return {
      kind: isOne ? a.kind : isIrrational ? IRRATIONAL : isKnown ? NOT_SIMPLE : UNSURE,
      degree: a.degree * b.d,
      bits: a.bits * Math.abs(b.n),
      twos: b.d === 1 && (b.n > 0 || a.twos === ODD) ? a.twos : 0,
      residue: this.residues.power(a, b),
      factorials: isWholePower(a, b) ? -1 : 0,
    };
  }

  /** With an exponent that is known by bounds. */
  #traitsOfUnsurePower(a: Known, b: Known): Traits {
    // An algebraic number other than 0 and 1 with an irrational algebraic exponent is transcendental (Gelfond and Schneider).
    const isBeyond = b.kind === IRRATIONAL && b.degree < Infinity && a.degree < Infinity;
    return {
      ...NOTHING_KNOWN,
      kind: isBeyond ? IRRATIONAL : UNSURE,
      residue: this.residues.power(a, b),
      ...(isWholePower(a, b) ? { factorials: -1, degree: 1 } : {}),
    };
  }

  logarithm(base: Known, a: Known, least = UNSURE): Found {
    const [own, under] = [this.formOf(a), this.formOf(base)];
    const exact = own === NO_FORM || under === NO_FORM ? 'long' : this.forms.logarithm(own, under);
    if (typeof exact !== 'string') return { fraction: exact, cell: -1, isOpen: false };
    return this.#logarithm(base, a, exact === 'none' ? IRRATIONAL : least);
  }

  #logarithm(base: Known, a: Known, kind: number): Found {
    const [from, to] = sizeOf(base);
    const [lo, hi] = sizeOf(a);
    if (a.d === 0 && lo <= 0 && hi >= 0 && (from > 0 || to < 0)) {
      // What is no simple fraction is not 1 or -1, however near, and so its logarithm is not 0.
      const off = Math.max(-lo, hi) / Math.min(Math.abs(from), Math.abs(to));
      if (off < SMALLEST_SIMPLE)
        return this.tiny(off, { ...NOTHING_KNOWN, kind: Math.max(kind, NOT_SIMPLE) });
    }
    // To a base next to 1, which is not 1 itself, it is far out on either side.
    const least = Math.log2(Math.min(Math.abs(lo), Math.abs(hi)) / Math.max(-from, to));
    if (from <= 0 && to >= 0 && (lo > 0 || hi < 0) && least > SIMPLE_BITS)
      return this.eitherSign(
        { lo: least - 2 ** -40 * least, hi: Infinity },
        { ...NOTHING_KNOWN, kind: NOT_SIMPLE },
      );
    return this.found(I.logarithm(base, a), { ...NOTHING_KNOWN, kind });
  }

  /** The fraction or cell of these bounds, of which nothing else is known. */
  within(bounds: Bounds): Found {
    return this.found(bounds, NOTHING_KNOWN);
  }

  factorial(a: Known): Found {
    if (signOf(a) < 0 || !mayBeWhole(a)) return NOTHING;
    // A whole number that is no simple fraction is no smaller than these.
    const whole = a.sign !== 0 && a.lo < WHOLE_BITS ? { ...a, lo: WHOLE_BITS } : a;
    return this.found(I.factorial(whole), {
      ...LONG,
      kind: NOT_SIMPLE,
      twos: EVEN,
      factorials: isFactorial(a) ? 2 : 1,
      residue: this.residues.ofFactorial,
    });
  }

  /** How many factors n! has: every prime up to n doubles it at least. */
  factorsOfFactorial(a: Known): Found {
    const own = this.formOf(a);
    if (own !== NO_FORM) {
      const form = this.forms.isWhole(own) ? this.forms.factors(own) : NO_FORM;
      return form !== NO_FORM ? this.ofForm(form) : this.forms.isWhole(own) ? OPEN : NOTHING;
    }
    if (!isLongFactorial(a)) return OPEN;
    return this.found(factorsOfFactorial(a), { ...LONG, kind: NOT_SIMPLE, twos: EVEN });
  }

  /** The whole number above 2^40 whose factorial has these bounds of its binary logarithm. */
  underFactorial(from: number, to: number): Found {
    return this.found(I.underFactorial(from, to), { ...LONG, kind: NOT_SIMPLE });
  }

  /** A number of the Goal. */
  add(bounds: Bounds, kind: number, isAlgebraic: boolean): number {
    this.#isGoalBeyond ||= !isAlgebraic;
    return this.cell(bounds, { ...NOTHING_KNOWN, kind, degree: isAlgebraic ? FAR_DEGREE : Infinity });
  }

  /** Whether it is known to be transcendental, as all irrational numbers without a degree are that are no Goals. */
  #isBeyond({ kind, degree }: Known): boolean {
    return kind === IRRATIONAL && degree === Infinity && !this.#isGoalBeyond;
  }

  /** Whether just one of two numbers is transcendental, and the other algebraic: so is then what they make. */
  #isOneBeyond(a: Known, b: Known): boolean {
    return (this.#isBeyond(a) && b.degree < Infinity) || (this.#isBeyond(b) && a.degree < Infinity);
  }
}

/** Whether a power is certainly a whole number. */
function isWholePower(a: Known, b: Known): boolean {
  return isInteger(a) && isInteger(b) && signOf(b) > 0;
}

/** Whether a long fraction is certainly no power of another with this exponent. */
function hasNoRoot({ n, d }: Long, index: number): boolean {
  return longRoot(n < 0n ? -n : n, index) === null || longRoot(d, index) === null;
}

/** The sum of 1 or -1 and a number next to it of the other sign, of which plain bounds would know next to nothing. */
function beside(one: Known, other: Known): Bounds | null {
  const isOne = one.d === 1 && Math.abs(one.n) === 1 && other.sign === -one.n;
  return isOne ? I.besideOne(other) : null;
}

/** The same without 1 and -1, where there is a cell beside them. */
function withoutOne<T extends Pick<Found, 'fraction' | 'cell'>>(found: T): T {
  const { fraction, cell } = found;
  const isOne = fraction !== null && fraction[1] === 1 && Math.abs(fraction[0]) === 1;
  return isOne && cell >= 0 ? { ...found, fraction: null } : found;
}
