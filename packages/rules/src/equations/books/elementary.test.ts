import { describe, expect, it } from 'vitest';
import { equation, goalValuesOf, valuesOf } from '../testing.ts';

const BOOK = 'agloa-equations-2015';
const WILD = { id: 'wild', cube: '0' } as const;
const EVEN = 'elementary even';
const ODD = 'elementary odd';

describe('Elementary variations of every year', () => {
  it(`[${BOOK} XIII-A-1-example] sideways cubes are reciprocals`, () => {
    expect(valuesOf('elementary', '1+2+<2', ['sideways'])).toEqual(['7/2']);
    expect(valuesOf('elementary', '1/<3', ['sideways'])).toEqual(['3']);
    expect(equation('elementary', '1/<3 = 3').codes).toContain('undefined-symbol');
    expect(equation('elementary', '7x<0 = 7', { variations: ['sideways'] }).codes).toEqual([
      'illegal-expression',
    ]);
  });
  it(`[${BOOK} XIII-A-2-example] upside-down cubes are negative`, () => {
    expect(valuesOf('elementary', '6x~2', ['upside-down'])).toEqual(['-12']);
    expect(goalValuesOf('elementary', '6~2', ['upside-down'])).toBeNull();
    expect(equation('elementary', '6~2 = 4', { variations: ['upside-down'] }).codes).toContain(
      'illegal-expression',
    );
    expect(equation('elementary', '6+~2 = 4', { variations: ['upside-down'] }).verdict).toBe('correct');
  });
  it.for(['elementary', 'middle'])(
    `[${BOOK} XIII-A-2-comment-a] both at once in the Solution of %s, not in the Goal`,
    (division) => {
      const variations = ['sideways', 'upside-down'] as const;
      expect(valuesOf(division, '6x~<2', variations)).toEqual(['-3']);
      expect(valuesOf(division, '6x<~2', variations)).toEqual(['-3']);
      expect(goalValuesOf(division, '6x~<2', variations)).toBeNull();
      expect(valuesOf(division, '6x~<2', ['upside-down'])).toEqual([]);
    },
  );
  it(`[${BOOK} XIII-A-3-example-a] both zeros stand for the same`, () => {
    expect(equation('elementary', '(0x6)-0 = 15', { variations: [WILD], wild: { 0: '3' } }).verdict).toBe(
      'correct',
    );
    expect(equation('elementary', '(0x6)-0 = 14', { variations: [WILD], wild: { 0: '3' } }).codes).toContain(
      'wrong-value',
    );
  });
  it(`[${BOOK} XIII-A-3-example-b] one zero cannot be 2 and another 0`, () => {
    expect(equation('elementary', '(0x6)-0 = 12', { variations: [WILD], wild: { 0: '2' } }).codes).toContain(
      'wrong-value',
    );
  });
  it(`[${BOOK} XIII-A-3-example-c] the zero of the Goal is the zero of the Solution`, () => {
    expect(equation('elementary', '(8x5)+0 = 40', { variations: [WILD], wild: { 0: '2' } }).verdict).toBe(
      'correct',
    );
    expect(equation('elementary', '(9x5)-0 = 40', { variations: [WILD], wild: { 0: '5' } }).codes).toContain(
      'wrong-value',
    );
  });
  it.for(['+', 'x', '!'])(`[${BOOK} XIII-A-3] in Elementary 0 is a numeral, not %s`, (sign) => {
    expect(equation('elementary', '305 = 8', { variations: [WILD], wild: { 0: sign } }).codes).toContain(
      'not-wild',
    );
  });
  it(`[${BOOK} XIII-A-3] every 0 of a Goal is the same numeral`, () => {
    expect(goalValuesOf('elementary', '00', [WILD])?.toSorted()).toEqual([
      '0',
      '11',
      '22',
      '33',
      '44',
      '55',
      '66',
      '77',
      '88',
      '99',
    ]);
  });

  it(`[${BOOK} XIII-A-4-comment-a] ! is for whole numbers`, () => {
    expect(valuesOf('elementary', '5!', ['factorial'])).toEqual(['120']);
    expect(valuesOf('elementary', '0!', ['factorial'])).toEqual(['1']);
    expect(valuesOf('elementary', '(1/2)!', ['factorial'])).toEqual([]);
    expect(valuesOf('elementary', '(1-2)!', ['factorial'])).toEqual([]);
    expect(equation('elementary', '5! = 99').codes).toContain('undefined-symbol');
  });
  it(`[${BOOK} XIII-A-4-comment-b] ! takes just the number before it`, () => {
    expect(valuesOf('elementary', '4+3!', ['factorial'])).toEqual(['10']);
  });
  it(`[${BOOK} XIII-A-4-example-a] 5! is one cube`, () => {
    expect(equation('elementary', '5! = 4x30', { variations: ['factorial'] }).codes).toEqual([
      'too-few-cubes',
    ]);
  });
  it(`[${BOOK} XIII-A-4-example-b] two ! in the Goal leave none for the Solution`, () => {
    const variations = ['factorial'] as const;
    expect(goalValuesOf('elementary', '9/8', variations)).toContain('9');
    expect(equation('elementary', '5+4 = 9!/8!', { variations }).verdict).toBe('correct');
    expect(equation('elementary', '3!+3 = 9!/8!', { variations }).codes).toEqual(['variation-violated']);
    expect(
      equation('elementary', '3!+3 = 9!/8!', { variations: ['factorial', 'multiple-operations'] }).verdict,
    ).toBe('correct');
  });
  it(`[${BOOK} XIII-A-4-example-c] 5x4/0! is 20`, () => {
    expect(equation('elementary', '5x4/0! = 20', { variations: ['factorial'] }).verdict).toBe('correct');
  });
  it(`[${BOOK} XIII-A-4-example-d] (8-5)!+2 = 4!/3`, () => {
    expect(equation('elementary', '(8-5)!+2 = 4!/3', { variations: ['factorial'] })).toMatchObject({
      verdict: 'correct',
      value: '8',
    });
  });
  it(`[${BOOK} XIII-A-4-example-e] 3!! is 720`, () => {
    expect(valuesOf('elementary', '3!!', ['factorial'])).toEqual(['720']);
    expect(goalValuesOf('elementary', '3', ['factorial'])?.toSorted()).toEqual(['3', '6', '720']);
  });

  it(`[${BOOK} XIII-A-6] three operation signs at least`, () => {
    const variations = ['three-operation-solution'] as const;
    expect(equation('elementary', '(6+8)+1 = 15', { variations }).codes).toEqual(['variation-violated']);
    expect(equation('elementary', '[(6+8)+1]+0 = 15', { variations }).verdict).toBe('correct');
    expect(
      equation('elementary', '3!+2!+0 = 8', { variations: ['three-operation-solution', 'factorial'] })
        .verdict,
    ).toBe('correct');
  });
  it(`[${BOOK} VII-B-5-example-a] fewer than three operations are too few`, () => {
    expect(equation('elementary', '6+8 = 14', { variations: ['three-operation-solution'] }).codes).toEqual([
      'variation-violated',
    ]);
  });
  it(`[${BOOK} XIII-A-6-comment] prime and percent count, a decimal point does not`, () => {
    expect(
      equation(EVEN, 'x(7+1)x2 = 22', { variations: ['three-operation-solution', 'smallest-prime'] }).verdict,
    ).toBe('correct');
    expect(
      equation(EVEN, '(5%8)x5+0 = 2', { variations: ['three-operation-solution', 'percent'] }).verdict,
    ).toBe('correct');
    expect(
      equation(EVEN, '2.5x4+0 = 10', { variations: ['three-operation-solution', 'decimal-point'] }).codes,
    ).toEqual(['variation-violated']);
  });

  it.for([
    ['a', '15|2', '1'],
    ['b', '30^2 |5', '0'],
    ['c', '45|70', '45'],
    ['d', '87|87', '0'],
  ] as const)(`[${BOOK} XIII-A-7-example-%s] %s is %s`, ([, goal, value]) => {
    expect(goalValuesOf('elementary', goal, ['remainder'])).toContain(value);
  });
  it(`[${BOOK} XIII-A-7-example-e] the last digit`, () => {
    expect(valuesOf('elementary', '{[5x(9+1)]x(9+1)+(9+5)}|(9+1)', ['remainder'])).toContain('4');
  });
  it(`[${BOOK} XIII-A-7] both are positive, and the first is at most 1000`, () => {
    expect(valuesOf('elementary', '(9x(9x9))|7', ['remainder'])).toEqual(['1']);
    expect(valuesOf('elementary', '0|5', ['remainder'])).toEqual([]);
    expect(valuesOf('elementary', '5|0', ['remainder'])).toEqual([]);
    expect(valuesOf('elementary', '(5/2)|2', ['remainder'])).toEqual([]);
    expect(valuesOf('elementary', '(9^4)|2', ['remainder'])).toEqual([]);
    expect(valuesOf('elementary', '9|2', [])).toEqual([]);
    expect(valuesOf('elementary', '9</2', ['remainder'])).toEqual(['1']);
  });
});

