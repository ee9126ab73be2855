import { goalWorth } from '@forceout/rules/onsets';
import type { ShakeRules } from '@forceout/rules/onsets';
import { goalsFrom } from './goals.ts';

/** What Solutions that are written together may equal, and the Goal to write beside each after "No Goal". */
export interface GoalToReach {
  readonly values: readonly number[];
  readonly layoutFor: (value: number) => string | null;
}

export function goalsToReach({ position, force }: ShakeRules): readonly GoalToReach[] {
  if (position.after !== 'no-goal') {
    const { legal, values } = goalWorth(position, position.goal ?? '', force['absolute-value'] !== null);
    return legal ? [{ values, layoutFor: () => null }] : [];
  }
  const goals = goalsFrom(position);
  if (force['two-solutions'] === null) {
    const values = [...new Set(goals.flatMap((goal) => goal.values))].toSorted((a, b) => a - b);
    return [
      { values, layoutFor: (value) => goals.find((goal) => goal.values.includes(value))?.goal ?? null },
    ];
  }
  // Both Solutions are for one Goal, so Goals with the same values are asked about once.
  const distinct = new Map(goals.toReversed().map((goal) => [goal.values.join(), goal]));
  return [...distinct.values()].toReversed().map(({ values, goal }) => ({ values, layoutFor: () => goal }));
}
