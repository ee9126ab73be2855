import { judgeEquation, rulesOf } from '@forceout/rules/equations';
import type { Cube, EquationsPosition } from '@forceout/rules/equations';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../budget.ts';
import { Assembly } from './assembly.ts';
import { QUICK } from './precision.ts';
import { prepare } from './prepare.ts';
import { aimsOf } from '../goal/targets.ts';
import { writeDown } from '../cubes/write-down.ts';
import { cubes, positionFor } from '../reference/test-position.ts';

function position(
  division: EquationsPosition['division'],
  goal: string,
  resources: string,
): EquationsPosition {
  return positionFor(goal, { division, resources: cubes(resources) });
}

/** What the parts come to, as the judge accepts it. */
function found(asked: EquationsPosition): readonly string[] {
  const rules = rulesOf(asked);
  const [aims] = aimsOf(rules, asked.goal!);
  const run = prepare(rules, aims!, new Budget({}), { precision: QUICK });
  const texts: string[] = [];
  const assembly = new Assembly(rules, run, new Budget({}), (tree, target) => {
    const goal = run.tables.aim.targets[target]!.text;
    const written = writeDown(asked, tree, { goal, wild: null, goalLayout: null });
    if (written !== null) {
      expect(judgeEquation(asked, [written]).verdict).toBe('correct');
      texts.push(written.solution);
    }
    return written !== null;
  });
  for (let size = 0; size < 9 && !assembly.step(); size++);
  return texts;
}

describe('a Solution put together of parts', () => {
  it('is a power of two numbers that have nothing to do with each other', () => {
    const roll =
      'black:+ blue:1 green:^ green:- red:0 green:4 red:2 red:2 black:9 black:+ black:r red:1 blue:/ blue:0 blue:3 green:- blue:2 black:/ red:+';
    expect(found(position('junior', '23r55', roll))).toHaveLength(1);
  });
  it('has a zero beside it that uses up the rest of Required', () => {
    const rest =
      'green:6 green:^ blue:1 green:x red:3 black:7 red:2 green:4 black:r blue:3 green:- red:0 red:3 black:r';
    const asked = position('junior', '37', rest);
    const required: Cube[] = ['black:7', 'blue:/', 'red:-', 'blue:0', 'blue:1', 'black:/'];
    const [text] = found({ ...asked, required });
    for (const sign of ['7', '0', '1', '-']) expect(text).toContain(sign);
    expect(text!.split('/').length).toBeGreaterThan(2);
  });
  it('uses all of Required beside a power', () => {
    const asked = position('middle', '88^23', 'black:8 red:2 black:9 red:1 red:+ blue:x blue:3 red:+');
    const required: Cube[] = ['green:^', 'red:0', 'black:+'];
    expect(found({ ...asked, required })).toHaveLength(0);
    const more: Cube[] = [...asked.resources, 'green:5', 'green:4', 'blue:x', 'red:-'];
    const [text] = found({ ...asked, resources: more, required });
    expect(text).toContain('0');
    expect(text).toContain('^');
  });
  it('is a multiple of k away from the Goal where that is in force', () => {
    const rest = 'green:5 black:r blue:3 red:+ black:7 red:1 red:2';
    const asked = position('middle', '3r5', rest);
    const variations = [{ id: 'multiple-of-k', k: 7 }] as const;
    const [text] = found({ ...asked, variations });
    expect(text).toContain('r5');
    expect(text).toContain('7');
  });
});
