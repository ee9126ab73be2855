import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cubesInSolution } from '../cubes/cubes-in.ts';
import { leastOddness, oddnessOf, rankOf, sortOf } from '../cubes/plainness.ts';
import { solveEquations } from '../answers/solve.ts';
import { cubes, positionFor } from '../reference/test-position.ts';

/** A clock that goes with the work, so that every machine finds the same. */
const limits = (): { readonly now: () => number; readonly limitMs: number } => {
  let looks = 0;
  return { now: () => looks++, limitMs: 1000 };
};

/** A Solution of fifteen cubes is put together of parts first. */
const LONG = positionFor('2', {
  division: 'junior',
  required: cubes('green:- black:+ black:/ black:7 red:3 blue:1 blue:x black:8'),
  permitted: cubes('green:6'),
  resources: cubes('red:2 green:x blue:0 red:+ blue:0 red:1 green:x red:0 black:8'),
});

/** 58 = 7 × 9 − 3 − 2, and with cubes upside down in many other ways. */
const PLAIN = positionFor('58', {
  division: 'junior',
  required: cubes('blue:3 red:- black:7'),
  permitted: cubes('green:x red:1 black:9 blue:x'),
  resources: cubes('blue:2 green:5 red:- blue:0 green:- black:9 red:0 green:4 black:/ blue:1'),
});

describe('which Equation is shown', () => {
  it('has the fewest cubes, though a longer one was put together of parts first', () => {
    const { written } = solveEquations(LONG, limits());
    expect(written.map(({ solution }) => cubesInSolution(solution))).toEqual([9]);
  });

  it('is any for who asks only whether there is one', () => {
    const { written } = solveEquations(LONG, { ...limits(), anyWillDo: true });
    expect(written.map(({ solution }) => cubesInSolution(solution) > 9)).toEqual([true]);
  });

  it('is the plainest of that many cubes', () => {
    const [written] = solveEquations(PLAIN, limits()).written;
    expect(oddnessOf(written!.solution)).toBe(0);
    expect(cubesInSolution(written!.solution)).toBe(7);
    const [first] = solveEquations(PLAIN, { ...limits(), anyWillDo: true }).written;
    expect(oddnessOf(first!.solution)).toBeGreaterThan(0);
  });

  it('comes first of several, the shorter before the longer', () => {
    const { written } = solveEquations(PLAIN, { ...limits(), all: 12 });
    const ranks = written.map(({ solution }) => rankOf(solution));
    expect(ranks.length).toBe(12);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  it('is one of those that are much the same', () => {
    const { written } = solveEquations(PLAIN, { ...limits(), all: 8 });
    expect(new Set(written.map(({ solution }) => sortOf(solution))).size).toBe(8);
  });

  it('is shown beside others of the same cubes where there are no different ones', () => {
    const only = positionFor('6', { required: cubes('red:1 blue:2 red:3 red:+ black:+') });
    const { written } = solveEquations(only, { all: 3 });
    expect(written.length).toBe(3);
    expect(new Set(written.map(({ solution }) => sortOf(solution))).size).toBe(1);
  });
});

describe('after Now, with signs without end', () => {
  it('parts are put together with one cube of Resources at most', () => {
    const position = positionFor('5', {
      division: 'junior',
      variations: [{ id: 'multiple-operations' }, { id: 'factorial' }],
      required: cubes('black:+ black:7 red:1 green:6 red:3 red:2 black:7 green:x'),
      permitted: cubes('green:4'),
      resources: cubes('green:^ red:3 black:/ blue:/ blue:x red:+'),
      after: 'now',
    });
    let looks = 0;
    expect(solveEquations(position, { now: () => looks++, limitMs: 40 }).answer).toBe('yes');
  });
});

describe('how plain a Solution is', () => {
  it('counts no cubes behind :=, where it is said which root is meant', () => {
    expect(cubesInSolution('4+(9^<2 := 3)x1')).toBe(7);
  });

  it('is a matter of turned cubes before signs, and of cubes before all', () => {
    const inOrder = ['2+3', '5^1', '~2-3', '~<2+3', '2+3-0', '~<2^~<3r~<4'];
    fc.assert(
      fc.property(fc.shuffledSubarray(inOrder, { minLength: 2 }), (texts) => {
        const sorted = texts.toSorted((a, b) => rankOf(a) - rankOf(b));
        expect(sorted).toEqual(inOrder.filter((text) => texts.includes(text)));
      }),
    );
  });

  it('has a least that Required ^ and r make', () => {
    expect(leastOddness(positionFor('9', { required: cubes('green:^ black:r red:2') }))).toBe(2);
  });
});
