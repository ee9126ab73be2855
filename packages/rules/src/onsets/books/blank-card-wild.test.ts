import { describe, expect, it } from 'vitest';
import { BLANK, parseCard } from '../text/cards.ts';
import type { Pick } from '../shake/variation.ts';
import { judge } from '../judge/judge.ts';
import { judgePick } from '../shake/pick.ts';
import { FULL_ROLL, shake, write } from '../testing.ts';

const PLACES = [
  ['agloa-onsets-2014', 'junior', 'XIII-C-12'],
  ['agloa-onsets-2014', 'senior', 'XIII-C-12'],
  ['agloa-onsets-2026', 'junior', 'XIII-C-12'],
  ['agloa-onsets-2026', 'senior', 'XIII-C-12'],
  ['mlag-onsets-adventurous-2019', 'junior', 'XIII-C-11'],
  ['mlag-onsets-adventurous-2019', 'senior', 'XIII-C-11'],
] as const;

const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const WRONG_VALUE = { verdict: 'incorrect', reasons: [{ code: 'wrong-value' }] };
const WILD_BLANK: Pick = { id: 'blank-card-wild' };
const NO_BLANK = 'BRGY BRG BRY BR RG RY R GY G Y';

const dots = (card: string, setName: string, ...restrictions: readonly string[]) => ({
  ...write(setName, ...restrictions),
  blank: parseCard(card),
});

const forbidden = (card: string): Pick => ({ id: 'forbidden-card', card: parseCard(card)! });

describe.for(PLACES)('%s %s', ([id, division, rule]) => {
  const where = `${id} ${division}`;
  const at = (goal: string, ...more: readonly Pick[]) =>
    shake(where, { goal, permitted: "R B G Y U n - ' V = C", variations: [WILD_BLANK, ...more] });

  it.for([
    ['BG', 'B n V', '5', 5],
    ['BG', 'G n V', '5 1', 6],
    ['BG', 'R n V', '5 2', 7],
    ['BG', "R'", '3', 3],
    ['BG', 'B - R', '1', 1],
    ['BRGY', '(R n G) n Y', '2', 2],
    ['BR', 'B n V', '5', 5],
  ] as const)(
    `[${id} ${rule}] with %s on the blank card, %s is worth that`,
    ([card, setName, goal, value]) => {
      const position = { ...at(goal) };
      expect(judge(position, [dots(card, setName)])).toMatchObject(right(value));
    },
  );

  it(`[${id} ${rule}] Restrictions see the colours too`, () => {
    expect(judge(at('5 1'), [dots('B', 'V', 'R = B')])).toMatchObject(right(6));
    expect(judge(at('5 2'), [write('V', 'R = B')])).toMatchObject(right(7));
  });

  it(`[${id} ${rule}] without this variation the blank card stays blank`, () => {
    const plain = { ...at('5'), variations: [] };
    expect(judge(plain, [dots('BG', 'B n V')])).toMatchObject({
      verdict: 'incorrect',
      reasons: expect.arrayContaining([expect.objectContaining({ code: 'blank-not-wild' })]),
    });
    expect(judge({ ...plain, goal: '4' }, [write('B n V')])).toMatchObject(right(4));
  });

  it(`[${id} ${rule}-comment-a] it needs the blank card in the Universe`, () => {
    const dealt = shake(where, { resources: FULL_ROLL });
    expect(judgePick(dealt, WILD_BLANK)).toEqual({ legal: true, reasons: [] });
    const missing = shake(where, { resources: FULL_ROLL, universe: NO_BLANK });
    expect(judgePick(missing, WILD_BLANK)).toMatchObject({
      legal: false,
      reasons: [{ code: 'blank-not-dealt' }],
    });
  });

  it(`[${id} ${rule}-comment-b] nothing said means nothing on it`, () => {
    expect(judge(at('4'), [write('B n V')])).toMatchObject(right(4));
    expect(judge(at('4'), [{ ...write('B n V'), blank: BLANK }])).toMatchObject(right(4));
    expect(judge(at('5'), [write('B n V')])).toMatchObject(WRONG_VALUE);
  });

  it(`[${id} ${rule}-comment-c] a blank card coloured into the Double Set counts double`, () => {
    const double: Pick = { id: 'double-set', set: 'B' };
    expect(judge(at('5 5', double), [dots('B', 'B n V')])).toMatchObject(right(10));
    expect(judge(at('5 4', double), [dots('B', 'B n V')])).toMatchObject(WRONG_VALUE);
    expect(judge(at('5 3', double), [write('B n V')])).toMatchObject(right(8));
    expect(judge(at('4', double), [dots('G', "R'")])).toMatchObject(WRONG_VALUE);
    expect(judge(at('4', double), [dots('B', "R'")])).toMatchObject(right(4));
  });

  it(`[${id} ${rule}-comment-d] a required blank card is the same card with colours on it`, () => {
    const required: Pick = { id: 'required-card', card: BLANK };
    expect(judge(at('5', required), [dots('B', 'B n V')])).toMatchObject(right(5));
    expect(judge(at('3', required), [write("R'")])).toMatchObject(right(3));
    expect(judge(at('5', required), [dots('B', 'G n V')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'variation-violated', variation: 'required-card' }],
    });
  });

  const after = (...variations: readonly Pick[]) => shake(where, { resources: FULL_ROLL, variations });

  it(`[${id} ${rule}-comment-e] it conflicts with a forbidden blank card, whichever comes first`, () => {
    const conflict = { legal: false, reasons: [{ code: 'conflict' }] };
    expect(judgePick(after(WILD_BLANK), forbidden('blank'))).toMatchObject(conflict);
    expect(judgePick(after(forbidden('blank')), WILD_BLANK)).toMatchObject(conflict);
    expect(judgePick(after(WILD_BLANK), forbidden('BR')).legal).toBe(true);
    expect(judgePick(after(WILD_BLANK), { id: 'required-card', card: BLANK }).legal).toBe(true);
    expect(judgePick(after({ id: 'required-card', card: BLANK }), WILD_BLANK).legal).toBe(true);
  });
});
