import { describe, expect, it } from 'vitest';
import type { Pick } from '../shake/variation.ts';
import type { Shake } from '../testing.ts';
import { judge } from '../judge/judge.ts';
import { shake, standing, write } from '../testing.ts';

/** Where it is played, its section, and the section whose comments hold there. */
const PLACES = [
  ['agloa-onsets-2014', 'elementary', 'XIII-A-6', 'XIII-A-6'],
  ['agloa-onsets-2014', 'middle', 'XIII-B-6', 'XIII-A-6'],
  ['agloa-onsets-2014', 'junior', 'XIII-C-1', 'XIII-A-6'],
  ['agloa-onsets-2014', 'senior', 'XIII-C-1', 'XIII-A-6'],
  ['agloa-onsets-2026', 'elementary', 'XIII-A-6', 'XIII-A-6'],
  ['agloa-onsets-2026', 'middle', 'XIII-B-6', 'XIII-A-6'],
  ['agloa-onsets-2026', 'junior', 'XIII-C-1', 'XIII-A-6'],
  ['agloa-onsets-2026', 'senior', 'XIII-C-1', 'XIII-A-6'],
  ['mlag-onsets-adventurous-2019', 'elementary', 'XIII-A-6', 'XIII-A-6'],
  ['mlag-onsets-adventurous-2019', 'middle', 'XIII-B-6', 'XIII-B-6'],
  ['mlag-onsets-adventurous-2019', 'junior', 'XIII-C-1', 'XIII-C-1'],
  ['mlag-onsets-adventurous-2019', 'senior', 'XIII-C-1', 'XIII-C-1'],
] as const;

const right = (value: number) => ({ verdict: 'correct', reasons: [], worth: [{ value }] });
const because = (code: string) => ({
  verdict: 'incorrect',
  reasons: expect.arrayContaining([expect.objectContaining({ code })]),
});
const WILD_B: Pick = { id: 'wild-cube', cube: 'B' };

