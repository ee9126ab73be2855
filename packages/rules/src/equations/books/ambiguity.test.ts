import { describe, expect, it } from 'vitest';
import { judgeEquation } from '../judge/judge.ts';
import { equation, goalValuesOf, table, valuesOf, write } from '../testing.ts';

const BOOK = 'agloa-equations-2015';
const sorted = (values: readonly string[]): readonly string[] => values.toSorted();

describe('grouping in Adventurous play', () => {
  it(`[${BOOK} VII-B-6-a] the order of operations does not hold`, () => {
    expect(equation('middle', '2x3+5 = 11').codes).toEqual(['ambiguous']);
    expect(equation('middle', '(2x3)+5 = 11').verdict).toBe('correct');
    expect(equation('middle', '2x3x5 = 30').verdict).toBe('correct');
  });
  it(`[${BOOK} VII-B-6] a second reading of the same value does no harm`, () => {
    expect(equation('middle', '8-5-0 = 3').verdict).toBe('correct');
    expect(equation('middle', '8-5-1 = 2').codes).toEqual(['ambiguous']);
  });
  it(`[${BOOK} VII-B-6] the losing reading is shown with its value`, () => {
    const ruling = judgeEquation(table('middle', { laid: '11' }), [write('2x3+5', '11')]);
    expect(ruling.reasons).toMatchObject([
      {
        code: 'ambiguous',
        rule: 'VII-B-6',
        value: '16',
        interpretation: { solution: '2x(3+5)', goal: '11' },
      },
    ]);
  });

  it.for([
    ['VII-B-6-b-i-example', 'r4+5', ['7'], []],
    ['VII-B-6-b-i-example', 'r(4+5)+7', ['10'], []],
    ['VII-B-6-b-i', 'r4x9', ['18'], []],
    ['VII-B-6-b-ii-example', '4+7!', ['5044'], ['factorial']],
    ['VII-B-6-b-ii-example', '(4+7)!', ['39916800'], ['factorial']],
    ['VII-B-6-b-iii-example', "4+3'2", ['13'], [{ id: 'exponent', color: 'red' }]],
    ['VII-B-6-b-iii-example', "4+3!'2", ['40'], [{ id: 'exponent', color: 'red' }, 'factorial']],
    ['VII-B-6-b-iv-example', 'x7+9', ['11'], ['number-of-factors']],
    ['VII-B-6-b-iv-example', 'xx9/2', ['1'], ['number-of-factors']],
  ] as const)(`[${BOOK} %s] %s is %s`, ([, text, values, variations]) => {
    expect(valuesOf('middle odd', text, variations)).toEqual(values);
  });
  it(`[${BOOK} VII-B-6-b-iv-example] with Smallest Prime x7+9 is 20; √x10 is the root of 4`, () => {
    expect(valuesOf('elementary', 'x7+9', ['smallest-prime'])).toEqual(['20']);
    expect(goalValuesOf('elementary odd', 'rx10', ['number-of-factors'])).toEqual(['2']);
    expect(equation('elementary', '8x(4-1) = x7+9', { variations: ['smallest-prime'] }).codes).toEqual([
      'wrong-value',
    ]);
    expect(equation('elementary', '5x4 = x7+9', { variations: ['smallest-prime'] }).verdict).toBe('correct');
  });
  it(`[${BOOK} VII-B-6-b] √ with an index takes just the numeral behind it too, but its index is free`, () => {
    expect(sorted(valuesOf('middle', '5-3r8'))).toEqual(['2*2^(1/2)', '3']);
    expect(valuesOf('elementary', '6/2r9')).toEqual(['2']);
  });
  it(`[${BOOK} VII-B-6-b-v] a product with i comes before all else`, () => {
    expect(valuesOf('senior', '3+2i', ['imaginary'])).toEqual(['3+2i']);
    expect(valuesOf('senior', '2i^2', ['imaginary'])).toEqual(['-4']);
  });

  it(`[${BOOK} VII-B-6-c-example-a] √9! is ambiguous`, () => {
    expect(valuesOf('middle', 'r9!', ['factorial'])).toHaveLength(2);
    expect(equation('middle', 'r9! = 6', { variations: ['factorial'] }).codes).toEqual(['ambiguous']);
    expect(equation('middle', '(r9)! = 6', { variations: ['factorial'] }).verdict).toBe('correct');
    // √(9!) is no whole number, so in Elementary one reading is left.
    expect(equation('elementary', 'r9! = 6', { variations: ['factorial'] }).verdict).toBe('correct');
  });
  it(`[${BOOK} VII-B-6-c-example-b] 4+x7! is ambiguous with Number of Factors`, () => {
    const variations = ['number-of-factors', 'factorial'] as const;
    expect(valuesOf('junior', '4+x7!', variations)).toContain('6');
    expect(equation('junior', '4+x7! = 6', { variations }).codes).toEqual(['ambiguous']);
    expect(equation('junior', '4+(x7)! = 6', { variations }).verdict).toBe('correct');
    expect(equation('junior', '4+x(7!) = 64', { variations }).verdict).toBe('correct');
    expect(valuesOf('elementary', '4+x(3!)', ['smallest-prime', 'factorial'])).toEqual(['11']);
    expect(valuesOf('elementary', '4+x3!', ['smallest-prime', 'factorial'])).toContain('124');
  });
  it(`[${BOOK} VII-B-6-c-example-c] 4+x12² is ambiguous, even (4+x12)² is open`, () => {
    const variations = [
      'number-of-factors',
      { id: 'exponent', color: 'red' },
      { id: 'base', m: 10 },
    ] as const;
    expect(sorted(valuesOf('middle odd', "4+x12'2", variations))).toEqual(['100', '19', '40']);
    expect(equation('middle odd', "4+x12'2 = 40", { variations }).codes).toEqual(['ambiguous']);
    expect(equation('middle odd', "4+[(x12)'2] = 40", { variations }).verdict).toBe('correct');
  });
  it(`[${BOOK} VII-B-6-c-example-d] √5!² is ambiguous with Factorial and Exponent`, () => {
    const variations = ['factorial', { id: 'exponent', color: 'red' }] as const;
    expect(equation('middle odd', "r9!'2 = 36", { variations }).codes).toEqual(['ambiguous']);
    // (√5)! has no value and the other readings agree.
    expect(equation('middle odd', "r5!'2 = 60+60", { variations }).verdict).toBe('correct');
    expect(equation('middle odd', "r[(5!)'2] = 60+60", { variations }).verdict).toBe('correct');
  });
  it(`[${BOOK} VII-B-6-c] a default does not restrict how an ungrouped Goal is read`, () => {
    const variations = ['number-of-factors'] as const;
    expect(sorted(goalValuesOf('middle odd', 'x4x12', variations)!)).toEqual(['10', '36']);
    expect(equation('middle odd', '9x4 = x4x12', { variations }).verdict).toBe('correct');
    expect(equation('middle odd', '9+1 = x(4x12)', { variations }).verdict).toBe('correct');
    expect(equation('middle odd', '9+1 = x4x12', { variations }).codes).toEqual(['wrong-value']);
  });
});

