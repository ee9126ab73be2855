import { judgeRequest } from '@forceout/formats';
import { expect, test } from 'vitest';
import { makePosition } from '../../position/position.ts';
import { fresh, positionOf, writtenOf } from './quick-position.ts';
import type { Quick } from './quick-position.ts';

const CARDS = ['BRG', 'RY', 'B', 'BG', 'GY', 'RG', 'BRY', 'Y', 'blank', 'BGY'];
const desk = fresh({ rulebook: 'agloa-onsets-2026', division: 'middle' });
const goal = (digit: string): Quick['goal'] => ({
  shape: 'row',
  cubes: [{ cube: digit, turn: '', gap: false }],
});

function verdict(quick: Quick): string {
  const judged = judgeRequest({ position: makePosition(positionOf(quick)), written: writtenOf(quick) });
  return judged.ok ? judged.value.verdict : judged.error;
}

test('cards, Goal and Set-Name are enough for a ruling', () => {
  const quick = { ...desk, cards: CARDS, goal: goal('3'), text: 'R−(B∩Y)' };
  expect(verdict(quick)).toBe('correct');
  expect(verdict({ ...quick, text: 'Y−(B∩R)' })).toBe('incorrect');
});

test('where the cubes are given, a cube that is not there is not used', () => {
  const quick = { ...desk, cards: CARDS, goal: goal('3'), text: 'R−(B∩Y)', cubes: ['R', '-', 'B', 'n'] };
  expect(verdict(quick)).toBe('incorrect');
  expect(verdict({ ...quick, cubes: [...quick.cubes, 'Y'] })).toBe('correct');
});

test('an Equation is judged against the Goal as it lies', () => {
  const equations = fresh({ rulebook: 'agloa-equations-2015', division: 'middle' });
  const twenty: Quick['goal'] = {
    shape: 'row',
    cubes: ['red:2', 'red:0'].map((cube) => ({ cube, turn: '', gap: false })),
  };
  expect(verdict({ ...equations, goal: twenty, text: '4×5' })).toBe('correct');
  expect(verdict({ ...equations, goal: twenty, text: '4×6' })).toBe('incorrect');
});
