import { describe, expect, it } from 'vitest';
import { parseCard } from '../text/cards.ts';
import { judge } from '../judge/judge.ts';
import { shake, standing, write } from '../testing.ts';
import type { Pick } from '../shake/variation.ts';

/** The ways of writing a Solution that the appendix recommends or accepts, as far as they can be typed. */
const BOOK = 'agloa-onsets-2026';
const right = (...values: readonly number[]) => ({
  verdict: 'correct',
  reasons: [],
  worth: values.map((value) => ({ value })),
});
const SWAPS = ['union-intersection-interchangeable', 'universe-null-interchangeable'] as const;
const wild = (cube: 'B' | 'U'): Pick => ({ id: 'wild-cube', cube });

describe.for(['elementary', 'middle', 'junior', 'senior'])(`${BOOK} %s`, (division) => {
  const where = `${BOOK} ${division}`;
  const swap = (id: (typeof SWAPS)[number]): readonly Pick[] =>
    division === 'elementary' || division === 'middle' ? [{ id }] : [];

  it.for([
    ['R U G', 'R G', 'B', 'U', '5 4', 9],
    ["Y'", 'Y', 'B', "'", '5 1', 6],
    ['B - V', 'B V', 'U', '-', '1 ~1', 0],
  ] as const)(
    `[${BOOK} Appendix A-wild-cube] [${BOOK} Appendix A-3] %s: the meaning stands in the line`,
    ([setName, others, cube, meaning, goal, value]) => {
      const at = shake(where, { goal, permitted: `${others} ${cube}`, variations: [wild(cube)] });
      expect(judge(at, [standing(write(setName), { [cube]: meaning })])).toMatchObject(right(value));
    },
  );

  it.for([
    ['R B G', 'R G', 'B', 'U', '5 4', 9],
    ['B U V', 'B V', 'U', '-', '1 ~1', 0],
  ] as const)(
    `[${BOOK} Appendix A-wild-cube] [${BOOK} Appendix A-3] %s: the wild cube may stand there instead`,
    ([setName, others, cube, meaning, goal, value]) => {
      const at = shake(where, { goal, permitted: `${others} ${cube}`, variations: [wild(cube)] });
      expect(judge(at, [standing(write(setName), { [cube]: meaning })])).toMatchObject(right(value));
    },
  );

  const withTwo = (goal: string) => shake(where, { goal, permitted: 'R G Y B B U', variations: [wild('B')] });

  it(`[${BOOK} Appendix A-wild-cube] said once, it holds all through; unsaid, the cube is itself`, () => {
    expect(judge(withTwo('5 4'), [standing(write('R B G B Y'), { B: 'U' })])).toMatchObject(right(9));
    expect(judge(withTwo('5 2'), [write('R U B')])).toMatchObject(right(7));
  });

  it(`[${BOOK} Appendix A-union-intersection] [${BOOK} Appendix A-universe-null] the sign meant is written`, () => {
    const operation = shake(where, { goal: '3', permitted: 'R G U', variations: swap(SWAPS[0]) });
    expect(judge(operation, [write('R n G')])).toMatchObject(right(3));
    const set = shake(where, { goal: '5 2', permitted: 'R V -', variations: swap(SWAPS[1]) });
    expect(judge(set, [write('R - ^')])).toMatchObject(right(7));
  });

  it(`[${BOOK} Appendix A-union-intersection] pointing out the turned cube like a wild one is accepted`, () => {
    const at = shake(where, { goal: '3', permitted: 'R G U', variations: swap(SWAPS[0]) });
    expect(judge(at, [standing(write('R n G'), { U: 'n' })])).toMatchObject(right(3));
    expect(judge(at, [standing(write('R - G'), { U: '-' })])).toMatchObject({ verdict: 'incorrect' });
  });

  it(`[${BOOK} Appendix A-universe-null] pointing out the turned cube like a wild one is accepted`, () => {
    const at = shake(where, { goal: '5 2', permitted: 'R V -', variations: swap(SWAPS[1]) });
    expect(judge(at, [standing(write('R - ^'), { V: '^' })])).toMatchObject(right(7));
    expect(judge(at, [standing(write('R - B'), { V: 'B' })])).toMatchObject({ verdict: 'incorrect' });
  });

  it(`[${BOOK} Appendix A-multiple-operations] a repeated sign is just repeated`, () => {
    const variations: readonly Pick[] =
      division === 'elementary' || division === 'middle' ? [{ id: 'multiple-operations' }] : [];
    const at = shake(where, { goal: '5 4', permitted: 'R G Y U', variations });
    expect(judge(at, [write('R U G U Y')])).toMatchObject(right(9));
  });

  it(`[${BOOK} Appendix A-2] grouping symbols settle the order`, () => {
    const at = shake(where, { goal: '2', permitted: 'B U G - R' });
    expect(judge(at, [write('(B U G) - R')])).toMatchObject(right(2));
    expect(judge(at, [write('B U G - R')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'ambiguous' }],
    });
  });

  it.runIf(division !== 'elementary')(
    `[${BOOK} Appendix A-several-restrictions] each has its own line, or a comma after it`,
    () => {
      const at = shake(where, { goal: '1', permitted: 'R B G Y = C n n' });
      expect(judge(at, [write('R n B n G', 'R = B', 'G C Y')])).toMatchObject(right(1));
      expect(judge(at, [write('R n B n G', 'R = B, G C Y')])).toMatchObject(right(1));
      expect(judge(at, [write('R n B n G', 'R = B G C Y')])).toMatchObject({ verdict: 'incorrect' });
    },
  );
});

describe.for(['junior', 'senior'])(`${BOOK} %s`, (division) => {
  it(`[${BOOK} Appendix A-blank-card-wild] Blank = BG; unsaid, it stays blank`, () => {
    const variations = [{ id: 'blank-card-wild' }] as const;
    const at = (goal: string) => shake(`${BOOK} ${division}`, { goal, permitted: 'B n V', variations });
    expect(judge(at('5'), [{ ...write('B n V'), blank: parseCard('BG') }])).toMatchObject(right(5));
    expect(judge(at('4'), [write('B n V')])).toMatchObject(right(4));
  });
});

describe(`${BOOK} senior`, () => {
  const variations = [{ id: 'two-solutions' }] as const;

  it.for([
    ['BRGY BR G RY R Y blank', 'Y Y G R U B C', 'Y C G U R', 'Y U G', 'Y U B', '3', 3],
    ['BG BR B R G Y blank', 'B B R G - C', 'B - R C G', 'B - R', 'B - G', '1', 1],
  ] as const)(
    `[${BOOK} Appendix A-two-solutions] on %s a Restriction is written with each Set-Name`,
    ([universe, permitted, restriction, first, second, goal, value]) => {
      const at = shake(`${BOOK} senior`, { goal, universe, permitted, variations });
      expect(judge(at, [write(first, restriction), write(second, restriction)])).toMatchObject(
        right(value, value),
      );
      expect(judge(at, [write(first, restriction), write(first, restriction)])).toMatchObject({
        verdict: 'incorrect',
        reasons: [{ code: 'not-two-solutions' }],
      });
    },
  );
});
