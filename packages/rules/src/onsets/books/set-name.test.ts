import { describe, expect, it } from 'vitest';
import { ONSETS_BOOKS } from '../../rulebooks/index.ts';
import { judge } from '../judge/judge.ts';
import { isVaried, shake, write } from '../testing.ts';

/** In the basic book of the MLAG a Solution is nothing but a Set-Name, and section VI is about that. */
const PLACES = ONSETS_BOOKS.flatMap((book) =>
  book.divisions.map((division) => ({
    id: book.id,
    division,
    varied: isVaried(book),
    part: isVaried(book) ? 'VI-A' : 'VI',
  })),
);
const RELATION_PLACES = PLACES.filter(({ varied }) => varied);

const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const because = (code: string) => expect.arrayContaining([expect.objectContaining({ code })]);

describe.for(PLACES)('$id $division', ({ id, division, part }) => {
  const at = (goal: string) => shake(`${id} ${division}`, { goal, permitted: "R R B G Y U n - ' ' V ^" });

  it.for([
    ["R'", '3', 3],
    ['G U Y', '5 2', 7],
    ['(R n B) - ^', '4', 4],
    ["(V - G)' U R", '5 4', 9],
  ] as const)(`[${id} ${part}-example] %s is a Set-Name`, ([setName, goal, value]) => {
    expect(judge(at(goal), [write(setName)])).toMatchObject(right(value));
  });

  it.for([
    '[R U G] n Y',
    '{R U G} n Y',
    '(R U G) n Y',
    '{[(R U G)]} n (Y)',
    '([{R} U G] n Y)',
    '((R) U (G)) n Y',
  ])(`[${id} ${part}-comment-a] %s is grouped as written`, (setName) => {
    expect(judge(at('4'), [write(setName)])).toMatchObject(right(4));
  });

  it.for(['(R U G] n Y', '(R U G n Y', 'R U G) n Y', '[(R U G] n Y)', ')R U G( n Y', '() R', '(R U) G'])(
    `[${id} ${part}-comment-a] %s has no proper pairs`,
    (setName) => {
      expect(judge(at('4'), [write(setName)])).toMatchObject({
        verdict: 'incorrect',
        reasons: because('undefined-symbol'),
        worth: [null],
      });
    },
  );

  it.for(['R n G = 3', 'R n G=3', '(R n G) = 3', 'R n G = Goal'])(
    `[${id} ${part}-comment-b] %s states the Goal`,
    (setName) => {
      expect(judge(at('3'), [write('R n G')])).toMatchObject(right(3));
      expect(judge(at('3'), [write(setName)])).toMatchObject({
        verdict: 'incorrect',
        reasons: because('goal-written'),
      });
    },
  );
});

describe.for(PLACES)('$id $division', ({ id, division, varied }) => {
  const rule = varied ? 'VII-B-3-comment-a' : 'VII-B-1-comment';

  it(`[${id} ${rule}] "= Goal" is wrong even where an = cube could be spared`, () => {
    const at = shake(`${id} ${division}`, { goal: '5 4', permitted: 'R G U =' });
    expect(judge(at, [write('R U G')])).toMatchObject(right(9));
    expect(judge(at, [write('R U G = 5 4')])).toMatchObject({
      verdict: 'incorrect',
      reasons: because('goal-written'),
    });
  });
});

describe.for(RELATION_PLACES)('$id $division', ({ id, division }) => {
  it.for(['R = B', 'R C G', 'R n (G = B)', 'R n G C B'])(
    `[${id} VI-A] [${id} VII-B-1] %s is no Set-Name, though the cubes are there`,
    (setName) => {
      const at = shake(`${id} ${division}`, { goal: '3', permitted: 'R G B n = C' });
      expect(judge(at, [write(setName)])).toMatchObject({
        verdict: 'incorrect',
        reasons: because('relation-in-set-name'),
      });
      expect(judge(at, [write('R n G')])).toMatchObject(right(3));
    },
  );
});

describe.for(RELATION_PLACES.filter(({ division }) => division !== 'elementary'))(
  '$id $division',
  ({ id, division }) => {
    it(`[${id} VI-A] a relation in Required stays out of the Set-Name all the same`, () => {
      const at = shake(`${id} ${division}`, { goal: '4', required: 'R =', permitted: 'B n V' });
      expect(judge(at, [write('R n V', 'R = B')])).toMatchObject(right(4));
      expect(judge(at, [write('R = B', 'R = B')])).toMatchObject({
        verdict: 'incorrect',
        reasons: because('relation-in-set-name'),
      });
    });
  },
);
