import {
  addComplex,
  divideComplex,
  mayBeZero,
  multiplyComplex,
  negateComplex,
} from '../balls/complex-ball.ts';
import { giveUp } from '../cost.ts';
import { testZero } from '../radicals/decide.ts';
import {
  addFractions,
  fromFraction,
  invertFraction,
  multiplyFractions,
  negateFraction,
  toFraction,
} from '../radicals/fraction.ts';
import { fromMonomial, invertMonomial, monomialOf, multiplyMonomials } from '../giants/giant.ts';
import type { Outcome } from '../outcome.ts';
import { found, notDefined } from '../outcome.ts';
import { RANGE_PRECISION, exactOr, isSameRange, keyOf, makeRange, rangeBall } from './range.ts';
import type { Rational } from '../whole/rational.ts';
import { Q0, Q1, addQ, isOversized, multiplyQ, negateQ, ratio, whole } from '../whole/rational.ts';
import type { Exact, Giant, Value } from '../value.ts';
import { unreachable } from '../unreachable.ts';

export function isZero(a: Value): boolean {
  return a.tier === 'rational' && a.n === 0n;
}

function isOne(a: Value): boolean {
  return a.tier === 'rational' && a.n === 1n && a.d === 1n;
}

export function addValues(a: Value, b: Value): Value {
  if (a.tier === 'rational' && b.tier === 'rational') {
    const sum = addQ(a, b);
    return isOversized(sum) ? addRanges(a, b) : sum;
  }
  if (isZero(a)) return b;
  if (isZero(b)) return a;
  if (a.tier === 'range' || b.tier === 'range' || a.tier === 'giant' || b.tier === 'giant')
    return addLarge(a, b);
  return exactOr(
    () => fromFraction(addFractions(toFraction(a), toFraction(b))),
    () => addRanges(a, b),
  );
}

function addRanges(a: Value, b: Value): Value {
  return makeRange(addComplex(rangeBall(a), rangeBall(b), RANGE_PRECISION), '+', [a, b]);
}

const MAX_PARTS = 16;

function partsOf(a: Value): readonly Exact[] | null {
  return a.tier === 'range' ? a.parts : [a];
}

/** Sums with giants in them keep their summands, so that what was added can be taken away again. */
function addLarge(a: Value, b: Value): Value {
  const left = partsOf(a);
  const right = partsOf(b);
  return left === null || right === null ? addRanges(a, b) : sumOfParts([...left, ...right]);
}

function sumOfParts(parts: readonly Exact[]): Value {
  let ordinary: Value = Q0;
  const giants: Giant[] = [];
  for (const part of parts) {
    const rest = part.tier === 'giant' ? absorb(giants, part) : part;
    if (rest !== null) ordinary = addValues(ordinary, rest);
  }
  if (ordinary.tier === 'range' || ordinary.tier === 'giant' || giants.length > MAX_PARTS) giveUp('too-big');
  const all: Exact[] = isZero(ordinary) ? giants : [...giants, ordinary];
  if (all.length <= 1) return all[0] ?? Q0;
  let ball = rangeBall(all[0]!);
  for (const part of all.slice(1)) ball = addComplex(ball, rangeBall(part), RANGE_PRECISION);
  return makeRange(ball, '+', all, all);
}

/** Adds a giant to the list: x + q·x = (1 + q)·x where some x is already there. Returns what is no giant any more. */
function absorb(giants: Giant[], giant: Giant): Exact | null {
  for (const [index, other] of giants.entries()) {
    const quotient = fromMonomial(multiplyMonomials(giant, invertMonomial(other)));
    if (quotient.tier !== 'rational') continue;
    giants.splice(index, 1);
    const joined = multiplyValues(addQ(quotient, Q1), other);
    if (joined.tier === 'giant') return absorb(giants, joined);
    return joined.tier === 'range' ? giveUp('too-big') : joined;
  }
  giants.push(giant);
  giants.sort((x, y) => (keyOf(x) < keyOf(y) ? -1 : 1));
  return null;
}

export function negateValue(a: Value): Value {
  switch (a.tier) {
    case 'rational':
      return negateQ(a);
    case 'algebraic':
      return { tier: 'algebraic', ...negateFraction(a) };
    case 'giant':
      return { ...a, sign: a.sign === 1 ? -1 : 1 } satisfies Giant;
    case 'range':
      if (a.parts !== null) return multiplyParts(a.parts, whole(-1n));
      return makeRange(negateComplex(a.ball), '-', [a]);
    default:
      return unreachable(a);
  }
}

