import { inEnglish } from '../words/index.ts';
import { describe, expect, it } from 'vitest';
import { judgeEquationsGoal } from './goal/goal-ruling.ts';
import { judgeEquation } from './judge/judge.ts';
import { judgeEquationsPick } from './shake/pick.ts';
import { equation, goalValuesOf, PLENTY, shake, table, write } from './testing.ts';
import type { Play } from './testing.ts';

const BOOK = 'agloa-equations-2015';

function reasonsOf(where: string, solution: string, goal: string, play: Play = {}) {
  const position = table(where, { laid: goal.replaceAll(/[()]/g, ''), ...play });
  return judgeEquation(position, [write(solution, goal, play.wild)]).reasons;
}

describe('limits hold for giants', () => {
  it.for([
    ['XIII-A-7', '(9^(9^9))|7 = 1', 'remainder'],
    ['XIII-A-7', '((9^(9^9))+1)|7 = 1', 'remainder'],
    ['XIII-A-9', 'x(9^(9^9)) = 2', 'smallest-prime'],
    ['XIII-A-9', 'x((9^(9^9))+1) = 2', 'smallest-prime'],
  ] as const)(`[${BOOK} %s] %s is illegal`, ([, text, variation]) => {
    expect(equation('elementary', text, { variations: [variation] }).codes).toEqual(['illegal-expression']);
  });

  it.for(['x(0-(9^(9^9))) = 2', 'x(1/(9^(9^9))) = 2', 'x(0-5) = 2', 'x1 = 2', 'x2 = 3'])(
    `[${BOOK} XIII-A-9] %s is correct`,
    (text) => {
      expect(equation('elementary', text, { variations: ['smallest-prime'] }).verdict).toBe('correct');
    },
  );
});

describe('wild cubes', () => {
  const WILD = { id: 'wild', cube: '0' } as const;
  it.for(['<2', '~2', '1e2', '<x', '~<2', '~~2', '~r', '12'])(
    `[${BOOK} XIII-B-3] 0 may not stand for "%s"`,
    (meaning) => {
      const play = {
        variations: [WILD, 'sideways', 'upside-down', 'powers-of-the-base'],
        wild: { 0: meaning },
      } as const;
      const { codes } = equation('middle odd', '0+1 = 3', play);
      expect(codes).toContain('not-wild');
    },
  );

  it.for([
    ['2', '0+1 = 3'],
    ['+', '201 = 3'],
    ['^', '301 = 3'],
    ['%', '~0 = 3'],
  ] as const)(`[${BOOK} XIII-B-3] 0 may stand for "%s"`, ([meaning, text]) => {
    const { codes } = equation('middle', text, { variations: [WILD, 'percent'], wild: { 0: meaning } });
    expect(codes).not.toContain('not-wild');
  });
});

describe('turn marks', () => {
  it.for(['~~2', '<<2', '~~<2', '<~<2'])(`[${BOOK} XIII-C-2] %s is no symbol`, (mark) => {
    expect(equation('junior', `${mark}+4 = 6`).codes).toContain('undefined-symbol');
    expect(goalValuesOf('junior', mark)).toBeNull();
  });

  it.for(['~<2', '<~2'])(`[${BOOK} XIII-C-2-comment] %s is both at once`, (mark) => {
    expect(equation('junior', `4+${mark} = 7/2`)).toMatchObject({ verdict: 'correct' });
  });
});

describe('values of a Goal', () => {
  const BOTH = ['imaginary', 'decimal-in-goal'] as const;
  it.for([
    ['15+2^3', '23'],
    ['12^3+4', '1732'],
    ['2^33+4', '8589934596'],
    ['2r+3', '3+2i'],
    ['2r^3+4', '4-8i'],
  ] as const)(`[${BOOK} XIII-D-12] %s may be %s`, ([goal, value]) => {
    expect(goalValuesOf('senior', goal, BOTH)).toContain(value);
  });

  it('say whether they are all', () => {
    const complete = (where: string, text: string, variations: Play['variations'] = []): boolean =>
      judgeEquationsGoal(
        { ...table(where, { variations }), resources: table(where).permitted },
        { text, cubes: null },
      ).complete;
    expect(complete('middle', '15+23')).toBe(true);
    expect(complete('senior', '20', ['decimal-in-goal'])).toBe(true);
    expect(complete('middle odd', '1+3', ['powers-of-the-base'])).toBe(false);
    expect(complete('middle odd', '10', ['powers-of-the-base'])).toBe(true);
    expect(complete('senior', '12^3+4', BOTH)).toBe(false);
  });
});

