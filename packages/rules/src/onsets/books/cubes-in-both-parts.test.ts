import { describe, expect, it } from 'vitest';
import type { ReasonCode } from '../judge/reason.ts';
import { judge } from '../judge/judge.ts';
import { VARIED_BOOKS, shake, write } from '../testing.ts';

/** How a Set-Name and a Restriction part share the cubes. */
const PLACES = VARIED_BOOKS.flatMap(({ id }) =>
  ['middle', 'junior', 'senior'].map((division) => ({ id, division, where: `${id} ${division}` })),
);

const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const wrong = (code: ReasonCode) => ({ verdict: 'incorrect', reasons: [{ code }] });

describe.for(PLACES)('$id $division', ({ id, division, where }) => {
  it(`[${id} VII-B-4-a-example] B with the Restriction B = B is enough`, () => {
    const at = shake(where, { goal: '4', permitted: 'B B =' });
    expect(judge(at, [write('B', 'B = B')])).toMatchObject(right(4));
    expect(judge(at, [write('B')])).toMatchObject(wrong('too-few-cubes'));
  });

  it(`[${id} VII-B-4-b] a Required cube is used in the Set-Name and in the Restriction part`, () => {
    const at = shake(where, { goal: '4', required: 'R =', permitted: 'B G n V' });
    expect(judge(at, [write('R n V', 'R = B')])).toMatchObject(right(4));
    expect(judge(at, [write('R n V', 'G = B')])).toMatchObject(wrong('required-unused'));
    expect(judge(at, [write('B n V', 'R = B')])).toMatchObject(wrong('required-unused'));
  });

  it(`[${id} VII-B-4-b] without a Restriction part the Set-Name is enough`, () => {
    const at = shake(where, { goal: '4', required: 'B', permitted: 'R G n V =' });
    expect(judge(at, [write('B n V')])).toMatchObject(right(4));
    expect(judge(at, [write('R n V', 'R = B')])).toMatchObject(wrong('required-unused'));
    expect(judge(at, [write('B n V', 'R = G')])).toMatchObject({ verdict: 'incorrect' });
    expect(judge(at, [write('B n V', 'R = B')])).toMatchObject(right(4));
  });

  it(`[${id} VII-B-4-b] it may be used in any one of several Restrictions`, () => {
    const at = shake(where, { goal: '1', required: 'G', permitted: 'R B Y n n = C' });
    expect(judge(at, [write('R n B n G', 'R = B', 'G C Y')])).toMatchObject(right(1));
    const both = shake(where, { goal: '1', required: 'R R', permitted: 'B G Y n n n = C' });
    expect(judge(both, [write('R n R n B n G', 'R = B', 'G C Y')])).toMatchObject(wrong('required-unused'));
  });

  it(`[${id} VII-B-4-b] each Required relation is used, in the Restriction part only`, () => {
    const at = shake(where, { goal: '4', required: 'R = C', permitted: 'B n V' });
    expect(judge(at, [write('R n V', 'R = B C V')])).toMatchObject(right(4));
    expect(judge(at, [write('R n V', 'R = B')])).toMatchObject(wrong('required-unused'));
    const two = shake(where, { goal: '4', required: '= =', permitted: 'R B V n' });
    expect(judge(two, [write('R n V', 'R = B')])).toMatchObject(wrong('required-unused'));
  });

  it(`[${id} VII-B-4-c] a Permitted cube serves once in each part`, () => {
    const at = shake(where, { goal: '4', permitted: 'R B n V =' });
    expect(judge(at, [write('R n V', 'R = B')])).toMatchObject(right(4));
    expect(judge(at, [write('R n B', 'R = R')])).toMatchObject(wrong('cube-unavailable'));
    expect(judge(at, [write('R n R n B', 'R = B')])).toMatchObject({ verdict: 'incorrect' });
  });

  it(`[${id} VII-B-4-c] several Restrictions are one part`, () => {
    const at = shake(where, { goal: '2', permitted: 'R B G n = =' });
    expect(judge(at, [write('R n G', 'R = B = G')])).toMatchObject(right(2));
    expect(judge(at, [write('R n G', 'R = B', 'B = G')])).toMatchObject(wrong('cube-unavailable'));
    const two = shake(where, { goal: '2', permitted: 'R B B G n = =' });
    expect(judge(two, [write('R n G', 'R = B', 'B = G')])).toMatchObject(right(2));
  });

  it(`[${id} VII-B-4-d] a forbidden cube helps neither part`, () => {
    const at = shake(where, { goal: '4', permitted: 'R n V =', forbidden: 'B' });
    expect(judge(at, [write('R n V', 'R = B')])).toMatchObject(wrong('cube-unavailable'));
    const relation = shake(where, { goal: '4', permitted: 'R n V B', forbidden: '=' });
    expect(judge(relation, [write('R n V', 'R = B')])).toMatchObject(wrong('cube-unavailable'));
    expect(judge(relation, [write('B n V')])).toMatchObject(right(4));
  });

  it(`[${id} VII-B-4-e] after Now one Resource cube may serve both parts`, () => {
    const at = shake(where, { goal: '2', permitted: 'R B n =', resources: 'G Y', after: 'now' });
    expect(judge(at, [write('R n G', 'G = B')])).toMatchObject(right(2));
    expect(judge(at, [write('R n G', 'R = B')])).toMatchObject(right(2));
  });

  it(`[${id} VII-B-4-e] but not one in the Set-Name and another in the Restriction`, () => {
    const at = shake(where, { goal: '2', permitted: 'R B n =', resources: 'G Y', after: 'now' });
    expect(judge(at, [write('R n G', 'Y = B')])).toMatchObject(wrong('too-many-resource-cubes'));
    const same = shake(where, { goal: '3', permitted: 'R n =', resources: 'G G', after: 'now' });
    expect(judge(same, [write('R n G', 'G = G')])).toMatchObject(wrong('too-many-resource-cubes'));
    const relation = shake(where, { goal: '2', permitted: 'R B n', resources: 'G =', after: 'now' });
    expect(judge(relation, [write('R n G', 'R = B')])).toMatchObject(wrong('too-many-resource-cubes'));
  });

  it(`[${id} VII-B-4-e] one ∩ cube is ∪ in one part and ∩ in the other where they are interchangeable`, () => {
    const at = shake(where, { goal: '2', permitted: 'R G B =', resources: 'n U', after: 'now' });
    const turned = judge(at, [write('R n G', 'R U G = B')]);
    expect(turned).toMatchObject(division === 'middle' ? wrong('too-many-resource-cubes') : right(2));
  });

  it(`[${id} VII-B-4-f] after the other challenge both parts draw on all Resources`, () => {
    const at = shake(where, { goal: '2', permitted: 'R B n', resources: 'G Y =', after: 'impossible' });
    expect(judge(at, [write('R n G', 'Y = B')])).toMatchObject(right(2));
    expect(judge(at, [write('R n B', 'B C Y')])).toMatchObject(wrong('cube-unavailable'));
  });
});
