import { describe, expect, it } from 'vitest';
import { equation, goalValuesOf, valuesOf } from '../testing.ts';

const BOOK = 'agloa-equations-2015';
const WILD = { id: 'wild', cube: '0' } as const;
const BASE_8 = { id: 'base', m: 8 } as const;
const BASE_9 = { id: 'base', m: 9 } as const;
const RED = { id: 'exponent', color: 'red' } as const;
const sorted = (values: readonly string[] | null): readonly string[] | null => values?.toSorted() ?? null;

describe('Middle variations of every year', () => {
  it(`[${BOOK} XIII-B-1] sideways`, () => {
    expect(valuesOf('middle', '6x<2', ['sideways'])).toEqual(['3']);
    expect(valuesOf('middle', '6x<2')).toEqual([]);
  });
  it(`[${BOOK} XIII-B-2] upside-down`, () => {
    expect(valuesOf('middle', '6x~2', ['upside-down'])).toEqual(['-12']);
    expect(valuesOf('middle', '6x~2')).toEqual([]);
  });
  it(`[${BOOK} XIII-B-3-example] 0 is × in Goal and Solution alike`, () => {
    expect(
      equation('middle', '405 = 4x5', { laid: '405', variations: [WILD], wild: { 0: 'x' } }).verdict,
    ).toBe('correct');
    expect(
      equation('middle', '6x7 = 42', { laid: '40', variations: [WILD], wild: { 0: 'x' } }).codes,
    ).toContain('goal-illegal');
  });
  it(`[${BOOK} XIII-B-3] in Middle 0 may be any symbol on the cubes`, () => {
    expect(equation('middle', '305 = 8', { variations: [WILD], wild: { 0: '+' } }).verdict).toBe('correct');
    expect(sorted(goalValuesOf('middle', '402', [WILD]))).toEqual(sorted(['2', '16', '6', '8', '2^(1/4)']));
  });
  it(`[${BOOK} XIII-B-3-comment-b] 0 is not !`, () => {
    expect(
      equation('middle', '30 = 6', { variations: [WILD, 'factorial'], wild: { 0: '!' } }).codes,
    ).toContain('not-wild');
  });
  it.for([
    ['8', BASE_8],
    ['9', BASE_8],
    ['9', BASE_9],
  ] as const)(`[${BOOK} XIII-B-3-comment-c] 0 is not %s in that base`, ([digit, base]) => {
    expect(equation('middle', '3+0 = 3', { variations: [WILD, base], wild: { 0: digit } }).codes).toContain(
      'not-wild',
    );
    expect(
      equation('middle', '3+0 = 12', {
        variations: [WILD, base],
        wild: { 0: base.m === 8 ? '7' : '7' },
        laid: '12',
      }).codes,
    ).not.toContain('not-wild');
  });
  it(`[${BOOK} XIII-B-3-comment-d] one 0 may be × and another count factors`, () => {
    expect(
      equation('middle odd', '3006 = 12', { variations: [WILD, 'number-of-factors'], wild: { 0: 'x' } })
        .verdict,
    ).toBe('correct');
    expect(goalValuesOf('middle', '60 8', [WILD, 'percent'])).toContain('12/25');
    expect(
      equation('middle', '(9+3)/(5x5) = 6%8', {
        laid: '608',
        variations: [WILD, 'percent'],
        wild: { 0: 'r' },
      }).verdict,
    ).toBe('correct');
  });
  it(`[${BOOK} XIII-B-4] two ! in all`, () => {
    expect(equation('middle', '3!+3! = 12', { variations: ['factorial'] }).verdict).toBe('correct');
    expect(equation('middle', '3!+(3!+3!) = 18', { variations: ['factorial'] }).codes).toEqual([
      'variation-violated',
    ]);
  });
  it(`[${BOOK} XIII-B-5] with Multiple Operations more`, () => {
    expect(
      equation('middle', '3!+(3!+3!) = 18', { variations: ['factorial', 'multiple-operations'] }).verdict,
    ).toBe('correct');
  });

  it(`[${BOOK} XIII-B-6-example-a] Base eight`, () => {
    expect(equation('middle', '37+5 = 6^2', { variations: [BASE_8] })).toMatchObject({
      verdict: 'correct',
      value: '36',
    });
    expect(equation('middle', '38+5 = 6^2', { variations: [BASE_8] }).codes).toContain('illegal-expression');
  });
  it(`[${BOOK} XIII-B-6-example-b] Base nine`, () => {
    expect(equation('middle', '34+5 = 6^2', { variations: [BASE_9] })).toMatchObject({
      verdict: 'correct',
      value: '36',
    });
    expect(equation('middle', '9x4 = 6^2', { variations: [BASE_9] }).codes).toContain('illegal-expression');
    expect(equation('middle', '(8x4)+4 = 6^2', { variations: [BASE_9] }).verdict).toBe('correct');
  });
  it(`[${BOOK} XIII-B-6-example-c] digits that the base lacks`, () => {
    expect(goalValuesOf('middle', '3+8', [BASE_8])).toBeNull();
    expect(goalValuesOf('middle', '39', [BASE_8])).toBeNull();
    expect(goalValuesOf('middle', '39', [BASE_9])).toBeNull();
    expect(goalValuesOf('middle', '37', [BASE_9])).toEqual(['34']);
  });
  it(`[${BOOK} XIII-B-6] base ten allows two digits, base eleven is for Junior`, () => {
    expect(equation('middle', '34+5 = 39', { variations: [{ id: 'base', m: 10 }] }).verdict).toBe('correct');
  });

  it.for([11, 17, 23, 29, -1, -7, -13])(
    `[${BOOK} XIII-B-7-example] with k = 6 and Goal 5 a Solution may be %i`,
    (value) => {
      const solution =
        value < 0
          ? `0-(${Math.floor(-value / 2)}+${-value - Math.floor(-value / 2)})`
          : `(9+${value - 9 > 9 ? '9' : value - 9})${value > 18 ? `+(${Math.min(9, value - 18)}+${value - 18 - Math.min(9, value - 18)})` : ''}`;
      expect(
        equation('middle', `${solution} = 5`, { variations: [{ id: 'multiple-of-k', k: 6 }] }),
      ).toMatchObject({ verdict: 'correct', value: String(value) });
    },
  );
  it.for(['3+2', '3+9', '11/2'])(
    `[${BOOK} XIII-B-7-example] with k = 6 and Goal 5 it is not %s`,
    (solution) => {
      expect(
        equation('middle', `${solution} = 5`, { variations: [{ id: 'multiple-of-k', k: 6 }] }).verdict,
      ).toBe('incorrect');
    },
  );
  it(`[${BOOK} VII-B-5-example-b] Multiple of k wants a difference`, () => {
    expect(equation('junior', '8+4 = 5', { variations: [{ id: 'multiple-of-k', k: 7 }] }).verdict).toBe(
      'correct',
    );
    expect(equation('junior', '(1/2)+7 = 1/2', { variations: [{ id: 'multiple-of-k', k: 7 }] }).verdict).toBe(
      'correct',
    );
    expect(equation('junior', '3r3+7 = 3r3', { variations: [{ id: 'multiple-of-k', k: 7 }] }).verdict).toBe(
      'correct',
    );
    expect(equation('junior', '(3r3)+7 = 3r3', { variations: [{ id: 'multiple-of-k', k: 7 }] }).verdict).toBe(
      'correct',
    );
  });
  it(`[${BOOK} XIII-B-7] the Goal is within 1000 in Middle, not in Junior`, () => {
    const variations = [{ id: 'multiple-of-k', k: 6 }] as const;
    expect(goalValuesOf('middle', '99x99', variations)).toBeNull();
    expect(goalValuesOf('junior', '99x99', variations)).toEqual(['9801']);
    expect(goalValuesOf('middle', '10^3', variations)).toEqual(['1000']);
    expect(equation('middle', '(9x9)x(9+2) = 99x9', { variations }).verdict).toBe('incorrect');
    expect(equation('middle', '9+6 = 99x99', { variations }).codes).toContain('goal-illegal');
  });
  it(`[${BOOK} XIII-B-7-comment] the Goal is written as usual`, () => {
    expect(equation('middle', '8+3 = 5', { variations: [{ id: 'multiple-of-k', k: 6 }] }).verdict).toBe(
      'correct',
    );
    expect(
      equation('middle', '8+3 = 11', { laid: '5', variations: [{ id: 'multiple-of-k', k: 6 }] }).codes,
    ).toContain('goal-illegal');
  });
});

