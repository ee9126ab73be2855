import { describe, expect, it } from 'vitest';
import { equation, goalValuesOf, valuesOf } from '../testing.ts';

const BOOK = 'agloa-equations-2015';
const X_WILD = { id: 'wild', cube: 'x' } as const;
const BASE_11 = { id: 'base', m: 11 } as const;
const BASE_12 = { id: 'base', m: 12 } as const;
const I = ['imaginary'] as const;
const sorted = (values: readonly string[] | null): readonly string[] | null => values?.toSorted() ?? null;

describe.for(['junior', 'senior'])('Junior variations in %s', (division) => {
  it(`[${BOOK} XIII-C-1] sideways is always on`, () => {
    expect(valuesOf(division, '6x<2')).toEqual(['3']);
    expect(valuesOf(division, '6x<0')).toEqual([]);
  });
  it(`[${BOOK} XIII-C-2] upside-down is always on`, () => {
    expect(valuesOf(division, '6x~2')).toEqual(['-12']);
  });
  it(`[${BOOK} XIII-C-2-comment] both at once in the Solution only`, () => {
    expect(valuesOf(division, '6x~<2')).toEqual(['-3']);
    expect(goalValuesOf(division, '6x~<2')).toBeNull();
    expect(equation(division, '6x~<2 = 6x~2', { laid: '6x~2' }).codes).toEqual(['wrong-value']);
  });
  it(`[${BOOK} XIII-C-3-example-a] x-(x/3) = 4 with 6 for both`, () => {
    expect(equation(division, 'x-(x/3) = 4', { variations: [X_WILD], wild: { x: '6' } }).verdict).toBe(
      'correct',
    );
    expect(equation(division, '6-(6/3) = 4', { variations: [X_WILD], wild: { x: '6' } }).verdict).toBe(
      'correct',
    );
  });
  it(`[${BOOK} XIII-C-3-example-b] (9x3)x5 = 1 with - for both`, () => {
    expect(equation(division, '(9x3)x5 = 1', { variations: [X_WILD], wild: { x: '-' } }).verdict).toBe(
      'correct',
    );
  });
  it(`[${BOOK} XIII-C-3-example-c] x-(3x2) = 2 with 7 and +`, () => {
    const mixed = equation(division, 'x-(3x2) = 2', { variations: [X_WILD], wild: { x: '7' } });
    expect(mixed.codes).toContain('illegal-expression');
  });
  it(`[${BOOK} XIII-C-3-example-d] x is not a power here and times in the Goal`, () => {
    expect(equation(division, '(4^2)-2 = 2x7', { variations: [X_WILD], wild: { x: '^' } }).codes).toEqual([
      'wrong-value',
    ]);
    expect(equation(division, '(4^2)-2 = 2x7', { variations: [X_WILD] }).verdict).toBe('correct');
  });
  it(`[${BOOK} XIII-C-3] one of the two is wild, as picked`, () => {
    expect(equation(division, '6+5 = 11', { variations: [X_WILD], wild: { 0: '5' } }).codes).toEqual([
      'not-wild',
    ]);
    expect(
      equation(division, '6+5 = 11', { variations: [{ id: 'wild', cube: '0' }], wild: { 0: '5' } }).verdict,
    ).toBe('correct');
  });
  it(`[${BOOK} XIII-C-4] powers of the base`, () => {
    expect(valuesOf(division, '9+1e2', ['powers-of-the-base'])).toEqual(['109']);
  });

  it(`[${BOOK} XIII-C-5] bases eleven and twelve have more digits`, () => {
    expect(valuesOf(division, 'T+1', [BASE_11])).toEqual(['11']);
    expect(valuesOf(division, '^+1', [BASE_11])).toEqual(['11']);
    expect(valuesOf(division, 'E+1', [BASE_12])).toEqual(['12']);
    expect(valuesOf(division, 'E+1', [BASE_11])).toEqual([]);
    expect(valuesOf(division, 'TE+0', [BASE_12])).toEqual(['131']);
    expect(valuesOf(division, 'T+1')).toEqual([]);
    expect(equation(division, '7+9 = 15', { variations: [BASE_11] }).verdict).toBe('correct');
  });
  it(`[${BOOK} XIII-C-5] a power cube for ten may be sideways, and in the Goal however it lies`, () => {
    expect(valuesOf(division, '5x<T', [BASE_11])).toEqual(['1/2']);
    expect(sorted(goalValuesOf(division, '^', [BASE_11]))).toEqual(['-10', '1/10', '10']);
    expect(goalValuesOf(division, '1^', [BASE_11])).toEqual(['21']);
    expect(equation(division, '(<2)x(<5) = <T', { variations: [BASE_11], laid: '^' }).verdict).toBe(
      'correct',
    );
    expect(equation(division, '5+5 = ^', { variations: [BASE_11] }).verdict).toBe('correct');
    expect(goalValuesOf(division, '<^', [BASE_11])).toBeNull();
  });
  it(`[${BOOK} XIII-C-5-comment-a] ^ is still a power and √ a root, where the text is clear`, () => {
    expect(valuesOf(division, '3^2', [BASE_11])).toEqual(['9']);
    expect(valuesOf(division, 'T^2', [BASE_11])).toEqual(['100']);
    expect(valuesOf(division, '^^2', [BASE_11])).toEqual(['100']);
    expect(valuesOf(division, '3r8', [BASE_12])).toEqual(['2']);
    expect(sorted(valuesOf(division, 'r4', [BASE_12]))).toEqual(['136', '2']);
    expect(sorted(goalValuesOf(division, 'r4', [BASE_12]))).toEqual(['136', '2']);
  });
  it(`[${BOOK} XIII-C-5-comment-b] powers of eleven and twelve`, () => {
    expect(valuesOf(division, '0+1e2', [BASE_11, 'powers-of-the-base'])).toEqual(['121']);
    expect(valuesOf(division, '0+1e-1', [BASE_12, 'powers-of-the-base'])).toEqual(['1/12']);
  });
  it(`[${BOOK} XIII-C-5-comment-c] a wild cube may be ten or a power, both being ^`, () => {
    expect(equation(division, 'x+1 = 10', { variations: [X_WILD, BASE_11], wild: { x: '^' } }).verdict).toBe(
      'correct',
    );
    expect(
      equation(division, '(Tx2)-2 = 8T', { variations: [X_WILD, BASE_11], wild: { x: '^' } }).verdict,
    ).toBe('correct');
    expect(equation(division, 'x+1 = 10', { variations: [X_WILD, BASE_12], wild: { x: 'r' } }).verdict).toBe(
      'correct',
    );
  });
  it(`[${BOOK} XIII-C-6] Multiple of k`, () => {
    expect(equation(division, '9+3 = 5', { variations: [{ id: 'multiple-of-k', k: 7 }] }).verdict).toBe(
      'correct',
    );
    expect(equation(division, '9+4 = 5', { variations: [{ id: 'multiple-of-k', k: 7 }] }).codes).toEqual([
      'variation-violated',
      'wrong-value',
    ]);
  });
  it(`[${BOOK} XIII-C-7] Multiple Operations`, () => {
    expect(
      equation(division, '3!+(3!+3!) = 18', { variations: ['factorial', 'multiple-operations'] }).verdict,
    ).toBe('correct');
  });
  it(`[${BOOK} XIII-C-8] with Multiple of k no ! in the Goal`, () => {
    const variations = ['factorial', { id: 'multiple-of-k', k: 7 }] as const;
    expect(goalValuesOf(division, '5', variations)).toEqual(['5']);
    expect(goalValuesOf('middle', '3', variations)).toEqual(['3', '6', '720']);
    expect(equation(division, '4!+9 = 5!', { variations }).codes).toEqual(
      expect.arrayContaining(['goal-illegal', 'variation-violated']),
    );
    expect(equation(division, '3!+6 = 5', { variations }).verdict).toBe('correct');
    expect(goalValuesOf(division, '3', ['factorial'])).toEqual(['3', '6', '720']);
  });
  it(`[${BOOK} XIII-C-9] factors of any counting number`, () => {
    expect(valuesOf(division, 'x((9x9)^9)', ['number-of-factors'])).toEqual(['37']);
  });
  it(`[${BOOK} XIII-C-9-comment] x(8!!+1) = 56 cannot be checked`, () => {
    const variations = ['number-of-factors', 'factorial', { id: 'multiple-of-k', k: 11 }] as const;
    expect(equation(division, 'x(8!!+1) = 56', { variations })).toMatchObject({
      verdict: 'uncheckable',
      codes: ['uncheckable'],
    });
  });
  it(`[${BOOK} XIII-C-10] Exponent`, () => {
    expect(valuesOf(division, "5'2+1", [{ id: 'exponent', color: 'blue' }])).toEqual(['26']);
  });
});

