import { describe, expect, it } from 'vitest';
import { bookById } from '../../rulebooks/index.ts';
import { judge } from '../judge/judge.ts';
import { shake, standing, write } from '../testing.ts';

/** In the basic book of the MLAG = is any set and ⊆ any operation, one meaning each through a Solution. */
const BOOK = 'mlag-onsets-basic-2019';
const DIVISIONS = bookById(BOOK)!.divisions;

const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const because = (...codes: readonly string[]) => ({
  verdict: 'incorrect',
  reasons: expect.arrayContaining([
    expect.objectContaining({ code: expect.stringMatching(new RegExp(`^(${codes.join('|')})$`)) }),
  ]),
});

describe.for(DIVISIONS)(`${BOOK} %s`, (division) => {
  const at = (goal: string, permitted: string) => shake(`${BOOK} ${division}`, { goal, permitted });

  it.for([
    ['B', 'R n B', 'R n =', '4', 4],
    ['R', 'R n V', 'V n =', '5 2', 7],
    ['G', 'R n G', 'R n =', '3', 3],
    ['Y', 'R n Y', 'R n =', '3', 3],
    ['V', 'R n V', 'R n =', '5 2', 7],
    ['^', 'R n ^', 'R n =', '1 ~1', 0],
  ] as const)(`[${BOOK} I-B-2-d-iii] = may be the set %s in %s`, ([set, setName, permitted, goal, value]) => {
    expect(judge(at(goal, permitted), [standing(write(setName), { '=': set })])).toMatchObject(right(value));
    expect(judge(at(goal, permitted), [write(setName)])).toMatchObject(because('cube-unavailable'));
  });

  it.for([
    ['U', 'R U G', '5 4', 9],
    ['n', 'R n G', '3', 3],
    ['-', 'R - G', '4', 4],
    ["'", "R'", '3', 3],
  ] as const)(
    `[${BOOK} I-B-2-d-iii] ⊆ may be the operation %s in %s`,
    ([operation, setName, goal, value]) => {
      expect(judge(at(goal, 'R G C'), [standing(write(setName), { C: operation })])).toMatchObject(
        right(value),
      );
      expect(judge(at(goal, 'R G C'), [write(setName)])).toMatchObject(because('cube-unavailable'));
    },
  );

  it(`[${BOOK} I-B-2-d-iii] = is no operation and ⊆ no set`, () => {
    const misused = because('not-wild', 'wild-inconsistent');
    expect(judge(at('5 4', 'R G ='), [standing(write('R U G'), { '=': 'U' })])).toMatchObject(misused);
    expect(judge(at('3', 'R n C'), [standing(write('R n G'), { C: 'G' })])).toMatchObject(misused);
    expect(judge(at('3', 'R n B'), [standing(write('R n G'), { B: 'G' })])).toMatchObject(
      because('not-wild'),
    );
  });

  it(`[${BOOK} I-B-2-d-iii] [${BOOK} VII-C-3-c-comment] several of them stand for the same`, () => {
    expect(judge(at('5', '= = n V U'), [standing(write('(G n V) U G'), { '=': 'G' })])).toMatchObject(
      right(5),
    );
    const twoSets = at('5 2', 'U = =');
    expect(judge(twoSets, [standing(write('G U Y'), { '=': 'G' })])).toMatchObject(
      because('cube-unavailable', 'wild-inconsistent'),
    );
    const meanings = [{ face: '=', standsFor: ['G', 'Y'] }] as const;
    expect(judge(twoSets, [{ ...write('G U Y'), wild: meanings }])).toMatchObject(
      because('wild-inconsistent'),
    );
    const twoOperations = at('2', 'R G Y C C');
    expect(judge(twoOperations, [standing(write('(R - G) - Y'), { C: '-' })])).toMatchObject(right(2));
    expect(judge(twoOperations, [standing(write('(R - G) n Y'), { C: '-' })])).toMatchObject(
      because('cube-unavailable', 'wild-inconsistent'),
    );
  });

  it(`[${BOOK} I-B-2-d-iii] the two kinds are independent of each other`, () => {
    const both = standing(write('R U G'), { '=': 'G', C: 'U' });
    expect(judge(at('5 4', 'R = C'), [both])).toMatchObject(right(9));
  });

  it(`[${BOOK} VI-comment-c] [${BOOK} VII-C-3-c-comment] what they stand for has to be written`, () => {
    const position = at('5 4', 'R = C');
    expect(judge(position, [standing(write('R C ='), { '=': 'G', C: 'U' })])).toMatchObject(right(9));
    expect(judge(position, [write('R C =')]).verdict).toBe('incorrect');
    expect(judge(position, [standing(write('R C ='), { C: 'U' })]).verdict).toBe('incorrect');
    expect(judge(position, [write('R U G')])).toMatchObject(because('cube-unavailable'));
  });

  it(`[${BOOK} VII-B-2-b] in Required they have to be used, as something`, () => {
    const position = shake(`${BOOK} ${division}`, { goal: '3', required: '=', permitted: 'R n G' });
    expect(judge(position, [standing(write('R n G'), { '=': 'G' })])).toMatchObject(right(3));
    expect(judge(position, [standing(write('R n G'), { '=': 'R' })])).toMatchObject(right(3));
    expect(judge(position, [write('R n G')])).toMatchObject(because('required-unused'));
    expect(judge(position, [standing(write('R n G'), { '=': 'Y' })])).toMatchObject(
      because('required-unused'),
    );
  });

  it(`[${BOOK} VII-B-2-e] after Now a wild cube can be the one from Resources`, () => {
    const position = shake(`${BOOK} ${division}`, {
      goal: '3',
      permitted: 'R n',
      resources: '= Y C',
      after: 'now',
    });
    expect(judge(position, [standing(write('R n G'), { '=': 'G' })])).toMatchObject(right(3));
    const two = { ...position, permitted: ['R'] } as const;
    expect(judge(two, [standing(write('R n G'), { '=': 'G', C: 'n' })])).toMatchObject(
      because('too-many-resource-cubes'),
    );
  });

  it(`[${BOOK} VI] a Solution is a Set-Name alone: no Restrictions`, () => {
    expect(judge(at('3', 'R R G n ='), [write('R n G')])).toMatchObject(right(3));
    expect(judge(at('3', 'R R G n ='), [write('R n G', 'R = R')])).toMatchObject(
      because('restriction-not-allowed'),
    );
  });

  it(`[${BOOK} VI-comment-b] "= 3" is the Goal and not a wild cube`, () => {
    expect(judge(at('3', 'R G n ='), [write('R n G = 3')])).toMatchObject(because('goal-written'));
    expect(judge(at('3', 'R G n ='), [standing(write('R n G = 3'), { '=': 'Y' })])).toMatchObject({
      verdict: 'incorrect',
    });
  });

  it(`[${BOOK} I-B-2-c] nothing else is wild, interchangeable or multiplied, in any division`, () => {
    expect(judge(at('3', 'R G U'), [write('R n G')])).toMatchObject(because('cube-unavailable'));
    expect(judge(at('5 2', 'R V -'), [write('R - ^')])).toMatchObject(because('cube-unavailable'));
    expect(judge(at('5 4', 'R G Y U'), [write('R U G U Y')])).toMatchObject(because('cube-unavailable'));
    expect(judge(at('5 4', 'R G Y U U'), [write('R U G U Y')])).toMatchObject(right(9));
  });
});
