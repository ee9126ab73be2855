import { describe, expect, it } from 'vitest';
import { equation, goalValuesOf } from './testing.ts';
import type { Play } from './testing.ts';

const BANGS: Play = { variations: ['factorial', 'multiple-operations'] };

/** Each takes a quiet machine 0.2 s at most; one that is not bounded would take longer than a test may. */
describe('hostile texts end', () => {
  it.for([
    ['middle', '9^(9^(9^(9^9))) = 5', {}],
    ['middle', '(9!!!!)+(8!!!!) = 5', BANGS],
    ['middle', 'r9!+r8!+r7!+r6!+r5!+r4!+r3! = 5', BANGS],
    ['middle', '9!^8!^7!^9!^8!^7! = 5', BANGS],
    ['junior', 'x(9!!+1) = 5', { variations: ['factorial', 'number-of-factors'] }],
    ['senior', '(2i)^(1/7)+(3i)^(1/9)+(5i)^(1/8)+(i+2)^(1/9) = 5', { variations: ['imaginary'] }],
    ['middle', '9r9^9r9^9r9+8r7^6r5-4r3^2r2 = 5', {}],
    ['middle', `${'('.repeat(5000)}7${')'.repeat(5000)} = 7`, {}],
    ['middle', `${'('.repeat(140)}7${')'.repeat(140)} = 7`, {}],
    ['middle', `7${'!'.repeat(290)} = 7`, BANGS],
    ['middle', `${'7+'.repeat(60)}7 = 7`, {}],
    ['middle', `${'7-'.repeat(60)}7 = 7`, {}],
    ['middle', `${'1x1/'.repeat(20)}1 = 1`, {}],
    ['junior', `${'r'.repeat(40)}4+^^^^^^^^ = 1`, { variations: [{ id: 'base', m: 12 }] }],
  ] as const)('%s %.60s', ([where, text, play]) => {
    expect(['correct', 'incorrect', 'uncheckable']).toContain(equation(where, text, play).verdict);
  });

  it.for([
    ['senior', '5^6x03', ['imaginary', 'decimal-in-goal', { id: 'base', m: 12 }]],
    [
      'middle odd',
      '6^30',
      [{ id: 'wild', cube: '0' }, { id: 'exponent', color: 'red' }, 'powers-of-the-base', 'factorial'],
    ],
    ['middle odd', '1+1-11', ['powers-of-the-base', 'factorial']],
  ] as const)('the Goal %s %s', ([where, goal, variations]) => {
    expect(goalValuesOf(where, goal, variations)).not.toBeNull();
  });
});