describe('Elementary variations of even years', () => {
  it(`[${BOOK} XIII-A-8-example-a] + averages, - subtracts`, () => {
    expect(valuesOf(EVEN, '7+9', ['average'])).toEqual(['8']);
    expect(valuesOf(EVEN, '7-(0-9)', ['average'])).toEqual(['16']);
    expect(valuesOf(ODD, '7+9', ['average'])).toEqual(['16']);
  });
  it(`[${BOOK} XIII-A-8-example-b] 5+(4x2) is 6.5`, () => {
    expect(valuesOf(EVEN, '5+(4x2)', ['average'])).toEqual(['13/2']);
  });
  it(`[${BOOK} XIII-A-8-example-c] 4+6+9 is 7 or 5.75`, () => {
    expect(valuesOf(EVEN, '4+6+9', ['average'])).toEqual(['7', '23/4']);
    expect(equation(EVEN, '4+6+9 = 7', { variations: ['average'] }).codes).toEqual(['ambiguous']);
    expect(equation(EVEN, '(4+6)+9 = 7', { variations: ['average'] }).verdict).toBe('correct');
  });

  it.for([
    ['comment-a', '4xx6', ['28']],
    ['comment-b', 'x5+2', ['9']],
    ['example-a', 'x7', ['11']],
    ['example-b', 'x(9/2)', ['5']],
    ['example-c', 'x(0-3)', ['2']],
    ['example-d', 'xx5', ['11']],
    ['example-e', 'xr(7x7)', ['11']],
    ['example-e', 'xr(8x8+3)', []],
    ['example-f', '2xx5', ['14']],
    ['example-g', 'x5x7', ['49']],
    ['example-g', 'x(5x7)', ['37']],
    ['example-h', 'xxx5', ['13']],
  ] as const)(`[${BOOK} XIII-A-9-%s] %s`, ([, text, values]) => {
    expect(valuesOf(EVEN, text, ['smallest-prime'])).toEqual(values);
  });
  it(`[${BOOK} XIII-A-9] of rational numbers up to 200`, () => {
    expect(valuesOf(EVEN, 'x(5x(8x5))', ['smallest-prime'])).toEqual(['211']);
    expect(valuesOf(EVEN, 'x((5x(8x5))+1)', ['smallest-prime'])).toEqual([]);
    expect(valuesOf(EVEN, 'x7', [])).toEqual([]);
  });

  it.for([
    ['example-a', '25%16', ['4']],
    ['example-b', '6%8', ['12/25']],
    ['example-c', '(8-3)%(4+2)', ['3/10']],
  ] as const)(`[${BOOK} XIII-A-10-%s] %s`, ([, text, values]) => {
    expect(valuesOf(EVEN, text, ['percent'])).toEqual(values);
  });
  it(`[${BOOK} XIII-A-10-example-d] with Decimal Point`, () => {
    const both = ['percent', 'decimal-point'] as const;
    expect(valuesOf(EVEN, '1.5%.25', both)).toEqual(['3/800']);
    expect(valuesOf(EVEN, '25%(1.5x2)', both)).toEqual(['3/4']);
    expect(valuesOf(EVEN, '12.5%16', both)).toEqual(['2']);
  });
  it(`[${BOOK} XIII-A-10] two digits only right beside the percent sign`, () => {
    expect(valuesOf(EVEN, '(25+1)%16', ['percent'])).toEqual([]);
    expect(valuesOf(EVEN, '25+1', ['percent'])).toEqual([]);
    expect(valuesOf(EVEN, '25%16+2', ['percent'])).toEqual(['6']);
    expect(valuesOf(EVEN, '6~r8', ['percent'])).toEqual(['12/25']);
    expect(goalValuesOf(EVEN, '25~r16', ['percent'])).toEqual(['4']);
  });

  it(`[${BOOK} XIII-A-11-comment] the point must be written`, () => {
    expect(equation(EVEN, '5/2 = 2.5', { variations: ['decimal-point'], laid: '2^5' }).verdict).toBe(
      'correct',
    );
    expect(equation(EVEN, '5/2 = 2^5', { variations: ['decimal-point'], laid: '2^5' }).codes).toEqual([
      'wrong-value',
    ]);
    expect(valuesOf(EVEN, '2.5^2', ['decimal-point'])).toEqual([]);
    expect(valuesOf('middle', '2.5^2', ['decimal-point'])).toEqual(['25/4']);
  });
  it.for([
    ['a', '2^5', ['32', '5/2']],
    ['a', '3^0', ['1', '3']],
    ['b', '2^4x2', ['24/5', '256', '32']],
    ['b', '4^3!', null],
    ['c', '12^5', ['248832', '25/2']],
    ['c', '1^25', ['1', '5/4']],
    ['d', '15^0', ['1', '15']],
    ['e', '255^', ['255']],
    ['e', '^050', ['1/20']],
    ['f', '15^25', ['2525142324771931044757366180419921875']],
    ['g', '122^5', null],
    ['g', '1^225', null],
    ['g', '^1225', null],
    ['g', '1225^', null],
    ['h', '^37^5', null],
    ['i', '^<2', null],
    ['i', '~2^', null],
  ] as const)(`[${BOOK} XIII-A-11-example-%s] %s`, ([, goal, values], context) => {
    const found = goalValuesOf(EVEN, goal, ['decimal-point', 'sideways', 'upside-down']);
    context.expect(found?.toSorted() ?? null).toEqual(goal === '15^25' ? [String(15n ** 25n)] : values);
  });
  it(`[${BOOK} XIII-A-11-example-c] in a Solution 12^5 is no power`, () => {
    expect(valuesOf(EVEN, '12.5', ['decimal-point'])).toEqual(['25/2']);
    expect(valuesOf(EVEN, '12^5', ['decimal-point'])).toEqual([]);
    expect(valuesOf(EVEN, '2.(4x2)', ['decimal-point'])).toEqual([]);
  });
});

