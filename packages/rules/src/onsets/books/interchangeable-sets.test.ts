import { describe, expect, it } from 'vitest';
import type { Pick } from '../shake/variation.ts';
import { judge } from '../judge/judge.ts';
import { shake, standing, write } from '../testing.ts';

/** Where V and Λ may be swapped, its section, and the section of the comment that holds there. */
const PLACES = [
  ['agloa-onsets-2014', 'elementary', 'XIII-A-4', 'XIII-A-4-comment'],
  ['agloa-onsets-2014', 'middle', 'XIII-B-4', 'XIII-A-4-comment'],
  ['agloa-onsets-2014', 'junior', 'XIII-C-3', 'XIII-A-4-comment'],
  ['agloa-onsets-2014', 'senior', 'XIII-C-3', 'XIII-A-4-comment'],
  ['agloa-onsets-2026', 'elementary', 'XIII-A-4', 'XIII-A-4-comment'],
  ['agloa-onsets-2026', 'middle', 'XIII-B-4', 'XIII-A-4-comment'],
  ['agloa-onsets-2026', 'junior', 'XIII-C-3', 'XIII-A-4-comment'],
  ['agloa-onsets-2026', 'senior', 'XIII-C-3', 'XIII-A-4-comment'],
  ['mlag-onsets-adventurous-2019', 'elementary', 'XIII-A-4', 'XIII-A-4-comment'],
  ['mlag-onsets-adventurous-2019', 'middle', 'XIII-B-4', 'XIII-B-4-comment'],
  ['mlag-onsets-adventurous-2019', 'junior', 'XIII-C-3', 'XIII-C-3-comment'],
  ['mlag-onsets-adventurous-2019', 'senior', 'XIII-C-3', 'XIII-C-3-comment'],
] as const;

const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const because = (code: string) => ({
  verdict: 'incorrect',
  reasons: expect.arrayContaining([expect.objectContaining({ code })]),
});
const wild = (cube: 'B' | 'V' | '^'): Pick => ({ id: 'wild-cube', cube });

describe.for(PLACES)('%s %s', ([id, division, rule, comment]) => {
  const picked = division === 'elementary' || division === 'middle';
  const at = (goal: string, permitted: string, ...more: readonly Pick[]) => {
    const swap: readonly Pick[] = picked ? [{ id: 'universe-null-interchangeable' }] : [];
    return shake(`${id} ${division}`, { goal, permitted, variations: [...swap, ...more] });
  };

  it(`[${id} ${rule}] a V cube may be Λ and a Λ cube V`, () => {
    expect(judge(at('5 2', 'R V -'), [write('R - ^')])).toMatchObject(right(7));
    expect(judge(at('3', 'R ^ -'), [write('V - R')])).toMatchObject(right(3));
    expect(judge(at('1 ~1', 'R V -'), [write('R - V')])).toMatchObject(right(0));
    expect(judge(at('3', 'R V - '), [write('R - B')])).toMatchObject(because('cube-unavailable'));
  });

  it.runIf(picked)(`[${id} ${rule}] unless nobody picked it`, () => {
    const plain = shake(`${id} ${division}`, { goal: '5 2', permitted: 'R V -' });
    expect(judge(plain, [write('R - ^')])).toMatchObject(because('cube-unavailable'));
  });

  it(`[${id} ${comment}] one V may be V and the next Λ`, () => {
    expect(judge(at('5 5', 'V V -'), [write('V - ^')])).toMatchObject(right(10));
    expect(judge(at('5 5', '^ ^ -'), [write('V - ^')])).toMatchObject(right(10));
  });

  it(`[${id} ${comment}] a wild cube used as V may be Λ too, and the other way round`, () => {
    expect(judge(at('5 2', 'R B -', wild('B')), [standing(write('R - ^'), { B: 'V' })])).toMatchObject(
      right(7),
    );
    expect(judge(at('3', 'R B -', wild('B')), [standing(write('V - R'), { B: '^' })])).toMatchObject(
      right(3),
    );
    expect(judge(at('5 5', 'B B -', wild('B')), [standing(write('V - ^'), { B: 'V' })])).toMatchObject(
      right(10),
    );
  });

  it(`[${id} ${comment}] a wild V is V here and Λ there, but any other meaning holds all through`, () => {
    expect(judge(at('5 5', 'V V -', wild('V')), [write('V - ^')])).toMatchObject(right(10));
    const position = (goal: string) => at(goal, 'R n - V V', wild('V'));
    expect(judge(position('1 ~1'), [standing(write('(R n G) - G'), { V: 'G' })])).toMatchObject(right(0));
    expect(judge(position('3'), [standing(write('(R n G) - ^'), { V: 'G' })])).toMatchObject(
      because('wild-inconsistent'),
    );
  });

  it(`[${id} ${comment}] nothing is written but the sign that is meant`, () => {
    expect(judge(at('5 2', 'R V - V'), [write('(R - ^) - ^')]).verdict).toBe(
      picked ? 'incorrect' : 'correct',
    );
    expect(judge(at('5 2', 'R V - - V'), [write('(R - ^) - ^')])).toMatchObject(right(7));
  });

  it(`[${id} ${comment}] V Wild does not make Λ wild, nor the other way round`, () => {
    expect(judge(at('3', 'R n V', wild('V')), [standing(write('R n G'), { V: 'G' })])).toMatchObject(
      right(3),
    );
    expect(judge(at('3', 'R n ^', wild('V')), [standing(write('R n G'), { V: 'G' })])).toMatchObject(
      because('cube-unavailable'),
    );
    expect(judge(at('3', 'R n ^', wild('V')), [standing(write('R n G'), { '^': 'G' })])).toMatchObject(
      because('not-wild'),
    );
    expect(judge(at('3', 'R n V', wild('^')), [standing(write('R n G'), { V: 'G' })])).toMatchObject(
      because('not-wild'),
    );
  });
});
