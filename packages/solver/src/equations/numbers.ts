import * as N from '@forceout/numbers';
import type { Value } from '@forceout/numbers';
import { BoundedNumbers } from './bounded-numbers.ts';
import { fractionKnown, mayEqual } from './cells.ts';
import type { Found, Known } from './cells.ts';
import { EXACT, FACTORIALS, gcd, wholePower, wholeRoot } from './fractions.ts';
import { GoalForms } from './goal-forms.ts';
import { OPERATIONS } from './operations.ts';
import type { Limits, Operation } from './operations.ts';
import { exactOutcome, isCanonical } from './tower.ts';

/** Other values are known by numbers below this, so that an operation with two of them is one safe integer. */
const MOST_OTHERS = 2 ** 22;
/** Integers below this in size are known by themselves. */
const SHORT = 2 ** 19;
/** 6000! has 20,000 digits; sums with longer ones take milliseconds. */
const LARGEST_FACTORIAL = 6000;
/** What an operation costs, measured in steps of the fast search (some 50 ns). */
const STEPS_OF_SLOW = 200;
const STEPS_OF_OTHERS = 1000;
const STEPS_OF_BOUNDS = 20;

const CODE = Object.fromEntries(OPERATIONS.map((name, index) => [name, index])) as Record<Operation, number>;

/** Slow operations whose results are small. */
const SMALL_RESULTS: readonly Operation[] = ['factors', 'prime'];

/** The denominator of the symbol for transcendental numbers. */
export const SYMBOL_D = -2;

/**
 * The numbers of one search. A small fraction is a pair (n, d) in lowest terms with d > 0; everything else is
 * (id, 0), the number of a value in a list. A result is left in `n` and `d`, so that nothing is allocated.
 */
export class Numbers {
  n = 0;
  d = 1;
  readonly limits: Limits;
  /** Results that nobody can work out, and so were left out; the answer `no` is not proved then. */
  dropped = 0;
  /** Factorials left out because they are too long to be worth their cost. */
  giants = 0;
  /** Those of numbers that may be odd: (-1)^(n!) is not (-1)^n there. */
  oddGiants = 0;
  /** Results that a quick look left out. */
  skipped = 0;
  /** Whether steps of a calculation may lead to fractions only. */
  rationalOnly = false;
  /** Steps spent on slow operations, in the measure of the budget. */
  work = 0;
  /** A second result: the simple fraction that the first may be. */
  hasExtra = false;
  extraN = 0;
  extraD = 1;
  #others: (Value | null)[] = [];
  readonly #bounded: BoundedNumbers;
  /** For a quick look: multiples of a Goal that is no small fraction. */
  readonly forms: GoalForms | null;
  #ids = new Map<string, number>();
  #sorts: { readonly rational: boolean | 'uncheckable'; readonly canonical: boolean }[] = [];
  /** What was worked out with other values: the id of the result or of a fraction; -1 for nothing. */
  #memory = new Map<number, readonly [number, number] | null>();
  #fractionIds = new Map<string, number>();
  #factorialRoots = new Map<number, number | null>();

  constructor(limits: Limits) {
    this.limits = limits;
    this.#bounded = new BoundedNumbers(limits);
    this.forms = limits.quick ? new GoalForms((isRational) => this.#newForm(isRational)) : null;
  }

  #newForm(isRational: boolean): number {
    this.#sorts.push({ rational: isRational, canonical: true });
    return this.#others.push(N.ZERO) - 1;
  }

  /** How many values are no small fractions. */
  get others(): number {
    return this.#others.length;
  }

  valueOf(n: number, d: number): Value {
    if (d !== 0) return d === 1 ? N.integer(n) : N.rational(n, d);
    const value = this.#others[n]!;
    if (value === null) throw new Error('a number known by bounds has no exact value');
    return value;
  }

  /** Whether it is known by bounds only. */
  isBounded(n: number, d: number): boolean {
    return d === 0 && this.#others[n] === null;
  }

  /** What is known of a number where numbers are kept by bounds. */
  knownOf(n: number, d: number): Known {
    return d === 0 ? this.#bounded.of(n) : fractionKnown(n, d);
  }

