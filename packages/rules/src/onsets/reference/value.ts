import { makeCard } from '../text/cards.ts';
import type { Card } from '../text/cards.ts';
import type { OnSetsPosition } from '../shake/position.ts';
import { goalDigits, goalValues } from './goal.ts';
import type { RulesInForce } from './rules.ts';
import { isIn } from './sets.ts';
import type { Outcome } from './sets.ts';
import { isDigit } from '../text/symbols.ts';
import type { WrittenSolution } from '../text/written.ts';

// Part of the slow reference judge (reference.ts): what a reading is worth, and must be worth.

/** The values of the Goal, after "no Goal" of the writer's own; none if it is illegal. */
export function legalGoalValues(
  { after, goal, resources }: OnSetsPosition,
  rules: RulesInForce,
  written: WrittenSolution,
): readonly number[] {
  const absolute = rules.variations.has('absolute-value');
  if (after !== 'no-goal') return goalValues(goal, absolute);
  if (written.goalLayout === null) return [];
  const rolled = resources.filter(isDigit).map(Number);
  for (const digit of goalDigits(written.goalLayout) ?? []) {
    const at = rolled.indexOf(digit);
    if (at < 0) return [];
    rolled.splice(at, 1);
  }
  return goalValues(written.goalLayout, absolute);
}

/** How many cards are selected, those of the Double Set counted twice. */
export function worthOf({ doubleSet }: RulesInForce, { selected }: Outcome): number {
  let worth = 0;
  for (const card of selected) {
    worth += doubleSet !== null && isIn(doubleSet.tree, card, doubleSet.symmetric) ? 2 : 1;
  }
  return worth;
}

/** Whether a reading does what the variations ask of the cards. */
export function satisfiesVariations(rules: RulesInForce, outcome: Outcome): boolean {
  const { requiredCard, forbiddenCard, variations } = rules;
  const { selected, removed } = outcome;
  if (requiredCard !== null && !selected.some(({ name }) => name === requiredCard)) return false;
  // A blank card with the dots of the forbidden card is forbidden too.
  if (
    selected.some(
      ({ name, dots }) => name === forbiddenCard || (name === 'blank' && dots.join('') === forbiddenCard),
    )
  )
    return false;
  if (!variations.has('no-null-restrictions')) return true;
  return removed.every((names, index) => {
    const others = new Set(removed.filter((_, other) => other !== index).flat());
    return names.some((name) => !others.has(name));
  });
}

/** Whether the writer makes the blank card the forbidden one in a book that does not allow it. */
export function blankIsMadeForbidden(rules: RulesInForce, dotsOnBlank: Card | null): boolean {
  if (rules.blankMadeForbidden !== 'not-allowed' || dotsOnBlank === null) return false;
  return makeCard(dotsOnBlank) === rules.forbiddenCard;
}
