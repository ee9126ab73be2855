import { EXACT, reduced } from './fractions.ts';
import type { Fraction } from './fractions.ts';
import type { Operation } from './operations.ts';
import { NO_FORM } from './radical-forms.ts';
import * as S from './spots.ts';
import type { Spot } from './spots.ts';
import { TurnedForms } from './turned-forms.ts';

/** A complex number by where it lies, by its form if it is a root of a fraction, and as a small fraction if it is one; d is 0 otherwise. */
export interface Located {
  readonly spot: Spot;
  readonly form: number;
  /** Whether it is known to be real and no fraction. */
  readonly isIrrational?: boolean;
  readonly n: number;
  readonly d: number;
}

/** All that an operation may come to; null where something would be left out. */
export type Places = readonly Located[] | null;

/** Roots of a higher index are kept as a ring that holds all of them. */
const MOST_ROOTS = 24;
const NOTHING: Places = [];

/**
 * Operations on complex numbers of which it is known where they lie. Nothing is left out: where a fractional power has several values all are
 * followed, those of many roots and of exponents that may be any fraction as a ring of their size. [XIII-D-11]
 */
export class SpotNumbers {
  readonly forms = new TurnedForms();
  readonly #base: number;

  constructor(base: number) {
    this.#base = base;
  }

  ofFraction(n: number, d: number): Located {
    const value = n / d;
    const form = n === 0 ? NO_FORM : this.forms.ofFraction(n, d);
    return { spot: S.disc(value, 0, 0), form, n, d };
  }

  ofLong(fraction: { readonly n: bigint; readonly d: bigint }): Located {
    return { spot: spotOfLong(fraction), form: this.forms.ofLong(fraction), n: 0, d: 0 };
  }

  /** i or -i. */
  unit(isNegative: boolean): Located {
    return { spot: S.disc(0, isNegative ? -1 : 1, 0), form: this.forms.unit(isNegative), n: 0, d: 0 };
  }

  mayEqual(a: Located, b: Located): boolean {
    if (a.d !== 0 && b.d !== 0) return a.n === b.n && a.d === b.d;
    if (a.form !== NO_FORM && b.form !== NO_FORM) return a.form === b.form;
    return S.mayEqual(a.spot, b.spot);
  }

  /** What a op b may come to; only what may be one of those that are wanted, if they are known. */
  outcome(operation: Operation, a: Located, b: Located, wanted: readonly Located[] | null): Places {
    const places = this.#outcome(operation, a, b, wanted);
    if (wanted === null || places === null) return places;
    return places.filter((place) => wanted.some((one) => this.mayEqual(place, one)));
  }

