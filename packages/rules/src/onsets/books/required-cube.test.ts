import { describe, expect, it } from 'vitest';
import type { Pick } from '../shake/variation.ts';
import type { Cube } from '../text/symbols.ts';
import { judge } from '../judge/judge.ts';
import { shake, standing, write } from '../testing.ts';

/** Where it is played, its section, and the sections of the comments on wild cubes and on the two parts. */
const PLACES = [
  ['agloa-onsets-2014', 'elementary', 'XIII-A-1', 'XIII-A-1-comment', ''],
  ['agloa-onsets-2014', 'middle', 'XIII-B-1', 'XIII-A-1-comment', 'XIII-B-1-comment'],
  ['agloa-onsets-2014', 'junior', 'XIII-C-4', 'XIII-A-1-comment', 'XIII-B-1-comment'],
  ['agloa-onsets-2014', 'senior', 'XIII-C-4', 'XIII-A-1-comment', 'XIII-B-1-comment'],
  ['agloa-onsets-2026', 'elementary', 'XIII-A-1', 'XIII-A-1-comment', ''],
  ['agloa-onsets-2026', 'middle', 'XIII-B-1', 'XIII-A-1-comment', 'XIII-B-1-comment'],
  ['agloa-onsets-2026', 'junior', 'XIII-C-4', 'XIII-A-1-comment', 'XIII-B-1-comment'],
  ['agloa-onsets-2026', 'senior', 'XIII-C-4', 'XIII-A-1-comment', 'XIII-B-1-comment'],
  ['mlag-onsets-adventurous-2019', 'elementary', 'XIII-A-1', 'XIII-A-1-comment', ''],
  ['mlag-onsets-adventurous-2019', 'middle', 'XIII-B-1', 'XIII-B-1-comment-a', 'XIII-B-1-comment-b'],
  ['mlag-onsets-adventurous-2019', 'junior', 'XIII-C-4', 'XIII-C-4-comment-c', 'XIII-C-4-comment-d'],
  ['mlag-onsets-adventurous-2019', 'senior', 'XIII-C-4', 'XIII-C-4-comment-c', 'XIII-C-4-comment-d'],
] as const;

const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const VIOLATED = {
  verdict: 'incorrect',
  reasons: [{ code: 'variation-violated', variation: 'required-cube' }],
};
const needs = (cube: Cube): Pick => ({ id: 'required-cube', cube });

