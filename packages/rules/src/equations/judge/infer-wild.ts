import { asRead, parseLayout } from '../goal/goal-layout.ts';
import { faultOf, readAsGoal } from './judge-goal.ts';
import type { Reason } from './reason.ts';
import type { ShakeRules } from '../shake/shake-rules.ts';
import { tokenize } from '../text/tokens.ts';
import { readWild, wildMeanings } from '../text/wild.ts';
import type { Wild } from '../text/wild.ts';
import type { LaidGoal, WrittenEquation } from '../text/written.ts';

/** An Equation with its two sides apart, and what its wild cubes stand for. */
export interface WildlyRead {
  readonly written: WrittenEquation;
  readonly wild: Wild | null;
  readonly reasons: readonly Reason[];
}

export function wildlyRead(rules: ShakeRules, original: WrittenEquation, laid: LaidGoal): WildlyRead {
  const { wild, reasons } = readWild(rules, original);
  const written = sidesApart(rules, original, laid, wild);
  if (original.wild.length > 0 || written.goal === null) return { written, wild, reasons };
  return { written, wild: saidByGoal(rules, laid, written.goal), reasons };
}

/** Solution = Goal in one line is taken, and so is Goal = Solution. [VII-B-1-comment] */
function sidesApart(
  rules: ShakeRules,
  written: WrittenEquation,
  laid: LaidGoal,
  wild: Wild | null,
): WrittenEquation {
  const { solution, goal } = written;
  const at = solution.indexOf('=');
  if (goal !== null || at < 0 || solution.includes(':=') || solution.includes('=', at + 1)) return written;
  const [left, right] = [solution.slice(0, at).trim(), solution.slice(at + 1).trim()];
  const isGoal = (text: string): boolean => fits(rules, laid, text, wild);
  return isGoal(left) && !isGoal(right)
    ? { ...written, solution: right, goal: left }
    : { ...written, solution: left, goal: right };
}

/** Writing 45 for the Goal 40 says that the wild 0 is a 5. [VII-B-2-comment-b-example-ii] */
function saidByGoal(rules: ShakeRules, laid: LaidGoal, goal: string): Wild | null {
  const face = rules.force.wild?.cube;
  const layout = parseLayout(laid);
  if (face === undefined || !layout.ok || !layout.value.cubes.some((cube) => cube.face === face)) return null;
  if (fits(rules, laid, goal, null)) return null;
  for (const standsFor of wildMeanings(rules)) {
    const wild: Wild = { face, standsFor, token: tokenize(standsFor)[0]! };
    if (standsFor !== face && fits(rules, laid, goal, wild)) return wild;
  }
  return null;
}

function fits(rules: ShakeRules, laid: LaidGoal, text: string, wild: Wild | null): boolean {
  const layout = parseLayout(laid);
  if (!layout.ok) return false;
  const shown = asRead(layout.value, wild);
  return faultOf(rules, shown, readAsGoal(rules, shown, text, wild)) === null;
}
