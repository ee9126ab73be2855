import * as N from '@forceout/numbers';
import { colorOfCube, goalWorth, isDigit, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, Face } from '@forceout/rules/equations';
import { countsOf } from './check-counts.ts';
import { isReadWhole, longestInBits } from './check-long-goals.ts';
import { someFitTogether } from './check-together.ts';
import type { CaseProof, Proof } from './proof.ts';

/**
 * Verifies the proof behind a `no` from the position alone, with none of the solver's own counting: what an invariant says is counted
 * again, and exhaustion must have reached the largest Solution that the cubes allow. Returns what is wrong; nothing if it holds.
 */
export function faultsIn(position: EquationsPosition, { cases }: Proof): readonly string[] {
  const faults: string[] = [];
  const rules = rulesOf(position);
  const { force } = rules;
  if (cases.length === 0) faults.push('no case');
  if (force.wild === null && cases.length !== 1) faults.push('more than one case without a wild cube');
  if (force.wild !== null) {
    const meanings = cases.map(({ standsFor }) => standsFor);
    const digits = [...'0123456789'].filter(
      (digit) => force.base === null || Number(digit) < rules.language.base,
    );
    const wanted = force.wild.standsFor === 'symbol' ? [...digits, '+', '-', 'x', '/', '^', 'r'] : digits;
    for (const meaning of wanted)
      if (!meanings.includes(meaning as Face)) faults.push(`the wild cube as ${meaning} is left out`);
  }
  for (const { standsFor, proof } of cases) {
    if (
      !isReadWhole(position, standsFor) &&
      !needsNoGoal(proof) &&
      longestInBits(position, standsFor) > 60_000
    )
      faults.push(`${standsFor ?? 'the only case'}: a factorial that was left out might be reached`);
    const fault = faultIn(position, standsFor, proof);
    if (fault !== null) faults.push(`${standsFor ?? 'the only case'}: ${fault}`);
  }
  return faults;
}

