import { describe, expect, it } from 'vitest';
import { judge } from '../judge/judge.ts';
import { shake, write } from '../testing.ts';

const AGLOA = ['agloa-onsets-2014', 'agloa-onsets-2026'];
const DIVISIONS = ['middle', 'junior', 'senior'];
const PLACES = [...AGLOA, 'mlag-onsets-adventurous-2019'].flatMap((id) =>
  DIVISIONS.map((division) => ({ id, division })),
);

const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const GROUPED = {
  verdict: 'incorrect',
  reasons: expect.arrayContaining([expect.objectContaining({ code: 'grouped-relation', rule: 'VI-B-3' })]),
};
const PERMITTED = "R R B B G G Y Y U U n - ' = = C C V";

describe.for(PLACES)('$id $division', ({ id, division }) => {
  const at = (goal: string) => shake(`${id} ${division}`, { goal, permitted: PERMITTED });

  it.for([
    ['(R U B) - G = V', '4', 4],
    ["B = (G U R)' C V", '5', 5],
    ["R' = B C (R - Y) U V", '3', 3],
    ['[R U B] - G = {V}', '4', 4],
  ] as const)(`[${id} VI-B-3-comment] %s groups only inside its Set-Names`, ([restriction, goal, value]) => {
    expect(judge(at(goal), [write('V', restriction)])).toMatchObject(right(value));
  });

  it.for([
    ['B C (R U G)', '5 5', 10],
    ['(B) C R U G', '5 5', 10],
    ['G C (R U B)', '5 3', 8],
    ['(G) = (R)', '4', 4],
  ] as const)(`[${id} VI-B-3] %s has parentheses round a side`, ([restriction, goal, value]) => {
    expect(judge(at(goal), [write('V', restriction)])).toMatchObject(right(value));
  });

  it.for([
    ['(R C B) C G', 'R C B C G', '5', 5],
    ['R = (B = G)', 'R = B = G', '3', 3],
    ['Y C (G = R)', 'Y C G = R', '4', 4],
    ['[Y = G] C R', 'Y = G C R', '4', 4],
    ["(B = R)'", 'B = R', '5 2', 7],
    ["{B C R}'", 'B C R', '5 5', 10],
  ] as const)(
    `[${id} VI-B-3-comment] %s holds a relation in parentheses; %s does not`,
    ([grouped, free, goal, value]) => {
      expect(judge(at(goal), [write('V', grouped)])).toMatchObject(GROUPED);
      expect(judge(at(goal), [write('V', free)])).toMatchObject(right(value));
    },
  );

  it(`[${id} VII-C-5-d-example-b] R ∪ (B = G) − R has no meaning`, () => {
    expect(judge(at('3'), [write('V', 'R U (B = G) - R')])).toMatchObject({
      verdict: 'incorrect',
      reasons: expect.arrayContaining([
        expect.objectContaining({ code: 'undefined-symbol' }),
        expect.objectContaining({ code: 'grouped-relation' }),
      ]),
      worth: [null],
    });
    expect(judge(at('5'), [write('G', '(R U B) = R')])).toMatchObject(right(5));
  });
});

const WHOLE = [
  ['(B C R U G)', '5 5', 10],
  ['(R = B)', '5 2', 7],
  ['[G C Y]', '5 2', 7],
  ['{R = B = G}', '3', 3],
] as const;

describe.for(AGLOA.flatMap((id) => DIVISIONS.map((division) => ({ id, division }))))(
  '$id $division',
  ({ id, division }) => {
    it.for(WHOLE)(`[${id} VI-B-3] parentheses round the whole of %s are harmless`, ([whole, goal, value]) => {
      const at = shake(`${id} ${division}`, { goal, permitted: PERMITTED });
      expect(judge(at, [write('V', whole)])).toMatchObject(right(value));
    });
  },
);

describe.for(DIVISIONS)('mlag-onsets-adventurous-2019 %s', (division) => {
  it.for(WHOLE)(
    `[mlag-onsets-adventurous-2019 VI-B-3] parentheses round the whole of %s make it wrong`,
    ([whole, goal, value]) => {
      const at = shake(`mlag-onsets-adventurous-2019 ${division}`, { goal, permitted: PERMITTED });
      expect(judge(at, [write('V', whole)])).toMatchObject(GROUPED);
      expect(judge(at, [write('V', whole.slice(1, -1))])).toMatchObject(right(value));
    },
  );
});
