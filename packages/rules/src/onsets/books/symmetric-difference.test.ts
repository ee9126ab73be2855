import { describe, expect, it } from 'vitest';
import type { Pick } from '../shake/variation.ts';
import { judge } from '../judge/judge.ts';
import { judgePick } from '../shake/pick.ts';
import { FULL_ROLL, VARIED_BOOKS, shake, standing, write } from '../testing.ts';

const SYMMETRIC: Pick = { id: 'symmetric-difference' };
const wild = (cube: 'B' | '-'): Pick => ({ id: 'wild-cube', cube });
const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const WRONG_VALUE = { verdict: 'incorrect', reasons: [{ code: 'wrong-value' }] };

describe.for(VARIED_BOOKS.map(({ id }) => id))('%s senior', (id) => {
  const where = `${id} senior`;
  const at = (goal: string, ...more: readonly Pick[]) =>
    shake(where, { goal, permitted: "R R B G G Y U - ' V =", variations: [SYMMETRIC, ...more] });

  it.for([
    ['R - G', '5 1', 6],
    ['G - R', '5 1', 6],
    ['B - R', '3', 3],
    ['R - V', '3', 3],
    ["R' - G", '4', 4],
  ] as const)(`[${id} XIII-D-13] %s takes the cards in just one of the two`, ([setName, goal, value]) => {
    expect(judge(at(goal), [write(setName)])).toMatchObject(right(value));
  });

  it(`[${id} XIII-D-13] A − B equals (A − B) ∪ (B − A) by subtraction`, () => {
    const plain = { ...at('5 1'), variations: [] };
    expect(judge(plain, [write('(R - G) U (G - R)')])).toMatchObject(right(6));
    expect(judge(at('5 1'), [write('R - G')])).toMatchObject(right(6));
    expect(judge({ ...plain, goal: '4' }, [write('R - G')])).toMatchObject(right(4));
    expect(judge(at('4'), [write('R - G')])).toMatchObject(WRONG_VALUE);
  });

  it(`[${id} XIII-D-13] in a Restriction as well`, () => {
    expect(judge(at('5 1'), [write('V', 'R - G = V')])).toMatchObject(right(6));
    expect(judge(at('4'), [write('V', 'R - G = V')])).toMatchObject(WRONG_VALUE);
  });

  it(`[${id} XIII-D-13] [${id} VII-B-6-b] a row of them reads the same however it is grouped`, () => {
    expect(judge(at('4'), [write('R - G - Y')])).toMatchObject(right(4));
    expect(judge({ ...at('2'), variations: [] }, [write('R - G - Y')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'ambiguous' }],
    });
    expect(judge(at('5'), [write('R U G - Y')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'ambiguous', value: '8' }],
    });
  });

  it(`[${id} XIII-D-13-comment-a] a wild cube used as − is symmetric too`, () => {
    const position = shake(where, { goal: '5 1', permitted: 'R G B', variations: [SYMMETRIC, wild('B')] });
    expect(judge(position, [standing(write('R - G'), { B: '-' })])).toMatchObject(right(6));
    expect(judge({ ...position, goal: '4' }, [standing(write('R - G'), { B: '-' })])).toMatchObject(
      WRONG_VALUE,
    );
  });

  it(`[${id} XIII-D-13-comment-b] it is written with the plain sign, however that is spelled`, () => {
    for (const sign of ['-', '−', '–']) {
      expect(judge(at('5 1'), [write(`R ${sign} G`)])).toMatchObject(right(6));
    }
  });

  const after = (...variations: readonly Pick[]) => shake(where, { resources: FULL_ROLL, variations });

  it(`[${id} XIII-D-13] it and − Wild exclude each other`, () => {
    const conflict = { legal: false, reasons: [{ code: 'conflict' }] };
    expect(judgePick(after(wild('-')), SYMMETRIC)).toMatchObject(conflict);
    expect(judgePick(after(SYMMETRIC), wild('-'))).toMatchObject(conflict);
    expect(judgePick(after(wild('B')), SYMMETRIC).legal).toBe(true);
    expect(judgePick(after(SYMMETRIC), wild('B')).legal).toBe(true);
    expect(judgePick(after(SYMMETRIC), { id: 'required-cube', cube: '-' }).legal).toBe(true);
    expect(judgePick(after({ id: 'required-cube', cube: '-' }), SYMMETRIC).legal).toBe(true);
  });
});
