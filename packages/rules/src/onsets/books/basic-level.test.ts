import { describe, expect, it } from 'vitest';
import { judgeGoal } from '../goal/goal-ruling.ts';
import { judge } from '../judge/judge.ts';
import type { ReasonCode } from '../judge/reason.ts';
import type { Shake } from '../testing.ts';
import { shake, write } from '../testing.ts';

/** The seven introductory rules at the front of the AGLOA books. */
const PLACES = ['agloa-onsets-2014', 'agloa-onsets-2026'].flatMap((id) =>
  ['elementary', 'middle', 'junior', 'senior'].map((division) => ({ id, division })),
);
const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const wrong = (code: ReasonCode, rule: string) => ({
  verdict: 'incorrect',
  reasons: [{ code, rule: `Basic ${rule}` }],
});

describe.for(PLACES)('$id $division, basic level', ({ id, division }) => {
  const at = (parts: Shake) => shake(`${id} ${division}`, { ...parts, level: 'basic' });

  it.for([
    ['I-B-1', '3 2', 5],
    ['I-B-2', '3/2', 6],
    ['I-B-3', '3 ~2', 1],
    ['I-A', '3', 3],
  ] as const)(`[${id} Basic %s] [${id} Basic I-B] the Goal %s is %i`, ([, goal, value]) => {
    const position = at({ resources: '3 2 1 R G n V V ^' });
    expect(judgeGoal(position, goal)).toEqual({ legal: true, values: [value], reasons: [] });
    expect(judgeGoal(position, '? backwards L').legal).toBe(false);
    expect(judgeGoal(position, '1 ~3').legal).toBe(false);
  });

  it(`[${id} Basic III] a Solution names a set of as many cards as the Goal says`, () => {
    expect(judge(at({ goal: '3', permitted: 'R n G' }), [write('R n G')])).toMatchObject(right(3));
    expect(judge(at({ goal: '4', permitted: 'R n G' }), [write('R n G')])).toMatchObject(
      wrong('wrong-value', 'III'),
    );
  });

  it(`[${id} Basic III-A] of two cubes or more`, () => {
    const position = at({ goal: '5 2', permitted: 'R n V' });
    expect(judge(position, [write('R')])).toMatchObject(wrong('too-few-cubes', 'III-A'));
    expect(judge(position, [write('R n V')])).toMatchObject(right(7));
  });

  it(`[${id} Basic III-B] [${id} Basic IV-A-1-a] with all cubes in Required`, () => {
    const position = at({ goal: '3', required: 'G', permitted: 'R n Y', resources: 'B V', after: 'now' });
    expect(judge(position, [write('R n Y')])).toMatchObject(wrong('required-unused', 'III-B'));
    expect(judge(position, [write('R n G')])).toMatchObject(right(3));
  });

  it(`[${id} Basic III-C] with none in Forbidden`, () => {
    const position = at({ goal: '3', permitted: 'R n G', forbidden: 'Y' });
    expect(judge(position, [write('R n Y')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'cube-unavailable' }],
    });
    expect(judge(position, [write('R n G')])).toMatchObject(right(3));
  });

  it(`[${id} Basic III-D] [${id} Basic IV-A-1-b] with any of those in Permitted`, () => {
    const position = at({ goal: '3', permitted: 'R n G Y B -', resources: 'V V', after: 'now' });
    for (const setName of ['R n G', 'R n Y', 'R - B', 'G - Y']) {
      expect(judge(position, [write(setName)])).toMatchObject(right(3));
    }
  });

  it(`[${id} Basic III-E] ′ goes first and nothing else does`, () => {
    const position = at({ goal: '2', permitted: "R B G U - '" });
    expect(judge(position, [write('B U G - R')])).toMatchObject(wrong('ambiguous', 'III-E'));
    expect(judge(position, [write('(B U G) - R')])).toMatchObject(right(2));
    expect(judge({ ...position, goal: '5 1' }, [write('B U [G - R]')])).toMatchObject(right(6));
    expect(judge({ ...position, goal: '5 3' }, [write("R U G'")])).toMatchObject(right(8));
  });

  it(`[${id} Basic IV-A-1-c] [${id} Basic IV-A-1] after Now with one more cube of Resources`, () => {
    const position = at({ goal: '3', permitted: 'R n n', resources: 'G Y', after: 'now' });
    expect(judge(position, [write('R n G')])).toMatchObject(right(3));
    expect(judge({ ...position, goal: '1' }, [write('R n G n Y')])).toMatchObject(
      wrong('too-many-resource-cubes', 'IV-A-1-c'),
    );
  });

  it(`[${id} Basic IV-A-2] after the other challenge with any number`, () => {
    const position = at({ goal: '1', permitted: 'R n n', resources: 'G Y', after: 'impossible' });
    expect(judge(position, [write('R n G n Y')])).toMatchObject(right(1));
  });

  it(`[${id} Basic III] no Restrictions in any division`, () => {
    const position = at({ goal: '3', permitted: 'R R n G =' });
    expect(judge(position, [write('R n G', 'R = R')])).toMatchObject({
      verdict: 'incorrect',
      reasons: expect.arrayContaining([expect.objectContaining({ code: 'restriction-not-allowed' })]),
    });
    expect(judge(position, [write('R n G')])).toMatchObject(right(3));
  });

  it(`[${id} Basic III] no variations in any division, not even those that are always on`, () => {
    const unavailable = { verdict: 'incorrect', reasons: [{ code: 'cube-unavailable' }] };
    expect(judge(at({ goal: '3', permitted: 'R U G' }), [write('R n G')])).toMatchObject(unavailable);
    expect(judge(at({ goal: '5 2', permitted: 'R - V' }), [write('R - ^')])).toMatchObject(unavailable);
    expect(judge(at({ goal: '5 4', permitted: 'R G Y U' }), [write('R U G U Y')])).toMatchObject(unavailable);
    expect(judge(at({ goal: '5 4', permitted: 'R G Y U U' }), [write('R U G U Y')])).toMatchObject(right(9));
  });
});
