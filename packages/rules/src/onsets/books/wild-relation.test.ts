import { describe, expect, it } from 'vitest';
import type { Pick } from '../shake/variation.ts';
import { judge } from '../judge/judge.ts';
import { VARIED_BOOKS, shake, standing, write } from '../testing.ts';

/** A wild cube in Solutions of two parts. */
const PLACES = [
  ['agloa-onsets-2014', 'middle', 'XIII-B-2'],
  ['agloa-onsets-2014', 'junior', 'XIII-C-5'],
  ['agloa-onsets-2014', 'senior', 'XIII-C-5'],
  ['agloa-onsets-2026', 'middle', 'XIII-B-2'],
  ['agloa-onsets-2026', 'junior', 'XIII-C-5'],
  ['agloa-onsets-2026', 'senior', 'XIII-C-5'],
  ['mlag-onsets-adventurous-2019', 'middle', 'XIII-B-2'],
  ['mlag-onsets-adventurous-2019', 'junior', 'XIII-C-5'],
  ['mlag-onsets-adventurous-2019', 'senior', 'XIII-C-5'],
] as const;

const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const because = (code: string) => ({
  verdict: 'incorrect',
  reasons: expect.arrayContaining([expect.objectContaining({ code })]),
});
const WILD_B: readonly Pick[] = [{ id: 'wild-cube', cube: 'B' }];

describe.for(PLACES)('%s %s', ([id, division, rule]) => {
  const where = `${id} ${division}`;

  it.for([
    ['=', 'R = G', '4', 4],
    ['C', 'R C G', '5 1', 6],
  ] as const)(
    `[${id} ${rule}] a wild B may be %s in a Restriction`,
    ([relation, restriction, goal, value]) => {
      const at = shake(where, { goal, permitted: 'R G B V', variations: WILD_B });
      expect(judge(at, [standing(write('V', restriction), { B: relation })])).toMatchObject(right(value));
      expect(judge(at, [write('V', restriction)])).toMatchObject(because('cube-unavailable'));
    },
  );

  const withTwo = (goal: string) =>
    shake(where, { goal, permitted: 'R R G Y B B n = V', variations: WILD_B });

  it(`[${id} ${rule}] it stands for the same in both parts`, () => {
    const same = standing(write('R U Y', 'R U G = R'), { B: 'U' });
    expect(judge(withTwo('5 2'), [same])).toMatchObject(right(7));
    const two = standing(write('R - Y', 'R U G = R'), { B: 'U' });
    expect(judge(withTwo('4'), [two])).toMatchObject(because('wild-inconsistent'));
    const asItself = standing(write('B n R', 'R = G'), { B: '=' });
    expect(judge(withTwo('2'), [asItself])).toMatchObject(because('relation-in-set-name'));
  });

  it(`[${id} ${rule}] in Required it counts as what it stands for`, () => {
    const at = shake(where, { goal: '3', required: 'B', permitted: 'R G n U =', variations: WILD_B });
    expect(judge(at, [standing(write('R n G', 'R = G'), { B: '=' })])).toMatchObject(right(3));
    expect(judge(at, [standing(write('R n G'), { B: '=' })])).toMatchObject(because('restriction-needed'));
    expect(judge(at, [standing(write('R n G'), { B: 'n' })])).toMatchObject(right(3));
    expect(judge(at, [standing(write('R n G', 'R = G'), { B: 'n' })])).toMatchObject(
      because('required-unused'),
    );
  });
});

describe.for(VARIED_BOOKS.map(({ id }) => id))('%s', (id) => {
  it(`[${id} XIII-A-2] in Elementary nothing makes a Restriction, not even a wild cube`, () => {
    const at = shake(`${id} elementary`, { goal: '3', permitted: 'R G n B', variations: WILD_B });
    expect(judge(at, [standing(write('R n G', 'R = G'), { B: '=' })])).toMatchObject(
      because('restriction-not-allowed'),
    );
    expect(judge(at, [standing(write('R n G'), { B: 'n' })])).toMatchObject(right(3));
  });
});

const wild = (cube: '=' | 'C'): readonly Pick[] => [{ id: 'wild-cube', cube }];

describe('mlag-onsets-adventurous-2019 middle', () => {
  const where = 'mlag-onsets-adventurous-2019 middle';

  it.for(['=', 'C'] as const)(`[mlag-onsets-adventurous-2019 XIII-B-2] %s may be wild`, (cube) => {
    const at = shake(where, { goal: '5 4', permitted: `R G ${cube}`, variations: wild(cube) });
    expect(judge(at, [standing(write('R U G'), { [cube]: 'U' })])).toMatchObject(right(9));
    expect(judge(at, [write('R U G')])).toMatchObject(because('cube-unavailable'));
    const required = shake(where, { goal: '5 4', required: cube, permitted: 'R G', variations: wild(cube) });
    expect(judge(required, [standing(write('R U G'), { [cube]: 'U' })])).toMatchObject(right(9));
  });

  it(`[mlag-onsets-adventurous-2019 XIII-B-2] a wild = may still be =`, () => {
    const at = shake(where, { goal: '3', required: '=', permitted: 'R G n', variations: wild('=') });
    expect(judge(at, [write('R n G', 'R = G')])).toMatchObject(right(3));
    expect(judge(at, [write('R n G')])).toMatchObject(because('restriction-needed'));
  });
});
