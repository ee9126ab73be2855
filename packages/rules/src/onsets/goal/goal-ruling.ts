import { goalReadings, goalValues, parseGoal } from './goal.ts';
import { inForce } from '../shake/in-force.ts';
import type { OnSetsPosition } from '../shake/position.ts';
import type { Reason } from '../judge/reason.ts';
import type { Cube } from '../text/symbols.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

export interface GoalRuling {
  readonly legal: boolean;
  /** The whole numbers that a Solution may equal, in order; empty if the Goal is illegal. */
  readonly values: readonly number[];
  readonly reasons: readonly Reason[];
}

/** Whether this Goal may be set from the digit cubes in Resources, and what it may equal. */
export function judgeGoal(position: OnSetsPosition, text: string | null): GoalRuling {
  if (text === null) {
    return ruling([], [illegal(position, 'cubes', say('which-goal'))]);
  }
  const worth = goalWorth(position, text, inForce(position)['absolute-value'] !== null);
  const layout = parseGoal(text);
  if (!layout.ok) return worth;
  const missing = notAmong(
    layout.value.cubes.map((cube) => cube.digit),
    position.resources,
  );
  const reasons = missing.map((digit) => illegal(position, 'cubes', say('no-digit-shows', { digit })));
  return ruling(worth.values, [...worth.reasons, ...reasons]);
}

/** What a Goal on the mat may equal, wherever its cubes came from. */
export function goalWorth(position: OnSetsPosition, text: string, absoluteValue: boolean): GoalRuling {
  const layout = parseGoal(text);
  if (!layout.ok) return ruling([], [illegal(position, 'layout', layout.error)]);
  const values = goalValues(layout.value, absoluteValue);
  if (values.length > 0) return ruling(values, []);
  const [value] = goalReadings(layout.value, absoluteValue);
  return ruling([], [illegal(position, 'wholeNumber', say('goal-below-zero', { value: value ?? 0 }))]);
}

function ruling(values: readonly number[], reasons: readonly Reason[]): GoalRuling {
  return reasons.length === 0 ? { legal: true, values, reasons } : { legal: false, values: [], reasons };
}

function illegal({ book, level }: OnSetsPosition, about: keyof typeof book.goalRules, message: Said): Reason {
  const rules = (level === 'basic' ? book.basicLevel?.goalRules : null) ?? book.goalRules;
  return { code: 'goal-illegal', rule: rules[about], message };
}

/** The cubes wanted that are not there, each as often as it is missing. */
function notAmong(wanted: readonly Cube[], there: readonly Cube[]): readonly Cube[] {
  const rest = [...there];
  return wanted.filter((cube) => {
    const index = rest.indexOf(cube);
    if (index < 0) return true;
    rest.splice(index, 1);
    return false;
  });
}
