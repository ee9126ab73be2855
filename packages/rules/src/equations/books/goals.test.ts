import { describe, expect, it } from 'vitest';
import { judgeEquationsGoal } from '../goal/goal-ruling.ts';
import { equation, FULL_ROLL, goalValuesOf, laid, shake } from '../testing.ts';

const BOOK = 'agloa-equations-2015';

describe('setting the Goal', () => {
  it.for([
    ['6', ['6']],
    ['23', ['23']],
    ['8-9', ['-1']],
    ['17x8', ['136']],
    ['19+8-5', ['22']],
    ['87/13', ['87/13']],
    ['3r64', ['4']],
    ['r49', ['7']],
    ['17^2', ['289']],
  ] as const)(`[${BOOK} IV-B-1-example] %s is a legal Goal`, ([goal, values]) => {
    expect(goalValuesOf('middle', goal)).toEqual(values);
  });
  it.for(['125', '23+18+7', '45x', '+8', ''])(`[${BOOK} IV-B-1-example] %s is no legal Goal`, (goal) => {
    expect(goalValuesOf('middle', goal)).toBeNull();
  });
  it.for(['+8', '65+87-3', '122', '8/0'])(`[${BOOK} VI-A-1-comment-a] %s is no legal Goal`, (goal) => {
    expect(goalValuesOf('junior', goal)).toBeNull();
  });

  it(`[${BOOK} IV-B] one to six cubes`, () => {
    expect(goalValuesOf('middle', '12+345')).toBeNull();
    expect(goalValuesOf('middle', '12x3+4')).toEqual(['40', '84']);
    expect(goalValuesOf('middle', '12x3+45')).toBeNull();
  });
  it(`[${BOOK} IV-A] the cubes of a Goal were rolled`, () => {
    const position = shake('middle', { resources: FULL_ROLL });
    expect(judgeEquationsGoal(position, laid('7+8'))).toMatchObject({ legal: true, values: ['15'] });
    expect(judgeEquationsGoal(position, laid('7+7'))).toMatchObject({
      legal: false,
      reasons: [{ code: 'goal-illegal', rule: 'IV-A' }],
    });
    expect(judgeEquationsGoal(position, { text: '2', cubes: ['red:2'] }).legal).toBe(true);
  });

  it(`[${BOOK} IV-B-2-example-a] a gap after × groups what follows`, () => {
    expect(goalValuesOf('middle', '2x 3+5')).toEqual(['16']);
    expect(equation('middle', '8+8 = 2x(3+5)', { laid: '2x 3+5' }).verdict).toBe('correct');
    expect(equation('middle', '5+6 = (2x3)+5', { laid: '2x 3+5' }).codes).toEqual(['goal-illegal']);
  });
  it(`[${BOOK} IV-B-2-example-b] a gap before + groups what comes first`, () => {
    expect(goalValuesOf('middle', '2x3 +5')).toEqual(['11']);
    expect(equation('middle', '5+6 = (2x3)+5', { laid: '2x3 +5' }).verdict).toBe('correct');
  });
  it(`[${BOOK} IV-B-2-example-c] without gaps both readings are legal`, () => {
    expect(goalValuesOf('middle', '2x3+5')?.toSorted()).toEqual(['11', '16']);
    expect(equation('middle', '5+6 = (2x3)+5').verdict).toBe('correct');
    expect(equation('middle', '8+8 = 2x(3+5)').verdict).toBe('correct');
  });
  it(`[${BOOK} IV-B-2-comment-example] a gap does not settle what √ reaches`, () => {
    expect(goalValuesOf('elementary', 'r5+4 x9')?.toSorted()).toEqual(['27', '9']);
    expect(equation('elementary', '9x3 = [r(5+4)]x9', { laid: 'r5+4 x9' }).verdict).toBe('correct');
    expect(equation('elementary', '9x1 = r[(5+4)x9]', { laid: 'r5+4 x9' }).verdict).toBe('correct');
    expect(equation('middle', '9x3 = r[5+(4x9)]', { laid: 'r5+4 x9' }).codes).toEqual(['goal-illegal']);
  });
  it(`[${BOOK} IV-B-2-comment] gaps leave some readings open`, () => {
    expect(goalValuesOf('middle', '2 +3 x4')?.toSorted()).toEqual(['14', '20']);
    expect(goalValuesOf('middle', '2 3')).toBeNull();
  });
});

