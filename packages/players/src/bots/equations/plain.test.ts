import { bookById } from '@forceout/rules';
import { judgeEquation } from '@forceout/rules/equations';
import type { Cube, EquationsPosition, Pick } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { plain, simple } from './plain.ts';

const book = bookById('agloa-equations-2015')!;
const LOOKS = 4;

function position(
  division: EquationsPosition['division'],
  variations: readonly Pick[],
  goal: string,
  required: string,
  resources: string,
): EquationsPosition {
  if (book.game !== 'equations') throw new Error('another book');
  const cubes = (text: string): readonly Cube[] => text.split(' ').filter(Boolean) as Cube[];
  return {
    book,
    division,
    level: 'adventurous',
    season: 'even',
    variations,
    goal: { text: goal, cubes: null },
    required: cubes(required),
    permitted: [],
    forbidden: [],
    resources: cubes(resources),
    after: 'impossible',
  };
}

describe('what a person would write', () => {
  it('turns no cube and piles no signs where plain ones do, in a division where all that is allowed', () => {
    const senior = position(
      'senior',
      [{ id: 'powers-of-the-base' }, { id: 'exponent', color: 'blue' }],
      '8',
      'black:/ blue:3 red:- red:-',
      'red:3 red:+ red:1 red:+ blue:2 blue:/ blue:1 green:^ green:4 green:- green:x green:5 black:r black:9 black:8',
    );
    const factors = position(
      'junior',
      [{ id: 'multiple-operations' }, { id: 'factorial' }, { id: 'number-of-factors' }],
      '81',
      'blue:2',
      'red:- red:+ red:0 blue:3 blue:2 blue:/ blue:x blue:x green:4 green:6 green:^ green:x green:5 green:- black:7 black:7',
    );
    for (const at of [senior, factors]) {
      const written = plain(at, LOOKS)!;
      expect(judgeEquation(at, written).verdict).toBe('correct');
      expect(written[0]!.solution).not.toMatch(/[~<!e]|xx/);
    }
  });

  it('uses what is allowed where nothing else does', () => {
    const turned = position('junior', [], '8', 'red:-', 'red:3 blue:5');
    expect(plain(turned, LOOKS)?.[0]?.solution).toMatch(/~/);
    expect(simple(turned, LOOKS)).toBeNull();
  });

  it('keeps to variations that change what is right', () => {
    const average = position('middle', [{ id: 'average' }], '5', 'red:+', 'red:3 blue:2 black:7');
    expect(plain(average, LOOKS)?.[0]?.solution).toMatch(/^(?:3\+7|7\+3)$/);
  });
});
