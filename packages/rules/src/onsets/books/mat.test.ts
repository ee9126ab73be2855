import { describe, expect, it } from 'vitest';
import { ONSETS_BOOKS } from '../../rulebooks/index.ts';
import { judge } from '../judge/judge.ts';
import { shake, write } from '../testing.ts';

/** What the four sections of the mat mean for a Solution. */
describe.each(ONSETS_BOOKS)('$id', ({ id }) => {
  const where = `${id} senior`;
  const written = [write('R n G')];

  it(`[${id} I-B-3-a] the digit cubes in Goal make the Goal`, () => {
    expect(judge(shake(where, { goal: '3', permitted: 'R G n' }), written).verdict).toBe('correct');
    expect(judge(shake(where, { goal: '4', permitted: 'R G n' }), written)).toMatchObject({
      reasons: [{ code: 'wrong-value' }],
    });
  });

  it(`[${id} I-B-3-b] a cube in Required must be used`, () => {
    expect(judge(shake(where, { goal: '3', required: 'R G n' }), written).verdict).toBe('correct');
    const more = shake(where, { goal: '3', required: 'R G n B' });
    expect(judge(more, written)).toMatchObject({ reasons: [{ code: 'required-unused' }] });
  });

  it(`[${id} I-B-3-c] a cube in Permitted may be used or left`, () => {
    expect(judge(shake(where, { goal: '3', permitted: 'R G n B U' }), written).verdict).toBe('correct');
  });

  it(`[${id} I-B-3-d] a cube in Forbidden may not be used`, () => {
    const position = shake(where, { goal: '3', permitted: 'R n', forbidden: 'G' });
    expect(judge(position, written)).toMatchObject({ reasons: [{ code: 'cube-unavailable' }] });
  });
});