  /** Leaves a value in `n` and `d`. */
  take(value: Value): boolean {
    const fraction = N.asRational(value);
    if (fraction !== null) {
      const [n, d] = [Number(fraction.n), Number(fraction.d)];
      if (Math.abs(n) < EXACT && d < EXACT) return this.#is(n, d);
    }
    if (this.limits.bounded && fraction === null) return this.#takeCell(this.#bounded.goal(value));
    const key = N.key(value);
    let id = this.#ids.get(key);
    if (id === undefined) {
      if (this.limits.bounded && fraction !== null) this.#bounded.put(this.#others.length, fraction);
      id = this.#others.push(value) - 1;
      this.#ids.set(key, id);
      this.#sorts.push({ rational: N.isRational(value), canonical: isCanonical(value) });
      // Two forms may be one number without looking it, so nothing is proved with them.
      if (this.forms?.aim(id, value) === true) this.skipped++;
    }
    return this.#is(id, 0);
  }

  #takeCell(cell: number): boolean {
    if (cell < 0) return false;
    let id = this.#bounded.idOfCell(cell);
    if (id < 0) {
      id = this.#others.push(null) - 1;
      this.#sorts.push({
        rational: this.#bounded.isIrrationalCell(cell) ? false : 'uncheckable',
        canonical: false,
      });
      this.#bounded.name(cell, id);
    }
    return this.#is(id, 0);
  }

  /** Leaves what a calculation with bounds found; a fraction beside a cell is the extra one. */
  #takeFound({ fraction, cell, other, isOpen }: Found): boolean {
    if (isOpen) this.dropped++;
    if (other !== undefined && this.#takeFound({ ...other, isOpen: false })) {
      this.hasExtra = true;
      [this.extraN, this.extraD] = [this.n, this.d];
    }
    if (!this.#takeCell(cell)) return fraction !== null && this.#is(fraction[0], fraction[1]);
    if (fraction !== null) {
      this.hasExtra = true;
      [this.extraN, this.extraD] = fraction;
    }
    return true;
  }

  /** Whether this is a result of the last operation. */
  isResult(n: number, d: number): boolean {
    return (this.n === n && this.d === d) || (this.hasExtra && this.extraN === n && this.extraD === d);
  }

  /** Leaves i or -i. */
  imaginaryUnit(negative: boolean): void {
    const turned = negative ? N.negate(N.I) : null;
    this.take(turned?.kind === 'value' ? turned.value : N.I);
  }

  #is(n: number, d: number): true {
    this.n = n === 0 ? 0 : n;
    this.d = d;
    return true;
  }

  /** Works out a op b; false if it has no value. */
  binary(operation: Operation, an: number, ad: number, bn: number, bd: number): boolean {
    this.hasExtra = false;
    if (ad === SYMBOL_D || bd === SYMBOL_D) return this.#withSymbol(operation, an, ad, bn, bd);
    if (ad !== 0 && bd !== 0) {
      switch (operation) {
        case 'add':
          return this.#sum(an, ad, bn, bd) || this.#slow(operation, an, ad, bn, bd);
        case 'subtract':
          return this.#sum(an, ad, -bn, bd) || this.#slow(operation, an, ad, bn, bd);
        case 'multiply':
          return this.#product(an, ad, bn, bd) || this.#slow(operation, an, ad, bn, bd);
        case 'divide':
          if (bn === 0) return false;
          return (
            (bn < 0 ? this.#product(an, ad, -bd, -bn) : this.#product(an, ad, bd, bn)) ||
            this.#slow(operation, an, ad, bn, bd)
          );
        case 'average':
          if (this.#sum(an, ad, bn, bd) && this.#product(this.n, this.d, 1, 2)) return true;
          return this.#slow(operation, an, ad, bn, bd);
        case 'percent': {
          const hundred = this.limits.base * this.limits.base;
          if (this.#product(an, ad, bn, bd) && this.#product(this.n, this.d, 1, hundred)) return true;
          return this.#slow(operation, an, ad, bn, bd);
        }
        case 'power':
          return this.#power(an, ad, bn, bd);
        case 'root':
          return this.#root(an, ad, bn, bd);
        case 'remainder':
          if (ad !== 1 || bd !== 1 || an < 1 || bn < 1 || an > this.limits.mostRemainder) return false;
          return this.#is(an % bn, 1);
        case 'gcf':
          if (ad !== 1 || bd !== 1 || an < 0 || bn < 0 || an + bn === 0) return false;
          return this.#is(gcd(an, bn), 1);
        case 'lcm':
          if (ad !== 1 || bd !== 1 || an < 1 || bn < 1) return false;
          return this.#product(an / gcd(an, bn), 1, bn, 1) || this.#slow(operation, an, ad, bn, bd);
        default:
          return this.#slow(operation, an, ad, bn, bd);
      }
    }
    return this.#slow(operation, an, ad, bn, bd);
  }

  /** What a transcendental number comes to beside a rational one. */
  #withSymbol(operation: Operation, an: number, ad: number, bn: number, bd: number): boolean {
    const isZero = (ad === 1 && an === 0) || (bd === 1 && bn === 0);
    switch (operation) {
      case 'add':
      case 'subtract':
      case 'average':
        return this.#is(0, SYMBOL_D);
      case 'multiply':
      case 'percent':
        return isZero ? this.#is(0, 1) : this.#is(0, SYMBOL_D);
      case 'divide':
        if (bd === 1 && bn === 0) return false;
        return isZero ? this.#is(0, 1) : this.#is(0, SYMBOL_D);
      default:
        return false;
    }
  }

  unary(operation: Operation, n: number, d: number): boolean {
    this.hasExtra = false;
    if (d === SYMBOL_D) return false;
    switch (operation) {
      case 'root':
        return this.binary('root', 2, 1, n, d);
      case 'factorial':
        if (d !== 0) {
          if (d !== 1 || n < 0) return false;
          if (n <= 18) return this.#is(FACTORIALS[n]!, 1);
          if (n <= LARGEST_FACTORIAL || this.limits.bounded) return this.#slow(operation, n, d, 0, 1);
        } else if (this.limits.bounded) return this.#slow(operation, n, d, 0, 1);
        else if (!this.mayBeWhole(n, d)) return false;
        this.giants++;
        if (d === 0 ? !this.#isEven(n) : n % 2 === 1) this.oddGiants++;
        return false;
      case 'factors':
        if (d !== 0 && (d !== 1 || n < 1 || n > this.limits.mostFactors)) return false;
        return this.#slow(operation, n, d, 0, 1);
      case 'prime':
        if (d !== 0 && n > this.limits.mostPrime * d) return false;
        return this.#slow(operation, n, d, 0, 1);
      default:
        throw new Error(`${operation} takes two numbers`);
    }
  }

  /** a^b as a step of a calculation, without the limits of a division; of fractions only if it is one, when `rationalOnly`. */
  rawPower(an: number, ad: number, bn: number, bd: number): boolean {
    this.hasExtra = false;
    if (ad !== 0 && bd !== 0 && an !== 0) {
      if (an < 0 && bd % 2 === 0) return false;
      if (this.#fractionalPower(an, ad, bn, bd)) return true;
      if (this.rationalOnly && (wholeRoot(Math.abs(an), bd) === null || wholeRoot(ad, bd) === null))
        return false;
    }
    return this.#slow('raw-power', an, ad, bn, bd);
  }

  /**
   * The rational exponent that makes a of b in absolute value. Between fractions below 2^53 it has no larger part than 53, and an
   * irrational one would be transcendental (Gelfond and Schneider), which no sum of radicals is.
   */
  rawLog(an: number, ad: number, bn: number, bd: number): boolean {
    this.hasExtra = false;
    if (ad === 0 || bd === 0) return this.#slow('raw-log', an, ad, bn, bd);
    if (an === 0 || bn === 0) return false;
    if (Math.abs(an) === ad) return this.#is(0, 1);
    const exponent = (Math.log(Math.abs(an)) - Math.log(ad)) / (Math.log(Math.abs(bn)) - Math.log(bd));
    if (!Number.isFinite(exponent)) return false;
    for (let below = 1; below <= 53; below++) {
      const above = Math.round(exponent * below);
      if (above === 0 || Math.abs(exponent * below - above) >= 1e-8 * below) continue;
      if (this.limits.bounded && !isPowerOf(an, ad, bn, bd, above, below)) break;
      return this.#is(above, below);
    }
    return this.limits.bounded && !this.rationalOnly && this.#slow('raw-log', an, ad, bn, bd);
  }

  /** Of a value that is no small fraction. */
  isIrrational(id: number): boolean {
    return this.#sorts[id]!.rational === false;
  }

  /** Whether an equal value might have another key. */
  isOpaque(id: number): boolean {
    return !this.#sorts[id]!.canonical;
  }

  /** The number whose factorial a long integer is; null if there is none. */
  factorialRoot(id: number): number | null {
    const found = this.#factorialRoots.get(id);
    if (found !== undefined) return found;
    if (this.isBounded(id, 0)) {
      const { fraction, isOpen } = this.#bounded.factorialRoot(this.#bounded.of(id));
      if (isOpen) this.dropped++;
      return fraction === null ? null : fraction[0];
    }
    const fraction = N.asRational(this.valueOf(id, 0));
    // A giant that is no fraction written out might be a factorial all the same.
    if (fraction === null && this.mayBeWhole(id, 0)) this.dropped++;
    let root: number | null = null;
    if (fraction !== null && fraction.d === 1n && fraction.n > 0n) {
      let [n, product] = [1, 1n];
      while (product < fraction.n) product *= BigInt(++n);
      if (product === fraction.n) root = n;
    }
    this.#factorialRoots.set(id, root);
    return root;
  }

  #isEven(id: number): boolean {
    const fraction = N.asRational(this.valueOf(id, 0));
    return fraction !== null && fraction.d === 1n && fraction.n % 2n === 0n;
  }

  /** False if it is certainly no integer. */
  mayBeWhole(n: number, d: number): boolean {
    return d === 1 || (d === 0 && !this.limits.bounded && N.isInteger(this.valueOf(n, d)) !== false);
  }

  /** Whether two numbers are one; null if nobody can tell. */
  isEqual(an: number, ad: number, bn: number, bd: number): boolean | null {
    if (ad === bd && an === bn) return true;
    if (ad !== 0 && bd !== 0) return false;
    if (this.forms?.has(ad === 0 ? an : bn) === true) return false;
    if (this.limits.bounded) return mayEqual(this.knownOf(an, ad), this.knownOf(bn, bd));
    const equality = N.isEqual(this.valueOf(an, ad), this.valueOf(bn, bd));
    return equality === 'uncheckable' ? null : equality === 'equal';
  }

  #sum(an: number, ad: number, bn: number, bd: number): boolean {
    if (ad === 1 && bd === 1) {
      const sum = an + bn;
      return Math.abs(sum) < EXACT && this.#is(sum, 1);
    }
    const left = an * bd;
    const right = bn * ad;
    const sum = left + right;
    const below = ad * bd;
    if (below >= EXACT || Math.abs(left) >= EXACT || Math.abs(right) >= EXACT || Math.abs(sum) >= EXACT)
      return false;
    if (sum === 0) return this.#is(0, 1);
    const common = gcd(Math.abs(sum), below);
    return this.#is(sum / common, below / common);
  }

  #product(an: number, ad: number, bn: number, bd: number): boolean {
    const above = an * bn;
    const below = ad * bd;
    if (below >= EXACT || Math.abs(above) >= EXACT) return false;
    if (below === 1 || above === 0) return this.#is(above, 1);
    const common = gcd(Math.abs(above), below);
    return this.#is(above / common, below / common);
  }

  #power(an: number, ad: number, bn: number, bd: number): boolean {
    if (this.limits.wholePowers && (ad !== 1 || bd !== 1 || an < 0 || bn < 0)) return false;
    if (an === 0 && bn <= 0) return false;
    if (bd === 1) {
      if (bn === 0 || (an === 1 && ad === 1)) return this.#is(1, 1);
      if (an === 0) return this.#is(0, 1);
      if (an === -1 && ad === 1) return this.#is(bn % 2 === 0 ? 1 : -1, 1);
      if (Math.abs(bn) < 60) {
        const [above, below] = [wholePower(an, Math.abs(bn)), wholePower(ad, Math.abs(bn))];
        if (Math.abs(above) < EXACT && below < EXACT) {
          if (bn > 0) return this.#is(above, below);
          return above < 0 ? this.#is(-below, -above) : this.#is(below, above);
        }
      }
    } else if (this.limits.complex && an !== 0) {
      this.dropped++;
      return false;
    } else if (an < 0 && bd % 2 === 0) return false;
    else if (this.#fractionalPower(an, ad, bn, bd)) return true;
    return this.#slow('power', an, ad, bn, bd);
  }

  /** The a-th root of b. */
  #root(an: number, ad: number, bn: number, bd: number): boolean {
    if (an === 0) return false;
    if (this.limits.wholePowers) {
      if (ad !== 1 || bd !== 1 || an < 1 || bn < 0) return false;
      if (bn < 2) return this.#is(bn, 1);
      const nearest = Math.round(bn ** (1 / an));
      return nearest > 1 && wholePower(nearest, an) === bn && this.#is(nearest, 1);
    }
    if (bn < 0 && an % 2 === 0) return false;
    if (an === 2 && ad === 1) {
      const [above, below] = [Math.round(Math.sqrt(bn)), Math.round(Math.sqrt(bd))];
      if (above * above === bn && below * below === bd) return this.#is(above, below);
    } else if (bn === 0 ? an > 0 : this.#fractionalPower(bn, bd, an < 0 ? -ad : ad, Math.abs(an)))
      return bn !== 0 || this.#is(0, 1);
    return this.#slow('root', an, ad, bn, bd);
  }

  /** a^b where it is a small fraction. */
  #fractionalPower(an: number, ad: number, bn: number, bd: number): boolean {
    const [above, below] = [wholeRoot(Math.abs(an), bd), wholeRoot(ad, bd)];
    if (above === null || below === null || Math.abs(bn) >= 60) return false;
    const [up, down] = [wholePower(an < 0 ? -above : above, Math.abs(bn)), wholePower(below, Math.abs(bn))];
    if (Math.abs(up) >= EXACT || down >= EXACT) return false;
    if (bn >= 0) return this.#is(up, down);
    return up < 0 ? this.#is(-down, -up) : this.#is(down, up);
  }

  #slow(operation: Operation, an: number, ad: number, bn: number, bd: number): boolean {
    if (this.limits.quick && (ad === 0 || bd === 0 || !SMALL_RESULTS.includes(operation))) {
      const found = this.forms!.outcome(operation, an, ad, bn, bd);
      if (found !== null) return this.#is(found[0], found[1]);
      if (operation === 'log' && ad !== 0 && bd !== 0) return this.#quickLog(an, ad, bn, bd);
      this.skipped++;
      return false;
    }
    if (this.limits.bounded) return this.#byBounds(operation, an, ad, bn, bd);
    if (this.limits.oneSymbol && ad !== SYMBOL_D) {
      const isSymbol =
        operation === 'power'
          ? this.#isTranscendental(an, ad, bn, bd)
          : operation === 'root' && this.#isTranscendental(bn, bd, an, ad);
      if (isSymbol) return this.#is(0, SYMBOL_D);
    }
    const memo = (CODE[operation] * MOST_OTHERS + this.#idOf(an, ad)) * MOST_OTHERS + this.#idOf(bn, bd);
    const remembered = this.#memory.get(memo);
    if (remembered !== undefined) return remembered !== null && this.#is(remembered[0], remembered[1]);
    this.work += ad === 0 || bd === 0 ? STEPS_OF_OTHERS : STEPS_OF_SLOW;
    const outcome = exactOutcome(this.limits, operation, this.valueOf(an, ad), this.valueOf(bn, bd));
    if (
      outcome === 'uncheckable' ||
      this.#fractionIds.size > 2 * SHORT - 8 ||
      this.#others.length > 4 * SHORT - 8
    ) {
      this.dropped++;
      this.#memory.set(memo, null);
      return false;
    }
    if (outcome === null) {
      this.#memory.set(memo, null);
      return false;
    }
    this.take(outcome);
    this.#memory.set(memo, [this.n, this.d]);
    return true;
  }

  /** The logarithm of a to base b, if it is a fraction. */
  #quickLog(an: number, ad: number, bn: number, bd: number): boolean {
    if (an <= 0 || bn <= 0 || bn === bd) return false;
    if (an === ad) return this.#is(0, 1);
    if (this.rawLog(an, ad, bn, bd) && isPowerOf(an, ad, bn, bd, this.n, this.d)) return true;
    this.skipped++;
    return false;
  }

  /** Fractions stay exact as long as they are short; everything else is kept by its bounds. */
  #byBounds(operation: Operation, an: number, ad: number, bn: number, bd: number): boolean {
    this.work += STEPS_OF_BOUNDS;
    if (operation === 'root' && an !== 0 && ad !== 0 && bd !== 0) {
      if (bn < 0 && an % 2 === 0) return false;
      return this.#rootOf(bn, bd, an < 0 ? -ad : ad, Math.abs(an));
    }
    if ((operation === 'power' || operation === 'raw-power') && ad !== 0 && bd > 1 && an !== 0)
      return this.#rootOf(an, ad, bn, bd);
    const isExact = !this.isBounded(an, ad) && !this.isBounded(bn, bd);
    if (isExact && this.#bounded.isShort(operation, this.knownOf(an, ad), this.knownOf(bn, bd))) {
      const outcome = exactOutcome(this.limits, operation, this.valueOf(an, ad), this.valueOf(bn, bd));
      if (outcome === null) return false;
      if (outcome !== 'uncheckable' && this.#bounded.isShortValue(outcome)) return this.take(outcome);
    }
    if (this.#others.length > 4 * SHORT - 8) {
      this.dropped++;
      return false;
    }
    return this.#takeFound(this.#bounded.outcome(operation, this.knownOf(an, ad), this.knownOf(bn, bd)));
  }

  /** (a)^(p/q) of a fraction: a whole power of its root if that is a fraction, else irrational. */
  #rootOf(an: number, ad: number, p: number, q: number): boolean {
    const [above, below] = [wholeRoot(Math.abs(an), q), wholeRoot(ad, q)];
    if (an < 0 && q % 2 === 0) return false;
    if (above !== null && below !== null) {
      const signed = an < 0 ? -above : above;
      return Math.abs(signed) === 1 && below === 1
        ? this.#is(signed === 1 || p % 2 === 0 ? 1 : -1, 1)
        : this.#byBounds('raw-power', signed, below, p, 1);
    }
    if (this.limits.wholePowers) return false;
    return this.#takeFound(this.#bounded.outcome('raw-power', fractionKnown(an, ad), fractionKnown(p, q)));
  }

  /** A positive number other than 1 with an irrational exponent (Gelfond and Schneider). */
  #isTranscendental(an: number, ad: number, bn: number, bd: number): boolean {
    if (bd !== 0 || !this.isIrrational(bn) || (an === 1 && ad === 1)) return false;
    return ad === 0 ? N.sign(this.valueOf(an, ad)) === 1 : an > 0;
  }

  /** One number for each value that was in a slow operation. */
  #idOf(n: number, d: number): number {
    if (d === 0) return MOST_OTHERS / 2 + n;
    if (d === 1 && n > -SHORT && n < SHORT) return n + SHORT;
    const key = `${n}/${d}`;
    let id = this.#fractionIds.get(key);
    if (id === undefined) {
      id = 2 * SHORT + this.#fractionIds.size;
      this.#fractionIds.set(key, id);
    }
    return id;
  }
}

/** Whether |a|^below is |b|^above. */
function isPowerOf(an: number, ad: number, bn: number, bd: number, above: number, below: number): boolean {
  const power = (n: number, times: number): bigint => BigInt(Math.abs(n)) ** BigInt(times);
  const [up, down] = above > 0 ? [bn, bd] : [bd, bn];
  const times = Math.abs(above);
  // A longer power of anything but 1 would be beyond 2^(53 x 53).
  if (times > 53 * 53) return false;
  return power(an, below) * power(down, times) === power(ad, below) * power(up, times);
}
