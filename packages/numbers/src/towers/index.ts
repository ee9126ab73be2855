/**
 * The questions of `../index.ts` for numbers without any limit: where an exact number gives up because it would be too
 * large, a tower goes on, and what is plain stays plain beside it. [agloa-equations-2015 XIII-C-9, comment]
 */
import * as N from '../index.ts';
import type { Equality, Outcome as Ordinary } from '../index.ts';
import { giveUp } from '../cost.ts';
import type { Why } from '../outcome.ts';
import { notDefined, uncheckable } from '../outcome.ts';
import { Q0, Q1, whole } from '../whole/rational.ts';
import {
  addReal,
  compareReal,
  divideReal,
  fromTerm,
  multiplyReal,
  negateReal,
  powerReal,
  signOfReal,
  termOf,
} from './arithmetic.ts';
import type { Answer } from './facts.ts';
import { isIntegerReal, isRationalReal, residueOfReal, twosOf } from './facts.ts';
import { joinFactorials } from './factorials.ts';
import { key } from './key.ts';
import { attempt, isZero } from './ordinary.ts';
import { lift } from './lift.ts';
import { printReal } from './print.ts';
import type { Real } from './tower.ts';
import { isTower } from './tower.ts';

export type { Equality, Why, WhyCode } from '../index.ts';
export { I, ONE, ZERO, integer, rational } from '../index.ts';
export { isTower, isUnfactored } from './tower.ts';
export { key, printReal as print };
export type Value = Real;

export type Outcome =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'undefined' | 'uncheckable'; readonly why: Why };

/** The exact answer; where it would be too large, and only there, what a tower says. */
function orTower(exact: Ordinary | null, tower: () => Value | Outcome): Outcome {
  if (exact !== null && exact.kind !== 'uncheckable') return exact;
  const found = attempt(tower);
  if (found === null) return exact ?? uncheckable('too-big');
  return 'kind' in found ? found : { kind: 'value', value: found };
}

/** Asks the exact numbers if both are such. */
function exactly(a: Value, b: Value, ask: (a: N.Value, b: N.Value) => Ordinary): Ordinary | null {
  return isTower(a) || isTower(b) ? null : ask(a, b);
}

export function add(a: Value, b: Value): Outcome {
  return orTower(exactly(a, b, N.add), () => addReal(lift(a), lift(b)));
}

export function subtract(a: Value, b: Value): Outcome {
  return orTower(exactly(a, b, N.subtract), () => addReal(lift(a), negateReal(lift(b))));
}

export function multiply(a: Value, b: Value): Outcome {
  return orTower(exactly(a, b, N.multiply), () => joinFactorials(multiplyReal(lift(a), lift(b))));
}

export function divide(a: Value, b: Value): Outcome {
  return orTower(exactly(a, b, N.divide), () => {
    if (isZero(b)) return notDefined('divide-by-zero');
    const below = lift(b);
    return signOfReal(below) === 0
      ? notDefined('divide-by-zero')
      : joinFactorials(divideReal(lift(a), below));
  });
}

export function negate(a: Value): Outcome {
  return orTower(isTower(a) ? null : N.negate(a), () => negateReal(a));
}

export function power(base: Value, exponent: Value): Outcome {
  return orTower(exactly(base, exponent, N.power), () => powerOf(lift(base), lift(exponent)));
}

function powerOf(base: Value, exponent: Value): Value | Outcome {
  if (!isTower(base) && N.isReal(base) === false) return powerOfComplex(base, exponent);
  const side = signOfReal(base);
  if (side === 0) return signOfReal(exponent) > 0 ? Q0 : notDefined('zero-to-nonpositive');
  if (isZero(exponent)) return Q1;
  if (side > 0) return powerReal(base, exponent);
  const size = negateReal(base);
  if (exponent.tier === 'rational') {
    if (exponent.d % 2n === 0n) return notDefined('even-root-of-negative');
    const raised = powerReal(size, exponent);
    return exponent.n % 2n === 0n ? raised : negateReal(raised);
  }
  if (isRationalReal(exponent) === false) return notDefined('irrational-power-of-negative');
  const twos = twosOf(exponent);
  if (twos === null) return uncheckable('undecided');
  if (twos === 'below') return notDefined('even-root-of-negative');
  const raised = powerReal(size, exponent);
  return twos === 'above' ? raised : negateReal(raised);
}

