import { isSame, reduced } from '../arithmetic/fractions.ts';
import { near, power, signOf, sizeOf, sizeOfFactorial } from '../arithmetic/intervals.ts';
import type { Bounds } from '../arithmetic/intervals.ts';
import { EVEN, fractionKnown, HALVED, IRRATIONAL, mayBeWhole, ODD, UNSURE } from '../arithmetic/known.ts';
import type { Known } from '../arithmetic/known.ts';
import type { Limits, Operation } from '../arithmetic/operations.ts';
import { NO_RESIDUE } from '../arithmetic/residues.ts';
import type { Cells } from './cells.ts';
import type { Found } from './found-cells.ts';
import { primeAbove } from './prime-above.ts';

const NOTHING: Found = { fraction: null, cell: -1, isOpen: false };
const OPEN: Found = { fraction: null, cell: -1, isOpen: true };
const ZERO: Found = { fraction: [0, 1], cell: -1, isOpen: false };
const ONE: Found = { fraction: [1, 1], cell: -1, isOpen: false };

/** Operations on numbers of which bounds are known. Where it cannot be told whether an operation is allowed, it is taken to be. */
export class BoundedOperations {
  readonly #limits: Limits;
  readonly #cells: Cells;

  constructor(limits: Limits, cells: Cells) {
    this.#limits = limits;
    this.#cells = cells;
  }

  outcome(operation: Operation, a: Known, b: Known): Found {
    switch (operation) {
      case 'add':
        return this.#sum(a, b);
      case 'subtract':
        return this.#difference(a, b);
      case 'multiply':
        return this.#product(a, b);
      case 'divide':
        return this.#quotient(a, b);
      case 'average':
        return this.#scaled(this.#sum(a, b), 2);
      case 'percent':
        return this.#scaled(this.#product(a, b), this.#limits.base ** 2);
      case 'power':
        return this.#limits.wholePowers && ![a, b].every(isWholeOrZero) ? NOTHING : this.#power(a, b);
      case 'raw-power':
        return this.#power(a, b);
      case 'root':
        return this.#root(a, b);
      case 'log':
        // The base is written behind.
        return isZero(a) || isZero(b) ? NOTHING : this.#logarithm(b, a);
      case 'raw-log':
        return isZero(a) || isZero(b) ? NOTHING : this.#rawLogarithm(b, a);
      case 'factorial':
        return this.#cells.factorial(a);
      case 'remainder':
        return this.#remainder(a, b);
      case 'factors':
        return this.#factors(a);
      case 'prime':
        return a.kind === IRRATIONAL || (signOf(a) > 0 && sizeOf(a)[0] > 20) ? NOTHING : primeAbove(a);
      case 'lcm':
      case 'gcf':
        return [a, b].every((one) => mayBeWhole(one) && signOf(one) > 0) ? OPEN : NOTHING;
    }
  }