describe('the introductory game', () => {
  const basic = (goal: string) =>
    equation('middle', `${goal === '3x(5+2)' ? '9+(6+6)' : '9+8'} = ${goal}`, {
      laid: '3x5+2',
      level: 'basic',
    });
  it('reads its Goal in the ordinary order only', () => {
    expect(basic('3x(5+2)').codes).toContain('goal-illegal');
    expect(basic('(3x5)+2').verdict).toBe('correct');
    expect(basic('3x5+2').verdict).toBe('correct');
    expect(equation('middle', '6+4 = 3+(5+2)', { laid: '3+5+2', level: 'basic' }).verdict).toBe('correct');
  });
});

describe('multiples of k', () => {
  it.for([
    ['XIII-B-7', 'middle', 7, '9^(9^9) = 1', 'correct'],
    ['XIII-B-7', 'middle', 7, '9^(9^9) = 3', 'incorrect'],
    ['XIII-B-7', 'middle', 7, '(9^(9^9))+2 = 3', 'correct'],
    ['XIII-B-7', 'middle', 7, '((9^(9^9))+1)x((8^(9^9))+2) = 6', 'correct'],
    ['XIII-B-7', 'middle', 7, '0-(9^(9^9)) = 6', 'correct'],
    ['XIII-C-6', 'junior', 8, '9+0 = 9^(9^9)', 'correct'],
    ['XIII-C-6', 'junior', 8, '7+0 = 9^(9^9)', 'incorrect'],
    ['XIII-C-6', 'junior', 8, '9^(9^9) = 9^(9^9)', 'incorrect'],
  ] as const)(`[${BOOK} %s] %s with k = %i: %s is %s`, ([, where, k, text, verdict]) => {
    expect(equation(where, text, { variations: [{ id: 'multiple-of-k', k }] }).verdict).toBe(verdict);
  });

  it('says why nobody can check', () => {
    const variations = [{ id: 'multiple-of-k', k: 7 }] as const;
    const found = reasonsOf('junior', '(7^(8^9))x(2r((6^(9^5))+3))', '1', { variations })[0];
    expect(found?.code).toBe('uncheckable');
    expect(inEnglish(found!.message).length).toBeGreaterThan('Nobody can check this Equation. '.length);
  });
});

describe('messages and sections', () => {
  it(`[${BOOK} III-C-2-d] a root with an even fraction as index`, () => {
    const [found] = reasonsOf('middle', '((2/3)r(0-5))x0', '0');
    expect(found).toMatchObject({ code: 'illegal-expression', rule: 'III-C-2-d' });
    expect(reasonsOf('middle', '(4r(0-5))x0', '0')[0]?.rule).toBe('III-C-2-c');
    expect(reasonsOf('middle', '((8/2)r(0-5))x0', '0')[0]?.rule).toBe('III-C-2-c');
  });

  it(`[${BOOK} XIII-B-13] exponents of any length`, () => {
    const play = { variations: ['powers-of-the-base'] } as const;
    expect(equation('middle odd', '1e9999/1e9998 = 10', play).verdict).toBe('correct');
    expect(equation('middle odd', '1e-9999x1e9999 = 1', play).verdict).toBe('correct');
    expect(equation('middle odd', '1e9999+1 = 10', play).codes).toContain('wrong-value');
    const [found] = reasonsOf('middle odd', `1e${'9'.repeat(30)}+1`, '1', play);
    expect(found).toMatchObject({ code: 'undefined-symbol' });
    expect(inEnglish(found!.message)).toContain('exponent');
  });

  it(`[${BOOK} XIII-C-9] says that a number is too large to be factored`, () => {
    const [found] = reasonsOf('junior', 'x((9^(9^9))+1)', '4', { variations: ['number-of-factors'] });
    expect(found?.code).toBe('uncheckable');
    expect(inEnglish(found!.message)).toContain('too large to be factored');
  });

  it(`[${BOOK} IV-D] asks for the Goal that is meant`, () => {
    const position = shake('middle', { after: 'no-goal', resources: PLENTY });
    const [found] = judgeEquation(position, [write('6+1', '7')]).reasons;
    expect(found).toMatchObject({ code: 'goal-illegal' });
    expect(inEnglish(found!.message)).toContain('which Goal is meant');
  });
});