/** Powers of i, and of whatever has a real power among the first two dozen, come round. */
const ROUND = 24;

function powerOfComplex(base: N.Value, exponent: Value): Value | Outcome {
  const round = N.power(base, N.integer(ROUND));
  const turns = isIntegerReal(exponent) === true ? residueOfReal(exponent, BigInt(ROUND)) : null;
  if (turns === null || round.kind !== 'value' || N.isReal(round.value) !== true)
    return uncheckable('too-big');
  const last = N.power(base, N.integer(turns));
  if (N.isEqual(round.value, Q1) === 'equal' || last.kind !== 'value') return last;
  // A tower is a real number.
  if (N.isReal(last.value) !== true) return uncheckable('too-big');
  const rounds = divideReal(addReal(exponent, whole(-turns)), whole(BigInt(ROUND)));
  return multiplyReal(powerReal(round.value, rounds), last.value);
}

export function root(index: Value, radicand: Value): Outcome {
  return orTower(exactly(index, radicand, N.root), () => {
    if (isZero(index)) return notDefined('zeroth-root');
    return powerOf(lift(radicand), divideReal(Q1, lift(index)));
  });
}

export function complexRoots(
  base: Value,
  numerator: bigint,
  denominator: bigint,
): readonly Value[] | Outcome {
  return isTower(base) ? uncheckable('too-big') : N.complexRoots(base, numerator, denominator);
}

export function factorial(a: Value): Outcome {
  return orTower(isTower(a) ? null : N.factorial(a), () => {
    const integral = isIntegerReal(a);
    if (integral === 'uncheckable') return uncheckable('undecided');
    if (!integral || signOfReal(a) < 0) return notDefined('factorial-domain');
    return fromTerm({ sign: 1, atoms: [{ base: { kind: 'factorial', of: a }, exponent: Q1 }] });
  });
}

/** The logarithm to a base whose primes have the same proportions: log_3 of 9^x is 2x. */
export function logarithm(base: Value, a: Value): Outcome {
  return orTower(exactly(base, a, N.logarithm), () => {
    if (signOfReal(base) <= 0 || signOfReal(a) <= 0 || isEqual(base, Q1) === 'equal')
      return notDefined('log-domain');
    if (key(base) === key(a)) return Q1;
    const [below, above] = [termOf(base).atoms, termOf(a).atoms];
    const [first] = below;
    if (first === undefined || above.length !== below.length) return uncheckable('too-big');
    const ratio = divideReal(above[0]!.exponent, first.exponent);
    return key(powerReal(base, ratio)) === key(a) ? ratio : uncheckable('too-big');
  });
}

export function isEqual(a: Value, b: Value): Equality {
  const exact = isTower(a) || isTower(b) ? 'uncheckable' : N.isEqual(a, b);
  if (exact !== 'uncheckable') return exact;
  const [left, right] = [lift(a), lift(b)];
  if (key(left) === key(right)) return 'equal';
  // A number that is not real is none of these.
  if (areUnlike(isReal(a), isReal(b))) return 'different';
  const order = attempt(() => compareReal(left, right));
  if (order !== null) return order === 0 ? 'equal' : 'different';
  return areUnlike(isInteger(left), isInteger(right)) || areUnlike(isRational(left), isRational(right))
    ? 'different'
    : 'uncheckable';
}

function areUnlike(a: Answer, b: Answer): boolean {
  return a !== b && a !== 'uncheckable' && b !== 'uncheckable';
}

