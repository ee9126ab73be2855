import { describe, expect, it } from 'vitest';
import type { Pick } from '../shake/variation.ts';
import { judge } from '../judge/judge.ts';
import { shake, write } from '../testing.ts';

const PLACES = [
  ['agloa-onsets-2014', 'junior', 'XIII-C-10'],
  ['agloa-onsets-2014', 'senior', 'XIII-C-10'],
  ['agloa-onsets-2026', 'junior', 'XIII-C-10'],
  ['agloa-onsets-2026', 'senior', 'XIII-C-10'],
  ['mlag-onsets-adventurous-2019', 'junior', 'XIII-C-9'],
  ['mlag-onsets-adventurous-2019', 'senior', 'XIII-C-9'],
] as const;

const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const WRONG_VALUE = { verdict: 'incorrect', reasons: [{ code: 'wrong-value' }] };
const double = (set: string): Pick => ({ id: 'double-set', set });
const SYMMETRIC: Pick = { id: 'symmetric-difference' };

describe.for(PLACES)('%s %s', ([id, division, rule]) => {
  const at = (goal: string, ...variations: readonly Pick[]) =>
    shake(`${id} ${division}`, { goal, permitted: "R B G Y U n - ' V = =", variations });

  it.for([
    ['B', 'R n G', '5', 5],
    ["R'", 'G n V', '5 2', 7],
    ['G n Y', 'Y n V', '5 1', 6],
    ['B - G', 'R n V', '5 4', 9],
    ["(B U G)'", 'R n V', '5 4', 9],
    ["V - B'", 'R n G', '5', 5],
  ] as const)(`[${id} ${rule}] with %s doubled, %s is worth %s`, ([set, setName, goal, value]) => {
    expect(judge(at(goal, double(set)), [write(setName)])).toMatchObject(right(value));
    expect(judge(at(goal), [write(setName)])).toMatchObject(WRONG_VALUE);
  });

  it(`[${id} ${rule}] a card outside the Double Set counts once`, () => {
    expect(judge(at('2', double('B')), [write('G - R')])).toMatchObject(right(2));
    expect(judge(at('4', double('B')), [write('G - R')])).toMatchObject(WRONG_VALUE);
    expect(judge(at('1 ~1', double('B')), [write('B - R')])).toMatchObject(right(0));
  });

  it(`[${id} ${rule}] what a Restriction removes does not count at all`, () => {
    expect(judge(at('5 3', double('B')), [write('R n V', 'R = B')])).toMatchObject(right(8));
    expect(judge(at('4', double('B')), [write('V', 'B = R = G')])).toMatchObject(WRONG_VALUE);
    expect(judge(at('5', double('B')), [write('V', 'B = R = G')])).toMatchObject(right(5));
  });

  it(`[${id} ${rule}] every reading is counted with it`, () => {
    expect(judge(at('4', double('G')), [write('(B U G) - R')])).toMatchObject(right(4));
    expect(judge(at('4', double('G')), [write('B U G - R')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'ambiguous', value: '10' }],
    });
  });
});

/** With R − G doubled, Y ∩ V is worth 6 by subtraction and 7 by symmetric difference. */
const DOUBLE = double('R - G');

describe.for(['agloa-onsets-2014'])('%s senior', (id) => {
  const at = (goal: string, ...variations: readonly Pick[]) =>
    shake(`${id} senior`, { goal, permitted: 'Y n V', variations });

  it.for([
    ['before', [SYMMETRIC, DOUBLE]],
    ['after', [DOUBLE, SYMMETRIC]],
  ] as const)(
    `[${id} XIII-C-10-comment] − in the Double Set is symmetric, picked %s it or not`,
    ([, variations]) => {
      expect(judge(at('5 2', ...variations), [write('Y n V')])).toMatchObject(right(7));
      expect(judge(at('5 1', ...variations), [write('Y n V')])).toMatchObject(WRONG_VALUE);
      expect(judge(at('5 1', DOUBLE), [write('Y n V')])).toMatchObject(right(6));
    },
  );
});

describe.for([
  ['agloa-onsets-2026', 'XIII-C-10-comment'],
  ['mlag-onsets-adventurous-2019', 'XIII-C-9-comment'],
] as const)('%s senior', ([id, rule]) => {
  const at = (goal: string, ...variations: readonly Pick[]) =>
    shake(`${id} senior`, { goal, permitted: 'Y n V R G -', variations });

  it(`[${id} ${rule}] [${id} XIII-D-13-comment-c] a Double Set called first keeps its subtraction`, () => {
    expect(judge(at('5 1', DOUBLE, SYMMETRIC), [write('Y n V')])).toMatchObject(right(6));
    expect(judge(at('5 2', DOUBLE, SYMMETRIC), [write('Y n V')])).toMatchObject(WRONG_VALUE);
  });

  it(`[${id} ${rule}] [${id} XIII-D-13-comment-c] one called second has symmetric difference`, () => {
    expect(judge(at('5 2', SYMMETRIC, DOUBLE), [write('Y n V')])).toMatchObject(right(7));
    expect(judge(at('5 1', SYMMETRIC, DOUBLE), [write('Y n V')])).toMatchObject(WRONG_VALUE);
  });

  it(`[${id} XIII-D-13-comment-c] in the Solution − is symmetric either way`, () => {
    expect(judge(at('5/2', DOUBLE, SYMMETRIC), [write('R - G')])).toMatchObject(right(10));
    expect(judge(at('5 5 2', SYMMETRIC, DOUBLE), [write('R - G')])).toMatchObject(right(12));
  });
});
