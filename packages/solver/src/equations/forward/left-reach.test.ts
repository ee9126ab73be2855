import { rulesOf } from '@forceout/rules/equations';
import type { EquationsPosition, Pick } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../budget.ts';
import { LeftReach } from './left-reach.ts';
import { BOUNDED } from '../search/precision.ts';
import { prepare } from '../search/prepare.ts';
import type { Run } from '../search/run.ts';
import { aimsOf } from '../goal/targets.ts';
import { cubes, positionFor } from '../reference/test-position.ts';

function runOf(asked: EquationsPosition): Run {
  const rules = rulesOf(asked);
  const [aims] = aimsOf(rules, asked.goal!);
  return prepare(rules, aims!, new Budget({}), { precision: BOUNDED });
}

function position(goal: string, required: string, ...variations: readonly Pick[]): EquationsPosition {
  return positionFor(goal, { division: 'junior', variations, required: cubes(required) });
}

describe('how long numbers can be that are made of what is left', () => {
  it.each([
    'red:9 red:8 red:7 green:4 red:- blue:/ green:x',
    'red:9 red:8 green:5 red:- green:^',
    'red:9 red:8 green:5 black:r red:+',
  ])('is never less than what they come to: %s', (required) => {
    const { tables } = runOf(position('5', required));
    const reach = new LeftReach(tables);
    const nothing = tables.states.join(null, null, [])!;
    while (tables.size < 7) tables.advance();
    let longest = 0;
    for (const [size, entries] of tables.bySize.entries()) {
      const most = reach.after(nothing, size, 0);
      for (const { values } of entries ?? []) {
        for (let at = 0; at < values.size; at++) {
          const [n, d] = [values.n[at]!, values.d[at]!];
          if (d <= 0) continue;
          const bits = Math.log2(Math.max(Math.abs(n), d));
          longest = Math.max(longest, bits);
          expect(bits).toBeLessThanOrEqual(most);
        }
      }
    }
    expect(longest).toBeGreaterThan(6);
  });
  it('is less with fewer cubes and without powers, and has no end while there is a !', () => {
    const { tables } = runOf(position('5', 'red:9 red:8 green:5 green:^ red:+', { id: 'factorial' }));
    const reach = new LeftReach(tables);
    const nothing = tables.states.join(null, null, [])!;
    expect(reach.after(nothing, 7, 1)).toBe(Infinity);
    expect(reach.after(nothing, 5, 0)).toBeGreaterThan(reach.after(nothing, 3, 0));
    const power = tables.signs.binaries.find(({ operation }) => operation === 'power')!.kind;
    const without = tables.states.join(null, null, [power])!;
    expect(reach.after(without, 3, 0)).toBeLessThan(reach.after(nothing, 3, 0));
  });
});

describe('readings that take all the !', () => {
  it('are aimed at only if a Solution without one can be as long', () => {
    const texts = (required: string): readonly string[] =>
      runOf(position('4+6', required, { id: 'factorial' })).tables.aim.targets.map(({ text }) => text);
    expect(texts('red:9 red:8 red:+')).toEqual(expect.arrayContaining(['4+6', '4!+6', '4+(6!)', '(4+6)!']));
    expect(texts('red:9 red:8 red:+')).not.toContain('4!!+6');
    expect(texts('red:9 red:8 green:^ black:9 green:^')).toContain('4!!+6');
  });
});
