import { describe, expect, it } from 'vitest';
import { equation, goalValuesOf, valuesOf } from '../testing.ts';

const BOOK = 'agloa-equations-2015';

describe('legal mathematical expressions', () => {
  it.for([
    ['III-A-example', '7/(1-1)', 'junior'],
    ['III-A-example', '0/0', 'middle'],
    ['III-A', '5/(3-3)', 'elementary'],
  ] as const)(`[${BOOK} %s] %s names no number`, ([, text, division]) => {
    expect(equation(division, `${text} = 1`)).toMatchObject({
      verdict: 'incorrect',
      codes: ['illegal-expression'],
    });
  });

  it(`[${BOOK} III-A-example] the square root of 26 is illegal in Elementary and legal in Middle`, () => {
    expect(goalValuesOf('elementary', 'r26')).toBeNull();
    expect(goalValuesOf('middle', 'r26')).toEqual(['26^(1/2)']);
  });

  it(`[${BOOK} III-A-example] 27+16-3 is too long for a Goal, 27+16 is not`, () => {
    expect(goalValuesOf('middle', '27+16-3')).toBeNull();
    expect(goalValuesOf('middle', '27+16')).toEqual(['43']);
  });

  it.for(['(6x6)+1', '[6x6]+1', '{6x6}+1', '{[(6)x(6)]}+(1)'])(
    `[${BOOK} III-A-comment-a] %s is grouped as written`,
    (text) => {
      expect(equation('elementary', `${text} = 37`)).toMatchObject({ verdict: 'correct', value: '37' });
    },
  );

  it.for(['(6x6]+1', '(6x6+1', '6x6)+1', '()6x6', '(6x)6+1', '[(6x6]+1)'])(
    `[${BOOK} III-A-comment-a] %s has no proper pairs`,
    (text) => {
      const { verdict, codes } = equation('elementary', `${text} = 37`);
      expect(verdict).toBe('incorrect');
      expect(codes).toContain('undefined-symbol');
      expect(codes).toContain('illegal-expression');
    },
  );

  it.for(['+7', '-8', '6x+4', '17/(-8)', '45x', '(2+3)(4)', '2(3)', '7 8 + 1', ''])(
    `[${BOOK} III-B-1-example] %s is illegal`,
    (text) => {
      expect(equation('middle', `${text} = 5`).codes).toContain('illegal-expression');
    },
  );
  it(`[${BOOK} III-B-1] + and - between numbers add and subtract`, () => {
    expect(valuesOf('middle', '(0-8)+7')).toEqual(['-1']);
  });

  it.for([
    ['III-B', '(8/4)x3', 'middle', '6'],
    ['III-B-2', '2r9', 'elementary', '3'],
    ['III-B-2', 'r9', 'elementary', '3'],
    ['III-B-2-example', '1r2', 'elementary', '2'],
    ['III-B-2-example', '(2+1)r8', 'elementary', '2'],
    ['III-B-2-example', '4xr9', 'elementary', '12'],
    ['III-B-2-example', '3rr9', 'middle', '3^(1/3)'],
    ['III-B-3', '4^2', 'elementary', '16'],
    ['III-B-3-example', '4*2', 'elementary', '16'],
    ['III-C-1', '4r(8x2)', 'elementary', '2'],
    ['III-C-1-example', 'r9', 'senior', '3'],
    ['III-C', '(0-8)^(2/3)', 'middle', '4'],
    ['III-C-2-example-a', '(0-8)^(4/6)', 'middle', '4'],
    ['III-C-2-example-c', '(3/6)r(0-9)', 'middle', '81'],
    ['III-C-2', '3r(0-8)', 'middle', '-2'],
    ['III-C-2-d', '(3/5)r(0-1)', 'middle', '-1'],
    ['III-C-2-e', '(0-1)^(5/3)', 'middle', '-1'],
    ['III-C-2-b', '0^3', 'middle', '0'],
  ] as const)(`[${BOOK} %s] %s in %s is %s`, ([, text, division, value]) => {
    expect(valuesOf(division, text)).toEqual([value]);
  });

  it.for([
    ['III-B-2-example', '3rr9', 'elementary'],
    ['III-C-2-a', '0r5', 'middle'],
    ['III-C-2-b', '0^0', 'middle'],
    ['III-C-2-b', '0^(0-2)', 'junior'],
    ['III-C-2-c', '4r(0-5)', 'middle'],
    ['III-C-2-d', '(4/3)r(0-5)', 'middle'],
    ['III-C-2-e', '(0-4)^(1/2)', 'senior'],
    ['III-A', '(0-8)^(2^r2)', 'junior'],
    ['III-A', '[(r(<3^r3)+1)/~8]r~6', 'junior'],
    ['III-C-2-example-b', '(0-4)^(2/4)', 'middle'],
    ['III-C-2-example-d', '(8/2)r(0-5)', 'middle'],
  ] as const)(`[${BOOK} %s] %s in %s has no value`, ([, text, division]) => {
    expect(valuesOf(division, text)).toEqual([]);
    expect(equation(division, `${text} = 2`).codes).toContain('illegal-expression');
  });

  it(`[${BOOK} III-A-comment-b] a complex number is legal with √ = i only`, () => {
    expect(equation('senior', '3+4i = 3+4i', { variations: ['imaginary'] }).verdict).toBe('correct');
    expect(equation('senior', '3+4i = 3+4', {}).codes).toContain('undefined-symbol');
  });
});