describe('Decimal in Goal', () => {
  const play = { variations: ['decimal-in-goal'], laid: '20' } as const;
  it.for([
    ['4x5 = 20', 'correct'],
    ['1+1 = 2.0', 'correct'],
    ['1/5 = .20', 'correct'],
    ['1/5 = .2', 'correct'],
    ['1+1 = 2', 'incorrect'],
    ['1/5 = 0.2', 'incorrect'],
  ] as const)(`[${BOOK} XIII-D-12-example-a] the Goal 20: %s`, ([text, verdict]) => {
    expect(equation('senior', text, play).verdict).toBe(verdict);
  });

  it(`[${BOOK} XIII-D-12] a 0 left out must lie there`, () => {
    expect(equation('senior', '1/5 = .2', { ...play, laid: '21' }).verdict).toBe('incorrect');
    expect(equation('senior', '1/2 = .2+.3', { ...play, laid: '20+30' }).verdict).toBe('correct');
    expect(equation('senior', '1/2 = .2+.3', { ...play, laid: '2+30' }).verdict).toBe('correct');
    expect(equation('senior', '1/5 = .2', { ...play, laid: '2 0' }).verdict).toBe('incorrect');
  });
});

describe('picking Exponent', () => {
  const legal = (
    where: string,
    color: 'red' | 'blue' | 'green' | 'black',
    resources: string,
    variations: readonly object[],
  ) =>
    judgeEquationsPick(shake(where, { season: 'odd', resources, variations: variations as never }), {
      id: 'exponent',
      color,
    }).legal;
  it.for([
    ['junior', 'green', 'red:0 red:1 green:x', { id: 'wild', cube: '0' }, false],
    ['junior', 'green', 'red:0 red:1 green:x', { id: 'wild', cube: 'x' }, true],
    ['junior', 'red', 'blue:x red:+ blue:1', { id: 'wild', cube: 'x' }, false],
    ['middle', 'black', 'red:0 red:1 black:r', { id: 'wild', cube: '0' }, false],
    ['middle', 'blue', 'blue:0 red:1 black:r', { id: 'wild', cube: '0' }, true],
    ['junior', 'green', 'red:1 green:^', { id: 'base', m: 11 }, true],
    ['junior', 'green', 'red:1 green:^', { id: 'base', m: 9 }, false],
    ['junior', 'black', 'red:1 black:r', { id: 'base', m: 12 }, true],
    ['junior', 'black', 'red:1 black:r', { id: 'base', m: 11 }, false],
  ] as const)(
    `[${BOOK} XIII-B-12-comment-c] %s %s of %s with %o: %s`,
    ([where, color, rolled, picked, may]) => {
      expect(legal(where, color, rolled, [picked])).toBe(may);
    },
  );

  it(`[${BOOK} XIII-B-12-comment-c] black 8s and 9s in base eight will do with a wild cube`, () => {
    const eight = { id: 'base', m: 8 };
    expect(legal('middle', 'black', 'red:0 red:1 black:8', [eight])).toBe(false);
    expect(legal('middle', 'black', 'red:0 red:1 black:8', [eight, { id: 'wild', cube: '0' }])).toBe(true);
  });
});