function faultIn(position: EquationsPosition, standsFor: Face | null, proof: CaseProof): string | null {
  const count = countsOf(position, standsFor);
  const rules = rulesOf(position);
  const { force, language } = rules;
  const { faceOf } = count;
  const repeats = force['multiple-operations'] !== null;
  if (proof.kind === 'exhaustion') {
    const factorials = force.factorial === null ? 0 : force.factorial.most;
    const largest = Math.min(count.all(() => true) + factorials, joinedAtMost(position, count));
    const isEndless =
      repeats &&
      (count.all((face) => !isDigit(face) && !(face === 'r' && language.imaginary)) > 0 || factorials > 0);
    const inPlay = isEndless ? digitsIn(position, count) : largest;
    if (proof.largest < inPlay) return `only ${proof.largest} of ${inPlay} cubes and ! were in play`;
    if (force['powers-of-the-base'] !== null && count.all((face) => face === '1') > 0)
      return 'powers of the base have no end';
    if (proof.met === null) return proof.workedOut >= proof.largest ? null : 'the tables stop short';
    // The smaller part of any operation must be in the tables.
    if (proof.met.tables < Math.floor((proof.largest - (isEndless ? 0 : 1)) / 2))
      return 'the tables are too small to meet in the middle';
    return proof.met.largestMet === proof.largest ? null : 'the meetings stop short';
  }
  const values = position.goal === null ? [] : goalWorth(rules, position.goal).values;
  const has = (...faces: readonly Face[]): boolean => count.all((face) => faces.includes(face)) > 0;
  const isNumber = (face: Face): boolean =>
    isDigit(face)
      ? force.base === null || Number(face) < language.base
      : (face === '^' && language.ten) || (face === 'r' && (language.eleven || language.imaginary));
  switch (proof.name) {
    case 'goal-illegal':
      return values.length === 0 || standsFor !== null ? null : 'the Goal is legal';
    case 'too-few-cubes':
      return count.all(() => true) < 2 ? null : 'there are two cubes';
    case 'no-number':
      return count.all(isNumber) === 0 ? null : 'there is a number';
    case 'required-cube-useless':
      return count.required((face) => isDigit(face) && !isNumber(face)) > 0
        ? null
        : 'every Required digit is one';
    case 'too-few-operations-to-join': {
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
    }
    case 'too-few-numbers-to-feed': {
      const isBinary = (face: Face): boolean =>
        ['+', '-', '/'].includes(face) ||
        (face === 'x' && !language.unaryX) ||
        (face === '^' && !language.ten && force['decimal-point'] === null);
      const numbers = count.all(
        (face) => isNumber(face) || (face === '^' && force['decimal-point'] !== null),
      );
      return count.required(isBinary) + 1 > numbers ? null : `${numbers} numbers can feed the operations`;
    }
    case 'cannot-be-put-together':
      return someFitTogether(position, standsFor) ? 'some cubes fit together' : null;
    case 'no-goal-leaves-enough': {
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
    }
    case 'only-rational-numbers':
      if (rules.wholePowers !== null) return language.imaginary ? 'i can be made' : null;
      return count.all((face, cube) => isDigit(face) && colorOfCube(cube) === force.exponent?.color) > 0 ||
        has('^') ||
        has('r')
        ? 'there are powers or roots'
        : null;
    case 'only-whole-numbers': {
      const fractions =
        has('/') ||
        // A 0 has no reciprocal, and that of 1 is 1 unless it is a power of the base.
        (force.sideways !== null &&
          count.all(
            (face) =>
              isNumber(face) && face !== '0' && (face !== '1' || force['powers-of-the-base'] !== null),
          ) > 0) ||
        (force['decimal-point'] !== null && has('^')) ||
        (force.average !== null && has('+')) ||
        (force.percent !== null && has('r'));
      const powers =
        rules.wholePowers === null && has('^') && (has('-', 'r') || force['upside-down'] !== null);
      return fractions || powers || (has('r') && rules.wholePowers === null) ? 'fractions can be made' : null;
    }
    case 'nothing-negative':
      // An upside-down 0 is 0.
      return has('-') ||
        (force['upside-down'] !== null && count.all((face) => isNumber(face) && face !== '0') > 0)
        ? 'something can be negative'
        : null;
    case 'foreign-prime-factor': {
      const isSum =
        has('+', '-') ||
        force.factorial !== null ||
        (language.unaryX && has('x')) ||
        (force.remainder !== null && has('/'));
      if (isSum) return 'sums can be made';
      const powers = count.all(
        (face, cube) =>
          face === '^' ||
          face === 'r' ||
          (isDigit(face) && force.exponent !== null && colorOfCube(cube) === force.exponent.color),
      );
      if (rules.wholePowers === null && (powers > 2 || (repeats && powers > 0)))
        return 'powers of powers can be made';
      return standsFor !== null || values.every((value) => hasOwnPrime(value, position, count))
        ? null
        : 'the Goal has no other prime';
    }
    case 'parity':
      return has('x', '/', '^', 'r') ? 'there is more than + and −' : null;
    case 'too-long': {
      const isPower = has('^') || force.exponent !== null || force.factorial !== null || language.unaryX;
      if (isPower || (rules.wholePowers === null && has('r'))) return 'there are powers or roots';
      if ((force.log !== null && has('/')) || force['multiple-of-k'] !== null || language.imaginary)
        return 'nothing is known of its length';
      // Each digit with the place it may have, and for the sign beside it two, or the hundred of a percent.
      const isLong = [force['two-digit-numerals'], force.base, force.percent, force['decimal-point']].some(
        (active) => active !== null,
      );
      const place = isLong ? language.base : 1;
      const hundred = force.percent === null ? 2 : 2 * language.base ** 2;
      let most = 2n;
      for (const cube of count.cubes) {
        const face = count.faceOf(cube);
        if (isDigit(face)) most *= BigInt(Math.max(1, Number(face)) * place * hundred);
        else if (face === '^' || face === 'r') most *= BigInt(12 * place * hundred);
      }
      const isLonger = (value: string): boolean =>
        value.split('/').some((part) => !/^-?\d+$/.test(part) || BigInt(part) > most || BigInt(part) < -most);
      return standsFor !== null || values.every(isLonger) ? null : 'the Goal is short enough';
    }
    case 'out-of-reach': {
      if (has('/', '^', 'r') || force.factorial !== null) return 'there is more than +, − and ×';
      let most = 1n;
      for (const cube of count.cubes)
        if (isDigit(count.faceOf(cube))) most *= BigInt(Math.max(2, Number(count.faceOf(cube))));
      return values.every((value) => isLarger(value, most)) ? null : 'the Goal is in reach';
    }
  }
}