describe.for(PLACES)('%s %s', ([id, division, rule, wildComment]) => {
  const where = `${id} ${division}`;

  it(`[${id} ${rule}] [${id} VII-B-5-example-a] with − required a Solution has a − cube`, () => {
    const at = shake(where, { goal: '4', permitted: 'R G B V n -', variations: [needs('-')] });
    expect(judge(at, [write('R - G')])).toMatchObject(right(4));
    expect(judge(at, [write('B n V')])).toMatchObject(VIOLATED);
  });

  const needing = (cube: Cube) =>
    shake(where, { goal: '4', permitted: 'R G B V n -', variations: [needs(cube)] });

  it(`[${id} ${rule}] a colour or V can be required as well`, () => {
    expect(judge(needing('B'), [write('B n V')])).toMatchObject(right(4));
    expect(judge(needing('V'), [write('B n V')])).toMatchObject(right(4));
    expect(judge(needing('B'), [write('R - G')])).toMatchObject(VIOLATED);
    expect(judge(needing('V'), [write('R - G')])).toMatchObject(VIOLATED);
  });

  it(`[${id} ${wildComment}] a wild cube that stands for − is not the − that is required`, () => {
    const variations: readonly Pick[] = [needs('-'), { id: 'wild-cube', cube: 'B' }];
    const at = shake(where, { goal: '4', permitted: 'R G B', forbidden: '-', variations });
    expect(judge(at, [standing(write('R - G'), { B: '-' })])).toMatchObject(VIOLATED);
    const both = shake(where, { goal: '4', permitted: 'R G B -', variations });
    expect(judge(both, [write('R - G')])).toMatchObject(right(4));
  });

  it(`[${id} ${rule}] where ∪ and ∩ are interchangeable the cube counts, not what is written`, () => {
    const swap: readonly Pick[] =
      division === 'elementary' || division === 'middle'
        ? [{ id: 'union-intersection-interchangeable' }]
        : [];
    const variations = [...swap, needs('U')];
    expect(
      judge(shake(where, { goal: '3', permitted: 'R G U', variations }), [write('R n G')]),
    ).toMatchObject(right(3));
    expect(
      judge(shake(where, { goal: '3', permitted: 'R G U n', variations }), [write('R n G')]),
    ).toMatchObject(right(3));
    expect(
      judge(shake(where, { goal: '5 4', permitted: 'R G n', forbidden: 'U', variations }), [write('R U G')]),
    ).toMatchObject(VIOLATED);
  });

  it(`[${id} ${rule}] [${id} VII-B-4-e] after Now it is a second Resource cube beside another`, () => {
    const swap: readonly Pick[] =
      division === 'elementary' || division === 'middle'
        ? [{ id: 'union-intersection-interchangeable' }]
        : [];
    const variations = [...swap, needs('U')];
    const at = shake(where, { goal: '3', permitted: 'R n', resources: 'U G', after: 'now', variations });
    expect(judge(at, [write('R n G')])).toMatchObject(VIOLATED);
    expect(judge({ ...at, permitted: ['R', 'n', 'G'] }, [write('R n G')])).toMatchObject(right(3));
  });
});

describe.for(PLACES.filter(([, division]) => division !== 'elementary'))('%s %s', (place) => {
  const [id, division, , , comment] = place;
  const where = `${id} ${division}`;

  it.for(['=', 'C'] as const)(`[${id} ${comment}] %s is required in a Restriction`, (relation) => {
    const at = shake(where, { goal: '4', permitted: 'R B n V = C', variations: [needs(relation)] });
    expect(judge(at, [write('R n V', `R ${relation} B`)])).toMatchObject(right(4));
    expect(judge(at, [write('B n V')])).toMatchObject(VIOLATED);
    expect(judge(at, [write('R n V', `R ${relation === '=' ? 'C' : '='} B`)])).toMatchObject(VIOLATED);
  });

  it(`[${id} ${comment}] any other cube may be used in either part`, () => {
    const at = shake(where, { goal: '4', permitted: 'R B Y n U V =', variations: [needs('Y')] });
    expect(judge(at, [write('R n V', 'R U Y = B')])).toMatchObject(right(4));
    expect(judge(at, [write('Y n V')])).toMatchObject(right(4));
    expect(judge(at, [write('R n V', 'R = B')])).toMatchObject(VIOLATED);
    const union = shake(where, { goal: '4', permitted: 'R B Y - U V =', variations: [needs('U')] });
    expect(judge(union, [write('R - ^', 'R U Y = B')])).toMatchObject(
      division === 'middle' ? { reasons: [{ code: 'cube-unavailable' }] } : right(4),
    );
  });

  it(`[${id} ${comment}] but once it lies in Required it has to be in both`, () => {
    const at = shake(where, { goal: '4', required: 'Y', permitted: 'R B n U V =', variations: [needs('Y')] });
    expect(judge(at, [write('R n V', 'R U Y = B')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'required-unused' }],
    });
    expect(judge(at, [write('Y n V')])).toMatchObject(right(4));
    expect(judge(at, [write('Y n V', 'B C R U Y')])).toMatchObject({ verdict: 'incorrect' });
    const subset = shake(where, {
      goal: '4',
      required: 'Y',
      permitted: 'R B n U V C',
      variations: [needs('Y')],
    });
    expect(judge(subset, [write('Y n V', 'B C R U Y')])).toMatchObject(right(4));
  });
});
