import * as N from '@forceout/numbers/towers';
import { reason } from './citing.ts';
import { wildlyRead } from './infer-wild.ts';
import { cubeReasons } from './judge-cubes.ts';
import { readGoal } from './judge-goal.ts';
import { factorialReasons, textReasons } from './judge-text.ts';
import { judgeValues } from './judge-value.ts';
import type { ValueFindings } from './judge-value.ts';
import { parseLayout } from '../goal/goal-layout.ts';
import { judgeEquationsGoal } from '../goal/goal-ruling.ts';
import type { EquationsPosition } from '../shake/position.ts';
import { readSide } from '../text/reading.ts';
import { REASON_CODES } from './reason.ts';
import type { Reason } from './reason.ts';
import type { EquationsRuling } from './ruling.ts';
import { rulesOf } from '../shake/shake-rules.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';
import type { Wild } from '../text/wild.ts';
import type { LaidGoal, WrittenEquation } from '../text/written.ts';
import { say } from '../../said/said.ts';

/** One Equation judged. */
export interface JudgedEquation {
  readonly rules: ShakeRules;
  /** With both sides apart, also if they were written in one line. */
  readonly written: WrittenEquation;
  readonly wild: Wild | null;
  readonly reasons: readonly Reason[];
  readonly values: ValueFindings;
}

/** The ruling on what one player wrote: one Equation. */
export function judgeEquation(
  position: EquationsPosition,
  written: readonly WrittenEquation[],
): EquationsRuling {
  if (written.length === 0) {
    const nothing = reason(position, 'illegal-expression', say('no-equation'));
    return { verdict: 'incorrect', reasons: [nothing], values: [] };
  }
  const judged = judgeEachEquation(position, written);
  const several = judged.length > 1;
  const reasons = judged.flatMap(({ reasons: own }, index) =>
    own.map((found) => (several ? { ...found, solution: index + 1 } : found)),
  );
  const onlyUncheckable = reasons.length > 0 && reasons.every(({ code }) => code === 'uncheckable');
  return {
    verdict: reasons.length === 0 ? 'correct' : onlyUncheckable ? 'uncheckable' : 'incorrect',
    reasons,
    values: judged.map(({ values: { first, arithmetic } }) =>
      first === null ? null : N.print(arithmetic.valueOf(first.id)),
    ),
  };
}

export function judgeEachEquation(
  position: EquationsPosition,
  written: readonly WrittenEquation[],
): readonly JudgedEquation[] {
  const rules = rulesOf(position);
  return written.map((one) => judgeOne(rules, one));
}

function judgeOne(rules: ShakeRules, original: WrittenEquation): JudgedEquation {
  const { position } = rules;
  const laid = laidGoal(position, original);
  const { written, wild, reasons: wildReasons } = wildlyRead(rules, original, laid);
  const solution = readSide(written.solution, 'solution', rules, wild);
  const goal = readGoal(rules, laid, written.goal, wild);
  const reasons = [...goal.reasons];
  const ownGoal = position.after === 'no-goal';
  if (ownGoal && goal.reasons.length === 0) reasons.push(...judgeEquationsGoal(position, laid).reasons);
  reasons.push(
    ...wildReasons,
    ...textReasons(rules, written.solution, solution),
    ...factorialReasons(rules, solution, goal.reading),
    ...cubeReasons(ownGoal ? withoutGoal(rules, laid) : rules, solution, wild),
  );
  const values = judgeValues(rules, written, solution.meanings, goal.reading?.meanings ?? []);
  const ofValues =
    solution.meanings.length === 0
      ? values.reasons.filter(({ code }) => code !== 'illegal-expression')
      : values.reasons;
  reasons.push(...ofValues);
  return { rules, written, wild, reasons: inOrder(certain(reasons)), values };
}

/** A writer who brings a Goal takes its cubes out of Resources. */
function withoutGoal(rules: ShakeRules, laid: LaidGoal): ShakeRules {
  const { position } = rules;
  const layout = parseLayout(laid);
  const resources = [...position.resources];
  for (const { face, colors } of layout.ok ? layout.value.cubes : []) {
    const at = resources.findIndex((cube) => colors.some((color) => cube === `${color}:${face}`));
    if (at >= 0) resources.splice(at, 1);
  }
  return { ...rules, position: { ...position, resources } };
}

/** An Equation that is wrong for another reason is wrong, whether or not it can be checked. */
function certain(reasons: readonly Reason[]): readonly Reason[] {
  const definite = reasons.filter(({ code }) => code !== 'uncheckable');
  return definite.length > 0 ? definite : reasons;
}

function laidGoal({ after, goal }: EquationsPosition, { goalLayout }: WrittenEquation): LaidGoal {
  return (after === 'no-goal' ? goalLayout : goal) ?? { text: '', cubes: null };
}

function inOrder(reasons: readonly Reason[]): readonly Reason[] {
  return reasons.length < 2
    ? reasons
    : reasons.toSorted((a, b) => REASON_CODES.indexOf(a.code) - REASON_CODES.indexOf(b.code));
}