describe('the whole-number rule of Elementary', () => {
  it.for([
    ['3^2', ['9']],
    ['0^9', ['0']],
    ['7^0', ['1']],
    ['2r9', ['3']],
    ['r9', ['3']],
    ['9r0', ['0']],
  ] as const)(`[${BOOK} XIII-A] %s is legal`, ([text, values]) => {
    expect(valuesOf('elementary', text)).toEqual(values);
  });
  it.for(['2^(1-3)', '4^(1/2)', '(2-5)^4', '(2/3)^3'])(
    `[${BOOK} XIII-A-example-a] %s is not legal`,
    (text) => {
      expect(valuesOf('elementary', text)).toEqual([]);
      expect(valuesOf('middle', text)).toHaveLength(1);
    },
  );
  it.for(['r5', '3r9', '2r(1/3)', '(1/2)r5', '3r(1-9)'])(
    `[${BOOK} XIII-A-example-b] %s is not legal`,
    (text) => {
      expect(valuesOf('elementary', text)).toEqual([]);
      expect(valuesOf('middle', text)).toHaveLength(1);
    },
  );
  it(`[${BOOK} XIII-A-example-c] the legality of √3^4 depends on its grouping`, () => {
    expect(valuesOf('elementary', 'r(3^4)')).toEqual(['9']);
    expect(valuesOf('elementary', '(r3)^4')).toEqual([]);
    expect(goalValuesOf('elementary', 'r3^4')).toEqual(['9']);
    expect(equation('elementary', '(8+1) = r(3^4)').verdict).toBe('correct');
    expect(equation('elementary', '8+1 = r3^4').codes).toContain('goal-illegal');
  });
});

describe('the introductory game', () => {
  it.for([
    ['2x3+5', ['11']],
    ['5+2x3', ['11']],
    ['2^3^2', ['512']],
    ['9-4-3', ['2']],
    ['8/4/2', ['1']],
    ['2x3^2', ['18']],
  ] as const)(`[${BOOK} Basic III-D] %s is worked out in the ordinary order`, ([text, values]) => {
    expect(goalValuesOf('middle', text, [], 'basic')).toEqual(values);
    expect(equation('middle', `${text} = ${text}`, { level: 'basic' })).toMatchObject({
      verdict: 'correct',
      value: values[0],
    });
  });
  it(`[${BOOK} Basic III-D] parentheses change it`, () => {
    expect(equation('middle', '2x(3+5) = 16', { level: 'basic' }).verdict).toBe('correct');
    expect(equation('middle', '2x3+5 = 16', { level: 'basic' }).codes).toEqual(['wrong-value']);
  });
  it(`[${BOOK} Basic III-C] a Solution has numbers of one digit`, () => {
    expect(equation('junior', '12+3 = 15', { level: 'basic' }).codes).toContain('illegal-expression');
    expect(equation('junior', '9+6 = 15', { level: 'basic' }).verdict).toBe('correct');
  });
  it(`[${BOOK} Basic III-E] no variation is played, so a turned cube means nothing`, () => {
    expect(equation('junior', '9+~6 = 3', { level: 'basic' }).codes).toContain('undefined-symbol');
    expect(equation('junior', '9+~6 = 3').verdict).toBe('correct');
  });
  it(`[${BOOK} Basic III-F] a root without index is the square root`, () => {
    expect(equation('middle', 'r9+2r9 = 6', { level: 'basic' }).verdict).toBe('correct');
  });
});
