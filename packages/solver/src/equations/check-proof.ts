import * as N from '@forceout/numbers';
import { colorOfCube, faceOfCube, goalWorth, isDigit, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, Face } from '@forceout/rules/equations';
import { EQUATIONS_CUBES } from '@forceout/rules/kit';
import { countsOf } from './check-counts.ts';
import { faultInOpenGoal, isOpenGoal } from './check-open-goal.ts';
import { faultInPursuit } from './check-pursuit.ts';
import { leftOutOf } from './check-long-goals.ts';
import { faultInPiles } from './check-piles.ts';
import { faultInProducts } from './check-products.ts';
import { reachOf } from './check-reach.ts';
import { someFitTogether } from './check-together.ts';
import { faultBesideZeros } from './check-zeros.ts';
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
    const fault = faultOf(position, standsFor, proof);
    if (fault !== null) faults.push(`${standsFor ?? 'the only case'}: ${fault}`);
  }
  return faults;
}

/** What is wrong with one case: readings of the Goal that are missing, or the reason itself. */
function faultOf(position: EquationsPosition, standsFor: Face | null, proof: CaseProof): string | null {
  const isRead = needsNoGoal(proof) || proof.kind === 'by-resource';
  const leftOut = isRead ? null : leftOutOf(position, standsFor, proof);
  return leftOut ?? faultIn(position, standsFor, proof);
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
    if (isOpenGoal(position, standsFor)) {
      const fault = faultInOpenGoal(position, standsFor, proof);
      if (fault !== null) return fault;
    }
    if (force['powers-of-the-base'] !== null && count.all((face) => face === '1') > 0) {
      const fault = faultInPursuit(position, standsFor, proof, isEndless, goalValues(position, standsFor));
      if (fault !== null) return fault;
    }
    const piles =
      proof.piles === 'low' ? faultInPiles(position, standsFor, goalValues(position, standsFor)) : null;
    if (piles !== null) return piles;
    if (proof.met === null) return proof.workedOut >= proof.largest ? null : 'the tables stop short';
    // The smaller part of any operation must be in the tables.
    if (proof.met.tables < Math.floor((proof.largest - (isEndless ? 0 : 1)) / 2))
      return 'the tables are too small to meet in the middle';
    return proof.met.largestMet === proof.largest ? null : 'the meetings stop short';
  }
  if (proof.kind === 'by-resource') {
    if (position.after !== 'now') return 'more than one cube of Resources can be used';
    const missing = position.resources.find(
      (cube) => !proof.parts.some(({ resources }) => resources.includes(cube)),
    );
    if (missing !== undefined || proof.parts.length === 0) return `nothing is said of ${missing}`;
    const faults = proof.parts.map((part) =>
      faultOf({ ...position, resources: part.resources }, standsFor, part.proof),
    );
    return faults.find((fault) => fault !== null) ?? null;
  }
  if (isOpenGoal(position, standsFor) && !needsNoGoal(proof)) return 'the Goal has endless many values';
  const values = goalValues(position, standsFor);
  if (proof.kind === 'beside-zeros') {
    const { without: rest } = proof;
    const fault = faultBesideZeros(position, values, rest !== null);
    if (fault !== null || rest === null) return fault;
    const resources = position.resources.filter((cube) => faceOf(cube) !== 'r');
    return faultIn({ ...position, resources }, standsFor, rest);
  }
  const has = (...faces: readonly Face[]): boolean => count.all((face) => faces.includes(face)) > 0;
  const isNumber = (face: Face): boolean =>
    isDigit(face)
      ? force.base === null || Number(face) < language.base
      : (face === '^' && language.ten) || (face === 'r' && (language.eleven || language.imaginary));
  const color = force.exponent?.color;
  const hasExponents = count.all((face, cube) => isDigit(face) && colorOfCube(cube) === color) > 0;
  switch (proof.name) {
    case 'goal-illegal':
      return values.length === 0 ? null : 'the Goal is legal';
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
      return hasExponents || has('^') || has('r') ? 'there are powers or roots' : null;
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
      if (values.includes('0') && (has('0') || (force.remainder !== null && has('/'))))
        return 'something can be 0';
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
        ((force.remainder !== null || force.log !== null) && has('/'));
      if (isSum) return 'sums can be made';
      if (force['multiple-of-k'] !== null) return 'multiples of k away there are other primes';
      const powers = count.all((face) => face === '^' || face === 'r');
      if (rules.wholePowers === null && language.imaginary && (powers > 2 || hasExponents || repeats))
        return 'complex powers of powers can be made';
      return values.every((value) => hasOwnPrime(value, position, count))
        ? null
        : 'the Goal has no other prime';
    }
    case 'no-zero': {
      const isSum = has('+', '-') || ((force.remainder ?? force.log) !== null && has('/'));
      if (isSum || has('0') || force['multiple-of-k'] !== null) return 'something can be 0';
      return values.every((value) => value === '0') ? null : 'the Goal is not 0';
    }
    case 'only-zero': {
      const isMore =
        has('+', '-', '^') ||
        hasExponents ||
        (force['smallest-prime'] !== null && has('x')) ||
        (force.lcm !== null && has('r')) ||
        (force.factorial ?? force['multiple-of-k']) !== null ||
        language.imaginary ||
        longestNumeral(position, count) > 1;
      if (isMore || count.required((face) => face === '0') === 0) return 'something can be made of a 0';
      return values.includes('0') ? 'the Goal is 0' : null;
    }
    case 'only-products':
      return faultInProducts(position, standsFor, values);
    case 'parity': {
      const hasFractions =
        (force.average !== null && has('+')) ||
        (force.sideways !== null && count.all((face) => isNumber(face) && face !== '0' && face !== '1') > 0);
      return has('x', '/', '^', 'r') || force.factorial !== null || hasFractions
        ? 'there is more than + and −'
        : null;
    }
    case 'too-long': {
      const isPower = has('^') || hasExponents || force.factorial !== null || (language.unaryX && has('x'));
      if (isPower || (rules.wholePowers === null && has('r'))) return 'there are powers or roots';
      if ((force.log !== null && has('/')) || force['multiple-of-k'] !== null || language.imaginary)
        return 'nothing is known of its length';
      // A sign at most doubles a product, a percent has its hundred, and digits in a row are at most (base + 1) times theirs for each.
      const digits = digitsOf(position, count);
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
    }
    case 'out-of-reach': {
      const reach = reachOf(position, standsFor);
      if (reach !== null && values.every((value) => isLarger(value, reach))) return null;
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

/** What the Goal may be worth while the wild cubes stand for this. */
function goalValues(position: EquationsPosition, standsFor: Face | null): readonly string[] {
  const { goal, variations } = position;
  const wild = rulesOf(position).force.wild?.cube;
  if (goal === null) return [];
  if (wild === undefined || standsFor === null) return goalWorth(rulesOf(position), goal).values;
  const plain = { ...position, variations: variations.filter(({ id }) => id !== 'wild') };
  const text = goal.text.replaceAll(wild, standsFor);
  const worth = (cubes: readonly Cube[] | null): readonly string[] =>
    goalWorth(rulesOf(plain), { text, cubes }).values;
  const isKnown = goal.cubes !== null || rulesOf(position).force.exponent === null;
  const ways = isKnown ? [goal.cubes] : waysToLie(goal.text);
  return ways.flatMap((cubes) =>
    worth(cubes?.map((cube) => cube.replace(`:${wild}`, `:${standsFor}`) as Cube) ?? null),
  );
}

/** Cubes of the kit that may show these symbols: a wild cube keeps its colour, whatever it stands for. */
function waysToLie(text: string): readonly (readonly Cube[])[] {
  const cubes = [...new Set(EQUATIONS_CUBES.flatMap(({ faces }) => faces))] as readonly Cube[];
  let ways: readonly (readonly Cube[])[] = [[]];
  for (const symbol of text.replaceAll(' ', ''))
    ways = ways.flatMap((way) =>
      cubes.filter((cube) => faceOfCube(cube) === symbol).map((cube) => [...way, cube]),
    );
  return ways;
}

/** What the usable cubes are worth as digits. */
function digitsOf(position: EquationsPosition, count: ReturnType<typeof countsOf>): readonly number[] {
  const { language } = rulesOf(position);
  return count.cubes.map(count.faceOf).flatMap((face) => {
    if (isDigit(face)) return Number(face) < language.base ? [Number(face)] : [];
    if (face === '^' && language.ten) return [10];
    return face === 'r' && language.eleven ? [11] : [];
  });
}

/** Digits in the longest numeral that these cubes allow. */
function longestNumeral(position: EquationsPosition, count: ReturnType<typeof countsOf>): number {
  const { force } = rulesOf(position);
  const has = (wanted: Face): boolean => count.all((face) => face === wanted) > 0;
  if (force['decimal-point'] !== null && has('^')) return 3;
  const isLong =
    force['two-digit-numerals'] !== null || force.base !== null || (force.percent !== null && has('r'));
  return isLong ? 2 : 1;
}

/** Whether a printed rational has a prime factor that no numeral of these cubes has: what is left when all of theirs are taken out. */
function hasOwnPrime(
  value: string,
  position: EquationsPosition,
  count: ReturnType<typeof countsOf>,
): boolean {
  const { language, force } = rulesOf(position);
  const digits = digitsOf(position, count);
  const longest = longestNumeral(position, count);
  const isOfBase = (force['powers-of-the-base'] ?? force.percent ?? force['decimal-point']) !== null;
  // Numerals of these cubes, no cube twice.
  const numerals = new Set(isOfBase ? [language.base] : []);
  const write = (worth: number, used: readonly number[]): void => {
    if (used.length > 0) numerals.add(worth);
    if (used.length === longest) return;
    for (const [at, digit] of digits.entries())
      if (!used.includes(at)) write(worth * language.base + digit, [...used, at]);
  };
  write(0, []);
  // Of a product of powers the numbers under the exponents; a sum has no own primes.
  const bases = value.replaceAll(/\^\([^)]*\)|\^-?\d+/g, '').split(/[*/]/);
  if (!bases.every((base) => /^-?[1-9]\d*$/.test(base))) return false;
  return bases.some((base) => {
    let rest = BigInt(base);
    for (const numeral of numerals)
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
  const isExponent = (face: Face, cube: Cube): boolean =>
    isDigit(face) && force.exponent !== null && colorOfCube(cube) === force.exponent.color;
  const lone = count.all(isLone) + (force.factorial?.most ?? 0);
  const signs = count.all((face) => !isDigit(face) && !isLone(face) && !(face === 'r' && language.imaginary));
  const hasPoint = force['decimal-point'] !== null && count.all((face) => face === '^') > 0;
  const hasPercent = force.percent !== null && count.all((face) => face === 'r') > 0;
  const long = hasPoint ? 4 : hasPercent || (force['two-digit-numerals'] ?? force.base) ? 2 : 1;
  const silent = count.all(isExponent) + 2 * count.all((face) => isBoth(face) || isI(face));
  const numbers = signs + lone + silent + 1;
  const digits = count.all((face) => isDigit(face) || isBoth(face) || isI(face));
  return Math.min(digits, numbers * long) + Math.min(signs, digits - 1) + lone;
}
