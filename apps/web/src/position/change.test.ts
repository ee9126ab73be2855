import { EQUATIONS_CUBES, ONSETS_CUBES } from '@forceout/rules/kit';
import { expect, it } from 'vitest';
import { cubesLeft, put, putInGoal, take, toggleCard, withBook } from './change.ts';
import { emptyPosition } from './position.ts';

const onsets = emptyPosition('agloa-onsets-2026');
const equations = emptyPosition('agloa-equations-2015');

it('cubes are put on the mat as long as the kit has them', () => {
  const full = ['=', 'C', 'V'].reduce((position, cube) => put(position, cube, 'required'), onsets);
  expect(cubesLeft(full, ONSETS_CUBES)).toEqual([3, 8, 4, 0]);
  expect(take(full, 1, 'required').required).toEqual(['=', 'V']);
});

it('cards come and go', () => {
  const one = toggleCard(onsets, 'BR');
  expect(one.universe).toEqual(['BR']);
  expect(toggleCard(one, 'BR').universe).toEqual([]);
});

it('the Goal keeps the colours of its cubes while all are known', () => {
  const goal = putInGoal(putInGoal(equations, 'green:4'), 'red:3');
  expect(goal).toMatchObject({ goal: '43', goalCubes: ['green:4', 'red:3'] });
  expect(cubesLeft(goal, EQUATIONS_CUBES)).toEqual([5, 6, 5, 6]);
  expect(putInGoal({ ...equations, goal: '4' }, 'red:3')).toMatchObject({ goal: '43', goalCubes: null });
  expect(putInGoal(putInGoal(onsets, '3'), '2')).toMatchObject({ goal: '3 2', goalCubes: null });
});

it('another book of the same game keeps the mat, another game does not', () => {
  const built = { ...toggleCard(put(onsets, 'R', 'required'), 'BR'), division: 'minor' } as const;
  expect(withBook(built, 'agloa-onsets-2014')).toMatchObject({ required: ['R'], division: 'elementary' });
  expect(withBook(built, 'agloa-equations-2015')).toMatchObject({ required: [], universe: [] });
});
