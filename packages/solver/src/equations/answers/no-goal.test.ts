import type { Cube, EquationsPosition } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../checker/check-proof.ts';
import { equationsBook } from '../reference/random-position.ts';
import { equationsGoalsFrom } from '../goal/goals-from.ts';
import { solveEquations } from './solve.ts';

function rolled(resources: string, division: 'middle' | 'senior' = 'middle'): EquationsPosition {
  return {
    book: equationsBook(),
    division,
    season: 'even',
    level: 'adventurous',
    variations: [],
    goal: null,
    required: [],
    permitted: [],
    forbidden: [],
    resources: resources.split(' ') as readonly Cube[],
    after: 'no-goal',
  };
}

describe('"no Goal" [agloa-equations-2015 IV-D]', () => {
  it.for([
    'red:2 red:+ red:- blue:x',
    'red:+ red:- black:r',
    'red:2 red:3 red:+ blue:x',
    'red:1 red:2 red:3',
  ])('is right where a Goal leaves too little for a Solution: %s', (resources, context) => {
    const position = rolled(resources);
    const solved = solveEquations(position);
    if (solved.answer !== 'no') throw new Error(solved.answer);
    context.expect(faultsIn(position, solved.proof)).toEqual([]);
  });
  it.for(['red:2 red:2 black:r', 'red:2 red:2 red:0 red:+', 'green:4 red:2 black:r'])(
    'is not claimed where it does not: %s',
    (resources, context) => {
      const position = rolled(resources);
      context.expect(solveEquations(position).answer).not.toBe('no');
      const proof = { kind: 'invariant', name: 'no-goal-leaves-enough' } as const;
      context.expect(faultsIn(position, { cases: [{ standsFor: null, proof }] })).not.toEqual([]);
    },
  );
});

describe('Goals that may be set from a roll', () => {
  it('come simplest first, with two-digit numerals, roots and two operations', () => {
    const texts = [...equationsGoalsFrom(rolled('red:2 red:3 green:4 red:+ black:r'))].map(
      ({ text }) => text,
    );
    expect(texts.slice(0, 3)).toEqual(['4', '2', '3']);
    expect(texts).toEqual(expect.arrayContaining(['24', '2+3', 'r4', '23+4', '4+23', '2+3r4']));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
