import { describe, expect, it } from 'vitest';
import { ONSETS_BOOKS } from '../../rulebooks/index.ts';
import type { ReasonCode } from '../judge/reason.ts';
import { judge } from '../judge/judge.ts';
import { shake, write } from '../testing.ts';

/** How a Set-Name uses the cubes on the mat. VII-B-4 in three books, VII-B-2 in the basic one of the MLAG. */
const PLACES = ONSETS_BOOKS.flatMap(({ id, divisions, citations, variations }) =>
  divisions.map((division) => ({
    id,
    division,
    where: `${id} ${division}`,
    rule: citations['cube-unavailable'],
    multiple: variations[division]!.always.some((entry) => entry.id === 'multiple-operations'),
  })),
);

const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const wrong = (code: ReasonCode, rule?: string) => ({
  verdict: 'incorrect',
  reasons: [rule === undefined ? { code } : { code, rule }],
});

describe.for(PLACES)('$id $division', ({ id, where, rule, multiple }) => {
  it(`[${id} ${rule}-a] one cube is too few, two are enough`, () => {
    const at = shake(where, { goal: '5 2', permitted: 'R n V' });
    expect(judge(at, [write('R')])).toMatchObject(wrong('too-few-cubes', `${rule}-a`));
    expect(judge(at, [write('(R)')])).toMatchObject(wrong('too-few-cubes', `${rule}-a`));
    expect(judge(at, [write('R n V')])).toMatchObject(right(7));
    expect(judge(shake(where, { goal: '3', permitted: "R '" }), [write("R'")])).toMatchObject(right(3));
  });

  it(`[${id} ${rule}-b] every cube in Required is used`, () => {
    const at = shake(where, { goal: '5 2', required: 'R', permitted: 'n V G B U' });
    expect(judge(at, [write('R n V')])).toMatchObject(right(7));
    expect(judge(at, [write('G U B')])).toMatchObject(wrong('required-unused', `${rule}-b`));
    const two = shake(where, { goal: '5 2', required: 'R R', permitted: 'U n V' });
    expect(judge(two, [write('R U R')])).toMatchObject(right(7));
    expect(judge(two, [write('R n V')])).toMatchObject(wrong('required-unused', `${rule}-b`));
  });

  it(`[${id} ${rule}-c] Permitted cubes are used or left, each once`, () => {
    const at = shake(where, { goal: '3', permitted: 'R G n Y B -' });
    expect(judge(at, [write('R n G')])).toMatchObject(right(3));
    expect(judge(at, [write('(R n G) - (Y - B)')]).verdict).toBe(multiple ? 'correct' : 'incorrect');
    const one = shake(where, { goal: '5 2', permitted: 'R U G V n' });
    expect(judge(one, [write('R U R')])).toMatchObject(wrong('cube-unavailable'));
    expect(judge(one, [write('R n V')])).toMatchObject(right(7));
  });

  it(`[${id} ${rule}-d] a forbidden cube or one that was not rolled is not there`, () => {
    const at = shake(where, { goal: '3', permitted: 'R n G', forbidden: 'Y' });
    expect(judge(at, [write('R n G')])).toMatchObject(right(3));
    expect(judge(at, [write('R n Y')])).toMatchObject(wrong('cube-unavailable'));
    const short = shake(where, { goal: '3', permitted: 'R n G' });
    expect(judge(short, [write('R n Y')])).toMatchObject(wrong('cube-unavailable'));
  });

  it(`[${id} ${rule}-d-comment] one ∪ may be forbidden while another is required`, () => {
    const at = shake(where, { goal: '5 4', required: 'U', permitted: 'R G B n', forbidden: 'U' });
    expect(judge(at, [write('R U G')])).toMatchObject(right(9));
    expect(judge(at, [write('R n G')]).verdict).toBe('incorrect');
    const twice = judge(at, [write('R U G U B')]);
    expect(twice).toMatchObject(multiple ? right(9) : wrong('cube-unavailable'));
  });

  const afterNow = (goal: string) =>
    shake(where, { goal, required: 'R', permitted: 'n n B', resources: 'G Y V', after: 'now' });

  it(`[${id} ${rule}-e] after Now one cube of Resources may help, two may not`, () => {
    expect(judge(afterNow('4'), [write('R n B')])).toMatchObject(right(4));
    expect(judge(afterNow('3'), [write('R n G')])).toMatchObject(right(3));
    expect(judge(afterNow('3'), [write('R n Y')])).toMatchObject(right(3));
    expect(judge(afterNow('1'), [write('R n G n Y')])).toMatchObject(
      wrong('too-many-resource-cubes', `${rule}-e`),
    );
  });

  it(`[${id} ${rule}-e] two Resource cubes with one face are two`, () => {
    const at = shake(where, { goal: '5', permitted: 'R n U', resources: 'G G', after: 'now' });
    expect(judge(at, [write('G U (G n R)')])).toMatchObject(wrong('too-many-resource-cubes'));
    expect(judge({ ...at, permitted: ['R', 'n', 'U', 'G'] }, [write('G U (G n R)')])).toMatchObject(right(5));
  });

  it(`[${id} ${rule}-f] after the other challenge Resources count as Permitted`, () => {
    const at = shake(where, {
      goal: '1',
      required: 'R',
      permitted: 'n',
      resources: 'n G Y',
      after: 'impossible',
    });
    expect(judge(at, [write('R n G n Y')])).toMatchObject(right(1));
    expect(judge(at, [write('G n Y n V')]).verdict).toBe('incorrect');
    expect(judge(at, [write('R n B')]).verdict).toBe('incorrect');
  });
});

describe.for([
  ['agloa-onsets-2014', 'XI-B-2'],
  ['agloa-onsets-2026', 'XI-B-2'],
  ['mlag-onsets-adventurous-2019', 'XI-B'],
  ['mlag-onsets-basic-2019', 'XI-B'],
] as const)('%s', ([id, rule]) => {
  it(`[${id} ${rule}] when the round is stopped any cube of Resources may be used`, () => {
    const at = shake(`${id} elementary`, {
      goal: '1',
      required: 'R',
      permitted: 'n',
      resources: 'n G Y',
      after: 'stop',
    });
    expect(judge(at, [write('R n G n Y')])).toMatchObject(right(1));
    expect(judge(at, [write('G n Y')])).toMatchObject({ verdict: 'incorrect' });
  });
});
