import { describe, expect, it } from 'vitest';
import { judgeEquation } from '../judge/judge.ts';
import { shake, write } from '../testing.ts';
import type { Shake } from '../testing.ts';

const BOOK = 'agloa-equations-2015';

function codes(parts: Shake, solution: string, goal: string, division = 'elementary'): readonly string[] {
  return judgeEquation(shake(division, { goal, ...parts }), [write(solution, goal)]).reasons.map(
    ({ code }) => code,
  );
}

describe('use of the cubes', () => {
  it(`[${BOOK} VII-B-3-a] at least two cubes`, () => {
    expect(codes({ permitted: '5 + 0' }, '5', '5')).toEqual(['too-few-cubes']);
    expect(codes({ permitted: '5 + 0' }, '5+0', '5')).toEqual([]);
    expect(codes({ permitted: 'r 9' }, 'r9', '3')).toEqual([]);
  });
  it(`[${BOOK} VII-B-3-b] all cubes of Required`, () => {
    expect(codes({ required: '6 2', permitted: 'x 3 +' }, '6x3', '18')).toEqual(['required-unused']);
    expect(codes({ required: '6 2', permitted: 'x 3 +' }, '6x2', '12')).toEqual([]);
    expect(codes({ required: '6 6', permitted: 'x 3' }, '6x3', '18')).toEqual(['required-unused']);
  });
  it(`[${BOOK} VII-B-3-c] no cube of Forbidden`, () => {
    expect(codes({ permitted: '6 x', forbidden: '2' }, '6x2', '12')).toEqual(['cube-unavailable']);
  });
  it(`[${BOOK} VII-B-3-c-comment] one 2 forbidden, another required`, () => {
    expect(codes({ required: '2', permitted: '6 x', forbidden: '2' }, '6x2', '12')).toEqual([]);
    expect(codes({ required: '2', permitted: '6 x x', forbidden: '2' }, '(6x2)x2', '24')).toEqual([
      'cube-unavailable',
    ]);
  });
  it(`[${BOOK} VII-B-3-d] any cubes of Permitted`, () => {
    expect(codes({ permitted: '6 x 2 3 4 +' }, '6x2', '12')).toEqual([]);
  });
  it(`[${BOOK} VII-B-3-e] after Now one cube of Resources at most`, () => {
    const parts = { required: '6', permitted: 'x', resources: '2 3 +', after: 'now' } as const;
    expect(codes(parts, '6x2', '12')).toEqual([]);
    expect(codes(parts, '(6x2)+3', '15')).toEqual(['too-many-resource-cubes']);
    expect(codes({ ...parts, permitted: 'x 2 3' }, '(6x2)+3', '15')).toEqual([]);
  });
  it.for(['impossible', 'stop'] as const)(`[${BOOK} VII-B-3-f] after %s all of Resources`, (after) => {
    expect(codes({ required: '6', resources: 'x 2 3 +', after }, '(6x2)+3', '15')).toEqual([]);
  });
  it(`[${BOOK} VII-B-3] after the last cube nothing is left in Resources`, () => {
    expect(codes({ required: '6', resources: 'x 2', after: 'forceout' }, '6x2', '12')).toEqual([
      'cube-unavailable',
      'cube-unavailable',
    ]);
  });
  it(`[${BOOK} VII-B-4] numerals have one digit`, () => {
    expect(codes({ permitted: '1 2 + 3' }, '12+3', '15')).toEqual(['illegal-expression']);
    expect(codes({ permitted: '9 6 +' }, '9+6', '15')).toEqual([]);
  });
  it(`[${BOOK} VII-B-4-comment] Two-digit Numerals and Base m allow two`, () => {
    expect(
      codes(
        { permitted: '1 2 + 3', season: 'odd', variations: [{ id: 'two-digit-numerals' }] },
        '12+3',
        '15',
      ),
    ).toEqual([]);
    expect(
      codes({ permitted: '1 2 + 3', variations: [{ id: 'base', m: 10 }] }, '12+3', '15', 'middle'),
    ).toEqual([]);
    expect(
      codes({ permitted: '1 1 1 + 2 3', variations: [{ id: 'base', m: 10 }] }, '111+1', '12', 'middle'),
    ).toContain('illegal-expression');
  });

  it(`[${BOOK} XIII-A-5] a sign may be repeated if one cube of it may be used`, () => {
    const parts = { required: '2 +', permitted: '2 2', variations: [{ id: 'multiple-operations' }] } as const;
    expect(codes(parts, '2+2+2', '6')).toEqual([]);
    expect(codes({ ...parts, variations: [] }, '2+2+2', '6')).toEqual(['cube-unavailable']);
    expect(codes({ ...parts, required: '2', forbidden: '+' }, '2+2+2', '6')).toEqual(['cube-unavailable']);
    expect(codes({ ...parts, required: '2', permitted: '2 2 +', forbidden: '+' }, '2+2+2', '6')).toEqual([]);
    expect(codes({ ...parts, required: '2 + +' }, '2+2', '4')).toEqual(['required-unused']);
    expect(codes(parts, '2+(2+(2+2))', '8')).toEqual(['cube-unavailable']);
  });
  it(`[${BOOK} XIII-A-5-comment-a] the one cube of Resources after Now may be repeated too`, () => {
    const parts = {
      required: '2',
      permitted: '2 2',
      resources: '+ x',
      after: 'now',
      variations: [{ id: 'multiple-operations' }],
    } as const;
    expect(codes(parts, '2+2+2', '6')).toEqual([]);
    expect(codes(parts, '2+(2x2)', '6')).toEqual(['too-many-resource-cubes']);
    expect(codes({ ...parts, after: 'impossible' }, '2+(2x2)', '6')).toEqual([]);
  });
  it(`[${BOOK} XIII-A-5-comment-b] the sign is just written again`, () => {
    expect(
      codes(
        {
          permitted: 'x 3',
          season: 'even',
          variations: [{ id: 'multiple-operations' }, { id: 'smallest-prime' }],
        },
        'xx3',
        '7',
      ),
    ).toEqual([]);
  });
  it(`[${BOOK} XIII-A-5] with Factorial any number of ! in the Solution, two in the Goal`, () => {
    const both = [{ id: 'multiple-operations' }, { id: 'factorial' }] as const;
    const parts = { permitted: '3 3 3 x', variations: both };
    const ruled = (
      solution: string,
      goal: string,
      laid: string,
      variations: Shake['variations'] = both,
    ): readonly string[] =>
      judgeEquation(shake('elementary', { ...parts, variations, goal: laid }), [
        write(solution, goal),
      ]).reasons.map(({ code }) => code);
    expect(ruled('3!x(3!x3!)', '9x24', '9x24')).toEqual([]);
    expect(ruled('3!x(3!x3!)', '9x24', '9x24', [{ id: 'factorial' }])).toContain('variation-violated');
    expect(ruled('3!x(3!x3!)', '3!x36', '3x36')).toEqual([]);
    expect(ruled('3!x3!', '(1!)!x3!!', '1x3')).toContain('goal-illegal');
  });
  it(`[${BOOK} XIII-B-3-comment-a] a wild 0 is repeated only as an operation`, () => {
    const parts = {
      permitted: '2 2 2 0',
      variations: [{ id: 'multiple-operations' }, { id: 'wild', cube: '0' }],
    } as const;
    const ruled = (solution: string, goal: string, meaning: string): readonly string[] =>
      judgeEquation(shake('middle', { ...parts, goal }), [write(solution, goal, { 0: meaning })]).reasons.map(
        ({ code }) => code,
      );
    expect(ruled('2+2+2', '6', '+')).toEqual([]);
    expect(ruled('20202', '6', '+')).toEqual([]);
    expect(ruled('2+3', '5', '3')).toContain('cube-unavailable');
  });
  it(`[${BOOK} XIII-B-12-example-b] an exponent needs a cube of the colour`, () => {
    const parts = { season: 'odd', variations: [{ id: 'exponent', color: 'blue' }] } as const;
    expect(codes({ ...parts, permitted: 'green:5 blue:2' }, "5'2", '25', 'middle')).toEqual([]);
    expect(codes({ ...parts, permitted: 'green:5 red:2' }, "5'2", '25', 'middle')).toEqual([
      'cube-unavailable',
    ]);
    expect(
      codes({ ...parts, required: 'green:5 red:2', permitted: 'blue:2' }, "5'2", '25', 'middle'),
    ).toEqual(['required-unused']);
    expect(
      codes({ ...parts, required: 'green:5 blue:2 red:2', permitted: 'red:+' }, "5'2+2", '27', 'middle'),
    ).toEqual([]);
    expect(codes({ ...parts, required: 'green:5 blue:2', permitted: 'red:+' }, '5+2', '7', 'middle')).toEqual(
      [],
    );
  });
  it(`[${BOOK} XIII-D-11-comment-f] √ as i is not repeated with Multiple Operations`, () => {
    const variations = [{ id: 'multiple-operations' }, { id: 'imaginary' }] as const;
    expect(codes({ variations, permitted: '2 r + -' }, '(2i)i', '0-2', 'senior')).toContain(
      'cube-unavailable',
    );
    expect(codes({ variations, permitted: '2 r r + -' }, '(2i)i', '0-2', 'senior')).toEqual([]);
  });
});