describe('Elementary variations of odd years', () => {
  it(`[${BOOK} XIII-A-12] two digits in Solutions`, () => {
    expect(equation(ODD, '12+3 = 15', { variations: ['two-digit-numerals'] }).verdict).toBe('correct');
    expect(equation(ODD, '12+3 = 15').codes).toEqual(['illegal-expression']);
    expect(equation(ODD, '123+3 = 15', { variations: ['two-digit-numerals'] }).codes).toContain(
      'illegal-expression',
    );
    expect(equation(EVEN, '12+3 = 15', { variations: ['two-digit-numerals'] }).codes).toEqual([
      'illegal-expression',
    ]);
  });
  it.for([
    ['example-a', '6L8', ['24']],
    ['example-b', '(2x3)L(5+4)', ['18']],
    ['example-c', '2L4', ['4']],
    ['example-c', '2r4', ['2']],
    ['example-d', '0L5', []],
    ['example-e', '6Lr9', ['6']],
  ] as const)(`[${BOOK} XIII-A-13-%s] %s`, ([, text, values]) => {
    expect(valuesOf(ODD, text, ['lcm'])).toEqual(values);
  });
  it(`[${BOOK} XIII-A-13-comment] the Goal may be read both ways`, () => {
    expect(goalValuesOf(ODD, '2r4', ['lcm'])?.toSorted()).toEqual(['2', '4']);
    expect(equation(ODD, '3+1 = 2L4', { variations: ['lcm'], laid: '2r4' }).verdict).toBe('correct');
    expect(equation(ODD, '3+1 = 2r4', { variations: ['lcm'], laid: '2r4' }).codes).toEqual(['wrong-value']);
  });
  it.for([
    ['example-a', '8G6', ['2']],
    ['example-a', '8^6', ['262144']],
    ['example-b', '(4x2)G(6+3)', ['1']],
    ['example-b', '(4x2)^(6+3)', ['134217728']],
    ['comment', '(8G6)^3', ['8']],
  ] as const)(`[${BOOK} XIII-A-14-%s] %s`, ([, text, values]) => {
    expect(valuesOf(ODD, text, ['gcf'])).toEqual(values);
  });
  it(`[${BOOK} XIII-A-14] of whole numbers, not both 0`, () => {
    expect(valuesOf(ODD, '7G0', ['gcf'])).toEqual(['7']);
    expect(valuesOf(ODD, '0G7', ['gcf'])).toEqual(['7']);
    expect(valuesOf(ODD, '0G0', ['gcf'])).toEqual([]);
    expect(valuesOf(ODD, '(1/2)G2', ['gcf'])).toEqual([]);
    expect(valuesOf(ODD, '(1-3)G2', ['gcf'])).toEqual([]);
    expect(goalValuesOf(ODD, '8^6', ['gcf'])?.toSorted()).toEqual(['2', '262144']);
  });
  it.for([
    ['example-a', 'x1', ['1']],
    ['example-b', 'x(6x2)', ['6']],
    ['example-c', 'x(4x4)', ['5']],
    ['example-e', 'x0', []],
    ['example-e', 'x(1/2)', []],
    ['example-e', 'x(1-4)', []],
    ['example-e', 'x(5^4)', []],
    ['example-f', 'xx12', ['4']],
    ['example-g', '3xx7', ['6']],
    ['example-h', 'x4x2', ['6']],
    ['example-h', 'x(4x2)', ['4']],
    ['comment-a', 'x4xx4', ['9']],
    ['comment-b', 'x4+2', ['5']],
  ] as const)(`[${BOOK} XIII-A-15-%s] %s`, ([, text, values]) => {
    expect(valuesOf(ODD, text, ['number-of-factors', 'two-digit-numerals'])).toEqual(values);
  });
  it(`[${BOOK} XIII-A-15-example-d] x13 in a Goal, or with Two-digit Numerals`, () => {
    expect(goalValuesOf(ODD, 'x13', ['number-of-factors'])).toEqual(['2']);
    expect(valuesOf(ODD, 'x13', ['number-of-factors'])).toEqual([]);
    expect(valuesOf(ODD, 'x13', ['number-of-factors', 'two-digit-numerals'])).toEqual(['2']);
  });
});
