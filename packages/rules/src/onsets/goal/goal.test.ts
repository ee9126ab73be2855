import { inEnglish } from '../../words/index.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOAL_SHAPES, goalReadings, goalValues, makeGoal, parseGoal } from './goal.ts';
import type { GoalLayout } from './goal.ts';
import { DIGITS } from '../text/symbols.ts';

const cube = fc.record({ digit: fc.constantFrom(...DIGITS), upsideDown: fc.boolean() });
const layout = fc.constantFrom(...GOAL_SHAPES).chain((shape) => {
  const [minLength, maxLength] = { row: [1, 3], column: [2, 3], L: [3, 3], T: [3, 3] }[shape] as [
    number,
    number,
  ];
  return fc.record({ shape: fc.constant(shape), cubes: fc.array(cube, { minLength, maxLength }) });
});

const values = (text: string, absoluteValue = false): readonly number[] | string => {
  const read = parseGoal(text);
  return read.ok ? goalValues(read.value, absoluteValue) : inEnglish(read.error);
};

describe('Goals', () => {
  it('read back as they were written', () => {
    fc.assert(
      fc.property(layout, (written: GoalLayout) => {
        expect(parseGoal(makeGoal(written))).toEqual({ ok: true, value: written });
      }),
    );
  });

  it('with Absolute Value may equal at least what they equal without it', () => {
    fc.assert(
      fc.property(layout, (written: GoalLayout) => {
        const [plain] = goalReadings(written, false);
        expect(goalReadings(written, true)).toContain(plain);
        expect(goalReadings(written, false)).toHaveLength(1);
      }),
    );
  });

  it.each([
    ['4', [4]],
    ['3 2', [5]],
    ['3 2 1', [6]],
    ['3/2', [6]],
    ['3/2/5', [30]],
    ['3/2 1', [7]],
    ['3/(2 1)', [9]],
    ['3 / ( 2 ~1 )', [3]],
    ['1 ~1', [0]],
    ['~2/~3', [6]],
    ['~2', []],
  ] as const)('%s equals %j', (text, expected) => {
    expect(values(text)).toEqual(expected);
  });

  it.each(['', '32', '3 2 1 4', '3/2/1/1', '(3 2)/1', '1 3/2', '3/2/1 4', '? backwards L', 'three', '3//2'])(
    '"%s" is no Goal',
    (text) => {
      expect(typeof values(text)).toBe('string');
    },
  );

  it('names the digit that is on no cube', () => {
    expect(values('3 6')).toBe('No digit cube shows 6.');
  });
});
