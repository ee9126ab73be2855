import { describe, expect, it } from 'vitest';
import type { Pick } from '../shake/variation.ts';
import { judge } from '../judge/judge.ts';
import { shake, standing, write } from '../testing.ts';

/** Where ∪ and ∩ may be swapped, its section, and the section whose comments hold there. */
const PLACES = [
  ['agloa-onsets-2014', 'elementary', 'XIII-A-3', 'XIII-A-3'],
  ['agloa-onsets-2014', 'middle', 'XIII-B-3', 'XIII-A-3'],
  ['agloa-onsets-2014', 'junior', 'XIII-C-2', 'XIII-A-3'],
  ['agloa-onsets-2014', 'senior', 'XIII-C-2', 'XIII-A-3'],
  ['agloa-onsets-2026', 'elementary', 'XIII-A-3', 'XIII-A-3'],
  ['agloa-onsets-2026', 'middle', 'XIII-B-3', 'XIII-A-3'],
  ['agloa-onsets-2026', 'junior', 'XIII-C-2', 'XIII-A-3'],
  ['agloa-onsets-2026', 'senior', 'XIII-C-2', 'XIII-A-3'],
  ['mlag-onsets-adventurous-2019', 'elementary', 'XIII-A-3', 'XIII-A-3'],
  ['mlag-onsets-adventurous-2019', 'middle', 'XIII-B-3', 'XIII-B-3'],
  ['mlag-onsets-adventurous-2019', 'junior', 'XIII-C-2', 'XIII-C-2'],
  ['mlag-onsets-adventurous-2019', 'senior', 'XIII-C-2', 'XIII-C-2'],
] as const;

const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const because = (code: string) => ({
  verdict: 'incorrect',
  reasons: expect.arrayContaining([expect.objectContaining({ code })]),
});
const wild = (cube: 'B' | 'U' | 'n'): Pick => ({ id: 'wild-cube', cube });

describe.for(PLACES)('%s %s', ([id, division, rule, comments]) => {
  const picked = division === 'elementary' || division === 'middle';
  const at = (goal: string, permitted: string, ...more: readonly Pick[]) => {
    const swap: readonly Pick[] = picked ? [{ id: 'union-intersection-interchangeable' }] : [];
    return shake(`${id} ${division}`, { goal, permitted, variations: [...swap, ...more] });
  };

  it(`[${id} ${rule}] a ∪ cube may be ∩ and a ∩ cube ∪`, () => {
    expect(judge(at('3', 'R G U'), [write('R n G')])).toMatchObject(right(3));
    expect(judge(at('5 4', 'R G n'), [write('R U G')])).toMatchObject(right(9));
    expect(judge(at('5 4', 'R G U'), [write('R U G')])).toMatchObject(right(9));
    expect(judge(at('4', 'R G U n'), [write('R - G')])).toMatchObject(because('cube-unavailable'));
  });

  it.runIf(picked)(`[${id} ${rule}] unless nobody picked it`, () => {
    const plain = shake(`${id} ${division}`, { goal: '3', permitted: 'R G U' });
    expect(judge(plain, [write('R n G')])).toMatchObject(because('cube-unavailable'));
  });

  it(`[${id} ${rule}] a turned cube is still the one that is required`, () => {
    const position = at('3', 'R G n Y');
    expect(judge({ ...position, required: ['U'] }, [write('R n G')])).toMatchObject(right(3));
    const two = { ...position, required: ['U', 'U'] } as const;
    expect(judge(two, [write('R n G')])).toMatchObject(because('required-unused'));
  });

  it(`[${id} ${comments}-comment-a] one ∪ may be ∪ and the next ∩`, () => {
    expect(judge(at('4', 'R G Y U U'), [write('(R U G) n Y')])).toMatchObject(right(4));
    expect(judge(at('4', 'R G Y n n'), [write('(R U G) n Y')])).toMatchObject(right(4));
  });

  it(`[${id} ${comments}-comment-b] a wild cube used as ∪ may be ∩ too, and the other way round`, () => {
    expect(judge(at('3', 'R G B', wild('B')), [standing(write('R n G'), { B: 'U' })])).toMatchObject(
      right(3),
    );
    expect(judge(at('5 4', 'R G B', wild('B')), [standing(write('R U G'), { B: 'n' })])).toMatchObject(
      right(9),
    );
    const mixed = at('4', 'R G Y B B', wild('B'));
    expect(judge(mixed, [standing(write('(R U G) n Y'), { B: 'U' })])).toMatchObject(right(4));
    expect(judge(at('4', 'R G B', wild('B')), [standing(write('R - G'), { B: 'U' })]).verdict).toBe(
      'incorrect',
    );
  });

  it(`[${id} ${comments}-comment-b] and its writer may say that it is both`, () => {
    const both = [{ face: 'B', standsFor: ['U', 'n'] }] as const;
    const mixed = at('4', 'R G Y B B', wild('B'));
    expect(judge(mixed, [{ ...write('(R U G) n Y'), wild: both }])).toMatchObject(right(4));
  });

  it(`[${id} ${comments}-comment-c] a wild ∪ is ∪ here and ∩ there without a word`, () => {
    expect(judge(at('4', 'R G Y U U', wild('U')), [write('(R U G) n Y')])).toMatchObject(right(4));
    expect(judge(at('4', 'R G Y n n', wild('n')), [write('(R U G) n Y')])).toMatchObject(right(4));
  });

  it(`[${id} ${comments}-comment-c] but any other meaning holds all through`, () => {
    const position = at('2', 'R G Y U U', wild('U'));
    expect(judge(position, [standing(write('(R - G) - Y'), { U: '-' })])).toMatchObject(right(2));
    expect(judge(position, [standing(write('(R - G) n Y'), { U: '-' })])).toMatchObject(
      because('wild-inconsistent'),
    );
    const two = [{ face: 'U', standsFor: ['-', 'n'] }] as const;
    expect(judge(position, [{ ...write('(R - G) n Y'), wild: two }])).toMatchObject(
      because('wild-inconsistent'),
    );
  });

  it(`[${id} ${comments}-comment-d] nothing is written but the sign that is meant`, () => {
    expect(judge(at('5 1', 'R G Y U U'), [write('(R n G) U Y')])).toMatchObject(right(6));
    expect(judge(at('5 1', 'R G Y n n'), [write('(R n G) U Y')])).toMatchObject(right(6));
    expect(judge(at('3', 'R G n'), [write('R U G')])).toMatchObject({
      ...because('wrong-value'),
      worth: [{ value: 9 }],
    });
  });

  it(`[${id} ${comments}-comment-e] a ∩ cube stays interchangeable while ∪ is wild for something else`, () => {
    const position = at('2', 'R G Y U n', wild('U'));
    expect(judge(position, [standing(write('(R - G) n Y'), { U: '-' })])).toMatchObject(right(2));
  });

  it(`[${id} ${comments}-comment-e] ∪ Wild does not make ∩ wild, nor the other way round`, () => {
    expect(judge(at('4', 'R G U', wild('U')), [standing(write('R - G'), { U: '-' })])).toMatchObject(
      right(4),
    );
    expect(judge(at('4', 'R G n', wild('U')), [standing(write('R - G'), { U: '-' })])).toMatchObject(
      because('cube-unavailable'),
    );
    expect(judge(at('4', 'R G n', wild('U')), [standing(write('R - G'), { n: '-' })])).toMatchObject(
      because('not-wild'),
    );
    expect(judge(at('4', 'R G U', wild('n')), [standing(write('R - G'), { U: '-' })])).toMatchObject(
      because('not-wild'),
    );
  });
});