  #outcome(operation: Operation, a: Located, b: Located, wanted: readonly Located[] | null): Places {
    switch (operation) {
      case 'add':
        return this.#sum(a, b, b.form, wanted);
      case 'subtract':
        return this.#sum(
          a,
          { ...b, spot: S.negative(b.spot), n: -b.n },
          b.form === NO_FORM ? NO_FORM : this.forms.negative(b.form),
          wanted,
        );
      case 'average':
        return this.#over(this.#sum(a, b, b.form, null), 2);
      case 'percent':
        return this.#over(this.#product(a, b, null), this.#base ** 2);
      case 'multiply':
        return this.#product(a, b, wanted);
      case 'divide':
        return this.#quotient(a, b, wanted);
      case 'power':
        return b.d !== 0 ? this.#power(a, b.n, b.d, wanted) : this.#anyPower(a, b);
      case 'root':
      case 'raw-power':
      case 'raw-log':
        return null;
      case 'log':
        return this.#logarithm(a, b);
      default:
        return this.#mayBeWhole(a) && this.#mayBeWhole(b) ? null : NOTHING;
    }
  }

  #sum(a: Located, b: Located, form: number, wanted: readonly Located[] | null): Places {
    if (isZero(a)) return [{ ...b, form }];
    if (isZero(b)) return [a];
    const spot = S.sum(a.spot, b.spot);
    if (!isNear(spot, wanted) || !mayBeSum(a.spot, b.spot, wanted)) return NOTHING;
    const times = a.form === NO_FORM || form === NO_FORM ? NO_FORM : this.forms.quotient(a.form, form);
    const ratio = times === NO_FORM ? null : this.forms.fraction(times);
    // One is a fraction times the other.
    if (ratio !== null && Math.abs(ratio[0] + ratio[1]) < EXACT) {
      if (ratio[0] + ratio[1] === 0) return [this.ofFraction(0, 1)];
      const by = this.forms.ofFraction(...reduced(ratio[0] + ratio[1], ratio[1]));
      const exact = by === NO_FORM ? NO_FORM : this.forms.product(by, form);
      if (exact !== NO_FORM) return [this.#formed(exact)];
    }
    return [at(spot, this.#isIrrationalSum(a, { ...b, form }, times))];
  }

  /**
   * A fraction beside an irrational number, or two real roots of fractions, neither a fraction times the other: with 1 they are independent
   * [Besicovitch, 1940].
   */
  #isIrrationalSum(a: Located, b: Located, times: number): boolean {
    if (a.d !== 0 || b.d !== 0) return this.#isIrrational(a) || this.#isIrrational(b);
    return (
      this.#isIrrational(a) && this.#isIrrational(b) && times !== NO_FORM && this.forms.isIrrational(times)
    );
  }

  #isIrrational({ form, isIrrational }: Located): boolean {
    return form === NO_FORM ? isIrrational === true : this.forms.isIrrational(form);
  }

  /** Whether a product of them is irrational since one is a fraction other than 0. */
  #isIrrationalProduct(a: Located, b: Located): boolean {
    return (a.d !== 0 && this.#isIrrational(b)) || (b.d !== 0 && this.#isIrrational(a));
  }

  #product(a: Located, b: Located, wanted: readonly Located[] | null): Places {
    if (isZero(a) || isZero(b)) return [this.ofFraction(0, 1)];
    const spot = S.product(a.spot, b.spot);
    if (!isNear(spot, wanted)) return NOTHING;
    const form = a.form === NO_FORM || b.form === NO_FORM ? NO_FORM : this.forms.product(a.form, b.form);
    return [form === NO_FORM ? at(spot, this.#isIrrationalProduct(a, b)) : this.#formed(form)];
  }

  #quotient(a: Located, b: Located, wanted: readonly Located[] | null): Places {
    if (isZero(b)) return NOTHING;
    if (isZero(a)) return [this.ofFraction(0, 1)];
    const spot = S.product(a.spot, S.inverse(b.spot));
    if (!isNear(spot, wanted)) return NOTHING;
    const form = a.form === NO_FORM || b.form === NO_FORM ? NO_FORM : this.forms.quotient(a.form, b.form);
    return [form === NO_FORM ? at(spot, this.#isIrrationalProduct(a, b)) : this.#formed(form)];
  }

  #over(places: Places, by: number): Places {
    if (places === null) return null;
    const all: Located[] = [];
    for (const place of places) {
      const parts = this.#quotient(place, this.ofFraction(by, 1), null);
      if (parts === null) return null;
      all.push(...parts);
    }
    return all;
  }

  /** a^(n/d), in lowest terms. */
  #power(a: Located, n: number, d: number, wanted: readonly Located[] | null): Places {
    if (n === 0) return [this.ofFraction(1, 1)];
    if (isZero(a)) return n > 0 ? [this.ofFraction(0, 1)] : NOTHING;
    const size = S.powerSize(a.spot, n / d, n / d);
    // All the roots are equally far from 0.
    if (size === null) return null;
    if (!isNear(size, wanted)) return NOTHING;
    if (d > MOST_ROOTS) return [at(size)];
    return Array.from({ length: d }, (_, turns) => {
      const form = a.form === NO_FORM ? NO_FORM : this.forms.power(a.form, n, d, turns);
      return form === NO_FORM ? at(S.power(a.spot, n, d, turns)) : this.#formed(form);
    });
  }

  /** a^b where b may be any real number: an irrational one, or a fraction that nobody knows and with it any of the roots. */
  #anyPower(a: Located, b: Located): Places {
    if (b.form !== NO_FORM ? !this.forms.isReal(b.form) : !S.mayBeReal(b.spot)) return NOTHING;
    if (isZero(a)) return [this.ofFraction(0, 1)];
    if (this.#isIrrational(b)) return this.#irrationalPower(a, b);
    if (a.form !== NO_FORM && this.forms.isUnit(a.form)) return [at(S.ring(0, 0))];
    const places: Located[] = [];
    for (const [least, most] of this.#rangesOf(b)) {
      const size = S.powerSize(a.spot, least, most);
      if (size === null) return null;
      places.push(at(size));
    }
    return places;
  }

  /** A positive number; others have no irrational powers. Of roots of fractions they are transcendental (Gelfond and Schneider). */
  #irrationalPower(a: Located, b: Located): Places {
    if (!this.#mayBePositive(a)) return NOTHING;
    if (a.n === 1 && a.d === 1) return [a];
    const isBeyond = a.form !== NO_FORM && b.form !== NO_FORM;
    const places: Located[] = [];
    for (const [least, most] of this.#rangesOf(b)) {
      const size = S.powerSize(a.spot, least, most);
      if (size === null) return null;
      places.push(at(S.polar([size.lo, size.hi], 0, 0), isBeyond));
    }
    return places;
  }

  /** Where a real number may be: for a ring on either side of 0. */
  #rangesOf({ spot, form }: Located): readonly (readonly [number, number])[] {
    if (spot.kind === 'disc') return [[spot.re - spot.r, spot.re + spot.r]];
    const [least, most] = [2 ** spot.lo * (1 - 2 ** -20), 2 ** spot.hi * (1 + 2 ** -20)];
    const sides = [
      [least, most],
      [-most, -least],
    ] as const;
    return form === NO_FORM ? sides : [this.forms.isPositive(form) ? sides[0] : sides[1]];
  }

  /** log_b a, of positive numbers. */
  #logarithm(a: Located, b: Located): Places {
    if (!this.#mayBePositive(a) || !this.#mayBePositive(b)) return NOTHING;
    const [[lo, hi], [from, to]] = [S.sizeOf(a.spot), S.sizeOf(b.spot)];
    if (![lo, hi, from, to].every(Number.isFinite) || (from <= 0 && to >= 0)) return null;
    const all = [lo / from, lo / to, hi / from, hi / to];
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return [at(S.disc((least + most) / 2, 0, (most - least) * (1 + 2 ** -20)))];
  }

  #mayBePositive({ spot, form }: Located): boolean {
    if (form !== NO_FORM) return this.forms.isPositive(form);
    return S.mayBeReal(spot) && (spot.kind === 'ring' || spot.re + spot.r > 0);
  }

  #mayBeWhole({ spot, form, n, d }: Located): boolean {
    if (d !== 0) return d === 1 || n === 0;
    if (form !== NO_FORM) return this.forms.isWhole(form);
    return (
      S.mayBeReal(spot) &&
      (spot.kind === 'ring' || Math.ceil(spot.re - spot.r) <= Math.floor(spot.re + spot.r))
    );
  }

  #formed(form: number): Located {
    const fraction: Fraction | null = this.forms.fraction(form);
    return fraction !== null
      ? { ...this.ofFraction(...fraction), form }
      : { spot: this.forms.spot(form), form, n: 0, d: 0 };
  }
}

