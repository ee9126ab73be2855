import type { EquationsPosition, Pick } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../checker/check-proof.ts';
import { solveEquations } from '../answers/solve.ts';
import { mayBeTower } from '../arithmetic/towers-of-roots.ts';
import { cubes, positionFor } from '../reference/test-position.ts';
import { computed } from '../../testing/computed.ts';

function shake(
  division: EquationsPosition['division'],
  goal: string,
  required: string,
  permitted = '',
  variations: readonly Pick[] = [{ id: 'multiple-operations' }],
): EquationsPosition {
  return positionFor(goal, {
    division,
    season: 'odd',
    variations,
    required: cubes(required),
    permitted: cubes(permitted),
  });
}

const limit = { limitMs: 5000, now: computed };

/** All that +, −, ×, ÷, powers and roots make of some numerals with piles of √ up to a height, as floating-point numbers. */
function madeOf(numerals: readonly number[], height: number): ReadonlySet<number> {
  const made = new Set<number>();
  const pile = (value: number): void => {
    if (!Number.isFinite(value)) return;
    for (let turn = 0, root = value; turn <= height && !made.has(root); turn++, root = Math.sqrt(root)) {
      made.add(root);
      if (root < 0) return;
    }
  };
  if (numerals.length === 1) pile(numerals[0]!);
  for (let one = 0; one < numerals.length && numerals.length > 1; one++) {
    for (const a of madeOf([numerals[one]!], height)) {
      for (const b of madeOf(numerals.toSpliced(one, 1), height)) {
        for (const value of [a + b, a - b, b - a, a * b, a / b, b / a]) pile(value);
        for (const [base, exponent] of [
          [a, b],
          [b, a],
        ] as const)
          if (base > 0) for (const power of [base ** exponent, base ** (1 / exponent)]) pile(power);
      }
    }
  }
  return made;
}