export function compare(a: Value, b: Value): -1 | 0 | 1 | 'uncheckable' {
  const exact = isTower(a) || isTower(b) ? 'uncheckable' : N.compare(a, b);
  return exact === 'uncheckable' ? (attempt(() => compareReal(lift(a), lift(b))) ?? exact) : exact;
}

export function sign(a: Value): -1 | 0 | 1 | 'uncheckable' {
  return isTower(a) ? (attempt(() => signOfReal(a)) ?? 'uncheckable') : N.sign(a);
}

export function isReal(a: Value): Answer {
  return N.isReal(isTower(a) ? a.rest : a);
}

export function isRational(a: Value): Answer {
  return attempt(() => isRationalReal(a)) ?? 'uncheckable';
}

export function isInteger(a: Value): Answer {
  return attempt(() => isIntegerReal(a)) ?? 'uncheckable';
}

export function asRational(a: Value): { readonly n: bigint; readonly d: bigint } | null {
  return isTower(a) ? null : N.asRational(a);
}

export function asSmallInteger(a: Value): number | null {
  return isTower(a) ? null : N.asSmallInteger(a);
}

export function decimal(a: Value, digits?: number): string {
  return isTower(a) ? '?' : N.decimal(a, digits);
}

export function residue(a: Value, m: bigint | number): bigint | null {
  return attempt(() => residueOfReal(a, BigInt(m)));
}

/** Π (e + 1) over the primes of a counting number. */
export function numberOfFactors(a: Value): Outcome {
  return orTower(isTower(a) ? null : N.numberOfFactors(a), () => {
    if (!isCounting(a)) return notDefined('not-a-counting-number');
    const { atoms } = termOf(a);
    if (atoms.some(({ base }) => base.kind !== 'prime'))
      return fromTerm({ sign: 1, atoms: [{ base: { kind: 'factors', of: a }, exponent: Q1 }] });
    return atoms.reduce<Value>((product, { exponent }) => multiplyReal(product, addReal(exponent, Q1)), Q1);
  });
}

export function nextPrime(a: Value): Outcome {
  return isTower(a) ? uncheckable('too-big') : N.nextPrime(a);
}

/** Beside a tower a counting number of ordinary size is all that has to be divided. */
export function gcd(a: Value, b: Value): Outcome {
  return orTower(exactly(a, b, N.gcd), () => {
    if (!isWhole(a) || !isWhole(b)) return notDefined('not-a-whole-number');
    if (isZero(a) || isZero(b)) return isZero(a) ? b : a;
    if (key(a) === key(b)) return a;
    const [large, small] = isTower(a) ? [a, b] : [b, a];
    const rest = small.tier === 'rational' ? residueOfReal(large, small.n) : null;
    return rest === null ? uncheckable('too-big') : N.gcd(whole(rest), small as N.Value);
  });
}

export function lcm(a: Value, b: Value): Outcome {
  return orTower(exactly(a, b, N.lcm), () => {
    if (!isCounting(a) || !isCounting(b)) return notDefined('not-a-counting-number');
    const common = gcd(a, b);
    return common.kind === 'value' ? divideReal(multiplyReal(a, b), common.value) : common;
  });
}

export function remainder(a: Value, b: Value): Outcome {
  return orTower(exactly(a, b, N.remainder), () => {
    if (!isCounting(a) || !isCounting(b)) return notDefined('not-a-counting-number');
    if (compareReal(a, b) < 0) return a;
    const rest = b.tier === 'rational' ? residueOfReal(a, b.n) : null;
    if (rest !== null) return whole(rest);
    return key(a) === key(b) ? Q0 : uncheckable('too-big');
  });
}

function isWhole(a: Value): boolean {
  const answer = isIntegerReal(a);
  return answer === 'uncheckable' ? giveUp('undecided') : answer && signOfReal(a) >= 0;
}

function isCounting(a: Value): boolean {
  return isWhole(a) && !isZero(a);
}
