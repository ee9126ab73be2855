import { describe, expect, it } from 'vitest';
import type { Pick } from '../shake/variation.ts';
import { judge } from '../judge/judge.ts';
import { shake, standing, write } from '../testing.ts';

/** Where it is played, its section, and the section whose comments hold there. */
const PLACES = [
  ['agloa-onsets-2014', 'elementary', 'XIII-A-5', 'XIII-A-5'],
  ['agloa-onsets-2014', 'middle', 'XIII-B-5', 'XIII-A-5'],
  ['agloa-onsets-2014', 'junior', 'XIII-C-6', 'XIII-A-5'],
  ['agloa-onsets-2014', 'senior', 'XIII-C-6', 'XIII-A-5'],
  ['agloa-onsets-2026', 'elementary', 'XIII-A-5', 'XIII-A-5'],
  ['agloa-onsets-2026', 'middle', 'XIII-B-5', 'XIII-A-5'],
  ['agloa-onsets-2026', 'junior', 'XIII-C-6', 'XIII-A-5'],
  ['agloa-onsets-2026', 'senior', 'XIII-C-6', 'XIII-A-5'],
  ['mlag-onsets-adventurous-2019', 'elementary', 'XIII-A-5', 'XIII-A-5'],
  ['mlag-onsets-adventurous-2019', 'middle', 'XIII-B-5', 'XIII-B-5'],
  ['mlag-onsets-adventurous-2019', 'junior', 'XIII-C-6', 'XIII-C-6'],
  ['mlag-onsets-adventurous-2019', 'senior', 'XIII-C-6', 'XIII-C-6'],
] as const;

const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const VIOLATED = {
  verdict: 'incorrect',
  reasons: [{ code: 'variation-violated', variation: 'two-operations' }],
};
const TWO: Pick = { id: 'two-operations' };

describe.for(PLACES)('%s %s', ([id, division, rule, comments]) => {
  const at = (goal: string, permitted: string, ...more: readonly Pick[]) =>
    shake(`${id} ${division}`, { goal, permitted, variations: [TWO, ...more] });

  it.for([
    ['R n G', '3'],
    ["G'", '5'],
    ['R - G', '4'],
    ['(R) U (G)', '5 4'],
  ] as const)(
    `[${id} ${rule}] [${id} VII-C-5-e-example-b] %s has one operation, which is too few`,
    ([setName, goal]) => {
      expect(judge(at(goal, "R G n - U ' '"), [write(setName)])).toMatchObject(VIOLATED);
      expect(judge({ ...at(goal, "R G n - U ' '"), variations: [] }, [write(setName)]).verdict).toBe(
        'correct',
      );
    },
  );

  it.for([
    ["R n G'", '4', 4],
    ["G''", '5', 5],
    ["(R n G)'", '5 2', 7],
    ["R' - G", '1', 1],
    ["(R U G)' U R", '5 3', 8],
  ] as const)(`[${id} ${rule}] [${id} VII-B-5-example-b] %s has enough`, ([setName, goal, value]) => {
    const position = at(goal, "R R G n - U U ' '");
    expect(judge(position, [write(setName)])).toMatchObject(right(value));
  });

  it(`[${id} ${comments}-comment-a] a wild cube counts if it is used as an operation`, () => {
    const position = at('4', "R G n B '", { id: 'wild-cube', cube: 'B' });
    expect(judge(position, [standing(write("R n G'"), { B: 'n' })])).toMatchObject(right(4));
    expect(
      judge(at('4', 'R G n B', { id: 'wild-cube', cube: 'B' }), [standing(write("R n G'"), { B: "'" })]),
    ).toMatchObject(right(4));
    expect(
      judge(at('3', 'R G B', { id: 'wild-cube', cube: 'B' }), [standing(write('R n G'), { B: 'n' })]),
    ).toMatchObject(VIOLATED);
  });

  it(`[${id} ${comments}-comment-a] a wild operation cube does not if it is not`, () => {
    const wild: Pick = { id: 'wild-cube', cube: '-' };
    expect(judge(at('5', 'G n -', wild), [standing(write('G n V'), { '-': 'V' })])).toMatchObject(VIOLATED);
    expect(judge(at('5', "G n - '", wild), [standing(write("G' n V"), { '-': 'V' })])).toMatchObject(
      right(5),
    );
  });

  it(`[${id} ${comments}-comment-b] R ∪ B ∪ V will do: the two may be alike`, () => {
    expect(judge(at('5/2', 'R B V U U'), [write('R U B U V')])).toMatchObject(right(10));
    expect(judge(at('5/2', 'R B V U U'), [write('R U V')])).toMatchObject(VIOLATED);
  });
});

describe.for(PLACES.filter(([, division]) => division !== 'elementary'))('%s %s', ([id, division, rule]) => {
  it(`[${id} ${rule}] [${id} VII-B-5-example-b] operations in a Restriction do not count`, () => {
    const at = shake(`${id} ${division}`, { goal: '4', permitted: "R B n - ' ' = V ^", variations: [TWO] });
    expect(judge(at, [write('R n V', "R' = B'")])).toMatchObject(VIOLATED);
    expect(judge(at, [write('(R n V) - ^', "R' = B'")])).toMatchObject(right(4));
    expect(judge(at, [write('(R n V) - ^', 'R = B')])).toMatchObject(right(4));
  });
});