describe('Middle variations of even years', () => {
  it(`[${BOOK} XIII-B-8-example] a wild 0 used as + averages`, () => {
    expect(equation('middle', '305 = 4', { variations: [WILD, 'average'], wild: { 0: '+' } }).verdict).toBe(
      'correct',
    );
    expect(
      equation('middle', '305 = 8', { variations: [WILD, 'average'], wild: { 0: '+' } }).codes,
    ).toContain('wrong-value');
  });
  it(`[${BOOK} XIII-B-9-example] percent in Base eight is per sixty-four`, () => {
    expect(goalValuesOf('middle', '60%11', ['percent', BASE_8])).toEqual(['27/4']);
    expect(valuesOf('middle', '60%11', ['percent', BASE_9])).toEqual(['20/3']);
    expect(
      equation('middle', '60%11 = 6.6', { variations: ['percent', BASE_8, 'decimal-point'] }).verdict,
    ).toBe('correct');
  });
  it(`[${BOOK} XIII-B-10-example-a] 4^^5 is 4 to the fifth or the root of 4`, () => {
    expect(sorted(goalValuesOf('middle', '4^^5', ['decimal-point']))).toEqual(['1024', '2']);
    expect(valuesOf('middle', '4.^5', ['decimal-point'])).toEqual(['1024']);
    expect(valuesOf('middle', '4^.5', ['decimal-point'])).toEqual(['2']);
  });
  it(`[${BOOK} XIII-B-10-example-b] decimals in Base eight`, () => {
    expect(valuesOf('middle', '4.2', ['decimal-point', BASE_8])).toEqual(['17/4']);
    expect(valuesOf('middle', '6.42', ['decimal-point', BASE_8])).toEqual(['209/32']);
  });
  it(`[${BOOK} XIII-B-10-example-c] decimals in Base nine`, () => {
    expect(valuesOf('middle', '5.3', ['decimal-point', BASE_9])).toEqual(['16/3']);
    expect(valuesOf('middle', '7.16', ['decimal-point', BASE_9])).toEqual([`${7 * 27 + 5}/27`]);
  });
  it(`[${BOOK} XIII-B-10-comment] a wild 0 may be a decimal point, another a power`, () => {
    expect(
      equation('middle', '(4/2)+(1/2) = 2.5', {
        laid: '205',
        variations: [WILD, 'decimal-point'],
        wild: { 0: '^' },
      }).verdict,
    ).toBe('correct');
    expect(
      equation('middle', '1.5^2 = 9/4', { variations: [WILD, 'decimal-point'], wild: { 0: '^' } }).verdict,
    ).toBe('correct');
    expect(
      equation('middle', '(4/2)+(1/2) = 205', {
        laid: '205',
        variations: [WILD, 'decimal-point'],
        wild: { 0: '.' },
      }).verdict,
    ).toBe('correct');
  });
});

