import { describe, expect, it } from 'vitest';
import { judgeEquation } from '../judge/judge.ts';
import { equation, goalValuesOf, shake, valuesOf, write } from '../testing.ts';
import type { Shake } from '../testing.ts';

const BOOK = 'agloa-equations-2015';
const RED = { id: 'exponent', color: 'red' } as const;

function verdict(parts: Shake, solution: string, goal: string): string {
  return judgeEquation(shake('middle', { goal, ...parts }), [write(solution, goal)]).verdict;
}

/** One plain case for each section that the other tests cite only by its examples. */
describe('sections', () => {
  it(`[${BOOK} I-B-2-a] the Goal section makes the Goal`, () => {
    expect(verdict({ permitted: '3 + 4' }, '3+4', '7')).toBe('correct');
    expect(
      judgeEquation(shake('middle', { goal: '8', permitted: '3 + 4' }), [write('3+4', '7')]).verdict,
    ).toBe('incorrect');
  });
  it(`[${BOOK} I-B-2-b] Required must be used`, () => {
    expect(verdict({ required: '3 0', permitted: '+ 4' }, '3+4', '7')).toBe('incorrect');
  });
  it(`[${BOOK} I-B-2-c] Permitted may be used`, () => {
    expect(verdict({ required: '3', permitted: '+ 4 5 x' }, '3+4', '7')).toBe('correct');
  });
  it(`[${BOOK} I-B-2-d] Forbidden may not`, () => {
    expect(verdict({ required: '3', permitted: '+', forbidden: '4' }, '3+4', '7')).toBe('incorrect');
  });
  it(`[${BOOK} IV-B-2] a Goal is grouped by its gaps or not at all`, () => {
    expect(goalValuesOf('middle', '9-5-3')?.toSorted()).toEqual(['1', '7']);
    expect(goalValuesOf('middle', '9-5 -3')).toEqual(['1']);
    expect(goalValuesOf('middle', '9- 5-3')).toEqual(['7']);
  });
  it(`[${BOOK} VII-B] legal, equal and made of the right cubes`, () => {
    expect(verdict({ permitted: '6 6 x + 1' }, '(6x6)+1', '37')).toBe('correct');
    expect(verdict({ permitted: '6 6 x + 0' }, '(6x6)/0', '37')).toBe('incorrect');
  });
  it(`[${BOOK} VII-B-1] Solution = Goal`, () => {
    expect(equation('middle', '(6x6)+1 = 37').verdict).toBe('correct');
  });
  it(`[${BOOK} VII-B-2-comment-b] the Goal is written, not its value`, () => {
    expect(equation('middle', '8+8 = 11+5').verdict).toBe('correct');
    expect(equation('middle', '8+8 = 16', { laid: '11+5' }).codes).toEqual(['goal-illegal']);
  });
  it(`[${BOOK} VII-B-5] all variations of the shake`, () => {
    const variations = ['average', { id: 'multiple-of-k', k: 6 }] as const;
    expect(equation('middle', '9+7 = 2', { variations }).verdict).toBe('correct');
    expect(equation('middle', '9+7 = 8', { variations }).verdict).toBe('incorrect');
  });
  it(`[${BOOK} VII-B-6-b-ii] ! takes the number before it`, () => {
    expect(valuesOf('middle', '2x3!', ['factorial'])).toEqual(['12']);
    expect(valuesOf('middle', '(2x3)!', ['factorial'])).toEqual(['720']);
  });
  it(`[${BOOK} VII-B-6-b-iii] an exponent raises the number before it`, () => {
    expect(valuesOf('middle odd', "2x3'2", [RED])).toEqual(['18']);
    expect(valuesOf('middle odd', "(2x3)'2", [RED])).toEqual(['36']);
  });
  it(`[${BOOK} VII-B-6-b-iv] × takes the number behind it`, () => {
    expect(valuesOf('middle odd', 'x6-1', ['number-of-factors'])).toEqual(['3']);
    expect(valuesOf('middle odd', 'x(6-1)', ['number-of-factors'])).toEqual(['2']);
  });
  it(`[${BOOK} VII-C-5-e] a symbol with two meanings`, () => {
    expect(equation('junior', '6+r9 = 9', { variations: [{ id: 'base', m: 12 }] }).codes).toEqual([
      'ambiguous',
    ]);
    expect(equation('junior', '6+r9 = 9', { variations: [{ id: 'base', m: 11 }] }).verdict).toBe('correct');
  });
  it(`[${BOOK} XIII-A-1] Sideways`, () => {
    expect(valuesOf('elementary', '6x<3', ['sideways'])).toEqual(['2']);
    expect(goalValuesOf('elementary', '6x<3', ['sideways'])).toEqual(['2']);
  });
  it(`[${BOOK} XIII-A-2] Upside-down`, () => {
    expect(valuesOf('elementary', '6x~3', ['upside-down'])).toEqual(['-18']);
    expect(goalValuesOf('elementary', '6x~3', ['upside-down'])).toEqual(['-18']);
  });
  it(`[${BOOK} XIII-A-4] two ! for Solution and Goal together`, () => {
    const variations = ['factorial'] as const;
    expect(equation('elementary', '3!x4 = 4!', { variations }).verdict).toBe('correct');
    expect(equation('elementary', '3!x4 = 4!x1!', { variations }).codes).toEqual(['variation-violated']);
  });
  it(`[${BOOK} XIII-A-8] Average`, () => {
    expect(equation('elementary', '7+9 = 8', { variations: ['average'] }).verdict).toBe('correct');
  });
  it(`[${BOOK} XIII-A-11] Decimal Point takes precedence`, () => {
    expect(valuesOf('elementary', '2.5x4', ['decimal-point'])).toEqual(['10']);
    expect(valuesOf('elementary', '2.5x4')).toEqual([]);
  });
  it(`[${BOOK} XIII-A-13] LCM`, () => {
    expect(valuesOf('elementary odd', '4L6', ['lcm'])).toEqual(['12']);
    expect(valuesOf('elementary odd', '(1/2)L6', ['lcm'])).toEqual([]);
  });
  it(`[${BOOK} XIII-A-15] Number of Factors up to 200`, () => {
    expect(valuesOf('elementary odd', 'x(5x(8x5))', ['number-of-factors'])).toEqual(['12']);
    expect(valuesOf('elementary odd', 'x((5x(8x5))+1)', ['number-of-factors'])).toEqual([]);
  });
  it(`[${BOOK} XIII-B-2-comment] both turns at once in the Solution only`, () => {
    const variations = ['sideways', 'upside-down'] as const;
    expect(equation('middle', '6x~<2 = 0-3', { variations }).verdict).toBe('correct');
    expect(goalValuesOf('middle', '~<2', variations)).toBeNull();
  });
  it(`[${BOOK} XIII-B-8] Average`, () => {
    expect(equation('middle', '7+9 = 8', { variations: ['average'] }).verdict).toBe('correct');
    expect(equation('middle odd', '7+9 = 16', { variations: ['average'] }).verdict).toBe('correct');
  });
  it(`[${BOOK} XIII-B-9] Percent`, () => {
    expect(equation('middle', '25%16 = 4', { variations: ['percent'] }).verdict).toBe('correct');
  });
  it(`[${BOOK} XIII-B-10] Decimal Point`, () => {
    expect(equation('middle', '2.5x4 = 10', { variations: ['decimal-point'] }).verdict).toBe('correct');
    expect(equation('middle', '2.555x4 = 10', { variations: ['decimal-point'] }).codes).toContain(
      'illegal-expression',
    );
  });
  it(`[${BOOK} XIII-B-12] Exponent`, () => {
    expect(equation('middle odd', "5'2 = 25", { variations: [RED] }).verdict).toBe('correct');
  });
  it(`[${BOOK} XIII-D-12] Decimal in Goal`, () => {
    expect(equation('senior', '3/2 = 1.5', { variations: ['decimal-in-goal'], laid: '15' }).verdict).toBe(
      'correct',
    );
  });
  it(`[${BOOK} II-B-2] a pick that the division does not have is ignored for the shake`, () => {
    expect(equation('middle', '7+9 = 16', { variations: [{ id: 'base', m: 11 }] }).verdict).toBe('correct');
    expect(
      equation('elementary', '5x2 = 10', { variations: [{ id: 'wild', cube: 'x' }], wild: { x: '+' } }).codes,
    ).toContain('not-wild');
    expect(equation('middle', '4+1 = 5', { variations: [{ id: 'multiple-of-k', k: 5 }] }).verdict).toBe(
      'correct',
    );
    expect(equation('middle', '4+1 = 5', { variations: ['log'] }).verdict).toBe('correct');
  });
  it(`[${BOOK} VII-B-3] a writer's own Goal takes its cubes out of Resources`, () => {
    const position = shake('middle', { resources: '3 4 + 7', after: 'no-goal' });
    const own = { ...write('3+4', '7'), goalLayout: { text: '7', cubes: null } };
    expect(judgeEquation(position, [own]).verdict).toBe('correct');
    const twice = { ...write('3+4', '3+4'), goalLayout: { text: '3+4', cubes: null } };
    expect(judgeEquation(position, [twice]).reasons.map(({ code }) => code)).toContain('cube-unavailable');
    const missing = { ...write('3+4', '7'), goalLayout: { text: '8', cubes: null } };
    expect(judgeEquation(position, [missing]).verdict).toBe('incorrect');
  });
  it(`[${BOOK} XIII-B-13] powers of two digits`, () => {
    expect(valuesOf('middle odd', '1e12/1e11', ['powers-of-the-base'])).toEqual(['10']);
    expect(valuesOf('middle odd', '1e-12x1e11', ['powers-of-the-base'])).toEqual(['1/10']);
  });
});
