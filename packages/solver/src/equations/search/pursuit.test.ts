import * as N from '@forceout/numbers';
import { judgeEquation } from '@forceout/rules/equations';
import type { EquationsPosition, Pick } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { basePowersOf } from '../numbers/base-powers.ts';
import { faultsIn } from '../checker/check-proof.ts';
import { Numbers } from '../numbers/numbers.ts';
import { Chance, smallPosition } from '../reference/random-position.ts';
import { referenceSolve } from '../reference/reference-solver.ts';
import { solveEquations } from '../answers/solve.ts';
import { BY_BOUNDS, cubes, positionFor } from '../reference/test-position.ts';
import { computed } from '../../testing/computed.ts';

const POWERS: Pick = { id: 'powers-of-the-base' };

function shake(
  goal: string,
  required: string,
  permitted = '',
  variations: readonly Pick[] = [],
): EquationsPosition {
  return positionFor(goal, {
    division: 'senior',
    variations: [POWERS, ...variations],
    required: cubes(required),
    permitted: cubes(permitted),
  });
}

describe('a 1 that may be any power of the base', () => {
  it.for([
    ['a power that is never tried', '9^9', 'red:1 red:- green:5', 'red:3', 'no'],
    ['far beyond small fractions', '10^92', 'red:1 blue:x blue:0 red:-', 'black:7', '1e92-(0x7)'],
    ['under a root', '20x5', 'red:1 black:r green:6', '', '6r1e12'],
    ['as a divisor', '8/10^9', 'red:1 black:/ black:8', '', '8/1e9'],
    ['as an exponent', '1024', 'red:1 green:^ red:2', '', 'no'],
    ['in a sum', '70', 'red:1 red:+ green:6', '', 'no'],
    ['of another base', '6x6', 'red:1 blue:x green:6', '', 'no'],
  ] as const)('[agloa-equations-2015 XIII-B-13] %s', ([, goal, required, permitted, answer], context) => {
    const position = shake(goal, required, permitted);
    const solved = solveEquations(position);
    if (answer === 'no') {
      if (solved.answer !== 'no') throw new Error(JSON.stringify(solved));
      context.expect(faultsIn(position, solved.proof)).toEqual([]);
    } else context.expect(solved.written.map(({ solution }) => solution)).toEqual([answer]);
  });

  it('[agloa-equations-2015 XIII-B-13] is a power of the base in force', () => {
    // 22 in base eight is eighteen, and 4^18 is 8^12; ten is no power of it.
    const position = shake('4^22', 'red:1 red:+ red:2', '', [{ id: 'base', m: 8 }]);
    expect(solveEquations(position).answer).toBe('no');
    const eight = shake('4^22', 'red:1 red:- red:0', '', [{ id: 'base', m: 8 }]);
    expect(solveEquations(eight).written.map(({ solution }) => solution)).toEqual(['1e12-0']);
  });

  it('is an exponent by its colour, with or without !', () => {
    const exponent: Pick = { id: 'exponent', color: 'red' };
    const plain = shake('55', 'blue:2 red:1', 'green:5', [exponent]);
    expect(solveEquations(plain).answer).toBe('no');
    const factorial = shake('0', 'blue:0 red:1', '', [exponent, { id: 'factorial' }]);
    expect(solveEquations(factorial).written.map(({ solution }) => solution)).toEqual(["0'1"]);
  });

  it.for([
    ['2', 'red:2 red:- red:3 green:^ red:1 red:+', 'red:3', 'yes'],
    ['0', 'red:2 red:- red:3 green:^ red:1', '', 'no'],
    ['0', 'red:0 green:^ red:1', '', 'yes'],
    ['4', 'red:0 green:^ red:1 red:+ green:5', '', 'no'],
    ['6', 'red:0 blue:x red:1 red:+ green:5', '', 'no'],
  ] as const)('may be free to be anything: %s of %s', ([goal, required, permitted, answer], context) => {
    const position = shake(goal, required, permitted);
    const solved = solveEquations(position);
    context.expect(solved.answer).toBe(answer);
    if (solved.answer === 'no') context.expect(faultsIn(position, solved.proof)).toEqual([]);
  });

  it('is tried as some powers where it cannot be pursued', () => {
    const variations: readonly Pick[] = [
      { id: 'exponent', color: 'red' },
      { id: 'multiple-of-k', k: 6 },
    ];
    const position: EquationsPosition = {
      ...shake('7', 'green:5 red:3 red:1', '', variations),
      division: 'middle',
      season: 'odd',
    };
    expect(solveEquations(position).answer).toBe('yes');
  });

  it('is not taken for settled where three of them meet', () => {
    const solved = solveEquations(shake('57', 'red:1 red:+ blue:1 blue:x red:1'));
    expect(solved.answer).toBe('unknown');
  });

  it('is the only one where a second would leave the Required numbers without signs', () => {
    const asked = shake('4', 'black:/ blue:1 black:9 red:0 red:0', 'green:x');
    const position: EquationsPosition = {
      ...asked,
      resources: ['blue:1', 'red:+', 'green:x', 'red:3'],
      after: 'now',
    };
    const solved = solveEquations(position);
    if (solved.answer !== 'no') throw new Error(JSON.stringify(solved));
    expect(faultsIn(position, solved.proof)).toEqual([]);
    const free: EquationsPosition = { ...position, after: 'impossible' };
    expect(faultsIn(free, solved.proof)).not.toEqual([]);
  });

  it('agrees with the plain search that tries many powers', () => {
    const tally = { yes: 0, no: 0, unknown: 0 };
    for (let seed = 500; seed < 620; seed++) {
      const chance = new Chance(seed);
      const small = smallPosition(chance, 5);
      if (small.division === 'elementary') continue;
      const variations = small.variations.filter(({ id }) => id !== 'powers-of-the-base');
      const position: EquationsPosition = {
        ...small,
        variations: [...variations, POWERS],
        required: [...small.required, 'red:1'],
        goal: { text: chance.pick(['99', '100', '70', '3', '5/20', '9', '60', '6']), cubes: null },
      };
      const solved = solveEquations(position, { limitMs: 500, now: computed });
      tally[solved.answer]++;
      for (const one of solved.written)
        expect(judgeEquation(position, [one]).verdict, `seed ${seed}`).toBe('correct');
      if (solved.answer !== 'no') continue;
      expect(faultsIn(position, solved.proof), `seed ${seed}`).toEqual([]);
      const reference = referenceSolve(position, 4000, [1, -1, 2, -2, 3, -3, 5, 6, 7]);
      expect(reference.written, `seed ${seed}`).toBeNull();
    }
    expect(tally.no).toBeGreaterThan(tally.unknown);
  });
});

