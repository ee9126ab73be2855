import { DIGITS, goalValues, inForce, isDigit, makeGoal } from '@forceout/rules/onsets';
import type { Digit, GoalCube, GoalLayout, GoalShape, OnSetsPosition } from '@forceout/rules/onsets';

/** A Goal that may be set, and what it may equal. */
export interface Settable {
  readonly goal: string;
  readonly values: readonly number[];
}

const SHAPES: Readonly<Record<1 | 2 | 3, readonly GoalShape[]>> = {
  1: ['row'],
  2: ['row', 'column'],
  3: ['row', 'column', 'L', 'T'],
};

/** A kit has no more digit cubes. */
const MOST_DIGITS = 3;
/** What three digit cubes can be is soon all known, and does not change. */
const known = new Map<string, readonly Settable[]>();

/** Every legal Goal from the digit cubes in Resources, simplest first; of two that look alike, one. */
export function goalsFrom(position: OnSetsPosition): readonly Settable[] {
  const digits = position.resources.filter((cube): cube is Digit => isDigit(cube)).toSorted();
  const absoluteValue = inForce(position)['absolute-value'] !== null;
  const key = `${digits.join('')}${absoluteValue ? '|' : ''}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const goals = goalsOf(digits, absoluteValue);
  if (digits.length <= MOST_DIGITS) known.set(key, goals);
  return goals;
}

function goalsOf(digits: readonly Digit[], absoluteValue: boolean): readonly Settable[] {
  const found = new Map<string, Settable>();
  for (const count of [1, 2, 3] as const) {
    for (const row of rows(digits, count)) {
      for (const shape of SHAPES[count]) {
        const layout: GoalLayout = { shape, cubes: row };
        const goal = makeGoal(layout);
        if (found.has(goal)) continue;
        const values = goalValues(layout, absoluteValue);
        if (values.length > 0) found.set(goal, { goal, values });
      }
    }
  }
  return [...found.values()];
}

/** Rows of so many cubes, upright ones first. */
function rows(digits: readonly Digit[], count: number): readonly (readonly GoalCube[])[] {
  if (count === 0) return [[]];
  const result: GoalCube[][] = [];
  for (const digit of DIGITS) {
    const at = digits.indexOf(digit);
    if (at < 0) continue;
    for (const rest of rows(digits.toSpliced(at, 1), count - 1)) {
      result.push([{ digit, upsideDown: false }, ...rest], [{ digit, upsideDown: true }, ...rest]);
    }
  }
  const turned = (row: readonly GoalCube[]): number => row.filter(({ upsideDown }) => upsideDown).length;
  return result.toSorted((a, b) => turned(a) - turned(b));
}
