import { describe, expect, it } from 'vitest';
import { ONSETS_BOOKS, bookById } from '../../rulebooks/index.ts';
import { judge } from '../judge/judge.ts';
import { isVaried, shake, write } from '../testing.ts';

const PLACES = ONSETS_BOOKS.flatMap((book) =>
  book.divisions.map((division) => {
    const basic = !isVaried(book);
    return {
      id: book.id,
      division,
      basic,
      rule: basic ? 'VII-B-3' : 'VII-B-6',
      shown: basic ? 'VII-C-3-c' : 'VII-C-5-c',
    };
  }),
);
const RESTRICTION_PLACES = PLACES.filter(({ basic, division }) => !basic && division !== 'elementary');

const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const ambiguous = (value: number) => ({
  verdict: 'incorrect',
  reasons: [{ code: 'ambiguous', value: String(value) }],
});
const PERMITTED = "R R B B G G Y Y U U n n - - ' ' V ^ = C";

describe.for(PLACES)('$id $division', ({ id, division, rule, shown }) => {
  const at = (goal: string, universe?: string) =>
    shake(`${id} ${division}`, {
      goal,
      permitted: PERMITTED,
      ...(universe === undefined ? {} : { universe }),
    });

  it(`[${id} ${shown}-example-a] [${id} ${rule}-a] B ∪ G − R is 2 or 6, so neither Goal is met`, () => {
    expect(judge(at('2'), [write('B U G - R')])).toMatchObject(ambiguous(6));
    expect(judge(at('5 1'), [write('B U G - R')])).toMatchObject(ambiguous(2));
    expect(judge(at('2'), [write('(B U G) - R')])).toMatchObject(right(2));
    expect(judge(at('5 1'), [write('B U (G - R)')])).toMatchObject(right(6));
    expect(judge(at('5 1'), [write('(B U G) - R')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'wrong-value' }],
    });
  });

  it(`[${id} ${shown}] the reading that loses is a Solution of its own, and it misses the Goal`, () => {
    const interpretation = judge(at('2'), [write('B U G - R')]).reasons[0]!.interpretation!;
    expect(interpretation.setName.replaceAll(/[^A-Za-z'-]/g, '')).toBe('BUG-R');
    expect(judge(at('2'), [interpretation])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'wrong-value' }],
      worth: [{ value: 6 }],
    });
    expect(judge(at('5 1'), [interpretation])).toMatchObject(right(6));
  });

  it(`[${id} ${shown}] where no reading meets the Goal, the value is wrong`, () => {
    expect(judge(at('5'), [write('B U G - R')])).toMatchObject({
      verdict: 'incorrect',
      reasons: expect.arrayContaining([expect.objectContaining({ code: 'wrong-value' })]),
    });
  });

  it(`[${id} ${shown}-example-b] R ∪ G′ has one reading: ′ goes with G`, () => {
    expect(judge(at('5 3'), [write("R U G'")])).toMatchObject(right(8));
    expect(judge(at('5 3'), [write("R U (G')")])).toMatchObject(right(8));
    expect(judge(at('1'), [write("R U G'")])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'wrong-value' }],
      worth: [{ value: 8 }],
    });
    expect(judge(at('1'), [write("(R U G)'")])).toMatchObject(right(1));
  });

  it.for([
    ['R U G n Y', '4', 8],
    ['R U G n Y', '5 3', 4],
    ['Y n G U R', '5 3', 4],
    ['R - G - Y', '2', 5],
    ['R - G - Y', '5', 2],
    ['R - G U Y', '5 1', 2],
    ["R - G' U Y", '5 1', 2],
  ] as const)(`[${id} ${rule}-b] %s has no order of its own`, ([setName, goal, losing]) => {
    expect(judge(at(goal), [write(setName)])).toMatchObject(ambiguous(losing));
  });

  it.for([
    ['R U (G n Y)', '5 3', 8],
    ['[R U G] n Y', '4', 4],
    ['{R - G} - Y', '2', 2],
    ['R - (G - Y)', '5', 5],
    ["(R - G') U Y", '5 1', 6],
  ] as const)(`[${id} ${rule}-b] %s has`, ([setName, goal, value]) => {
    expect(judge(at(goal), [write(setName)])).toMatchObject(right(value));
  });

  it.for([
    ['R U G U Y', '5 4', 9],
    ['R n G n Y', '1', 1],
    ['B U R - ^', '5 2', 7],
    ["B n R n G'", '2', 2],
  ] as const)(`[${id} ${rule}] %s is the same in every reading`, ([setName, goal, value]) => {
    expect(judge(at(goal), [write(setName)])).toMatchObject(right(value));
  });

  it(`[${id} ${rule}-a] readings that agree on this Universe do no harm`, () => {
    expect(judge(at('2', 'B G RG Y R blank'), [write('B U G - R')])).toMatchObject(right(2));
    expect(judge(at('2', 'B G RG Y BR blank'), [write('B U G - R')])).toMatchObject(ambiguous(3));
  });
});

describe.for(RESTRICTION_PLACES)('$id $division', ({ id, division }) => {
  const at = (goal: string) => shake(`${id} ${division}`, { goal, permitted: PERMITTED });

  it(`[${id} VII-B-6] a Restriction can be read two ways as well`, () => {
    expect(judge(at('5 4'), [write('V', 'B U G - R C Y')])).toMatchObject(ambiguous(7));
    expect(judge(at('5 2'), [write('V', 'B U G - R C Y')])).toMatchObject(ambiguous(9));
    expect(judge(at('5 4'), [write('V', '(B U G) - R C Y')])).toMatchObject(right(9));
    expect(judge(at('5 2'), [write('V', 'B U (G - R) C Y')])).toMatchObject(right(7));
  });

  it(`[${id} VII-B-6] which does no harm if the Set-Name catches the same number`, () => {
    expect(judge(at('4'), [write('Y n V', 'B U G - R C Y')])).toMatchObject(right(4));
  });

  it(`[${id} VII-B-6-b] a relation binds last, so its sides need no parentheses`, () => {
    expect(judge(at('5 3'), [write('V', 'G C R U B')])).toMatchObject(right(8));
    expect(judge(at('5 3'), [write('V', 'G C (R U B)')])).toMatchObject(right(8));
  });
});

/** The books that say of ′ what the others only show. */
const OF_PRIMES = PLACES.filter(({ id, rule }) =>
  bookById(id)!.sections.some((section) => section.id === `${rule}-b` && section.words.includes('′')),
);

describe.for(OF_PRIMES)('$id $division', ({ id, division, rule }) => {
  const at = (goal: string) => shake(`${id} ${division}`, { goal, permitted: "R B G n U ' '" });

  it(`[${id} ${rule}-b] no parenthesis may part ′ from what stands just before it`, () => {
    expect(judge(at('4'), [write("R n G'")])).toMatchObject(right(4));
    expect(judge(at('5 2'), [write("R n G'")])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'wrong-value' }],
    });
    expect(judge(at('5 2'), [write("(R n G)'")])).toMatchObject(right(7));
  });
});
