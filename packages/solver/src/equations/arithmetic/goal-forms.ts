import type { Value } from '@forceout/numbers';
import { inverse, isSame, powerOf, productOf, reduced, sumOf } from './fractions.ts';
import type { Fraction } from './fractions.ts';
import { areShort, factored, MOST_PRIMES, partsOf, pureOf } from './goal-powers.ts';
import type { Primes, Pure } from './goal-powers.ts';
import type { Operation } from './operations.ts';

/** A power of a fraction, with a number of its own. */
interface Goal {
  readonly primes: Primes;
  readonly name: number;
  readonly pure: Pure | null;
}

/** a·w + c, where w is a reading of the Goal that is no small fraction but a power of one. */
interface Form {
  readonly goal: Goal;
  readonly a: Fraction;
  readonly c: Fraction;
}

/** The largest numerator or denominator of multiples and exponents that are followed from one form to another. */
const SIMPLE = 9;
/** Powers of the base that are recognised from the start. */
const KNOWN_POWERS = 6;

/**
 * A quick look keeps small fractions only. Goals like 23^13 and 7√5 are none, but a Solution for them is mostly a power or root of two
 * that are, perhaps with something beside it. These forms let the quick look undo and redo just that. It finds and never proves.
 */
export class GoalForms {
  readonly #forms = new Map<number, Form>();
  readonly #ids = new Map<string, number>();
  /** Powers of small fractions that come to a form: by base and exponent. */
  readonly #powers = new Map<string, number>();
  readonly #exponents = new Set<number>();
  readonly #goals = new Map<string, Goal>();
  /** Whether forms with something beside a multiple of the Goal were aimed at. */
  #hasBeside = false;
  readonly #newId: (isRational: boolean) => number;

  constructor(newId: (isRational: boolean) => number) {
    this.#newId = newId;
  }

  has(id: number): boolean {
    return this.#forms.has(id);
  }

  /** Takes a reading of the Goal with its number, if it is the power of a fraction, perhaps with another beside it. */
  aim(id: number, value: Value): boolean {
    const parts = partsOf(value);
    if (parts === null || parts.primes.size > MOST_PRIMES || !areShort(parts.primes)) return false;
    const goal = this.#goalOf(parts.primes);
    const form: Form = { goal, a: [parts.negative ? -1 : 1, 1], c: parts.beside };
    this.#forms.set(id, form);
    this.#ids.set(keyOf(form), id);
    if (form.c[0] !== 0) this.#idOf({ ...form, c: [0, 1] });
    this.#hasBeside ||= form.c[0] !== 0;
    const { pure } = goal;
    const plain = this.#ids.get(keyOf({ goal, a: [1, 1], c: [0, 1] }));
    if (pure === null || plain === undefined) return true;
    for (let k = 1; k <= KNOWN_POWERS; k++) {
      for (const power of [k, -k]) {
        const base = powerOf(pure.r, power);
        if (base !== null) this.#remember(base, reduced(pure.p, pure.q * power), plain);
      }
    }
    return true;
  }

  /** A multiple of a goal as powers of primes, and its sign; null if there is something beside it. */
  primesIn(id: number): { readonly primes: Primes; readonly negative: boolean } | null {
    const form = this.#forms.get(id);
    if (form === undefined) return null;
    const negative = form.a[0] < 0;
    const primes = primesOf({ ...form, a: [Math.abs(form.a[0]), form.a[1]] });
    return primes === null ? null : { primes, negative };
  }

