import { judgeEquation } from '@forceout/rules/equations';
import type { EquationsPosition, Pick } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../checker/check-proof.ts';
import { Chance } from '../reference/random-position.ts';
import { referenceSolve } from '../reference/reference-solver.ts';
import { solveEquations } from '../answers/solve.ts';
import { cubes, positionFor } from '../reference/test-position.ts';
import { computed } from '../../testing/computed.ts';

const POWERS: Pick = { id: 'powers-of-the-base' };

function shake(goal: string, required: string, parts: Partial<EquationsPosition> = {}): EquationsPosition {
  return positionFor(goal, {
    division: 'senior',
    variations: [POWERS],
    required: cubes(required),
    ...parts,
  });
}

/** A sum, difference, product or quotient of two fractions as [n, d]; null if there is none. */
function joined(sign: string, [an, ad]: Fraction, [bn, bd]: Fraction): Fraction | null {
  if (sign === '+') return [an * bd + bn * ad, ad * bd];
  if (sign === '-') return [an * bd - bn * ad, ad * bd];
  if (sign === 'x') return [an * bn, ad * bd];
  return bn === 0n ? null : [an * bd, ad * bn];
}

type Fraction = readonly [bigint, bigint];
/** A formula in which every place is taken once: 0 and 1 are the powers, the others numerals. */
type Formula = number | readonly [sign: string, left: Formula, right: Formula];

function formulaOf(chance: Chance, places: readonly number[]): Formula {
  const [only] = places;
  if (places.length === 1) return only!;
  const at = 1 + chance.below(places.length - 1);
  const mixed = chance.shuffled(places);
  const sign = chance.pick(['+', '-', 'x', '/']);
  return [sign, formulaOf(chance, mixed.slice(0, at)), formulaOf(chance, mixed.slice(at))];
}

function worthOf(formula: Formula, values: readonly Fraction[]): Fraction | null {
  if (typeof formula === 'number') return values[formula]!;
  const [left, right] = [worthOf(formula[1], values), worthOf(formula[2], values)];
  return left === null || right === null ? null : joined(formula[0], left, right);
}

