import { EMPTY_MAT } from '@forceout/rules/match';
import type { Moment } from '@forceout/rules/match';
import { expect, it } from 'vitest';
import { analystFor } from '../bots/analyst-for.ts';
import { withoutIdleRoots } from './idea.ts';

const analyst = analystFor({
  rulebook: 'agloa-equations-2015',
  division: 'middle',
  level: 'adventurous',
  season: 'even',
  mode: 'auto',
  clock: 'untimed',
  judge: false,
  players: ['a', 'b'],
});

function idea(goal: string, solution: string): string {
  const moment: Moment = {
    universe: [],
    variations: [{ id: 'multiple-operations' }],
    goal,
    mat: { ...EMPTY_MAT, permitted: ['black:r', 'red:0', 'red:9', 'blue:2'] },
    after: 'forceout',
  };
  const written = [{ solution, goal, wild: [], goalLayout: null }];
  expect(analyst.faults(moment, written)).toEqual([]);
  return analyst.text(withoutIdleRoots(analyst, moment, written));
}

it('shows one root where many do no more, and all of them where each counts', () => {
  expect(idea('0', 'rrrrr0')).toBe('r0 = 0');
  expect(idea('r3', 'rr9')).toBe('rr9 = r3');
});
