import { describe, expect, it } from 'vitest';
import { ONSETS_BOOKS } from '../../rulebooks/index.ts';
import { judge } from '../judge/judge.ts';
import { isVaried, shake, write } from '../testing.ts';

const PLACES = ONSETS_BOOKS.flatMap((book) =>
  book.divisions.map((division) => {
    const basic = !isVaried(book);
    const where = `${book.id} ${division}`;
    return { book, id: book.id, division, basic, where, rule: basic ? 'VII-C-3' : 'VII-C-5' };
  }),
);
const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const WRONG_VALUE = { verdict: 'incorrect', reasons: [{ code: 'wrong-value' }] };
const PERMITTED = "R B G Y U n - ' V ^";

describe.for(PLACES)('$where', ({ id, where, basic, rule }) => {
  const at = (goal: string) => shake(where, { goal, permitted: PERMITTED });

  it.for([
    ['a-example-a', '? backwards L: 3 above 2, 1 to the left of the 2'],
    ['a-example-b', '1 ~4'],
    ['a-example-b', '~3'],
    ['a', '? a heap of cubes'],
  ] as const)(`[${id} ${rule}-%s] with the Goal %s no Solution is right`, ([, goal]) => {
    expect(judge(at(goal), [write('R n G')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'goal-illegal', rule: `${rule}-a` }],
    });
    expect(judge(at('3'), [write('R n G')])).toMatchObject(right(3));
  });

  it.for([
    ['3', 'R n G', 3],
    ['3 2', 'G n V', 5],
    ['3 2 1', 'Y U B', 6],
    ['4/2', 'R U Y', 8],
    ['1/2/3', 'Y U B', 6],
    ['4/2 1', 'R U G', 9],
    ['3/(2 1)', 'R U G', 9],
    ['5 ~3', 'G - R', 2],
    ['2 ~2', 'B - R', 0],
  ] as const)(
    `[${id} ${basic ? 'VII-B-1' : 'VII-B-3'}] the Goal %s is met by %s`,
    ([goal, setName, value]) => {
      expect(judge(at(goal), [write(setName)])).toMatchObject(right(value));
    },
  );

  it(`[${id} ${rule}-b] a Solution worth another number is wrong, one card more or less`, () => {
    expect(judge(at('4'), [write('R n G')])).toMatchObject({ ...WRONG_VALUE, worth: [{ value: 3 }] });
    expect(judge(at('2'), [write('R n G')])).toMatchObject({ ...WRONG_VALUE, worth: [{ value: 3 }] });
    expect(judge(at('5 2'), [write('R - ^')])).toMatchObject(right(7));
    expect(judge(at('5/5/5'), [write('R - ^')])).toMatchObject(WRONG_VALUE);
  });

  it(`[${id} ${rule}-b-ii-example${basic ? '' : '-a'}] Goal 0 is met by the null set alone`, () => {
    expect(judge(at('1 ~1'), [write('B - R')])).toMatchObject(right(0));
    expect(judge(at('1 ~1'), [write('B n ^')])).toMatchObject(right(0));
    expect(judge(at('1 ~1'), [write('R n G')])).toMatchObject(WRONG_VALUE);
  });
});

describe.for(PLACES.filter(({ basic, division }) => !basic && division !== 'elementary'))(
  '$where',
  ({ id, where, division }) => {
    it(`[${id} VII-C-5-b-ii-example-b] [${id} VII-C-5-b-ii] Goal 5 is out of reach once four cards are left`, () => {
      const at = shake(where, { goal: '5', permitted: "R B G Y Y U n ' V = C" });
      expect(judge(at, [write('V', 'Y C G = R')])).toMatchObject({ ...WRONG_VALUE, worth: [{ value: 4 }] });
      expect(judge(at, [write('V', "B = (G U R)' C V")])).toMatchObject(right(5));
    });

    it.runIf(division !== 'middle')(`[${id} VII-C-5-b-ii-example-b] unless some of them count double`, () => {
      const variations = [{ id: 'double-set', set: 'B n Y' }] as const;
      const at = shake(where, { goal: '5', permitted: 'R B G Y n V = C', variations });
      expect(judge(at, [write('V', 'Y C G = R')])).toMatchObject(right(5));
    });
  },
);

const bring = (goalLayout: string | null, setName: string) => ({ ...write(setName), goalLayout });

const WRITES_A_SOLUTION = PLACES.filter(
  ({ book }) => book.procedure.goal.noGoal.is.kind === 'disputer-writes-a-solution',
);

describe.for(WRITES_A_SOLUTION)('$where', ({ id, where }) => {
  it(`[${id} III-D-2] after a disputed "No Goal" the writer brings a Goal of rolled cubes`, () => {
    const at = shake(where, { resources: "3 2 1 R G n U V '", after: 'no-goal' });
    expect(judge(at, [bring('3', 'R n G')])).toMatchObject(right(3));
    expect(judge(at, [bring('3 2', 'G n V')])).toMatchObject(right(5));
    expect(judge(at, [bring('3/2 1', 'R n V')])).toMatchObject(right(7));
    expect(judge(at, [bring('3/(2 1)', 'R U G')])).toMatchObject(right(9));
    expect(judge(at, [bring('2', 'R n G')])).toMatchObject(WRONG_VALUE);
    for (const layout of [null, '5', '3 3', '1 ~3', '? backwards L']) {
      expect(judge(at, [bring(layout, 'G n V')])).toMatchObject({
        verdict: 'incorrect',
        reasons: [{ code: 'goal-illegal' }],
      });
    }
  });
});
