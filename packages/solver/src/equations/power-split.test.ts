import { judgeEquation, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { Budget } from '../onsets/budget.ts';
import { PowerSplit } from './power-split.ts';
import { equationsBook } from './random-position.ts';
import { runFor } from './run.ts';
import { aimsOf } from './targets.ts';
import { writeDown } from './write-down.ts';

function position(
  division: EquationsPosition['division'],
  goal: string,
  resources: string,
): EquationsPosition {
  return {
    book: equationsBook(),
    division,
    season: 'even',
    level: 'adventurous',
    variations: [],
    goal: { text: goal, cubes: null },
    required: [],
    permitted: [],
    forbidden: [],
    resources: resources.split(' ') as Cube[],
    after: 'impossible',
  };
}

/** What the parts come to, as the judge accepts it. */
function found(asked: EquationsPosition): readonly string[] {
  const rules = rulesOf(asked);
  const [aims] = aimsOf(rules, asked.goal!);
  const run = runFor(rules, aims!, new Budget({}), 'quick');
  const texts: string[] = [];
  const split = new PowerSplit(rules, run, new Budget({}), (tree, target) => {
    const goal = run.tables.aim.targets[target]!.text;
    const written = writeDown(asked, tree, { goal, wild: null, goalLayout: null });
    if (written !== null) {
      expect(judgeEquation(asked, [written]).verdict).toBe('correct');
      texts.push(written.solution);
    }
    return written !== null;
  });
  for (let size = 0; size < 9 && !split.step(); size++);
  return texts;
}

describe('a Goal that is a power of two numbers that have nothing to do with each other', () => {
  it('is made of them, each from its own cubes', () => {
    const roll =
      'black:+ blue:1 green:^ green:- red:0 green:4 red:2 red:2 black:9 black:+ black:r red:1 blue:/ blue:0 blue:3 green:- blue:2 black:/ red:+';
    expect(found(position('junior', '23r55', roll))).toHaveLength(1);
  });
  it('uses all of Required', () => {
    const asked = position(
      'middle',
      '88^23',
      'green:^ black:8 red:2 black:9 red:1 red:+ blue:x blue:3 red:+',
    );
    expect(found(asked)).toHaveLength(0);
    const more = {
      ...asked,
      resources: [...asked.resources, 'green:5', 'green:4', 'blue:x', 'red:-'] as Cube[],
    };
    const [text] = found(more);
    expect(text).toBeDefined();
    const [required] = found({
      ...more,
      resources: more.resources.slice(1),
      required: ['green:^', 'red:0', 'black:+'],
    });
    expect(required).toContain('0');
  });
  it('is left to the others if it is a small number', () => {
    expect(found(position('middle', '9^2', 'green:^ black:8 red:1 red:+ red:2 black:9'))).toHaveLength(0);
  });
});
