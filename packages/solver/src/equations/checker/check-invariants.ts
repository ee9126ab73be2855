import * as N from '@forceout/numbers';
import { colorOfCube, isDigit } from '@forceout/rules/equations';
import type { EquationsPosition, Face } from '@forceout/rules/equations';
import { claimOf } from './check-claim.ts';
import type { Claim } from './check-claim.ts';
import { digitsTogether, longestNumeral } from './check-digits.ts';
import { hasOwnPrime } from './check-primes.ts';
import { faultInProducts } from './check-products.ts';
import { reachOf } from './check-reach.ts';
import { someFitTogether } from './check-together.ts';
import type { CaseProof, InvariantName } from '../goal/proof.ts';

/** What an invariant says of the cubes, and of what the Goal may be worth, must be so. */
export function faultInInvariant(
  position: EquationsPosition,
  standsFor: Face | null,
  name: InvariantName,
  values: readonly string[],
): string | null {
  return CHECKERS[name](claimOf(position, standsFor, values));
}

/** For each reason a look at the cubes by itself: what is wrong with it, or null. */
const CHECKERS: Readonly<Record<InvariantName, (claim: Claim) => string | null>> = {
  'goal-illegal': ({ values }) => (values.length === 0 ? null : 'the Goal is legal'),
  'too-few-cubes': ({ count }) => (count.all(() => true) < 2 ? null : 'there are two cubes'),
  'no-number': ({ count, isNumber }) => (count.all(isNumber) === 0 ? null : 'there is a number'),
  'required-cube-useless': ({ count, isNumber }) =>
    count.required((face) => isDigit(face) && !isNumber(face)) > 0 ? null : 'every Required digit is one',
  'too-few-operations-to-join': ({ count, force, language, repeats, has }) => {
    if (repeats && (has('+', '-', 'x', '/', '^') || (has('r') && !language.imaginary)))
      return 'operations may be repeated';
    const perNumeral =
      force['decimal-point'] !== null && has('^') ? 3 : (force['two-digit-numerals'] ?? force.base) ? 2 : 1;
    // A percent may have a two-digit numeral on either side.
    const wide = force.percent === null || perNumeral > 1 ? 0 : 2 * count.all((face) => face === 'r');
    const numbers =
      force.percent !== null && perNumeral === 3
        ? Math.ceil(count.required(isDigit) / 3) - 2 * count.all((face) => face === 'r')
        : Math.ceil(count.required(isDigit) / perNumeral) - wide;
    const joins = count.all(
      (face, cube) =>
        !isDigit(face) || (force.exponent !== null && colorOfCube(cube) === force.exponent.color),
    );
    return numbers - 1 > joins ? null : `${joins} operations can join ${numbers} numbers`;
  },
  'too-few-numbers-to-feed': ({ count, force, language, isNumber }) => {
    const isBinary = (face: Face): boolean =>
      ['+', '-', '/'].includes(face) ||
      (face === 'x' && !language.unaryX) ||
      (face === '^' && !language.ten && force['decimal-point'] === null);
    const numbers = count.all((face) => isNumber(face) || (face === '^' && force['decimal-point'] !== null));
    return count.required(isBinary) + 1 > numbers ? null : `${numbers} numbers can feed the operations`;
  },
  'cannot-be-put-together': ({ position, standsFor }) =>
    someFitTogether(position, standsFor) ? 'some cubes fit together' : null,
  'no-goal-leaves-enough': ({ position, force, faceOf, isNumber }) => {
    if (position.after !== 'no-goal' || force.wild !== null) return 'a Goal is set, or may be anything';
    // A Goal has a number in it, whichever it is.
    const left = position.resources.filter((_, at) => {
      const rest: EquationsPosition = {
        ...position,
        resources: position.resources.toSpliced(at, 1),
        after: 'impossible',
      };
      return isNumber(faceOf(position.resources[at]!)) && someFitTogether(rest, null);
    });
    return left.length === 0 ? null : `${left[0]} can be the Goal`;
  },
  'only-rational-numbers': ({ rules, language, has, hasExponents }) => {
    if (rules.wholePowers !== null) return language.imaginary ? 'i can be made' : null;
    return hasExponents || has('^') || has('r') ? 'there are powers or roots' : null;
  },
  'only-whole-numbers': ({ count, rules, force, has, isNumber }) => {
    const fractions =
      has('/') ||
      // A 0 has no reciprocal, and that of 1 is 1 unless it is a power of the base.
      (force.sideways !== null &&
        count.all(
          (face) => isNumber(face) && face !== '0' && (face !== '1' || force['powers-of-the-base'] !== null),
        ) > 0) ||
      (force['decimal-point'] !== null && has('^')) ||
      (force.average !== null && has('+')) ||
      (force.percent !== null && has('r'));
    const powers = rules.wholePowers === null && has('^') && (has('-', 'r') || force['upside-down'] !== null);
    return fractions || powers || (has('r') && rules.wholePowers === null) ? 'fractions can be made' : null;
  },
  'nothing-negative': ({ values, count, force, has, isNumber }) => {
    if (values.includes('0') && (has('0') || (force.remainder !== null && has('/'))))
      return 'something can be 0';
    // An upside-down 0 is 0.
    return has('-') ||
      (force['upside-down'] !== null && count.all((face) => isNumber(face) && face !== '0') > 0)
      ? 'something can be negative'
      : null;
  },
  'foreign-prime-factor': ({
    position,
    standsFor,
    values,
    count,
    rules,
    force,
    language,
    repeats,
    has,
    hasExponents,
  }) => {
    const isSum =
      has('+', '-') ||
      force.factorial !== null ||
      (language.unaryX && has('x')) ||
      ((force.remainder !== null || force.log !== null) && has('/'));
    if (isSum) return 'sums can be made';
    if (force['multiple-of-k'] !== null) return 'multiples of k away there are other primes';
    const powers = count.all((face) => face === '^' || face === 'r');
    if (rules.wholePowers === null && language.imaginary && (powers > (repeats ? 0 : 2) || hasExponents))
      return 'complex powers of powers can be made';
    return values.every((value) => hasOwnPrime(value, position, standsFor))
      ? null
      : 'the Goal has no other prime';
  },
  'no-zero': ({ values, force, has }) => {
    const isSum = has('+', '-') || ((force.remainder ?? force.log) !== null && has('/'));
    if (isSum || has('0') || force['multiple-of-k'] !== null) return 'something can be 0';
    return values.every((value) => value === '0') ? null : 'the Goal is not 0';
  },
  'only-zero': ({ position, values, count, force, language, has, hasExponents }) => {
    const isMore =
      has('+', '-', '^') ||
      hasExponents ||
      (force['smallest-prime'] !== null && has('x')) ||
      (force.lcm !== null && has('r')) ||
      (force.factorial ?? force['multiple-of-k']) !== null ||
      (language.imaginary && has('r')) ||
      longestNumeral(position, count) > 1;
    if (isMore || count.required((face) => face === '0') === 0) return 'something can be made of a 0';
    return values.includes('0') ? 'the Goal is 0' : null;
  },
  'only-products': ({ position, standsFor, values }) => faultInProducts(position, standsFor, values),
  parity: ({ count, force, has, isNumber }) => {
    const hasFractions =
      (force.average !== null && has('+')) ||
      (force.sideways !== null && count.all((face) => isNumber(face) && face !== '0' && face !== '1') > 0);
    return has('x', '/', '^', 'r') || force.factorial !== null || hasFractions
      ? 'there is more than + and −'
      : null;
  },
  'too-long': ({ position, standsFor, values, count, rules, force, language, has, hasExponents }) => {
    const isPower = has('^') || hasExponents || force.factorial !== null || (language.unaryX && has('x'));
    if (isPower || ((rules.wholePowers === null || language.imaginary) && has('r')))
      return 'there are powers or roots';
    // Without a √ there is no i either.
    if ((force.log !== null && has('/')) || force['multiple-of-k'] !== null)
      return 'nothing is known of its length';
    // A sign at most doubles a product, a percent has its hundred, and digits in a row are at most (base + 1) times theirs for each.
    const digits = digitsTogether(position, standsFor);
    const join = force.percent !== null && has('r') ? 2 * language.base ** 2 : 2;
    const longest = longestNumeral(position, count);
    const pairs = longest === 1 ? 0 : longest === 2 ? digits.length >> 1 : digits.length;
    const joins = Math.max(0, digits.length - 1 - (longest === 2 ? pairs : 0));
    const most =
      digits.reduce((product, digit) => product * BigInt(Math.max(1, digit)), 1n) *
      BigInt(join) ** BigInt(joins) *
      BigInt(Math.max(join, language.base + 1)) ** BigInt(pairs);
    const isLonger = (value: string): boolean =>
      value.split('/').some((part) => !/^-?\d+$/.test(part) || BigInt(part) > most || BigInt(part) < -most);
    return values.every(isLonger) ? null : 'the Goal is short enough';
  },
  'out-of-reach': ({ position, standsFor, values, count, force, has }) => {
    const reach = reachOf(position, standsFor);
    if (reach !== null && values.every((value) => isLarger(value, reach))) return null;
    if (has('/', '^', 'r') || force.factorial !== null) return 'there is more than +, − and ×';
    let most = 1n;
    for (const cube of count.cubes)
      if (isDigit(count.faceOf(cube))) most *= BigInt(Math.max(2, Number(count.faceOf(cube))));
    return values.every((value) => isLarger(value, most)) ? null : 'the Goal is in reach';
  },
};

/** What can never be written equals no reading, whether it was read or not. */
export function needsNoGoal(proof: CaseProof): boolean {
  const names: readonly string[] = [
    'too-few-cubes',
    'no-number',
    'required-cube-useless',
    'too-few-operations-to-join',
    'too-few-numbers-to-feed',
    'cannot-be-put-together',
    'no-goal-leaves-enough',
  ];
  return proof.kind === 'invariant' && names.includes(proof.name);
}

/** Whether a printed rational is further from zero. */
function isLarger(value: string, most: bigint): boolean {
  const [above, below = '1'] = value.split('/');
  if (!/^-?\d+$/.test(above!) || !/^\d+$/.test(below)) return true;
  const fraction = N.rational(BigInt(above!), BigInt(below));
  return N.compare(fraction, N.integer(most)) === 1 || N.compare(fraction, N.integer(-most)) === -1;
}
