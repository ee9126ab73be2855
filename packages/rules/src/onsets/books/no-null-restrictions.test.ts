import { describe, expect, it } from 'vitest';
import { judge } from '../judge/judge.ts';
import { shake, write } from '../testing.ts';

/** Where it is played, its section, and the section of the comment that holds there. */
const PLACES = [
  ['agloa-onsets-2014', 'middle', 'XIII-B-8', 'XIII-B-8-comment'],
  ['agloa-onsets-2014', 'junior', 'XIII-C-8', 'XIII-B-8-comment'],
  ['agloa-onsets-2014', 'senior', 'XIII-C-8', 'XIII-B-8-comment'],
  ['agloa-onsets-2026', 'middle', 'XIII-B-8', 'XIII-B-8-comment'],
  ['agloa-onsets-2026', 'junior', 'XIII-C-8', 'XIII-B-8-comment'],
  ['agloa-onsets-2026', 'senior', 'XIII-C-8', 'XIII-B-8-comment'],
  ['mlag-onsets-adventurous-2019', 'middle', 'XIII-B-8', 'XIII-B-8-comment'],
  ['mlag-onsets-adventurous-2019', 'junior', 'XIII-C-7', 'XIII-C-7-comment'],
  ['mlag-onsets-adventurous-2019', 'senior', 'XIII-C-7', 'XIII-C-7-comment'],
] as const;

const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const VIOLATED = {
  verdict: 'incorrect',
  reasons: expect.arrayContaining([
    expect.objectContaining({ code: 'variation-violated', variation: 'no-null-restrictions' }),
  ]),
};
const PERMITTED = 'R R R B B B G G Y Y n n U - = = = C C C V';

describe.for(PLACES)('%s %s', ([id, division, rule, comment]) => {
  const at = (goal: string) =>
    shake(`${id} ${division}`, { goal, permitted: PERMITTED, variations: [{ id: 'no-null-restrictions' }] });

  it.for([
    ['R = B', '4', 4],
    ['R C B', '4', 4],
    ['Y C G', '5', 5],
    ['G - Y C ^', '5', 5],
  ] as const)(`[${id} ${rule}] %s removes a card`, ([restriction, goal, value]) => {
    const position = { ...at(goal), resources: [], permitted: [...at(goal).permitted, '^'] } as const;
    expect(judge(position, [write('R n V', restriction)])).toMatchObject(right(value));
  });

  it.for(['R = R', 'B C R', 'V = V', 'B n G C R'])(`[${id} ${rule}] %s removes none`, (restriction) => {
    const twoV = { ...at('3'), permitted: [...at('3').permitted, 'V'] } as const;
    expect(judge(twoV, [write('R n G', restriction)])).toMatchObject(VIOLATED);
    expect(judge({ ...twoV, variations: [] }, [write('R n G', restriction)])).toMatchObject(right(3));
  });

  it(`[${id} ${rule}] a Solution without a Restriction obeys it too`, () => {
    expect(judge(at('3'), [write('R n G')])).toMatchObject(right(3));
  });

  it(`[${id} ${rule}] in a chain one part that removes a card is enough`, () => {
    expect(judge(at('4'), [write('R n V', 'B C R C B')])).toMatchObject(right(4));
    expect(judge(at('4'), [write('R n V', 'R = B C R')])).toMatchObject(right(4));
    expect(judge(at('5 2'), [write('R n V', 'B C R C R')])).toMatchObject(VIOLATED);
  });

  it(`[${id} ${comment}] of two Restrictions each removes a card that the other leaves`, () => {
    expect(judge(at('1'), [write('R n B n G', 'R = B', 'G C Y')])).toMatchObject(right(1));
    expect(judge(at('1'), [write('R n B n G', 'G C Y', 'R = B')])).toMatchObject(right(1));
  });

  it.for([
    ['R = B', 'R C B'],
    ['R = B', 'R n Y C B'],
    ['R n Y C B', 'R = B'],
    ['R = B', 'B C R'],
  ] as const)(
    `[${id} ${comment}] %s and %s: in some order one of them removes nothing`,
    ([first, second]) => {
      expect(judge(at('2'), [write('R n G', first, second)])).toMatchObject(VIOLATED);
      expect(judge(at('2'), [write('R n G', 'R = B')])).toMatchObject(right(2));
    },
  );

  it(`[${id} ${comment}] nor may two together leave nothing to a third`, () => {
    expect(judge(at('1'), [write('R n G', 'R = B', 'G C Y', 'R n G C B')])).toMatchObject(VIOLATED);
    expect(judge(at('1'), [write('R n G', 'R = B', 'G C Y')])).toMatchObject(right(1));
  });

  it(`[${id} ${rule}] it must hold in every reading`, () => {
    const written = write('Y - G', 'B C R U Y - G');
    expect(judge({ ...at('2'), variations: [] }, [written])).toMatchObject(right(2));
    expect(judge(at('2'), [written])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: expect.stringMatching(/^(ambiguous|variation-violated)$/) }],
    });
    expect(judge(at('2'), [write('Y - G', 'B C (R U Y) - G')])).toMatchObject(right(2));
  });
});
