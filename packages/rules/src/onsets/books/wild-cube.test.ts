import { describe, expect, it } from 'vitest';
import type { Pick } from '../shake/variation.ts';
import { judge } from '../judge/judge.ts';
import { shake, standing, write } from '../testing.ts';

/** Where it is played, its section, and the section whose comments hold there. */
const PLACES = [
  ['agloa-onsets-2014', 'elementary', 'XIII-A-2', 'XIII-A-2'],
  ['agloa-onsets-2014', 'middle', 'XIII-B-2', 'XIII-A-2'],
  ['agloa-onsets-2014', 'junior', 'XIII-C-5', 'XIII-A-2'],
  ['agloa-onsets-2014', 'senior', 'XIII-C-5', 'XIII-A-2'],
  ['agloa-onsets-2026', 'elementary', 'XIII-A-2', 'XIII-A-2'],
  ['agloa-onsets-2026', 'middle', 'XIII-B-2', 'XIII-A-2'],
  ['agloa-onsets-2026', 'junior', 'XIII-C-5', 'XIII-A-2'],
  ['agloa-onsets-2026', 'senior', 'XIII-C-5', 'XIII-A-2'],
  ['mlag-onsets-adventurous-2019', 'elementary', 'XIII-A-2', 'XIII-A-2'],
  ['mlag-onsets-adventurous-2019', 'middle', 'XIII-B-2', 'XIII-B-2'],
  ['mlag-onsets-adventurous-2019', 'junior', 'XIII-C-5', 'XIII-C-5'],
  ['mlag-onsets-adventurous-2019', 'senior', 'XIII-C-5', 'XIII-C-5'],
] as const;

const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const because = (code: string) => ({
  verdict: 'incorrect',
  reasons: expect.arrayContaining([expect.objectContaining({ code })]),
});
const WILD_B: readonly Pick[] = [{ id: 'wild-cube', cube: 'B' }];

describe.for(PLACES)('%s %s', ([id, division, rule, comments]) => {
  const where = `${id} ${division}`;

  it.for([
    ['U', 'R U G', 'R G B', '5 4', 9],
    ['n', 'R n G', 'R G B', '3', 3],
    ['-', 'R - G', 'R G B', '4', 4],
    ["'", "G'", 'G B', '5', 5],
    ['V', 'V - G', '- G B', '5', 5],
    ['^', 'R U ^', 'R U B', '5 2', 7],
    ['Y', 'R n Y', 'R n B', '3', 3],
  ] as const)(`[${id} ${rule}] a wild B may be %s in %s`, ([meaning, setName, permitted, goal, value]) => {
    const at = shake(where, { goal, permitted, variations: WILD_B });
    expect(judge(at, [standing(write(setName), { B: meaning })])).toMatchObject(right(value));
    expect(judge({ ...at, variations: [] }, [standing(write(setName), { B: meaning })])).toMatchObject(
      because('not-wild'),
    );
  });

  it(`[${id} ${rule}] [${id} VII-C-5-e-example-a] two wild cubes stand for the same symbol`, () => {
    const variations: readonly Pick[] = [{ id: 'wild-cube', cube: '-' }];
    const at = (goal: string) => shake(where, { goal, permitted: 'R G - -', variations });
    const two = [{ face: '-', standsFor: ['U', 'Y'] }] as const;
    expect(judge(at('5 4'), [{ ...write('R U Y'), wild: two }])).toMatchObject(because('wild-inconsistent'));
    expect(judge(at('5 4'), [standing(write('R U G'), { '-': 'U' })])).toMatchObject(right(9));
    expect(judge(at('5 3'), [standing(write('R U Y'), { '-': 'U' })])).toMatchObject(
      because('cube-unavailable'),
    );
  });

  const withTwo = (goal: string) => shake(where, { goal, permitted: 'R G Y B B', variations: WILD_B });

  it(`[${id} ${rule}] a second wild cube cannot be something else`, () => {
    expect(judge(withTwo('5 4'), [standing(write('R U G U Y'), { B: 'U' })])).toMatchObject(right(9));
    expect(judge(withTwo('5'), [standing(write('(R U G) - Y'), { B: 'U' })])).toMatchObject(
      because('wild-inconsistent'),
    );
  });

  it(`[${id} ${rule}] nor may it be said to be, though another cube could make the sign`, () => {
    const at = shake(where, { goal: '5', permitted: 'R G Y B B -', variations: WILD_B });
    const two = [{ face: 'B', standsFor: ['U', '-'] }] as const;
    expect(judge(at, [{ ...write('(R U G) - Y'), wild: two }])).toMatchObject(because('wild-inconsistent'));
    expect(judge(at, [standing(write('(R U G) - Y'), { B: 'U' })])).toMatchObject(right(5));
  });

  it(`[${id} VII-C-5-c-comment] what it stands for has to be said`, () => {
    const at = shake(where, { goal: '5 4', permitted: 'R G B', variations: WILD_B });
    expect(judge(at, [standing(write('R U G'), { B: 'U' })])).toMatchObject(right(9));
    expect(judge(at, [standing(write('R B G'), { B: 'U' })])).toMatchObject(right(9));
    expect(judge(at, [write('R U G')])).toMatchObject(because('cube-unavailable'));
    expect(judge(at, [write('R B G')])).toMatchObject(because('undefined-symbol'));
  });

  it(`[${id} ${rule}] another cube is not wild`, () => {
    const at = shake(where, { goal: '5 3', permitted: 'R Y G', variations: WILD_B });
    expect(judge(at, [standing(write('R U Y'), { G: 'U' })])).toMatchObject(because('not-wild'));
    expect(
      judge({ ...at, permitted: ['R', 'Y', 'B'] }, [standing(write('R U Y'), { B: 'U' })]),
    ).toMatchObject(right(8));
  });

  it(`[${id} ${comments}-comment-a] wild and required, a B cube has to be used for something`, () => {
    const variations: readonly Pick[] = [...WILD_B, { id: 'required-cube', cube: 'B' }];
    const at = shake(where, { goal: '5 4', permitted: 'R G B U', variations });
    const without = shake(where, { goal: '5 4', permitted: 'R G U', forbidden: 'B', variations });
    expect(judge(at, [standing(write('R U G'), { B: 'U' })])).toMatchObject(right(9));
    expect(judge(at, [write('(R U G) U B')])).toMatchObject(
      division === 'elementary' || division === 'middle' ? because('cube-unavailable') : right(9),
    );
    expect(judge(without, [write('R U G')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'variation-violated', variation: 'required-cube' }],
    });
  });

  it(`[${id} ${comments}-comment-b] a wild B used as B needs no word`, () => {
    const at = shake(where, { goal: '4', permitted: 'R B n', variations: WILD_B });
    expect(judge(at, [write('R n B')])).toMatchObject(right(4));
    expect(judge(at, [standing(write('R n B'), { B: 'B' })])).toMatchObject(right(4));
  });
});