export function subtractValues(a: Value, b: Value): Value {
  if (a.tier === 'range' && b.tier === 'range' && isSameRange(a, b)) return Q0;
  return addValues(a, negateValue(b));
}

export function multiplyValues(a: Value, b: Value): Value {
  if (a.tier === 'rational' && b.tier === 'rational') return multiplyRationals(a, b);
  if (isZero(a) || isZero(b)) return Q0;
  if (isOne(a)) return b;
  if (isOne(b)) return a;
  if (a.tier === 'range' || b.tier === 'range') return multiplyLarge(a, b);
  if (a.tier === 'giant' || b.tier === 'giant') return multiplyGiants(a, b);
  return exactOr(
    () => fromFraction(multiplyFractions(toFraction(a), toFraction(b))),
    () => multiplyRanges(a, b),
  );
}

function multiplyRationals(a: Rational, b: Rational): Value {
  const product = multiplyQ(a, b);
  return isOversized(product) ? multiplyGiants(a, b) : product;
}

function multiplyGiants(a: Value, b: Value): Value {
  return exactOr(
    () => {
      const left = monomialOf(a);
      const right = left === null ? null : monomialOf(b);
      if (left === null || right === null) giveUp('cannot-factor');
      return fromMonomial(multiplyMonomials(left, right));
    },
    () => multiplyRanges(a, b),
  );
}

/** A sum of giants times a single number is again one. */
function multiplyLarge(a: Value, b: Value): Value {
  const [range, other] = a.tier === 'range' ? [a, b] : [b, a];
  if (range.tier !== 'range' || range.parts === null || other.tier === 'range') return multiplyRanges(a, b);
  const { parts } = range;
  return exactOr(
    () => multiplyParts(parts, other),
    () => multiplyRanges(a, b),
  );
}

function multiplyParts(parts: readonly Exact[], by: Exact): Value {
  return sumOfParts(
    parts.map((part) => {
      const product = multiplyValues(part, by);
      return product.tier === 'range' ? giveUp('too-big') : product;
    }),
  );
}

function multiplyRanges(a: Value, b: Value): Value {
  return makeRange(multiplyComplex(rangeBall(a), rangeBall(b), RANGE_PRECISION), '*', [a, b]);
}

/** 1/a, for an a that is not zero or cannot be told from zero. */
function invertValue(a: Value): Value {
  switch (a.tier) {
    case 'rational':
      return ratio(a.d, a.n);
    case 'algebraic':
      if (testZero(a.top) !== 'non-zero') giveUp('undecided');
      return exactOr(
        () => fromFraction(invertFraction(a)),
        () => divideRanges(Q1, a),
      );
    case 'giant':
      return { tier: 'giant', ...invertMonomial(a) };
    case 'range':
      return divideRanges(Q1, a);
    default:
      return unreachable(a);
  }
}

function divideRanges(a: Value, b: Value): Value {
  return makeRange(divideComplex(rangeBall(a), rangeBall(b), RANGE_PRECISION), '/', [a, b]);
}

export function divideValues(a: Value, b: Value): Outcome {
  if (isZero(b)) return notDefined('divide-by-zero');
  if (a.tier === 'rational' && b.tier === 'rational') return found(multiplyRationals(a, ratio(b.d, b.n)));
  return found(
    exactOr(
      () => timesRange(a, b) ?? giveUp('undecided'),
      () => multiplyValues(a, invertValue(b)),
    ),
  );
}

/** q where a is made as q·b is: 1 for the same calculation, 2 for 2·9^(9^9) + 2 and 9^(9^9) + 1. */
function timesRange(a: Value, b: Value): Rational | null {
  if (a.tier !== 'range' || b.tier !== 'range' || mayBeZero(b.ball)) return null;
  if (isSameRange(a, b)) return Q1;
  const [first, other] = [a.parts?.[0], b.parts?.[0]];
  if (first === undefined || other === undefined || b.parts === null) return null;
  const times = multiplyValues(first, invertValue(other));
  if (times.tier !== 'rational') return null;
  const product = multiplyParts(b.parts, times);
  return product.tier === 'range' && isSameRange(product, a) ? times : null;
}
