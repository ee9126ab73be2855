import { describe, expect, it } from 'vitest';
import { ONSETS_BOOKS } from '../../rulebooks/index.ts';
import { judge } from '../judge/judge.ts';
import { shake, write } from '../testing.ts';

const PLACES = ONSETS_BOOKS.flatMap(({ id, divisions }) => divisions.map((division) => ({ id, division })));
const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const PERMITTED = "R B G Y U n - ' V ^";

describe.for(PLACES)('$id $division', ({ id, division }) => {
  const at = (goal: string, universe?: string) =>
    shake(`${id} ${division}`, {
      goal,
      permitted: PERMITTED,
      ...(universe === undefined ? {} : { universe }),
    });

  it.for([
    ['I-B-2-b', 'B n V', '4', 4],
    ['I-B-2-b', 'R n V', '5 2', 7],
    ['I-B-2-b', 'G n V', '5', 5],
    ['I-B-2-b', 'Y n V', '4', 4],
    ['I-B-2-c-i-example', 'B U G', '5 2', 7],
    ['I-B-2-c-ii-example', 'R n Y', '3', 3],
    ['I-B-2-c-iii-example', 'B - Y', '2', 2],
    ['I-B-2-c-iii', 'Y - B', '2', 2],
    ['I-B-2-c-iii', 'G - R', '2', 2],
    ['I-B-2-c-iii', 'R - G', '4', 4],
    ['I-B-2-c-iv-example', "G'", '5', 5],
    ['I-B-2-d-i', 'V - ^', '5/2', 10],
    ['I-B-2-d-i', "V'", '1 ~1', 0],
    ['I-B-2-d-ii', '^ U Y', '4', 4],
    ['I-B-2-d-ii', "^'", '5/2', 10],
  ] as const)(`[${id} %s] %s names that many cards of ten`, ([, setName, goal, value]) => {
    expect(judge(at(goal), [write(setName)])).toMatchObject(right(value));
  });

  it.for([
    ['I-B-2-c-i', 'B U G', 3],
    ['I-B-2-c-ii', 'B n G', 1],
    ['I-B-2-c-iii', 'B - G', 1],
    ['I-B-2-c-iv', "B'", 3],
    ['I-B-2-d-i', 'V U B', 5],
  ] as const)(`[${id} %s] %s counts cards of the Universe only`, ([, setName, value]) => {
    const goal = value === 5 ? '5' : String(value);
    expect(judge(at(goal, 'BG B G R blank'), [write(setName)])).toMatchObject(right(value));
    expect(judge(at(goal === '5' ? '4' : '5', 'BG B G R blank'), [write(setName)])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'wrong-value' }],
      worth: [{ value }],
    });
  });

  it(`[${id} I-B-2-a-comment] a digit cube has no place in a Solution`, () => {
    const position = shake(`${id} ${division}`, { goal: '3', permitted: 'R G n 3' });
    expect(judge(position, [write('R n 3')])).toMatchObject({
      verdict: 'incorrect',
      reasons: expect.arrayContaining([expect.objectContaining({ code: 'undefined-symbol' })]),
    });
    expect(judge(position, [write('R n G')])).toMatchObject(right(3));
  });
});

describe.for(PLACES)('$id $division: other spellings', ({ id, division }) => {
  it.for([
    ['R ∪ G', '5 4', 9],
    ['R ∩ G', '3', 3],
    ['R N G', '3', 3],
    ['RnG', '3', 3],
    ['R − G', '4', 4],
    ['R – G', '4', 4],
    ['R′', '3', 3],
    ['R’', '3', 3],
    ['∨ − R', '3', 3],
    ['R − ∅', '5 2', 7],
    ['R − Λ', '5 2', 7],
    ['R − ∧', '5 2', 7],
    ['  R  U  G  ', '5 4', 9],
  ] as const)(`[${id} I-B-2-c] %s`, ([setName, goal, value]) => {
    const at = shake(`${id} ${division}`, { goal, permitted: PERMITTED });
    expect(judge(at, [write(setName)])).toMatchObject(right(value));
  });
});