describe('√ = i', () => {
  it.for([
    ['comment-a', 'ii', '-1'],
    ['comment-a', 'iii', '-i'],
    ['comment-a', 'rr', '-1'],
    ['comment-g', '2i^8', '256'],
    ['example-a', '2i', '2i'],
    ['example-a', 'i2', '2i'],
    ['example-a', '2r', '2i'],
    ['example-a', '<4i', 'i/4'],
    ['example-a', 'i~3', '-3i'],
    ['example-b', '3+4i', '3+4i'],
    ['example-b', '3+i4', '3+4i'],
    ['example-c', '(3+4)i', '7i'],
    ['example-c', 'i(3+4)', '7i'],
    ['example-d', 'i^6', '-1'],
    ['example-e', '7i2', '14i'],
    ['default-example-a', '3+2i', '3+2i'],
    ['default-example-b', '2i+3', '3+2i'],
    ['default-example-c', '3+i2', '3+2i'],
    ['default-example-d', 'i2+3', '3+2i'],
    ['default-example-e', '2i^2', '-4'],
    ['default-example-f', '5i2-7', '-7+10i'],
    ['default-example-g', '3+2xi', '3+2i'],
    ['default-example-h', '5xi-i4', 'i'],
  ] as const)(`[${BOOK} XIII-D-11-%s] %s`, ([, text, value], context) => {
    const values = valuesOf('senior', text, I);
    context.expect(values).toHaveLength(1);
    const shown = value === 'i/4' ? ['1/4i', 'i/4', '(1/4)i', '1/4*i'] : [value];
    context.expect(shown).toContain(values[0]);
  });
  it(`[${BOOK} XIII-D-11-default-example-i] a Goal 3+2√ may be read (3+2)√ if so written`, () => {
    expect(sorted(goalValuesOf('senior', '3+2r', I))).toEqual(['3+2i', '5i']);
    expect(equation('senior', '5i+0 = (3+2)i', { variations: I, laid: '3+2r' }).verdict).toBe('correct');
    expect(equation('senior', '5i+0 = 3+2i', { variations: I, laid: '3+2r' }).codes).toEqual(['wrong-value']);
  });
  it(`[${BOOK} XIII-D-11-comment-b] i is no exponent`, () => {
    expect(valuesOf('senior', '4^i', I)).toEqual([]);
    expect(goalValuesOf('senior', '4^r', I)).toBeNull();
    expect(valuesOf('senior', '3^2xi', I)).toEqual([]);
    expect(valuesOf('senior', '(3^2)xi', I)).toEqual(['9i']);
  });
  it(`[${BOOK} XIII-D-11-comment-c] in Base twelve √ may be eleven`, () => {
    expect(sorted(goalValuesOf('senior', 'r', ['imaginary', BASE_12]))).toEqual(['11', 'i']);
    expect(sorted(valuesOf('senior', '2r', ['imaginary', BASE_12]))).toEqual(['2i', '35']);
    expect(valuesOf('senior', '2i', ['imaginary', BASE_12])).toEqual(['2i']);
  });
  it(`[${BOOK} XIII-D-11-comment-d] a wild cube used as √ is i`, () => {
    const play = { variations: [{ id: 'wild', cube: '0' }, 'imaginary'], wild: { 0: 'r' } } as const;
    expect(equation('senior', '20+3 = 3+2i', { ...play, laid: '3+20' }).verdict).toBe('correct');
    expect(equation('senior', '2+1 = 2r9', { ...play, laid: '209' }).codes).toContain('wrong-value');
  });
  it(`[${BOOK} XIII-D-11-comment-e] Goal and Solution may be complex`, () => {
    expect(equation('senior', '(2i)x(3+i) = 6i-2', { variations: I, laid: '6r-2' }).verdict).toBe('correct');
  });
  it(`[${BOOK} XIII-D-11-comment-g] 2√^88 is (2√)^88, not 2(√^88)`, () => {
    expect(goalValuesOf('senior', '2r^88', I)).toEqual([String(2n ** 88n)]);
    expect(equation('senior', '2+0 = 2(i^88)', { variations: I, laid: '2r^88' }).codes).toContain(
      'goal-illegal',
    );
    expect(valuesOf('senior', '2x(i^8)', I)).toEqual(['2']);
    expect(valuesOf('senior', '2(i^8)', I)).toEqual([]);
  });
  it(`[${BOOK} XIII-D-11-example-f] 4^(1/2) may be 2 or -2, and the writer says which`, () => {
    expect(sorted(goalValuesOf('senior', '4^ 1/2', I))).toEqual(['-2', '2']);
    expect(sorted(goalValuesOf('senior', '16^<4', I))).toEqual(['-2', '-2i', '2', '2i']);
    expect(equation('senior', '3-1 = 4^(1/2)', { variations: I }).codes).toEqual(['ambiguous']);
    expect(equation('senior', '3-1 = (4^(1/2) := 2)', { variations: I, laid: '4^1/2' }).verdict).toBe(
      'correct',
    );
    expect(equation('senior', '1-3 = (4^(1/2) := 0-2)', { variations: I, laid: '4^1/2' }).verdict).toBe(
      'correct',
    );
    expect(equation('senior', '1-3 = (4^(1/2) := -2)', { variations: I, laid: '4^1/2' }).verdict).toBe(
      'correct',
    );
    expect(equation('senior', '((0-8)^(1/3) := -2) = 0-2', { variations: I }).verdict).toBe('correct');
    expect(equation('senior', '3-1 = (4^(1/2) := 3)', { variations: I, laid: '4^1/2' }).codes).toContain(
      'goal-illegal',
    );
  });
  it(`[${BOOK} XIII-D-11-example-g] (8x2)^(3/4) with the root (2i)^3`, () => {
    expect(
      equation('senior', '((8x2)^(3/4) := (2i)^3) = 0-8i', { variations: I, laid: '0-8r' }).verdict,
    ).toBe('correct');
    expect(equation('senior', '((8x2)^(3/4) := 2^3) = 8', { variations: I }).verdict).toBe('correct');
    expect(equation('senior', '(8x2)^(3/4) = 8', { variations: I }).codes).toEqual(['ambiguous']);
    expect(equation('senior', '((8x2)^(3/4) := 7) = 7', { variations: I }).codes).toContain(
      'illegal-expression',
    );
    expect(equation('senior', '(8x2)^(3/4) = 8').verdict).toBe('correct');
  });
  it(`[${BOOK} XIII-D-11] √ is no root any more`, () => {
    expect(valuesOf('senior', 'r9', I)).toEqual(['9i']);
    expect(valuesOf('senior', 'r9')).toEqual(['3']);
    expect(valuesOf('junior', '2i', I)).toEqual([]);
  });
});