/** What can never be written equals no reading, whether it was read or not. */
function needsNoGoal(proof: CaseProof): boolean {
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

/** What is left of a number when it is divided as often as it can be. */
function without(n: bigint, divisor: bigint): bigint {
  let rest = n;
  while (rest % divisor === 0n) rest /= divisor;
  return rest;
}

/** Whether a printed rational has a prime factor that no numeral of these cubes has: what is left when all of theirs are taken out. */
function hasOwnPrime(
  value: string,
  position: EquationsPosition,
  count: ReturnType<typeof countsOf>,
): boolean {
  const { force, language } = rulesOf(position);
  const digits = count.cubes
    .map(count.faceOf)
    .flatMap((face) =>
      isDigit(face)
        ? [Number(face)]
        : face === '^' && language.ten
          ? [10]
          : face === 'r' && language.eleven
            ? [11]
            : [],
    );
  const hasPoint = force['decimal-point'] !== null && count.all((face) => face === '^') > 0;
  const hasPercent = force.percent !== null && count.all((face) => face === 'r') > 0;
  const isLong = hasPoint || hasPercent || (force['two-digit-numerals'] ?? force.base) !== null;
  // Numerals of two and three different cubes.
  const rows = (length: number): readonly (readonly number[])[] =>
    length === 0
      ? [[]]
      : rows(length - 1).flatMap((row) =>
          [...digits.keys()].filter((at) => !row.includes(at)).map((at) => [...row, at]),
        );
  const long = [...(isLong ? rows(2) : []), ...(hasPoint ? rows(3) : [])].map((row) =>
    row.reduce((worth, at) => worth * language.base + digits[at]!, 0),
  );
  return value.split('/').some((part) => {
    if (!/^-?[1-9]\d*$/.test(part)) return false;
    let rest = BigInt(part);
    for (const numeral of new Set([language.base, ...digits, ...long]))
      for (let divisor = 2; divisor <= numeral; divisor++)
        if (numeral % divisor === 0) rest = without(rest, BigInt(divisor));
    return rest !== 1n && rest !== -1n;
  });
}

/** Whether a printed rational is further from zero. */
function isLarger(value: string, most: bigint): boolean {
  const [above, below = '1'] = value.split('/');
  if (!/^-?\d+$/.test(above!) || !/^\d+$/.test(below)) return true;
  const fraction = N.rational(BigInt(above!), BigInt(below));
  return N.compare(fraction, N.integer(most)) === 1 || N.compare(fraction, N.integer(-most)) === -1;
}

/** Cubes that numerals can be made of: with Multiple Operations only these are counted. */
function digitsIn(position: EquationsPosition, count: ReturnType<typeof countsOf>): number {
  const { force, language } = rulesOf(position);
  const isOne = (face: Face): boolean =>
    isDigit(face) ||
    (face === '^' && (language.ten || force['decimal-point'] !== null)) ||
    (face === 'r' && (language.eleven || language.imaginary));
  return count.all(isOne);
}

/** Cubes and ! of the largest Solution: n + 1 numerals of up to four cubes for n signs, and what may stand by one number. */
function joinedAtMost(position: EquationsPosition, count: ReturnType<typeof countsOf>): number {
  const { force, language } = rulesOf(position);
  const isLone = (face: Face): boolean =>
    (face === 'r' && !language.imaginary) || (face === 'x' && language.unaryX);
  const isI = (face: Face): boolean => face === 'r' && (language.eleven || language.imaginary);
  const isBoth = (face: Face): boolean => face === '^' && (language.ten || force['decimal-point'] !== null);
  const isSilent = (face: Face, cube: Cube): boolean =>
    isBoth(face) ||
    isI(face) ||
    (isDigit(face) && force.exponent !== null && colorOfCube(cube) === force.exponent.color);
  const lone = count.all(isLone) + (force.factorial?.most ?? 0);
  const signs = count.all((face) => !isDigit(face) && !isLone(face) && !(face === 'r' && language.imaginary));
  const hasPoint = force['decimal-point'] !== null && count.all((face) => face === '^') > 0;
  const hasPercent = force.percent !== null && count.all((face) => face === 'r') > 0;
  const long = hasPoint ? 4 : hasPercent || (force['two-digit-numerals'] ?? force.base) ? 2 : 1;
  const numbers = signs + lone + 2 * count.all(isSilent) + 1;
  const digits = count.all((face) => isDigit(face) || isBoth(face) || isI(face));
  return Math.min(digits, numbers * long) + Math.min(signs, digits - 1) + lone;
}