describe('powers of the base among numbers', () => {
  const exact = { ...BY_BOUNDS, bounded: false };
  const powersOf = (numbers: Numbers, value: N.Value): ReturnType<typeof basePowersOf> => {
    numbers.take(value);
    return basePowersOf(numbers, numbers.n, numbers.d);
  };
  const rational = (n: bigint, d: bigint): N.Value => N.rational(n, d);

  it.for([
    [1n, 1n, 0],
    [10n, 1n, 1],
    [-1n, 1000n, -3],
    [10n ** 40n, 1n, 40],
    [-1n, 10n ** 300n, -300],
    [20n, 1n, null],
    [10n ** 40n + 1n, 1n, null],
    [1n, 7n, null],
    [0n, 1n, null],
    [10n, 3n, null],
  ] as const)('%i/%i', ([n, d, exponent], context) => {
    for (const limits of [exact, BY_BOUNDS]) {
      const found = powersOf(new Numbers(limits), rational(n, d));
      context.expect(found).toEqual(exponent === null ? [] : [{ exponent, negative: n < 0n }]);
    }
  });

  it('of numbers that are no fractions', () => {
    const root = N.root(N.integer(2), N.integer(5));
    const giant = N.power(N.integer(-10), N.integer(1_000_001));
    if (root.kind !== 'value' || giant.kind !== 'value') throw new Error('no value');
    expect(powersOf(new Numbers(exact), root.value)).toEqual([]);
    expect(powersOf(new Numbers(BY_BOUNDS), root.value)).toEqual([]);
    expect(powersOf(new Numbers(exact), giant.value)).toEqual([{ exponent: 1_000_001, negative: true }]);
  });

  it('within bounds: one that may be, none that is a simple fraction', () => {
    const numbers = new Numbers(BY_BOUNDS);
    expect(numbers.binary('power', 10, 1, 5000, 1)).toBe(true);
    expect(numbers.isBounded(numbers.n, numbers.d)).toBe(true);
    expect(basePowersOf(numbers, numbers.n, numbers.d)).toEqual([{ exponent: 5000, negative: false }]);
    expect(numbers.binary('power', 3, 1, 5000, 1)).toBe(true);
    expect(basePowersOf(numbers, numbers.n, numbers.d)).toEqual([]);
  });
});