describe('Decimal in Goal and Log', () => {
  it(`[${BOOK} XIII-D-12-example-a] 20 may be 20, 2.0 or .20`, () => {
    expect(sorted(goalValuesOf('senior', '20', ['decimal-in-goal']))).toEqual(['1/5', '2', '20']);
    expect(equation('senior', '1/5 = .20', { variations: ['decimal-in-goal'], laid: '20' }).verdict).toBe(
      'correct',
    );
    expect(equation('senior', '1/5 = .20', { laid: '20' }).codes).toContain('goal-illegal');
    expect(equation('senior', '.5+1 = 1.5', { variations: ['decimal-in-goal'], laid: '15' }).codes).toContain(
      'undefined-symbol',
    );
  });
  it(`[${BOOK} XIII-D-12-example-b] 2^3 in four ways`, () => {
    expect(goalValuesOf('senior', '2^3', ['decimal-in-goal'])).toHaveLength(4);
    expect(goalValuesOf('senior', '2^3', ['decimal-in-goal'])).toContain('1/125');
  });
  it(`[${BOOK} XIII-D-12-comment] only before an upright digit`, () => {
    expect(goalValuesOf('senior', '<2', ['decimal-in-goal'])).toEqual(['1/2']);
    expect(
      equation('senior', '0-(1/5) = .~2', { variations: ['decimal-in-goal'], laid: '~2' }).codes,
    ).toContain('goal-illegal');
    expect(goalValuesOf('senior', 'r', ['decimal-in-goal', 'imaginary'])).toEqual(['i']);
  });
  it(`[${BOOK} XIII-D-13-example-a] log to base 5`, () => {
    expect(valuesOf('senior', '[(6x4)+1]|5', ['log'])).toEqual(['2']);
    expect(valuesOf('junior', '[(6x4)+1]|5', ['log'])).toEqual([]);
  });
  it(`[${BOOK} XIII-D-13-example-b] log to base 2 of 3 is irrational`, () => {
    expect(equation('senior', '3|2 = 3|2', { variations: ['log'] }).verdict).toBe('correct');
    expect(equation('senior', '3|2 = 8/5', { variations: ['log'] }).codes).toEqual(['wrong-value']);
    expect(equation('senior', '(3|2)x(4|3) = 2', { variations: ['log'] }).verdict).toBe('correct');
  });
  it.for(['7|1', '0|5', '(0-1)|1', '(0-8)|(3-1)', '4|(0-2)'])(
    `[${BOOK} XIII-D-13-example-c] %s is undefined`,
    (text) => {
      expect(valuesOf('senior', text, ['log'])).toEqual([]);
    },
  );
  it(`[${BOOK} XIII-D-13] a sideways ÷ in the Goal`, () => {
    expect(goalValuesOf('senior', '25|5', ['log'])).toEqual(['2']);
    expect(goalValuesOf('senior', '25</5', ['log'])).toEqual(['2']);
    expect(goalValuesOf('senior', '25|5')).toBeNull();
  });
});