describe('proving ambiguity', () => {
  it(`[${BOOK} VII-C-5-c-example-a] 5^2-4+0 = 3x(5+2)`, () => {
    expect(equation('middle', '5^2-4+0 = 3x(5+2)').codes).toEqual(['ambiguous']);
    expect(equation('middle', '[(5^2)-4]+0 = 3x(5+2)').verdict).toBe('correct');
  });
  it(`[${BOOK} VII-C-5-c-example-b] 2x4-(3+1) may be grouped, but not across what is grouped`, () => {
    expect(equation('middle', '2x4-(3+1) = 4').codes).toEqual(['ambiguous']);
    expect(sorted(valuesOf('middle', '2x4-(3+1)'))).toEqual(['0', '4']);
    expect(equation('middle', '2x4-(4+0) = 4').codes).toEqual(['ambiguous']);
    expect(equation('middle', '(2x4)-(3+1) = 4').verdict).toBe('correct');
  });
  it(`[${BOOK} VII-C-5-c-example-c] the Goal may be the ambiguous side`, () => {
    expect(equation('middle', '(6x4)-2 = 7+5x3').codes).toEqual(['ambiguous']);
    expect(equation('middle', '(6x4)-2 = 7+(5x3)').verdict).toBe('correct');
    const ruling = judgeEquation(table('middle', { laid: '7+5x3' }), [write('(6x4)-2', '7+5x3')]);
    expect(ruling.reasons).toMatchObject([{ interpretation: { goal: '(7+5)x3' }, value: '22' }]);
  });
  it(`[${BOOK} VII-C-5-c-example-d] 9√5^9 must be grouped in Elementary`, () => {
    expect(equation('elementary', '9r5^9 = 5').codes).toEqual(['illegal-expression']);
    expect(equation('elementary', '9r(5^9) = 5').verdict).toBe('correct');
    expect(equation('middle', '9r5^9 = 5').verdict).toBe('correct');
  });
  it.for(['9-3x7r8+8', '4^2/3r5-3', '5+3/6/3r7', '9^9^9^9^8'])(
    `[${BOOK} VII-C-5-d] %s does not equal 6 in any grouping`,
    (text) => {
      expect(equation('middle', `${text} = 6`).codes).toEqual(['ambiguous', 'wrong-value']);
    },
  );
  it(`[${BOOK} VII-C-5-d-iii] one reading of the Solution that is one of the Goal is enough for a judge’s yes`, () => {
    expect(equation('middle', '7-2+3x4 = 3x5+2').codes).toEqual(['ambiguous']);
    expect(equation('middle', '7-2+3x9 = 3x5+2').codes).toEqual(['ambiguous', 'wrong-value']);
  });
  it(`[${BOOK} VII-C-5-d] the Solution must equal the Goal`, () => {
    expect(equation('middle', '6x6 = 37').codes).toEqual(['wrong-value']);
    expect(equation('middle', '(6x6)+1 = 37').verdict).toBe('correct');
  });
  it(`[${BOOK} VII-C-5-d-ii-example-a] a whole number is no fraction and no root`, () => {
    expect(equation('middle', '7/2 = 4').codes).toEqual(['wrong-value']);
    expect(equation('middle', '7-5 = r5').codes).toEqual(['wrong-value']);
  });
  it(`[${BOOK} VII-C-5-d-ii-example-b] far too big`, () => {
    expect(equation('middle', '9^(9^9) = 50x10').codes).toEqual(['wrong-value']);
    expect(equation('middle', '(5x5)x(5x4) = 50x10').verdict).toBe('correct');
  });
  it(`[${BOOK} VII-C-5-d-iii-example] the judge knows that one reading of each side agrees`, () => {
    const { codes } = equation('middle', '(5+1)! = r10!/7', { variations: ['factorial'] });
    expect(codes).toContain('ambiguous');
    expect(codes).not.toContain('wrong-value');
  });
  it.for(['junior', 'senior'])(
    `[${BOOK} VII-C-5-e-example] in Base twelve √4 in %s can be a root or a numeral`,
    (division) => {
      const variations = [{ id: 'base', m: 12 }] as const;
      expect(equation(division, '6+r4 = 5+3', { variations }).codes).toEqual(['ambiguous']);
      expect(equation(division, '6+(2r4) = 5+3', { variations }).verdict).toBe('correct');
      expect(equation(division, '6+r(4) = 5+3', { variations }).verdict).toBe('correct');
      expect(equation(division, 'E4+1 = E5', { variations }).verdict).toBe('correct');
    },
  );
  it(`[${BOOK} VII-C-5-c-comment] what a cube stands for is written clearly`, () => {
    expect(
      equation('middle', '3x5 = 15', { variations: [{ id: 'wild', cube: '0' }], wild: { 0: 'x' } }).verdict,
    ).toBe('correct');
  });
  it(`[${BOOK} VII-C-5-f-example-a] two 0 cubes do not stand for two symbols`, () => {
    const position = { ...table('elementary', { laid: '14', variations: [{ id: 'wild', cube: '0' }] }) };
    const few = { ...position, permitted: ['red:0', 'blue:0', 'green:6', 'blue:x', 'red:-'] as const };
    const ruling = judgeEquation(few, [write('(3x6)-4', '14', { 0: '3' })]);
    expect(ruling.reasons.map(({ code }) => code)).toEqual(['cube-unavailable', 'wild-inconsistent']);
    const both = { face: '0', standsFor: ['3', '4'] };
    const twice = judgeEquation(few, [{ ...write('(0x6)-0', '14'), wild: [both] }]);
    expect(twice.reasons.map(({ code }) => code)).toContain('wild-inconsistent');
  });
  it.for(['elementary', 'middle'])(
    `[${BOOK} VII-C-5-f-example-b] + is not addition with Average in %s`,
    (division) => {
      expect(equation(division, '7+9 = 16', { variations: ['average'] }).codes).toEqual([
        'variation-violated',
        'wrong-value',
      ]);
      expect(equation(division, '7+9 = 17', { variations: ['average'] }).codes).toEqual(['wrong-value']);
      expect(equation(division, '7+9 = 8', { variations: ['average'] }).verdict).toBe('correct');
    },
  );
  it.for(['middle', 'junior', 'senior'])(
    `[${BOOK} VII-C-5-f-example-c] with Multiple of k the Solution is not the Goal in %s`,
    (division) => {
      const variations = [{ id: 'multiple-of-k', k: 6 }] as const;
      expect(equation(division, '4+1 = 5', { variations }).codes).toContain('variation-violated');
      expect(equation(division, '9+2 = 5', { variations }).verdict).toBe('correct');
    },
  );
});