describe.for(PLACES)('%s %s', ([id, division, rule, comments]) => {
  const picked = division === 'elementary' || division === 'middle';
  const at = (parts: Shake, ...more: readonly Pick[]) => {
    const multiple: readonly Pick[] = picked ? [{ id: 'multiple-operations' }] : [];
    return shake(`${id} ${division}`, { ...parts, variations: [...multiple, ...more] });
  };

  it.for([
    ['R U G U Y', 'U', '5 4', 9],
    ['(R - G) - Y', '-', '2', 2],
    ["R' - G''", "- '", '1', 1],
    ['R n G n Y', 'n', '1', 1],
  ] as const)(`[${id} ${rule}] %s needs no more than %s`, ([setName, operations, goal, value]) => {
    const position = at({ goal, permitted: `R G Y ${operations}` });
    expect(judge(position, [write(setName)])).toMatchObject(right(value));
    const unpicked = judge({ ...position, variations: [] }, [write(setName)]);
    expect(unpicked).toMatchObject(picked ? because('cube-unavailable') : right(value));
  });

  it(`[${id} ${rule}] colours and V are not multiplied`, () => {
    expect(judge(at({ goal: '5 2', permitted: 'R U' }), [write('R U R')])).toMatchObject(
      because('cube-unavailable'),
    );
    expect(judge(at({ goal: '5 5', permitted: 'V U R' }), [write('V U V')])).toMatchObject(
      because('cube-unavailable'),
    );
    expect(judge(at({ goal: '5 5', permitted: 'V U R' }), [write('V U R')])).toMatchObject(right(10));
  });

  it(`[${id} ${rule}] a sign that lies only in Forbidden is not there, one that also lies elsewhere is`, () => {
    const gone = at({ goal: '4', permitted: 'R G Y', forbidden: '-' });
    expect(judge(gone, [write('R - G')])).toMatchObject(because('cube-unavailable'));
    const left = at({ goal: '2', permitted: 'R G Y -', forbidden: '-' });
    expect(judge(left, [write('(R - G) - Y')])).toMatchObject(right(2));
    expect(judge(at({ goal: '4', permitted: 'R G Y' }), [write('R - G')])).toMatchObject(
      because('cube-unavailable'),
    );
  });

  it(`[${id} ${rule}] two ∪ in Required still mean two or more`, () => {
    const position = at({ goal: '5 4', required: 'U U', permitted: 'R G Y B' });
    expect(judge(position, [write('R U G')])).toMatchObject(because('required-unused'));
    expect(judge(position, [write('R U G U Y')])).toMatchObject(right(9));
    expect(judge(position, [write('R U G U Y U B')])).toMatchObject(right(9));
  });

  it(`[${id} ${rule}] a ∩ does for one of them if the two are interchangeable`, () => {
    const swap: readonly Pick[] = picked ? [{ id: 'union-intersection-interchangeable' }] : [];
    const position = at({ goal: '4', required: 'U U', permitted: 'R G Y' }, ...swap);
    expect(judge(position, [write('(R U G) n Y')])).toMatchObject(right(4));
    expect(judge({ ...position, goal: '3' }, [write('R n G')])).toMatchObject(because('required-unused'));
    const once = at({ goal: '4', permitted: 'R G Y n' }, ...swap);
    expect(judge(once, [write('(R U G) n Y')])).toMatchObject(right(4));
  });

  it(`[${id} ${comments}-comment-a] a wild cube used as an operation is multiplied too`, () => {
    const position = at({ goal: '5 4', permitted: 'R G Y B' }, WILD_B);
    expect(judge(position, [standing(write('R U G U Y'), { B: 'U' })])).toMatchObject(right(9));
    const required = at({ goal: '5 4', required: 'B B', permitted: 'R G Y' }, WILD_B);
    expect(judge(required, [standing(write('R U G'), { B: 'U' })])).toMatchObject(because('required-unused'));
    expect(judge(required, [standing(write('R U G U Y'), { B: 'U' })])).toMatchObject(right(9));
    const colour = at({ goal: '3', permitted: 'R n B' }, WILD_B);
    expect(judge(colour, [standing(write('R n Y'), { B: 'Y' })])).toMatchObject(right(3));
    expect(judge(colour, [standing(write('R n Y n Y'), { B: 'Y' })])).toMatchObject(
      because('cube-unavailable'),
    );
  });

  it(`[${id} ${comments}-comment-a] after the other challenge a sign in Resources is multiplied`, () => {
    const position = at({ goal: '2', permitted: 'R G', resources: '- Y', after: 'impossible' });
    expect(judge(position, [write('(R - G) - Y')])).toMatchObject(right(2));
  });

  it(`[${id} ${comments}-comment-a] after Now the one Resource cube is, if it is an operation`, () => {
    const position = at({ goal: '2', permitted: 'R G Y', resources: '- n B', after: 'now' });
    expect(judge(position, [write('(R - G) - Y')])).toMatchObject(right(2));
    expect(judge(position, [write('(R - G) n Y')])).toMatchObject(because('too-many-resource-cubes'));
    const colour = at({ goal: '2', permitted: 'R G n', resources: 'Y -', after: 'now' });
    expect(judge(colour, [write('(R n Y) - G')])).toMatchObject(because('too-many-resource-cubes'));
  });

  it(`[${id} ${comments}-comment-a] after Now so is a wild Resource cube used as one`, () => {
    const position = at({ goal: '5 4', permitted: 'R G Y', resources: 'B V', after: 'now' }, WILD_B);
    expect(judge(position, [standing(write('R U G U Y'), { B: 'U' })])).toMatchObject(right(9));
    expect(judge({ ...position, goal: '5 5' }, [standing(write('R U G U V'), { B: 'U' })])).toMatchObject(
      because('too-many-resource-cubes'),
    );
  });

  it(`[${id} ${comments}-comment-b] the sign is just written again, as itself`, () => {
    const position = at({ goal: '5 4', permitted: 'R G Y U' });
    expect(judge(position, [write('R U G U Y')])).toMatchObject(right(9));
    expect(judge({ ...position, goal: '4' }, [write('(R U G) - Y')])).toMatchObject(
      because('cube-unavailable'),
    );
  });
});

describe.for(PLACES.filter(([, division]) => division !== 'elementary'))('%s %s', ([id, division, rule]) => {
  const variations: readonly Pick[] = division === 'middle' ? [{ id: 'multiple-operations' }] : [];
  const at = (parts: Shake) => shake(`${id} ${division}`, { ...parts, variations });

  it(`[${id} ${rule}] a sign is multiplied in the Set-Name, in the Restriction or in both`, () => {
    const position = at({ goal: '5 1', permitted: 'R G Y B U =' });
    expect(judge(position, [write('R U G U Y', 'B U Y = R')])).toMatchObject(right(6));
    expect(judge(position, [write('R U G U Y', 'B U Y U G = R')])).toMatchObject(right(6));
  });

  it(`[${id} ${rule}] two ∪ in Required still mean two in each part`, () => {
    const position = at({ goal: '5 1', required: 'U U', permitted: 'R G Y B =' });
    expect(judge(position, [write('R U G U Y', 'B U Y = R')])).toMatchObject(because('required-unused'));
    expect(judge(position, [write('R U G U Y', 'B U Y U G = R')])).toMatchObject(right(6));
  });
});