function at(spot: Spot, isIrrational = false): Located {
  return { spot, form: NO_FORM, isIrrational, n: 0, d: 0 };
}

function isZero({ n, d }: Located): boolean {
  return n === 0 && d !== 0;
}

/** Whether it may be one of those that are wanted, if they are known. */
function isNear(spot: Spot, wanted: readonly Located[] | null): boolean {
  return wanted === null || wanted.some((one) => S.mayEqual(spot, one.spot));
}

/** Of a ring the sum is known far better by what it would have to be beside the other number. */
function mayBeSum(a: Spot, b: Spot, wanted: readonly Located[] | null): boolean {
  if (wanted === null || (a.kind === 'disc' && b.kind === 'disc')) return true;
  return wanted.some(
    ({ spot }) => S.mayEqual(S.sum(spot, S.negative(b)), a) && S.mayEqual(S.sum(spot, S.negative(a)), b),
  );
}

function bitsOf(n: bigint): number {
  return n.toString(16).length * 4;
}

function spotOfLong({ n, d }: { readonly n: bigint; readonly d: bigint }): Spot {
  const size = n < 0n ? -n : n;
  const [up, down] = [Math.max(0, bitsOf(size) - 64), Math.max(0, bitsOf(d) - 64)];
  // Right to 2^-51.
  const ratio = Number(size >> BigInt(up)) / Number(d >> BigInt(down));
  const log = Math.log2(ratio) + up - down;
  const off = (1 + Math.abs(log)) * 2 ** -48;
  return S.polar([log - off, log + off], n < 0n ? Math.PI : 0, 2 ** -48);
}