describe('how far powers of the base matter', () => {
  it('one of two is near if there is an Equation at all: formulas of up to four numbers, tried far out', () => {
    const base = 3n;
    const far = 9;
    const powerOf = (exponent: number): Fraction =>
      exponent < 0 ? [1n, base ** BigInt(-exponent)] : [base ** BigInt(exponent), 1n];
    let met = 0;
    for (let seed = 0; seed < 400; seed++) {
      const chance = new Chance(seed);
      const numerals = Array.from({ length: chance.below(3) }, () => 1 + chance.below(3));
      const formula = formulaOf(chance, [0, 1, ...numerals.map((_, at) => at + 2)]);
      const goal = chance.below(5);
      // As `powersThatDo` counts: twice the heights of the Goal and of the numerals, with a 2 for each sign.
      const size = BigInt(2 * Math.max(1, goal) * numerals.reduce((product, one) => product * one * 2, 2));
      let near = 1;
      while (base ** BigInt(near) <= size) near++;
      if (near >= far) continue;
      const found: number[] = [];
      for (let x = -far; x <= far; x++)
        for (let y = -far; y <= far; y++) {
          const values = [powerOf(x), powerOf(y), ...numerals.map((one) => [BigInt(one), 1n] as const)];
          const worth = worthOf(formula, values);
          if (worth !== null && worth[0] === BigInt(goal) * worth[1])
            found.push(Math.min(Math.abs(x), Math.abs(y)));
        }
      if (found.length === 0) continue;
      met++;
      expect(Math.min(...found), `seed ${seed}`).toBeLessThanOrEqual(near);
    }
    expect(met).toBeGreaterThan(50);
  });

  it.for([
    ['65', 'black:/ black:/ red:3 red:1 blue:1', 'no'],
    ['57', 'red:1 red:+ blue:1 black:/ black:7', 'no'],
    ['101', 'red:1 red:+ blue:1 blue:x green:4 red:- red:3', 'no'],
    ['7', 'red:1 blue:x blue:1 blue:x black:7', 'yes'],
    ['909', 'red:1 red:+ blue:1 blue:x black:9', 'no'],
  ] as const)('two of them: %s with %s is %s', ([goal, required, answer], context) => {
    const position = shake(goal, required);
    const solved = solveEquations(position);
    context.expect(solved.answer).toBe(answer);
    if (solved.answer === 'no') context.expect(faultsIn(position, solved.proof)).toEqual([]);
  });

  it('is found far out where two meet', () => {
    const solved = solveEquations(shake('9x10^9', 'red:1 red:- blue:1'));
    expect(solved.written.map(({ solution }) => solution)).toEqual(['1e10-1e9']);
  });

  it('the checker counts by itself how far they must be tried', () => {
    const position = shake('57', 'red:1 red:+ blue:1 black:/ black:7');
    const solved = solveEquations(position);
    if (solved.answer !== 'no') throw new Error(JSON.stringify(solved));
    const [only] = solved.proof.cases;
    if (only?.proof.kind !== 'exhaustion') throw new Error(JSON.stringify(only));
    const less = (powersUpTo: number) => ({ cases: [{ ...only, proof: { ...only.proof, powersUpTo } }] });
    expect(faultsIn(position, less(1))).not.toEqual([]);
    // A power, a root, a third 1 or a Goal with a 1 is beyond it.
    const beyond = ['green:^ red:2', 'black:r', 'red:1 red:+'].map((more) => ({
      ...position,
      permitted: cubes(more),
    }));
    for (const other of [...beyond, { ...position, goal: { text: '1/57', cubes: null } }])
      expect(faultsIn(other, less(12))).not.toEqual([]);
  });

  it('an x that must join two numbers is none before one', () => {
    const variations: readonly Pick[] = [POWERS, { id: 'number-of-factors' }];
    const position = shake('7', 'green:4 blue:1 green:6 red:- blue:x', { variations });
    const solved = solveEquations(position);
    if (solved.answer !== 'no') throw new Error(JSON.stringify(solved));
    expect(faultsIn(position, solved.proof)).toEqual([]);
    const free = { ...position, permitted: cubes('red:+') };
    expect(faultsIn(free, solved.proof)).not.toEqual([]);
  });

  it('an x before a bare 1 counts the factors of a power', () => {
    const variations: readonly Pick[] = [POWERS, { id: 'number-of-factors' }];
    const found = solveEquations(shake('9x9', 'blue:1 blue:x', { variations }));
    expect(found.written.map(({ solution }) => solution)).toEqual(['x1e8']);
    const position = shake('91', 'blue:1', {
      variations,
      permitted: cubes('red:+'),
      resources: cubes('blue:x blue:1'),
      after: 'now',
    });
    const solved = solveEquations(position);
    if (solved.answer !== 'no') throw new Error(JSON.stringify(solved));
    expect(faultsIn(position, solved.proof)).toEqual([]);
    // With a digit more on the mat, x(1 + 2) may be anything.
    expect(faultsIn({ ...position, permitted: cubes('red:+ red:2') }, solved.proof)).not.toEqual([]);
  });

  it('with √ = i they are tried as far', () => {
    const variations: readonly Pick[] = [POWERS, { id: 'imaginary' }];
    const position = shake('38', 'red:1 red:- black:r', { variations, permitted: cubes('green:4 red:+') });
    const solved = solveEquations(position);
    if (solved.answer !== 'no') throw new Error(JSON.stringify(solved));
    expect(faultsIn(position, solved.proof)).toEqual([]);
    const found = solveEquations(shake('10^6', 'red:1 blue:x black:r blue:x black:r', { variations }));
    expect(found.answer).toBe('yes');
  });

  it('agrees with the plain search that tries many powers', () => {
    const tally = { yes: 0, no: 0, unknown: 0 };
    for (let seed = 0; seed < 60; seed++) {
      const chance = new Chance(seed);
      const digit = (): string => `red:${chance.pick([0, 2, 3])}`;
      const sign = (): string => chance.pick(['red:+', 'red:-', 'blue:x', 'black:/']);
      const more = chance.below(2) === 0 ? '' : ` ${digit()} ${sign()}`;
      const variations = chance.below(4) === 0 ? [POWERS, { id: 'average' } as const] : [POWERS];
      const position = shake(
        chance.pick(['3', '11', '99', '20', '5', '49', '2']),
        `red:1 blue:1 ${sign()}${more}`,
        {
          division: 'middle',
          season: 'odd',
          variations,
        },
      );
      const solved = solveEquations(position, { limitMs: 1000, now: computed });
      tally[solved.answer]++;
      for (const one of solved.written)
        expect(judgeEquation(position, [one]).verdict, `seed ${seed}`).toBe('correct');
      if (solved.answer !== 'no') continue;
      expect(faultsIn(position, solved.proof), `seed ${seed}`).toEqual([]);
      const reference = referenceSolve(position, 20_000, [1, -1, 2, -2, 3, -3, 4, -4, 5]);
      expect(reference.written, `seed ${seed}`).toBeNull();
    }
    expect(tally.no).toBeGreaterThan(20);
    expect(tally.unknown).toBe(0);
  });
});
