import { describe, expect, it } from 'vitest';
import { judge } from '../judge/judge.ts';
import { VARIED_BOOKS, shake, write } from '../testing.ts';

const PLACES = VARIED_BOOKS.flatMap(({ id }) =>
  ['middle', 'junior', 'senior'].map((division) => ({ id, division })),
);
const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const because = (code: string) => expect.arrayContaining([expect.objectContaining({ code })]);

/** Enough cubes for every example; V as the Set-Name counts the cards that are left of ten. */
const PERMITTED = "R R B B G G Y Y U U n n - ' = = = C C C V V ^";

describe.for(PLACES)('$id $division', ({ id, division }) => {
  const at = (goal: string) => shake(`${id} ${division}`, { goal, permitted: PERMITTED });

  it.for([
    ['VI-B-2-a-example', "B C R'", '5 1', 6],
    ['VI-B-2-a-example', 'G - Y C ^', '5 2', 7],
    ['VI-B-2-a-example', "B - R C (G n V)'", '5 5', 10],
    ['VI-B-2-a-example', 'B U Y C B U Y', '5 5', 10],
    ['VI-B-2-a', 'R C B', '5 2', 7],
    ['VI-B-2-a', 'B C R', '5 5', 10],
    ['VI-B-2-a', 'G ⊆ Y', '5 2', 7],
    ['VI-B-2-a', 'Y C G', '5 3', 8],
    ['VI-B-2-b-example', 'B = R', '5 2', 7],
    ['VI-B-2-b-example', 'G - Y = V', '3', 3],
    ['VI-B-2-b-example', "(B n G)' = Y - R", '3', 3],
    ['VI-B-2-b-example', 'R = R', '5 5', 10],
    ['VI-B-2-b', 'R = B', '5 2', 7],
    ['VI-B-2-c', 'R = B = G', '3', 3],
    ['VI-B-2-c-i', 'R C B C G', '5', 5],
    ['VI-B-2-c-i', 'R = B = G', '3', 3],
    ['VI-B-2-c-i', 'Y C G = R', '4', 4],
    ['VI-B-2-c-i', 'Y = G C R', '4', 4],
    ['VI-B-2-c-ii', 'Y C G C R C B', '4', 4],
    ['VI-B-2-c-ii', 'B = R = G = Y', '2', 2],
    ['VI-B-2-c-ii', 'Y C G C R = B', '4', 4],
    ['VI-B-2-c-ii', 'Y = G C R C B', '3', 3],
  ] as const)(`[${id} %s] %s leaves that many cards`, ([, restriction, goal, value]) => {
    expect(judge(at(goal), [write('V', restriction)])).toMatchObject(right(value));
    expect(judge(at('5 5 1'), [write('V', restriction)])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'wrong-value' }],
      worth: [{ value }],
    });
  });

  it(`[${id} VI-B-1] the Set-Name is worked out on the cards that are left, V and ′ included`, () => {
    expect(judge(at('3'), [write("R'")])).toMatchObject(right(3));
    expect(judge(at('2'), [write("R'", 'G C Y')])).toMatchObject(right(2));
    expect(judge(at('3'), [write("R'", 'G C Y')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'wrong-value' }],
    });
    expect(judge(at('5'), [write('V - B', 'B = R')])).toMatchObject({
      verdict: 'incorrect',
      worth: [{ value: 3 }],
    });
  });

  it(`[${id} VI-B] [${id} VII-B-3] [${id} I-B-2-d-iii] two Restrictions both apply, in either order`, () => {
    expect(judge(at('1'), [write('R n B n G', 'R = B', 'G C Y')])).toMatchObject(right(1));
    expect(judge(at('1'), [write('R n B n G', 'G C Y', 'R = B')])).toMatchObject(right(1));
    expect(judge(at('2'), [write('R n B n G', 'R = B')])).toMatchObject(right(2));
    expect(judge(at('2'), [write('R n B n G', 'R = B', 'G C Y')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'wrong-value' }],
    });
  });

  it.for(["R U 'B = G", 'R = ', '= R', 'R', 'R ^ G = B', 'R = = B', 'R U = B', 'R = 3', ''])(
    `[${id} VI-B-2] "%s" is no Restriction`,
    (restriction) => {
      expect(judge(at('3'), [write('R n G', restriction)])).toMatchObject({
        verdict: 'incorrect',
        reasons: because('undefined-symbol'),
        worth: [null],
      });
      expect(judge(at('3'), [write('R n G', 'R = R')])).toMatchObject(right(3));
    },
  );

  it(`[${id} VI-B-1-comment-a] [${id} VI-B-1-comment-b] the cards come back for the next Solution`, () => {
    const position = at('3');
    expect(judge(position, [write('V', 'R = B = G')])).toMatchObject(right(3));
    expect(judge(position, [write('R n G')])).toMatchObject(right(3));
    expect(judge(position, [write('V')])).toMatchObject({ verdict: 'incorrect', worth: [{ value: 10 }] });
  });
});

describe.for(PLACES)('$id $division', ({ id, division }) => {
  it.for(['=', 'C'])(`[${id} VII-B-2] %s in Required calls for a Restriction`, (relation) => {
    const at = shake(`${id} ${division}`, { goal: '3', required: relation, permitted: 'R R G n' });
    expect(judge(at, [write('R n G', `R ${relation} R`)])).toMatchObject(right(3));
    expect(judge(at, [write('R n G')])).toMatchObject({
      verdict: 'incorrect',
      reasons: because('restriction-needed'),
    });
  });

  it.for([
    { permitted: 'R R G n =' },
    { permitted: 'R R G n', resources: '= Y', after: 'now' },
    { permitted: 'R R G n', resources: '= Y', after: 'impossible' },
  ] as const)(`[${id} VII-B-2] in Permitted or Resources it only allows one %#`, (mat) => {
    const at = shake(`${id} ${division}`, { goal: '3', ...mat });
    expect(judge(at, [write('R n G')])).toMatchObject(right(3));
    expect(judge(at, [write('R n G', 'R = R')])).toMatchObject(right(3));
  });
});

describe.for([
  ['agloa-onsets-2014', 'I-B-2-d-comment'],
  ['agloa-onsets-2026', 'I-B-2-d-comment'],
  ['mlag-onsets-adventurous-2019', 'I-B-2-d-iii-comment'],
] as const)('%s elementary', ([id, rule]) => {
  it(`[${id} ${rule}] there are no Restrictions, not even with the cubes for one`, () => {
    const at = shake(`${id} elementary`, { goal: '3', permitted: 'R R G n = C' });
    expect(judge(at, [write('R n G')])).toMatchObject(right(3));
    expect(judge(at, [write('R n G', 'R = R')])).toMatchObject({
      verdict: 'incorrect',
      reasons: because('restriction-not-allowed'),
    });
  });
});