describe('Middle variations of odd years', () => {
  it(`[${BOOK} XIII-B-11] factors of numbers up to 1000`, () => {
    expect(valuesOf('middle odd', 'x((9+1)^3)', ['number-of-factors'])).toEqual(['16']);
    expect(valuesOf('middle odd', 'x(((9+1)^3)+1)', ['number-of-factors'])).toEqual([]);
    expect(valuesOf('junior', 'x(((9+1)^3)+1)', ['number-of-factors'])).toEqual(['8']);
    expect(valuesOf('middle even', 'x6', ['number-of-factors'])).toEqual([]);
  });
  it(`[${BOOK} XIII-B-11-example] one wild 0 counts factors, another multiplies`, () => {
    expect(
      equation('middle odd', '2007 = 4', { variations: [WILD, 'number-of-factors'], wild: { 0: 'x' } })
        .verdict,
    ).toBe('correct');
  });
  it(`[${BOOK} XIII-B-12-example-a] 253 with a red 3 is 25³`, () => {
    const goal = { text: '253', cubes: ['blue:2', 'green:5', 'red:3'] } as const;
    expect(goalValuesOf('middle odd', goal, [RED])).toEqual(['15625']);
    expect(goalValuesOf('middle odd', { ...goal, cubes: ['blue:2', 'green:5', 'blue:3'] }, [RED])).toBeNull();
    expect(equation('middle odd', "(5^6)+0 = 25'3", { laid: goal, variations: [RED] }).verdict).toBe(
      'correct',
    );
  });
  it(`[${BOOK} XIII-B-12-example-c] 523 with red 2 and 3 is 52³ or (5²)³`, () => {
    const goal = { text: '523', cubes: ['green:5', 'red:2', 'red:3'] } as const;
    expect(sorted(goalValuesOf('middle odd', goal, [RED]))).toEqual(['140608', '15625']);
    expect(valuesOf('middle odd', "5'2'3", [RED])).toEqual(['15625']);
    expect(valuesOf('middle odd', "5'23", [RED])).toEqual([]);
    expect(valuesOf('middle odd', "5'(2'3)", [RED])).toEqual([]);
  });
  it(`[${BOOK} XIII-B-12-comment-a] the exponent raises just the number before it`, () => {
    expect(valuesOf('middle odd', "4+3'2", [RED])).toEqual(['13']);
    expect(valuesOf('middle odd', "(4+3)'2", [RED])).toEqual(['49']);
    expect(valuesOf('middle odd', "4'<2", [RED, 'sideways'])).toEqual(['2']);
    expect(equation('middle odd', "4'2 = 16").codes).toContain('undefined-symbol');
  });
  it(`[${BOOK} XIII-B-12-comment-b] with Factorial, 43 with a red 3`, () => {
    const goal = { text: '43', cubes: ['green:4', 'red:3'] } as const;
    const values = goalValuesOf('middle odd', goal, [RED, 'factorial'])!;
    for (const value of ['43', '64', '4096', String(factorial(64)), '13824']) expect(values).toContain(value);
    expect(valuesOf('middle odd', "4'3!", [RED, 'factorial'])).toEqual(['4096']);
    expect(valuesOf('middle odd', "4!'3", [RED, 'factorial'])).toEqual(['13824']);
    expect(valuesOf('middle odd', "(4'3)!", [RED, 'factorial'])).toEqual([String(factorial(64))]);
  });
  it(`[${BOOK} XIII-B-13-example-a] 9+1 may be 9+10, 9+100, 9+0.1`, () => {
    const values = goalValuesOf('middle odd', '9+1', ['powers-of-the-base']);
    for (const value of ['10', '19', '109', '1009', '91/10', '901/100']) expect(values).toContain(value);
    expect(
      equation('middle odd', '(9x9)+(9+9)+(9+1) = 9+1e2', { variations: ['powers-of-the-base'] }).verdict,
    ).toBe('correct');
    expect(valuesOf('middle odd', '9+1e-1', ['powers-of-the-base'])).toEqual(['91/10']);
    expect(valuesOf('middle odd', '9+1', ['powers-of-the-base'])).toEqual(['10']);
    expect(valuesOf('middle odd', '9+1e2')).toEqual([]);
    expect(valuesOf('middle odd', '9+2e2', ['powers-of-the-base'])).toEqual([]);
  });
  it(`[${BOOK} XIII-B-13-example-b] in other bases, powers of that base`, () => {
    expect(valuesOf('middle odd', '0+1e2', ['powers-of-the-base', BASE_8])).toEqual(['64']);
    expect(valuesOf('middle odd', '0+1e-1', ['powers-of-the-base', BASE_9])).toEqual(['1/9']);
    expect(goalValuesOf('middle odd', '1', ['powers-of-the-base', BASE_8])).toContain('64');
  });
  it(`[${BOOK} XIII-B-13] in a two-digit numeral 1 is 1`, () => {
    expect(goalValuesOf('middle odd', '15', ['powers-of-the-base'])).toEqual(['15']);
  });
});

function factorial(n: number): bigint {
  return n < 2 ? 1n : BigInt(n) * factorial(n - 1);
}