  /** How far two forms are apart, if that is a small fraction. */
  apart(a: number, b: number): Fraction | null {
    const [left, right] = [this.#forms.get(a), this.#forms.get(b)];
    if (
      left === undefined ||
      right === undefined ||
      keyOf({ ...left, c: [0, 1] }) !== keyOf({ ...right, c: [0, 1] })
    )
      return null;
    return sumOf(left.c, [-right.c[0], right.c[1]]);
  }

  /** The form so much above this one: one that will do as well as the Goal. */
  shifted(id: number, by: number): number | null {
    const form = this.#forms.get(id);
    const c = form === undefined ? null : sumOf(form.c, [by, 1]);
    if (form === undefined || c === null) return null;
    this.#hasBeside = true;
    return this.#idOf({ ...form, c });
  }

  #goalOf(primes: Primes): Goal {
    const key = [...primes].map(([prime, [n, d]]) => `${prime}^${n}/${d}`).join(' ');
    let goal = this.#goals.get(key);
    if (goal === undefined) {
      goal = { primes, name: this.#goals.size, pure: pureOf(primes) };
      this.#goals.set(key, goal);
    }
    return goal;
  }

  /** What an operation with forms comes to, as a number of the search; null if it is none of them. */
  outcome(operation: Operation, an: number, ad: number, bn: number, bd: number): Fraction | null {
    if (this.#forms.size === 0) return null;
    const [a, b] = [ad === 0 ? this.#forms.get(an) : null, bd === 0 ? this.#forms.get(bn) : null];
    if (a === undefined || b === undefined) return null;
    if (a === null && b === null) return this.#powerOfFractions(operation, an, ad, bn, bd);
    if (a !== null && b !== null) return null;
    const [form, other]: readonly [Form, Fraction] = a === null ? [b!, [an, ad]] : [a, [bn, bd]];
    switch (operation) {
      case 'add':
        return this.#sum(form, other);
      case 'subtract':
        return a === null ? this.#sum(scaled(form, [-1, 1]), other) : this.#sum(form, [-other[0], other[1]]);
      case 'multiply':
        return this.#kept(scaled(form, other));
      case 'divide':
        return a === null || other[0] === 0 ? null : this.#kept(scaled(form, inverse(other)));
      case 'power':
      case 'raw-power':
        return a === null ? null : this.#powerOf(form, other);
      case 'root':
        return b === null || other[0] === 0 ? null : this.#powerOf(form, inverse(other));
      case 'raw-log':
        return this.#exponent(form, other, a !== null);
      default:
        return null;
    }
  }

  #sum(form: Form | null, other: Fraction): Fraction | null {
    const c = form === null ? null : sumOf(form.c, other);
    return form === null || c === null ? null : this.#kept({ ...form, c });
  }

  /** Multiples of the Goal are followed; what has something beside it only if it was aimed at. */
  #kept(form: Form | null): Fraction | null {
    if (form === null || form.a[0] === 0 || Math.max(Math.abs(form.a[0]), form.a[1]) > SIMPLE) return null;
    if (form.c[0] !== 0 && !this.#hasBeside) return null;
    const known = this.#ids.get(keyOf(form));
    if (known !== undefined) return [known, 0];
    return form.c[0] === 0 ? [this.#idOf(form), 0] : null;
  }

  #idOf(form: Form): number {
    const key = keyOf(form);
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = this.#newId([...form.goal.primes.values()].every(([, below]) => below === 1));
      this.#ids.set(key, id);
      this.#forms.set(id, form);
    }
    return id;
  }

  #remember(base: Fraction, exponent: Fraction, id: number): void {
    this.#powers.set(`${base.join('/')} ${exponent.join('/')}`, id);
    this.#exponents.add(exponent[0] / exponent[1]);
  }

  #powerOfFractions(operation: Operation, an: number, ad: number, bn: number, bd: number): Fraction | null {
    if (operation === 'root') {
      if (an === 0) return null;
      const [above, below] = inverse([an, ad]);
      return this.#powerOfFractions('power', bn, bd, above, below);
    }
    if (operation !== 'power' || !this.#exponents.has(bn / bd)) return null;
    const id = this.#powers.get(`${an}/${ad} ${bn}/${bd}`);
    return id === undefined ? null : [id, 0];
  }

  /** A form to a power, where that is a small fraction or, with a simple exponent, another form. */
  #powerOf(form: Form, [n, d]: Fraction): Fraction | null {
    const goal = n === 0 ? null : this.#whole(form);
    if (goal === null || goal.pure === null) return null;
    const { primes, pure } = goal;
    const [times, over] = [pure.p * n, pure.q * d];
    if (times % over !== 0) {
      if (Math.max(Math.abs(n), d) > SIMPLE) return null;
      const raised = new Map([...primes].map(([prime, [en, ed]]) => [prime, reduced(en * n, ed * d)]));
      return [this.#idOf({ goal: this.#goalOf(raised), a: [1, 1], c: [0, 1] }), 0];
    }
    const base = powerOf(pure.r, times / over);
    if (base !== null) this.#remember(base, inverse([n, d]), this.#idOf(form));
    return base;
  }

  /** The exponent that makes a form of a fraction, or with `!isResult` a fraction of a form. */
  #exponent(form: Form, base: Fraction, isResult: boolean): Fraction | null {
    const pure = this.#whole(form)?.pure ?? null;
    if (pure === null || base[0] <= 0 || base[0] === base[1]) return null;
    const k = Math.round(Math.log(base[0] / base[1]) / Math.log(pure.r[0] / pure.r[1]));
    const power = k === 0 ? null : powerOf(pure.r, k);
    if (power === null || !isSame(power, base)) return null;
    const exponent = reduced(pure.p, pure.q * k);
    this.#remember(base, exponent, this.#idOf(form));
    return isResult ? exponent : inverse(exponent);
  }

  /** A multiple of a goal as a goal of its own; null if there is something beside it. */
  #whole(form: Form): Goal | null {
    if (form.c[0] === 0 && form.a[0] === 1 && form.a[1] === 1) return form.goal;
    const primes = primesOf(form);
    return primes === null ? null : this.#goalOf(primes);
  }
}

/** A multiple of a goal as powers of primes. */
function primesOf({ goal, a, c }: Form): Primes | null {
  if (c[0] !== 0 || a[0] < 0) return null;
  const primes = new Map(goal.primes);
  for (const [n, sign] of [
    [a[0], 1],
    [a[1], -1],
  ] as const) {
    for (const [prime, count] of factored(BigInt(n)) ?? []) {
      const after = sumOf(primes.get(prime) ?? [0, 1], [sign * count, 1]);
      if (after === null) return null;
      if (after[0] === 0) primes.delete(prime);
      else primes.set(prime, after);
    }
  }
  return primes;
}

function scaled(form: Form, by: Fraction): Form | null {
  const [a, c] = [productOf(form.a, by), productOf(form.c, by)];
  return a === null || c === null ? null : { ...form, a, c };
}

function keyOf({ goal, a, c }: Form): string {
  return `${goal.name} ${a[0]}/${a[1]} ${c[0]}/${c[1]}`;
}