describe('piles of roots without end', () => {
  it('need not be followed for ever beside two and three numerals', () => {
    for (const asked of [
      shake('middle', '7', 'black:r red:- red:2 red:3'),
      shake('middle', '13', 'black:r red:2 black:7', 'red:- green:^'),
      shake('junior', '50', 'black:r green:6 green:5', 'red:- blue:x'),
      shake('middle', '15', 'black:r red:2 green:4 green:6', 'red:- green:^'),
    ]) {
      const solved = solveEquations(asked, limit);
      if (solved.answer !== 'no') throw new Error(solved.answer);
      expect(solved.proof.cases).toMatchObject([{ proof: { kind: 'exhaustion', piles: 'low' } }]);
      expect(faultsIn(asked, solved.proof)).toEqual([]);
    }
  });
  it.for([
    [2, 3, 4],
    [9, 8, 3],
    [5, 5, 1],
    [0, 7, 4],
  ])('hide nothing that floating-point numbers find: %s', (numerals, context) => {
    const made = madeOf(numerals, 3);
    const [a, b, c] = numerals.map(
      (numeral) => `${numeral < 4 ? 'red' : numeral < 7 ? 'green' : 'black'}:${numeral}`,
    );
    let no = 0;
    for (let goal = 1; goal < 60; goal += 11) {
      const asked = shake(
        'middle',
        String(goal),
        `${a} ${b} ${c}`,
        'red:+ red:- blue:x black:/ green:^ black:r',
      );
      const { answer } = solveEquations(asked, limit);
      const isMade = [...made].some((value) => Math.abs(value - goal) < 1e-10);
      if (answer === 'no') no++;
      context.expect(answer !== 'no' || !isMade, `${goal}`).toBe(true);
    }
    context.expect(no).toBeGreaterThan(0);
  });
  it.for([
    [3, 1],
    [2, 8],
    [6, 9],
  ])('hide no radical that floating-point numbers find: %s', (numerals, context) => {
    const made = madeOf(numerals, 5);
    const [a, b] = numerals.map((one) => `${one < 4 ? 'red' : one < 7 ? 'green' : 'black'}:${one}`);
    const counts = { no: 0, yes: 0 };
    for (const index of [2, 3, 4, 8, 12, 32]) {
      for (const radicand of [2, 3, 5, 8, 12, 48, 54]) {
        const asked = shake(
          'middle',
          `${index}r${radicand}`,
          `${a} ${b}`,
          'red:+ red:- blue:x black:/ green:^ black:r',
        );
        const solved = solveEquations(asked, limit);
        const goal = radicand ** (1 / index);
        const isMade = [...made].some((value) => Math.abs(value - goal) < 1e-11);
        context.expect(isMade && solved.answer === 'no', asked.goal!.text).toBe(false);
        if (solved.answer === 'no') context.expect(faultsIn(asked, solved.proof)).toEqual([]);
        if (solved.answer !== 'unknown') counts[solved.answer]++;
      }
    }
    context.expect(counts.no + counts.yes).toBe(42);
    context.expect(Math.min(counts.no, counts.yes)).toBeGreaterThan(0);
  });
  it('on one numeral end at any Goal that is not next to 1', () => {
    const asked = shake('middle', '71r15', 'black:r green:6');
    const solved = solveEquations(asked, limit);
    if (solved.answer !== 'no') throw new Error(solved.answer);
    expect(faultsIn(asked, solved.proof)).toEqual([]);
    expect(solveEquations(shake('middle', '4r6', 'black:r green:6'), limit).answer).toBe('yes');
  });
  it('are written as they were found', () => {
    // An index of (1/2)^7 takes √ off seven times.
    const asked = shake('junior', '8', 'black:r black:7 black:8 red:2');
    expect(solveEquations(asked, limit).answer).toBe('yes');
  });
  it('are taken off numerals of two digits too', () => {
    const base: readonly Pick[] = [{ id: 'multiple-operations' }, { id: 'base', m: 10 }];
    for (const [goal, answer] of [
      ['5', 'yes'],
      ['13', 'no'],
    ] as const)
      expect(solveEquations(shake('middle', goal, 'red:2 green:5 black:r', '', base), limit).answer).toBe(
        answer,
      );
    // √12 × √3
    const product = shake('middle', '6', 'red:1 red:2 blue:3 black:r black:r blue:x', '', base);
    expect(solveEquations(product, limit).answer).toBe('yes');
  });
  it('are followed far higher around a tower of powers', () => {
    // √ taken 21 times, since 8^7 is 2^21.
    const asked = shake('middle', '5', 'green:5 black:8 black:7 green:^ green:^ black:r');
    expect(solveEquations(asked, limit)).toMatchObject({
      answer: 'yes',
      written: [{ solution: `${'r'.repeat(21)}5^(8^7)` }],
    });
  });
  it('prove nothing beside four numerals, with logarithms or for a Goal that is no fraction', () => {
    const claimed = {
      kind: 'exhaustion',
      largest: 4,
      workedOut: 4,
      met: null,
      piles: 'low',
      values: 9,
      dropped: 0,
    } as const;
    const log: readonly Pick[] = [{ id: 'multiple-operations' }, { id: 'log' }];
    for (const asked of [
      shake('middle', '97', 'black:r red:+ red:2 red:3 green:5 black:7'),
      shake('senior', '97', 'black:r black:/ red:2 red:3', '', log),
      shake('middle', 'r11', 'black:r red:+ red:2 red:3 green:5'),
      shake('middle', '11-r2', 'black:r red:+ red:2 red:3'),
      shake('middle', '97', 'red:+ red:2 red:3', '', []),
    ]) {
      expect(faultsIn(asked, { cases: [{ standsFor: null, proof: claimed }] })).not.toEqual([]);
    }
    expect(
      solveEquations(shake('middle', '97', 'black:r red:- red:2 red:3 green:5 black:7'), {
        ...limit,
        limitMs: 300,
      }).answer,
    ).toBe('unknown');
  });
  it('of whole numbers end by themselves', () => {
    const asked = shake('elementary', '97', 'blue:x black:7', '', [
      { id: 'multiple-operations' },
      { id: 'smallest-prime' },
    ]);
    expect(solveEquations({ ...asked, season: 'even' }, limit)).toMatchObject({
      answer: 'yes',
      written: [{ solution: `${'x'.repeat(21)}7` }],
    });
  });
});

describe('towers of roots', () => {
  const half = (goal: number) => ({ n: BigInt(Math.round(goal * 2 ** 50)), d: 2n ** 50n });
  const tower = (c: number, a: number, b: number, j: number, i: number, n: number): number =>
    c ** (a ** (b ** (1 / 2 ** j) / 2 ** i) / 2 ** n);
  it('are no fractions as far as can be seen', () => {
    for (let goal = 2n; goal < 100n; goal++) expect(mayBeTower({ n: goal, d: 1n }, [5, 6, 7])).toBe(false);
    expect(mayBeTower({ n: 7n, d: 3n }, [2, 3, 9])).toBe(false);
    expect(mayBeTower({ n: -7n, d: 3n }, [2, 3, 9])).toBe(false);
  });
  it('are noticed where piles are higher than is searched', () => {
    expect(mayBeTower(half(tower(7, 5, 3, 3, 1, 0)), [3, 5, 7])).toBe(false);
    expect(mayBeTower(half(tower(7, 5, 3, 14, 1, 0)), [3, 5, 7])).toBe(true);
    expect(mayBeTower(half(1.0000001), [3, 5, 7])).toBe(true);
  });
});
