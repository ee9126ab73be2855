import { describe, expect, it } from 'vitest';
import { ONSETS_BOOKS } from '../../rulebooks/index.ts';
import { judge } from '../judge/judge.ts';
import { isVaried, shake, write } from '../testing.ts';

const PLACES = ONSETS_BOOKS.flatMap((book) =>
  book.divisions.map((division) => ({ id: book.id, division, basic: !isVaried(book) })),
);

describe.for(PLACES)('$id $division', ({ id, division, basic }) => {
  const rule = basic ? 'VII-C-3-d' : 'VII-C-5-d';
  const example = basic ? 'VII-C-3-d-example' : 'VII-C-5-d-example-a';
  const at = (goal: string) => shake(`${id} ${division}`, { goal, permitted: "R R B G U U n - ' V ^" });
  const undefinedBy = {
    verdict: 'incorrect',
    reasons: expect.arrayContaining([expect.objectContaining({ code: 'undefined-symbol', rule })]),
    worth: [null],
  };

  it.for([
    ["R U 'B", "R U B'", '5 5', 10],
    ['R ^ G', 'R - ^', '5 2', 7],
  ] as const)(`[${id} ${example}] %s means nothing; %s does`, ([nothing, something, goal, value]) => {
    expect(judge(at(goal), [write(nothing)])).toMatchObject(undefinedBy);
    expect(judge(at(goal), [write(something)])).toMatchObject({ verdict: 'correct', worth: [{ value }] });
  });

  it.for([
    "'B",
    'G U',
    '- R',
    'R G',
    'R U U G',
    "R U ('B)",
    "(R U)' G",
    'R + G',
    'R Q G',
    'r n g',
    "'",
    'U',
    '',
  ])(`[${id} ${rule}] "%s" means nothing`, (setName) => {
    expect(judge(at('3'), [write(setName)])).toMatchObject(undefinedBy);
  });

  it.for([
    ["R''", '5 2', 7],
    ["(R')'", '5 2', 7],
    ["(R U G)'", '1', 1],
    ["R' - G'", '2', 2],
  ] as const)(`[${id} ${rule}] %s means something`, ([setName, goal, value]) => {
    const position = shake(`${id} ${division}`, { goal, permitted: "R G U - ' '" });
    expect(judge(position, [write(setName)])).toMatchObject({ verdict: 'correct', worth: [{ value }] });
  });
});
