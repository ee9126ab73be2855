import { describe, expect, it } from 'vitest';
import { ONSETS_BOOKS } from '../../rulebooks/index.ts';
import { judgeGoal } from '../goal/goal-ruling.ts';
import { shake } from '../testing.ts';

const PLACES = ONSETS_BOOKS.flatMap(({ id, divisions }) =>
  divisions.map((division) => ({ id, where: `${id} ${division}` })),
);
const REST = "B B R R G G Y Y U n - ' V V ^";

describe.for(PLACES)('$where', ({ id, where }) => {
  const rolled = (digits: string) => shake(where, { resources: `${digits} ${REST}` });

  it.for([
    ['III-B', '3', 3],
    ['III-B-1-a', '3 2', 5],
    ['III-B-1-a', '3 2 1', 6],
    ['III-B-1-b', '3/2', 6],
    ['III-B-1-b', '3/2/1', 6],
    ['III-B-1', '3/2 1', 7],
    ['III-B-1', '2/3 1', 7],
    ['III-B-1', '1/2 3', 5],
    ['III-B-1', '3/(2 1)', 9],
    ['III-B-1', '2/(3 1)', 8],
    ['III-B-1-c', '3 ~2', 1],
    ['III-B-1-c', '~2 3', 1],
    ['III-B-1-c', '3 ~2 ~1', 0],
    ['III-B-1-c', '3 2 ~1', 4],
    ['III-B-1-c', '~3/~2', 6],
    ['III-B-1-c', '~3/~2/1', 6],
    ['III-B-1-c', '3/2 ~1', 5],
    ['III-B-1-c', '~3/~2 ~1', 5],
    ['III-B-1-c', '3/(2 ~1)', 3],
    ['III-B-1-c', '~3/(~2 1)', 3],
    ['III-B-1-c', '~3/(~2 ~1)', 9],
  ] as const)(`[${id} %s] %s is %i`, ([, layout, value]) => {
    expect(judgeGoal(rolled('3 2 1'), layout)).toEqual({ legal: true, values: [value], reasons: [] });
  });

  it.for([
    ['1 1 1', '1 ~1', 0],
    ['1 1 1', '1/(1 ~1)', 0],
    ['2 2 4', '~2/~2 ~4', 0],
    ['5 5 5', '5/5/5', 125],
    ['5 5 5', '5 5 5', 15],
    ['5 5 5', '5/(5 5)', 50],
  ] as const)(`[${id} III-B] with %s rolled, %s is the whole number %i`, ([digits, layout, value]) => {
    expect(judgeGoal(rolled(digits), layout)).toEqual({ legal: true, values: [value], reasons: [] });
  });

  it.for([
    ['III-B', '~3'],
    ['III-B', '1 ~3'],
    ['III-B', '~3 2'],
    ['III-B', '~3 ~2 ~1'],
    ['III-B', '3/~2'],
    ['III-B', '~3/~2/~1'],
    ['III-B', '3/~2 ~1'],
    ['III-B', '3/(1 ~2)'],
    ['III-B-1', '? backwards L: 3 above 2, 1 to the left of the 2'],
    ['III-B-1', '? 3 on a corner of 2'],
    ['III-B-1', '?'],
    ['III-B', '4'],
    ['III-B', '3 3'],
    ['III-B', '1 2 3 1'],
    ['III-B', 'B'],
    ['III-B', '3 B'],
  ] as const)(`[${id} %s] %s is no Goal`, ([, layout]) => {
    expect(judgeGoal(rolled('3 2 1'), layout)).toMatchObject({
      legal: false,
      values: [],
      reasons: [{ code: 'goal-illegal' }],
    });
  });

  it.for(['', '3/', '/3', '(2 1)/3', '3 2/1', '3/2/(1)', '3/(2)', '3//2', '0', '6', '~', '3~'])(
    `[${id} III-B-1] "%s" is none of the seven layouts`,
    (layout) => {
      expect(judgeGoal(rolled('3 2 1'), layout).legal).toBe(false);
    },
  );

  it(`[${id} III-B] the digits are those that were rolled, each used once`, () => {
    expect(judgeGoal(rolled('3 3 1'), '3 3')).toMatchObject({ legal: true, values: [6] });
    expect(judgeGoal(rolled('3 2 1'), '3 3').legal).toBe(false);
    expect(judgeGoal(rolled('5 5 4'), '5 5 4')).toMatchObject({ legal: true, values: [14] });
    expect(judgeGoal(rolled('5 5 4'), '5 5 5').legal).toBe(false);
  });
});