describe('writing the Goal', () => {
  it.for([
    ['(6x6)+1 = 37', {}],
    ['(3x2)+(5x2) = 11+5', {}],
    ['(5^2)-4+0 = 3x(5+2)', {}],
    ['(5x4)+1 = 3x(5+2)', { laid: '3x 5+2' }],
    ['(5x5)-2 = 23', { laid: '03', variations: [{ id: 'wild', cube: '0' }], wild: { 0: '2' } }],
    ['[(5^2)x8]+6+4 = 30x7', { variations: [{ id: 'wild', cube: '0' }] }],
    ['5+4 = 9!/8!', { variations: ['factorial'] }],
  ] as const)(`[${BOOK} VII-B-2-example] %s is correct`, ([text, play]) => {
    expect(equation('elementary', text, play)).toMatchObject({ verdict: 'correct', codes: [] });
  });
  it(`[${BOOK} VII-B-2] the Solution equals the Goal as the writer reads it`, () => {
    expect(equation('elementary', '(5^2)-4 = (3x5)+2').codes).toEqual(['wrong-value']);
    expect(equation('elementary', '(5^2)-4 = 3x(5+2)').verdict).toBe('correct');
  });

  it(`[${BOOK} VII-B-1-comment] Goal = Solution in one line is taken as well`, () => {
    expect(equation('elementary', '37 = (6x6)+1', { laid: '37' }).codes).toContain('goal-illegal');
    const position = { ...shake('elementary', { goal: '37', permitted: '6 6 x + 1' }) };
    const written = { solution: '37 = (6x6)+1', goal: null, wild: [], goalLayout: null };
    return import('../judge/judge.ts').then(({ judgeEquation }) => {
      expect(judgeEquation(position, [written]).verdict).toBe('correct');
      expect(judgeEquation(position, [{ ...written, solution: '(6x6)+1=37' }]).verdict).toBe('correct');
    });
  });
  it(`[${BOOK} VII-B-2-comment-a] without the Goal it is incorrect`, () =>
    import('../judge/judge.ts').then(({ judgeEquation }) => {
      const position = shake('elementary', { goal: '37', permitted: '6 6 x + 1' });
      const written = { solution: '(6x6)+1', goal: null, wild: [], goalLayout: null };
      expect(judgeEquation(position, [written])).toMatchObject({
        verdict: 'incorrect',
        reasons: [{ code: 'goal-missing' }],
      });
      expect(judgeEquation({ ...position, level: 'basic' }, [written]).verdict).toBe('correct');
    }));
  it(`[${BOOK} VII-B-2-comment-b-example-i] for 37 the Goal is its value`, () => {
    expect(equation('elementary', '(6x6)+1 = 37').verdict).toBe('correct');
    expect(equation('elementary', '(6x6)+1 = 36+1', { laid: '37' }).codes).toContain('goal-illegal');
  });
  it(`[${BOOK} VII-B-2-comment-b-example-ii] 45 for the Goal 40 says what the wild 0 is`, () => {
    const play = { laid: '40', variations: [{ id: 'wild', cube: '0' }] } as const;
    expect(equation('elementary', '9x5 = 45', play).verdict).toBe('correct');
    expect(equation('elementary', '9x5 = 45', { ...play, wild: { 0: '5' } }).verdict).toBe('correct');
    expect(equation('elementary', '9x5 = 40', { ...play, wild: { 0: '5' } }).verdict).toBe('correct');
    expect(equation('elementary', '9x5 = 45', { laid: '40' }).codes).toContain('goal-illegal');
  });
  it.for(['17', '21'])(
    `[${BOOK} VII-B-2-comment-b-example-iii] %s is a value, not the Goal 3x5+2`,
    (value) => {
      expect(equation('elementary', `9+8 = ${value}`, { laid: '3x5+2' }).codes).toContain('goal-illegal');
      expect(equation('elementary', '9+8 = (3x5)+2', { laid: '3x5+2' }).verdict).toBe('correct');
    },
  );
  it(`[${BOOK} VII-B-2-comment-c] a gap on paper leaves the Goal ambiguous`, () => {
    expect(equation('elementary', '(5x4)+1 = 3x 5+2', { laid: '3x 5+2' }).codes).toEqual(['ambiguous']);
    expect(equation('elementary', '(5x4)+1 = 3x(5+2)', { laid: '3x 5+2' }).verdict).toBe('correct');
  });
});