  #sum(a: Known, b: Known): Found {
    return isZero(a) ? this.#same(b) : isZero(b) ? this.#same(a) : this.#cells.sum(a, b);
  }

  #difference(a: Known, b: Known): Found {
    return isZero(b) ? this.#same(a) : isZero(a) ? this.#negative(b) : this.#cells.difference(a, b);
  }

  #product(a: Known, b: Known): Found {
    if (isZero(a) || isZero(b)) return ZERO;
    return isOne(a) ? this.#same(b) : isOne(b) ? this.#same(a) : this.#cells.product(a, b);
  }

  #quotient(a: Known, b: Known): Found {
    if (isZero(b)) return NOTHING;
    return isZero(a) ? ZERO : isOne(b) ? this.#same(a) : this.#cells.quotient(a, b);
  }

  #factors(a: Known): Found {
    if (!mayBeWhole(a) || signOf(a) < 0 || this.#limits.mostFactors < Infinity) return NOTHING;
    return this.#cells.factorsOfFactorial(a);
  }

  /** What b leaves of a. */
  #remainder(a: Known, b: Known): Found {
    const canDivide = [a, b].every((one) => mayBeWhole(one) && signOf(one) >= 0 && !isZero(one));
    if (!canDivide) return NOTHING;
    if (a.d !== 1) return this.#limits.mostRemainder < Infinity ? NOTHING : OPEN;
    // What is divided by something larger is left as it is.
    if (b.d === 0 && sizeOf(b)[0] <= Math.log2(a.n) + 1) return OPEN;
    return a.n > this.#limits.mostRemainder ? NOTHING : { fraction: [a.n, 1], cell: -1, isOpen: false };
  }

  /** The a-th root of b. */
  #root(a: Known, b: Known): Found {
    if (isZero(a)) return NOTHING;
    if (isZero(b)) return signOf(a) > 0 ? ZERO : NOTHING;
    if (this.#limits.wholePowers && !(mayBeWhole(a) && mayBeWhole(b))) return NOTHING;
    if (isOne(b)) return ONE;
    if (isOne(a)) return this.#same(b);
    // Some prime above n/2 divides n! just once (Bertrand).
    if (this.#limits.wholePowers && (b.factorials ?? 0) > 0) return NOTHING;
    const turned = a.d === 0 ? null : a.n < 0 ? ([-a.d, -a.n] as const) : ([a.d, a.n] as const);
    const bounds = turned === null ? invertedBounds(a) : near(turned[0] / turned[1], turned[0] / turned[1]);
    const twos = a.twos === EVEN ? HALVED : a.twos === HALVED ? EVEN : a.twos;
    if (b.n === -1 && b.d === 1) return unitPower(a.kind, twos);
    const exponent: Known = {
      ...a,
      ...bounds,
      twos,
      factorials: 0,
      residue: NO_RESIDUE,
      n: turned?.[0] ?? 0,
      d: turned?.[1] ?? 0,
    };
    return (this.#limits.wholePowers ? wholeIn(power(b, exponent)) : null) ?? this.#cells.power(b, exponent);
  }

  #power(a: Known, b: Known): Found {
    if (isZero(a)) return isZero(b) || signOf(b) < 0 ? NOTHING : ZERO;
    if (isZero(b) || isOne(a)) return ONE;
    if (isOne(b)) return this.#same(a);
    if (a.n === -1 && a.d === 1) return unitPower(b.kind, b.twos);
    return this.#cells.power(a, b);
  }

  /** The number whose factorial this may be: a whole one that no other is near, or beyond 2^41 some bounds of it. */
  factorialRoot(a: Known): Found {
    const [lo, hi] = sizeOf(a);
    if (signOf(a) < 0 || hi < 16) return NOTHING;
    const least = preimage(lo);
    const most = preimage(hi);
    if (least > 2 ** 41) return this.#cells.underFactorial(lo, hi);
    if (!(most < 2 ** 42)) return OPEN;
    const n = Math.ceil(least - 1e-6);
    if (n + 1 <= most + 1e-6) return OPEN;
    return n <= most + 1e-6 ? { fraction: [n, 1], cell: -1, isOpen: false } : NOTHING;
  }

  /** Between fractions the exponent is a simple fraction, which the caller has looked for, or transcendental. */
  #rawLogarithm(base: Known, a: Known): Found {
    const [lo, hi] = sizeOf(base);
    if (a.d === 1 && Math.abs(a.n) === 1 && (lo > 0 || hi < 0)) return ZERO;
    return this.#cells.logarithm(base, a, base.d !== 0 && a.d !== 0 ? IRRATIONAL : UNSURE);
  }

  /** log_a b of positive numbers. */
  #logarithm(base: Known, a: Known): Found {
    if (signOf(base) < 0 || signOf(a) < 0 || (base.n === 1 && base.d === 1)) return NOTHING;
    return a.n === 1 && a.d === 1 ? ZERO : this.#cells.logarithm(base, a);
  }

  #negative(a: Known): Found {
    return a.d !== 0
      ? { fraction: [-a.n, a.d], cell: -1, isOpen: false }
      : { fraction: null, cell: this.#cells.negative(a), isOpen: false };
  }

  #same(a: Known): Found {
    return a.d !== 0
      ? { fraction: [a.n, a.d], cell: -1, isOpen: false }
      : { fraction: null, cell: this.#cells.same(a), isOpen: false };
  }

  /** What is next to zero may be on either side of it. */
  #scaled({ other, ...found }: Found, by: number): Found {
    const first = this.#scaledOne(found, by);
    if (other === undefined) return first;
    const second = this.#scaledOne({ ...other, isOpen: false }, by);
    return { ...first, other: second, isOpen: first.isOpen || second.isOpen };
  }

  #scaledOne({ fraction, cell, isOpen }: Found, by: number): Found {
    const exact = fraction === null ? null : reduced(fraction[0], fraction[1] * by);
    if (cell < 0) return { fraction: exact, cell, isOpen };
    const scaled = this.#cells.quotient(this.#cells.list.at(cell), fractionKnown(by, 1));
    if (exact === null || scaled.fraction === null)
      return { fraction: exact ?? scaled.fraction, cell: scaled.cell, isOpen: isOpen || scaled.isOpen };
    return isSame(exact, scaled.fraction) ? { ...scaled, isOpen: isOpen || scaled.isOpen } : OPEN;
  }
}

/** (-1)^b. */
function unitPower(kind: number, twos: number): Found {
  const minus: Found = { fraction: [-1, 1], cell: -1, isOpen: false };
  if (kind === IRRATIONAL || twos === HALVED) return NOTHING;
  return twos === EVEN ? ONE : twos === ODD ? minus : { ...ONE, other: minus };
}

/** A root that must be whole: none, or the only whole number within these bounds; null if there may be several. */
function wholeIn({ sign, lo, hi }: Bounds): Found | null {
  if (sign !== 0 || hi > 2 ** 50) return null;
  const least = Math.ceil(lo);
  if (least > hi) return NOTHING;
  return least + 1 > hi ? { fraction: [least, 1], cell: -1, isOpen: false } : null;
}

function isWholeOrZero(a: Known): boolean {
  return isZero(a) || (mayBeWhole(a) && signOf(a) > 0);
}

/** The x with x! = 2^size, to many decimals. */
function preimage(size: number): number {
  let [lo, hi] = [1, 2 ** 44];
  for (let turn = 0; turn < 100; turn++) {
    const middle = (lo + hi) / 2;
    if (sizeOfFactorial(middle) < size) lo = middle;
    else hi = middle;
  }
  return (lo + hi) / 2;
}

function isZero({ n, d }: Known): boolean {
  return n === 0 && d !== 0;
}

function isOne({ n, d }: Known): boolean {
  return n === 1 && d === 1;
}

function invertedBounds(a: Known): Bounds {
  return a.sign === 0 ? near(1 / a.hi, 1 / a.lo) : { sign: a.sign, lo: -a.hi, hi: -a.lo };
}
