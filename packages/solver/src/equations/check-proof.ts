import * as N from '@forceout/numbers';
import { colorOfCube, faceOfCube, goalWorth, isDigit, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, Face } from '@forceout/rules/equations';
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
    const fault = faultIn(position, standsFor, proof);
    if (fault !== null) faults.push(`${standsFor ?? 'the only case'}: ${fault}`);
  }
  return faults;
}

function faultIn(position: EquationsPosition, standsFor: Face | null, proof: CaseProof): string | null {
  const count = countsOf(position, standsFor);
  const rules = rulesOf(position);
  const { force, language } = rules;
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
      if (repeats && has('+', '-', 'x', '/', '^', 'r')) return 'operations may be repeated';
      const perNumeral =
        force['decimal-point'] !== null && has('^')
          ? 3
          : (force['two-digit-numerals'] ?? force.base ?? force.percent)
            ? 2
            : 1;
      const numbers = Math.ceil(count.required(isDigit) / perNumeral);
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
    case 'only-rational-numbers':
      if (rules.wholePowers !== null) return language.imaginary ? 'i can be made' : null;
      return force.exponent !== null || has('^') || (has('r') && force.lcm === null && force.percent === null)
        ? 'there are powers or roots'
        : null;
    case 'only-whole-numbers': {
      const fractions =
        has('/') ||
        force.sideways !== null ||
        force['decimal-point'] !== null ||
        (force.average !== null && has('+')) ||
        (force.percent !== null && has('r'));
      const powers =
        rules.wholePowers === null && has('^') && (has('-', 'r') || force['upside-down'] !== null);
      return fractions || powers || (has('r') && rules.wholePowers === null) ? 'fractions can be made' : null;
    }
    case 'nothing-negative':
      return has('-') || force['upside-down'] !== null ? 'something can be negative' : null;
    case 'foreign-prime-factor':
      return has('+', '-') ||
        force.factorial !== null ||
        (language.unaryX && has('x')) ||
        (force.remainder !== null && has('/'))
        ? 'sums can be made'
        : null;
    case 'parity':
      return has('x', '/', '^', 'r') ? 'there is more than + and −' : null;
    case 'out-of-reach': {
      if (has('/', '^', 'r') || force.factorial !== null) return 'there is more than +, − and ×';
      let most = 1n;
      for (const cube of count.cubes)
        if (isDigit(count.faceOf(cube))) most *= BigInt(Math.max(2, Number(count.faceOf(cube))));
      return values.every((value) => isLarger(value, most)) ? null : 'the Goal is in reach';
    }
  }
}

/** Goes through the cubes that might be used, one choice after another, and counts what each cube may be. */
function someFitTogether(position: EquationsPosition, standsFor: Face | null): boolean {
  const { force, language } = rulesOf(position);
  const { faceOf } = countsOf(position, standsFor);
  const resources = position.after === 'forceout' ? [] : position.resources;
  const hands: (readonly Cube[])[] =
    position.after === 'now'
      ? [[], ...resources.map((cube) => [cube])].map((more) => [...position.permitted, ...more])
      : [[...position.permitted, ...resources]];
  const isLong =
    (force['two-digit-numerals'] ?? force.base ?? force.percent ?? force['decimal-point']) !== null;
  const repeats = force['multiple-operations'] !== null;
  /** Numbers, joining signs and signs before one number, as many of each as these cubes could be. */
  const most = (cubes: readonly Cube[]): readonly [number, number, number] => {
    let [numbers, joins, lone] = [0, 0, 0];
    for (const cube of cubes) {
      const face = faceOf(cube);
      const isI = face === 'r' && language.imaginary;
      const isColored = force.exponent !== null && colorOfCube(cube) === force.exponent.color;
      const isSign = !isDigit(face) && !(isI && force.percent === null && force.lcm === null);
      const isNumber =
        (isDigit(face) && (force.base === null || Number(face) < language.base)) ||
        (face === '^' && (language.ten || force['decimal-point'] !== null)) ||
        (face === 'r' && (language.eleven || language.imaginary));
      if (isNumber) numbers++;
      if (isSign) joins += repeats ? 99 : 1;
      if (isColored || isI) joins += 2;
      if ((face === 'r' && !language.imaginary) || (face === 'x' && language.unaryX)) lone++;
    }
    return [numbers, joins, lone];
  };
  const mustJoin = position.required.filter((cube) => {
    const face = faceOf(cube);
    const isPlain = ['+', '-', '/'].includes(face) || (face === 'x' && !language.unaryX);
    return isPlain || (face === '^' && !language.ten && force['decimal-point'] === null);
  }).length;
  const mustBeNumbers = position.required.filter((cube) => isDigit(faceOf(cube))).length;
  return hands.some((hand) => {
    const [numbers, joins, lone] = most([...position.required, ...hand]);
    if (numbers === 0 || mustJoin >= numbers) return false;
    if (!isLong && mustBeNumbers > joins + 1) return false;
    return lone > 0 || (numbers > 1 && (isLong || joins > 0));
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
  const long = hasPoint ? 4 : (force['two-digit-numerals'] ?? force.base ?? force.percent) ? 2 : 1;
  const numbers = signs + lone + 2 * count.all(isSilent) + 1;
  const digits = count.all((face) => isDigit(face) || isBoth(face) || isI(face));
  return Math.min(digits, numbers * long) + Math.min(signs, digits - 1) + lone;
}

function countsOf(position: EquationsPosition, standsFor: Face | null) {
  const wildFace = rulesOf(position).force.wild?.cube ?? null;
  const faceOf = (cube: Cube): Face =>
    standsFor !== null && faceOfCube(cube) === wildFace ? standsFor : faceOfCube(cube);
  const mat = [...position.required, ...position.permitted];
  const resources = position.after === 'forceout' ? [] : position.resources;
  type Test = (face: Face, cube: Cube) => boolean;
  const among = (cubes: readonly Cube[], test: Test): number =>
    cubes.filter((cube) => test(faceOf(cube), cube)).length;
  return {
    faceOf,
    cubes: [...mat, ...resources],
    required: (test: Test) => among(position.required, test),
    /** Usable cubes of a sort: after Now one of Resources at most. */
    all: (test: Test) =>
      among(mat, test) +
      (position.after === 'now' ? Math.min(1, among(resources, test)) : among(resources, test)),
  };
}
