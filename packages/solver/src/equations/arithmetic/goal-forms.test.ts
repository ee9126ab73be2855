import type { Cube, EquationsPosition, Pick } from '@forceout/rules/equations';
import { judgeEquation } from '@forceout/rules/equations';
import { describe, it } from 'vitest';
import { equationsBook } from '../reference/random-position.ts';
import { solveEquations } from '../answers/solve.ts';

/** What this process has worked, so that a busy machine makes no difference. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function shake(goal: string, required: string, resources: string, variations: readonly Pick[] = []) {
  const cubes = (text: string): readonly Cube[] =>
    text.split(' ').filter((word) => word !== '') as readonly Cube[];
  return {
    book: equationsBook(),
    division: 'middle',
    season: 'odd',
    level: 'adventurous',
    variations,
    goal: { text: goal, cubes: null },
    required: cubes(required),
    permitted: [],
    forbidden: [],
    resources: cubes(resources),
    after: 'impossible',
  } as const satisfies EquationsPosition;
}

describe('Goals that are no small fractions', () => {
  it.for([
    ['a long power', shake('20^13', '', 'red:+ green:^ black:7 green:5 green:4 blue:x green:6 red:- red:0')],
    ['a root of a high index', shake('13r2', 'green:^', 'black:9 green:4 red:2 red:+ red:1 black:/ red:-')],
    ['a root and something beside it', shake('r3+2', 'black:r', 'red:+ red:+ red:1 red:2 red:2 red:3 red:0')],
    [
      'a root and a multiple of k beside it',
      shake('r5', 'black:r red:+', 'red:+ red:+ red:2 red:3 black:7 red:1', [{ id: 'multiple-of-k', k: 8 }]),
    ],
  ] as const)('are reached by their parts: %s', ([, position], context) => {
    const solved = solveEquations(position, { limitMs: 20_000, now: worked });
    context.expect(solved.answer).toBe('yes');
    for (const one of solved.written) context.expect(judgeEquation(position, [one]).verdict).toBe('correct');
  });
});
