import { Arithmetic } from '../worth/arithmetic.ts';
import { reason } from './citing.ts';
import type { Expression } from '../text/expression.ts';
import { Groupings, isSame } from '../worth/groupings.ts';
import type { Reason } from './reason.ts';
import type { ShakeRules, Side } from '../shake/shake-rules.ts';
import { say } from '../../said/said.ts';

const FUEL = 2_000;

/** Whether a wrong Equation would be right if + added instead of averaging. [VII-C-5-f-example-b] */
export function addedInsteadOfAveraged(
  rules: ShakeRules,
  solution: readonly Expression[],
  goal: readonly Expression[],
): readonly Reason[] {
  const { average } = rules.force;
  if (average === null) return [];
  const arithmetic = new Arithmetic({ ...rules, force: { ...rules.force, average: null } }, FUEL);
  const values = (side: Side, meanings: readonly Expression[]) => {
    const groupings = new Groupings(arithmetic, side);
    return meanings.flatMap((meaning) => groupings.values(meaning));
  };
  const goals = values('goal', goal);
  if (!values('solution', solution).some((a) => goals.some((b) => isSame(arithmetic, a, b)))) return [];
  const message = say('only-if-plus-adds');
  return [{ ...reason(rules.position, 'variation-violated', message, average.rule), variation: 'average' }];
}