describe('reasons about the Goal', () => {
  it(`[${BOOK} VII-C-5-a-example-a] 7÷0 when 0 is not wild`, () => {
    expect(equation('middle', '7/1 = 7/0').codes).toContain('goal-illegal');
    expect(
      equation('middle', '7/1 = 7/1', {
        laid: '7/0',
        variations: [{ id: 'wild', cube: '0' }],
        wild: { 0: '1' },
      }).verdict,
    ).toBe('correct');
  });
  it.for(['27+16-3', '125'])(`[${BOOK} VII-C-5-a-example-b] %s is too long`, (goal) => {
    expect(equation('middle', `9-4 = ${goal}`).codes).toContain('goal-illegal');
  });
  it.for(['middle', 'junior', 'senior'])(
    `[${BOOK} VII-C-5-a-example-c] 39 in Base eight in %s`,
    (division) => {
      expect(equation(division, '7x4 = 39', { variations: [{ id: 'base', m: 8 }] }).codes).toContain(
        'goal-illegal',
      );
      expect(equation(division, '7x4 = 34', { variations: [{ id: 'base', m: 8 }] }).verdict).toBe('correct');
    },
  );
  it(`[${BOOK} VII-C-5-a-example-d] 3√9 in Elementary`, () => {
    expect(equation('elementary', '3r9 = 3r9').codes).toEqual(['goal-illegal', 'illegal-expression']);
    expect(equation('middle', '3r9 = 3r9').verdict).toBe('correct');
  });
  it.for(['elementary', 'middle'])(
    `[${BOOK} VII-C-5-a-example-e] a sideways cube without Sideways in %s`,
    (division) => {
      expect(goalValuesOf(division, '8x<2')).toBeNull();
      expect(goalValuesOf(division, '8x<2', ['sideways'])).toEqual(['4']);
      expect(goalValuesOf('junior', '8x<2')).toEqual(['4']);
    },
  );
  it(`[${BOOK} VII-C-5-b-example-a] 0 in the Goal is another numeral without 0 Wild`, () => {
    expect(equation('elementary', '9x5 = 45', { laid: '40', wild: { 0: '5' } }).codes).toEqual(
      expect.arrayContaining(['goal-illegal', 'not-wild']),
    );
  });
  it(`[${BOOK} VII-C-5-b-example-b] a Goal grouped against its gaps or its limits`, () => {
    expect(equation('middle', '9+9+1 = (5x3)+4', { laid: '5x 3+4' }).codes).toContain('goal-illegal');
    expect(equation('elementary', '9+9 = x(20x11)', { variations: ['smallest-prime'] }).codes).toContain(
      'goal-illegal',
    );
    expect(equation('elementary', '(8+3)x(8+8+7) = x20x11', { variations: ['smallest-prime'] }).verdict).toBe(
      'correct',
    );
    expect(equation('senior', '9+9 = 2(i^47)', { variations: ['imaginary'], laid: '2r^47' }).codes).toContain(
      'goal-illegal',
    );
  });
  it(`[${BOOK} VII-C-5-b-example-c] an operation of the Goal is not used many times`, () => {
    expect(
      equation('elementary', '9+9 = 9++9', { variations: ['multiple-operations'], laid: '9+9' }).codes,
    ).toContain('goal-illegal');
    expect(
      equation('elementary', '9+9+9 = 9+9+9', { variations: ['multiple-operations'], laid: '9+99' }).codes,
    ).toContain('goal-illegal');
  });
  it(`[${BOOK} VII-C-5-b-example-d] 312 with a red 2 is no three-digit numeral`, () => {
    const goal = { text: '312', cubes: ['blue:3', 'blue:1', 'red:2'] } as const;
    const play = { variations: [{ id: 'exponent', color: 'red' }], laid: goal } as const;
    expect(equation('middle odd', '9x9 = 312', play).codes).toContain('goal-illegal');
    expect(goalValuesOf('middle odd', goal, play.variations)).toEqual(['961']);
  });
});
