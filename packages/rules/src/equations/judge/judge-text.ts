import { reason } from './citing.ts';
import { factorialsInGoal } from '../goal/goal-layout.ts';
import type { Reading } from '../text/reading.ts';
import type { Reason } from './reason.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

/** What is wrong with the text of a Solution: no meaning, too few cubes, too few operations. */
export function textReasons(rules: ShakeRules, text: string, reading: Reading): readonly Reason[] {
  const { position, force } = rules;
  const reasons: Reason[] = [];
  for (const { kind, message, rule } of reading.problems) {
    const where = say('of-text', { text, what: message });
    // What holds an undefined symbol is no legal expression either. [III-A]
    if (kind !== 'numeral') reasons.push(reason(position, 'undefined-symbol', where, rule ?? undefined));
    reasons.push(reason(position, 'illegal-expression', where, rule ?? undefined));
  }
  const least = position.book.solutionCubes.is;
  if (reading.symbols.length < least) {
    reasons.push(reason(position, 'too-few-cubes', say('least-cubes', { least })));
  }
  const three = force['three-operation-solution'];
  if (three !== null && reading.operations < three.least) {
    const message = say('three-operations', { count: reading.operations });
    reasons.push({
      ...reason(position, 'variation-violated', message, three.rule),
      variation: 'three-operation-solution',
    });
  }
  return reasons;
}

/** Whether more factorials are written than there are. [XIII-A-4, XIII-A-5, XIII-C-8] */
export function factorialReasons(
  rules: ShakeRules,
  solution: Reading,
  goal: Reading | null,
): readonly Reason[] {
  const { position, force } = rules;
  const { factorial } = force;
  if (factorial === null) return [];
  const reasons: Reason[] = [];
  const violated = (message: Said): Reason => ({
    ...reason(position, 'variation-violated', message, factorial.rule),
    variation: 'factorial',
  });
  const inGoal = goal?.factorials ?? 0;
  const most = factorialsInGoal(force);
  if (inGoal > most) {
    const message = most === 0 ? say('no-factorial-in-goal') : say('factorials-in-goal', { most });
    reasons.push(reason(position, 'goal-illegal', message, factorial.rule), violated(message));
  }
  if (force['multiple-operations'] === null && solution.factorials + inGoal > factorial.most) {
    const all = solution.factorials + inGoal;
    const message = say('factorials-together', { most: factorial.most, written: all });
    reasons.push(violated(message));
  }
  return reasons;
}
