import { describe, expect, it } from 'vitest';
import { parseCard } from '../text/cards.ts';
import type { Pick } from '../shake/variation.ts';
import type { Shake } from '../testing.ts';
import { judge } from '../judge/judge.ts';
import { VARIED_BOOKS, shake, standing, write } from '../testing.ts';

const BOOKS = VARIED_BOOKS.map(({ id }) => id);
const right = (...values: readonly number[]) => ({
  verdict: 'correct',
  reasons: [],
  worth: values.map((value) => ({ value })),
});
const NOT_TWO = { verdict: 'incorrect', reasons: [{ code: 'not-two-solutions' }] };
const PERMITTED = "R B G Y U n n - ' V ^ = C";

const blank = (card: string, setName: string) => ({ ...write(setName), blank: parseCard(card) });

describe.for(BOOKS)('%s senior', (id) => {
  const at = (parts: Shake, ...more: readonly Pick[]) =>
    shake(`${id} senior`, { permitted: PERMITTED, ...parts, variations: [{ id: 'two-solutions' }, ...more] });

  it(`[${id} XIII-D-14] two are written, and the second names a card that the first does not`, () => {
    expect(judge(at({ goal: '3' }), [write('R n G'), write('R n Y')])).toMatchObject(right(3, 3));
    expect(judge(at({ goal: '3' }), [write('R n G')])).toMatchObject(NOT_TWO);
    expect(judge(at({ goal: '3' }), [write('R n G'), write('R n G')])).toMatchObject(NOT_TWO);
    expect(judge(at({ goal: '3' }), [write('R n G'), write('G n R')])).toMatchObject(NOT_TWO);
    expect(judge(at({ goal: '3' }), [write('R n G'), write("(R' U G')'")])).toMatchObject(NOT_TWO);
  });

  it(`[${id} XIII-D-14] the order matters where one set holds the other`, () => {
    const absolute: Pick = { id: 'absolute-value' };
    const [small, large] = [write('R n G'), write('G n V')];
    expect(judge(at({ goal: '4 ~1' }, absolute), [small, large])).toMatchObject(right(3, 5));
    expect(judge(at({ goal: '4 ~1' }, absolute), [large, small])).toMatchObject(NOT_TWO);
  });

  it.for([
    ['1 ~1', 'B - R', 'R n ^', 0],
    ['5 5', 'V - ^', "R U R'", 10],
  ] as const)(
    `[${id} XIII-D-14-comment-a] the Goal %s cannot be met by two sets`,
    ([goal, first, second, value]) => {
      const position = at({ goal, permitted: `${PERMITTED} R` });
      expect(judge(position, [write(first), write(second)])).toMatchObject({
        ...NOT_TWO,
        worth: [{ value }, { value }],
      });
      expect(judge({ ...position, variations: [] }, [write(first)])).toMatchObject(right(value));
    },
  );

  it(`[${id} XIII-D-14-comment-a] with a Double Set a Goal may exceed the Universe, up to all cards doubled`, () => {
    const double: Pick = { id: 'double-set', set: 'B' };
    expect(judge(at({ goal: '5 5 1' }, double), [write('R n V'), write('B U G')])).toMatchObject(
      right(11, 11),
    );
    expect(judge(at({ goal: '5 5 4' }, double), [write('V - ^'), write("^' U R")])).toMatchObject(NOT_TWO);
  });

  it(`[${id} XIII-D-14-comment-b] each uses the cubes and obeys the variations on its own`, () => {
    const required = at({ goal: '3', required: 'G' });
    expect(judge(required, [write('R n G'), write('G - Y')])).toMatchObject(right(3, 3));
    expect(judge(required, [write('R n G'), write('R n Y')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'required-unused', solution: 2 }],
    });
    expect(judge(required, [write('R n Y'), write('R n G')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'required-unused', solution: 1 }],
    });
    const two = at({ goal: '3' }, { id: 'two-operations' });
    expect(judge(two, [write("(R' U G')'"), write('R n Y')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'variation-violated', variation: 'two-operations', solution: 2 }],
    });
    expect(judge(at({ goal: '3' }), [write('R n G'), write('G n V')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'wrong-value', solution: 2 }],
    });
  });

  it(`[${id} XIII-D-14-comment-b] [${id} VI-B-1-comment-b] a Restriction of the first is none of the second`, () => {
    const [first, second] = [write('R n G', 'R = B'), write('Y - G')];
    expect(judge(at({ goal: '2' }), [first, second])).toMatchObject(right(2, 2));
    expect(judge(at({ goal: '2' }), [second, first])).toMatchObject(right(2, 2));
  });

  it(`[${id} XIII-D-14-comment-c] after Now each may take its own Resource cube`, () => {
    const position = at({ goal: '3', permitted: 'R n V', resources: 'G Y B', after: 'now' });
    expect(judge(position, [write('R n G'), write('R n Y')])).toMatchObject(right(3, 3));
    const long = at({ goal: '2', permitted: 'R n V -', resources: 'G Y B', after: 'now' });
    expect(judge(long, [write('G - R'), write('B - G')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'too-many-resource-cubes', solution: 2 }],
    });
    const none = at({ goal: '3', permitted: 'R n G', resources: 'Y B V', after: 'now' });
    expect(judge(none, [write('R n G'), write('R n Y')])).toMatchObject(right(3, 3));
  });

  it(`[${id} XIII-D-14-comment-d] a wild cube may stand for something else in the second`, () => {
    const position = at({ goal: '3', permitted: 'R B n' }, { id: 'wild-cube', cube: 'B' });
    const first = standing(write('R n G'), { B: 'G' });
    expect(judge(position, [first, standing(write('R n Y'), { B: 'Y' })])).toMatchObject(right(3, 3));
    expect(judge(position, [first, first])).toMatchObject(NOT_TWO);
  });

  it(`[${id} XIII-D-14-comment-e] the blank card may have other colours but is no other card`, () => {
    const wild: Pick = { id: 'blank-card-wild' };
    const five = at({ goal: '5' }, wild);
    expect(judge(five, [blank('B', 'B n V'), blank('Y', 'Y n V')])).toMatchObject(right(5, 5));
    expect(judge(five, [blank('B', 'B n V'), blank('BG', 'B n V')])).toMatchObject(NOT_TWO);
    expect(judge(five, [blank('B', 'B n V'), write('G n V')])).toMatchObject(right(5, 5));
    const one = at({ goal: '1' }, wild);
    expect(judge(one, [write("(R U G)'"), blank('Y', "(R U G)'")])).toMatchObject(NOT_TWO);
    expect(judge(one, [write("(R U G)'"), write('R n G n Y')])).toMatchObject(right(1, 1));
  });

  it(`[${id} XIII-D-14-comment-f] with a required card there are no two for Goal 1`, () => {
    const blankRequired: Pick = { id: 'required-card', card: parseCard('blank')! };
    const position = at({ goal: '1' }, blankRequired);
    expect(judge(position, [write("(R U G)'"), write("R' - G")])).toMatchObject(NOT_TWO);
    expect(judge(position, [write("(R U G)'"), write('R n G n Y')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'variation-violated', variation: 'required-card', solution: 2 }],
    });
    const three = at({ goal: '3' }, blankRequired);
    expect(judge(three, [write("R'"), write("(R U G)' U (B n Y)")])).toMatchObject(right(3, 3));
  });

  it(`[${id} XIII-D-14-comment-g] each may meet its own value of the Goal`, () => {
    const position = at({ goal: '3 ~2' }, { id: 'absolute-value' });
    expect(judge(position, [write("(R U G)'"), write('G n V')])).toMatchObject(right(1, 5));
    expect(judge(position, [write('G n V'), write("(R U G)'")])).toMatchObject(right(5, 1));
    expect(judge(position, [write('G n V'), write('R n Y')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'wrong-value', solution: 2 }],
    });
  });
});

describe.for(['agloa-onsets-2014', 'agloa-onsets-2026'])('%s senior', (id) => {
  it(`[${id} XIII-D-14-comment-h] a Restriction of both is written with both`, () => {
    const at = shake(`${id} senior`, {
      goal: '3',
      universe: 'BRGY BR G RY R Y blank',
      permitted: 'Y Y G R U B C',
      variations: [{ id: 'two-solutions' }],
    });
    const shared = 'Y C G U R';
    expect(judge(at, [write('Y U G', shared), write('Y U B', shared)])).toMatchObject(right(3, 3));
    expect(judge(at, [write('Y U G', shared), write('Y U B')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'wrong-value', solution: 2 }],
    });
  });
});
