import { describe, expect, it } from 'vitest';
import { judge } from '../judge/judge.ts';
import { shake, write } from '../testing.ts';

const PLACES = [
  ['agloa-onsets-2014', 'elementary', 'XIII-A-7'],
  ['agloa-onsets-2014', 'middle', 'XIII-B-7'],
  ['agloa-onsets-2014', 'junior', 'XIII-C-7'],
  ['agloa-onsets-2014', 'senior', 'XIII-C-7'],
  ['agloa-onsets-2026', 'elementary', 'XIII-A-7'],
  ['agloa-onsets-2026', 'middle', 'XIII-B-7'],
  ['agloa-onsets-2026', 'junior', 'XIII-C-7'],
  ['agloa-onsets-2026', 'senior', 'XIII-C-7'],
  ['mlag-onsets-adventurous-2019', 'elementary', 'XIII-A-7'],
  ['mlag-onsets-adventurous-2019', 'middle', 'XIII-B-7'],
  ['mlag-onsets-adventurous-2019', 'junior', 'XIII-C-8'],
  ['mlag-onsets-adventurous-2019', 'senior', 'XIII-C-8'],
] as const;

/** How cubes are shifted is a matter of play; a Solution is judged by where they lie in the end. */
describe.for(PLACES)('%s %s', ([id, division, rule]) => {
  const variations = [{ id: 'shift-from-permitted' }] as const;
  const where = `${id} ${division}`;
  const right = { verdict: 'correct', reasons: [], worth: [{ value: 3 }] };

  it(`[${id} ${rule}] a cube shifted to Required must be used`, () => {
    const at = shake(where, { goal: '3', required: 'Y', permitted: 'R n G', variations });
    expect(judge(at, [write('R n Y')])).toMatchObject(right);
    expect(judge(at, [write('R n G')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'required-unused' }],
    });
  });

  it(`[${id} ${rule}] a cube shifted to Forbidden is gone`, () => {
    const at = shake(where, { goal: '3', permitted: 'R n G', forbidden: 'Y', variations });
    expect(judge(at, [write('R n G')])).toMatchObject(right);
    expect(judge(at, [write('R n Y')])).toMatchObject({
      verdict: 'incorrect',
      reasons: [{ code: 'cube-unavailable' }],
    });
  });
});
