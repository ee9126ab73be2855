import { describe, expect, it } from 'vitest';
import { judgeGoal } from '../goal/goal-ruling.ts';
import { judge } from '../judge/judge.ts';
import { shake, write } from '../testing.ts';

/** Where it is played, its section, and the section whose examples hold there. */
const PLACES = [
  ['agloa-onsets-2014', 'middle', 'XIII-B-9', 'XIII-B-9'],
  ['agloa-onsets-2014', 'junior', 'XIII-C-9', 'XIII-B-9'],
  ['agloa-onsets-2014', 'senior', 'XIII-C-9', 'XIII-B-9'],
  ['agloa-onsets-2026', 'middle', 'XIII-B-9', 'XIII-B-9'],
  ['agloa-onsets-2026', 'junior', 'XIII-C-9', 'XIII-B-9'],
  ['agloa-onsets-2026', 'senior', 'XIII-C-9', 'XIII-B-9'],
  ['mlag-onsets-adventurous-2019', 'middle', 'XIII-B-9', 'XIII-B-9'],
  ['mlag-onsets-adventurous-2019', 'junior', 'XIII-C-12', 'XIII-C-12'],
  ['mlag-onsets-adventurous-2019', 'senior', 'XIII-C-12', 'XIII-C-12'],
] as const;

const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const WRONG_VALUE = { verdict: 'incorrect', reasons: [{ code: 'wrong-value' }] };
const variations = [{ id: 'absolute-value' }] as const;

describe.for(PLACES)('%s %s', ([id, division, rule, examples]) => {
  const where = `${id} ${division}`;
  const at = (goal: string) => shake(where, { goal, permitted: "R B G Y U n n ' V", variations });
  const plain = (goal: string) => ({ ...at(goal), variations: [] });
  const values = (goal: string, rolled: string) => {
    const ruling = judgeGoal(shake(where, { resources: `${rolled} R G B`, variations }), goal);
    return ruling.legal ? ruling.values.toSorted((a, b) => a - b) : 'illegal';
  };

  it(`[${id} ${examples}-example-a] [${id} VII-B-3-comment-b] 3 beside an upside-down 2 is 1 or 5`, () => {
    expect(values('3 ~2', '3 2 1')).toEqual([1, 5]);
    expect(judge(at('3 ~2'), [write("(R U G)'")])).toMatchObject(right(1));
    expect(judge(at('3 ~2'), [write('G n V')])).toMatchObject(right(5));
    expect(judge(at('3 ~2'), [write('R n G')])).toMatchObject(WRONG_VALUE);
    expect(judge(plain('3 ~2'), [write("(R U G)'")])).toMatchObject(right(1));
    expect(judge(plain('3 ~2'), [write('G n V')])).toMatchObject(WRONG_VALUE);
  });

  it(`[${id} ${examples}-example-b] the L of 3, upside-down 2 and upside-down 1 is 5 or 7`, () => {
    expect(values('3/~2 ~1', '3 2 1')).toEqual([5, 7]);
    expect(judge(at('3/~2 ~1'), [write('G n V')])).toMatchObject(right(5));
    expect(judge(at('3/~2 ~1'), [write('R n V')])).toMatchObject(right(7));
    expect(judge(at('3/~2 ~1'), [write('Y U B')])).toMatchObject(WRONG_VALUE);
    expect(judge(plain('3/~2 ~1'), [write('G n V')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'goal-illegal' }],
    });
  });

  it.for([
    ['3', '3 2 1', [3]],
    ['3 2', '3 2 1', [5]],
    ['~3', '3 2 1', [3]],
    ['1 ~1', '1 1 1', [0, 2]],
    ['1 ~4', '1 4 1', [5]],
    ['3/~2', '3 2 1', [6]],
    ['~3/~2', '3 2 1', [6]],
    ['3 ~2 ~1', '3 2 1', [0, 2, 4, 6]],
    ['3/(2 ~1)', '3 2 1', [3, 9]],
    ['3/(1 ~2)', '3 2 1', [9]],
    ['~3/(~2 ~1)', '3 2 1', [3, 9]],
  ] as const)(`[${id} ${rule}] %s may be read upright, cube by cube`, ([goal, rolled, expected]) => {
    expect(values(goal, rolled)).toEqual(expected);
  });

  it.for(['? backwards L: 3 above 2, 1 to the left of the 2', '4', '3 3'])(
    `[${id} ${rule}] it does not make %s a Goal`,
    (goal) => {
      expect(values(goal, '3 2 1')).toBe('illegal');
    },
  );

  it(`[${id} VII-B-3-comment-b] each reading of a Solution has to be worth some value of the Goal`, () => {
    const position = shake(where, { goal: '4 ~2', permitted: 'B U G - R', variations });
    expect(judge(position, [write('B U G - R')])).toMatchObject({ verdict: 'correct', reasons: [] });
    expect(judge({ ...position, variations: [] }, [write('B U G - R')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'ambiguous', value: '6' }],
    });
  });
});
