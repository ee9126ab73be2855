import { BLANK, has } from '../text/cards.ts';
import type { Card, CardSet } from '../text/cards.ts';
import type { SetExpression } from '../text/expression.ts';
import { interpretations } from './interpretations.ts';
import type { Judged } from './judge.ts';
import { groupedSolution } from './outcomes.ts';
import { makeRestriction, makeSetName } from '../text/print.ts';
import { cardsWith, doubledCards, worthOf } from '../shake/table.ts';

/** A piece of a Set-Name and the cards it selects. */
export interface Step {
  readonly text: string;
  readonly cards: readonly Card[];
}

export interface RestrictionStep {
  readonly text: string;
  /** What each side selects, from the whole Universe, its pieces first. */
  readonly steps: readonly Step[];
  /** The cards for which the Restriction fails. */
  readonly removes: readonly Card[];
}

/** How one interpretation of a Solution works out, step by step; cards stand in the order they were dealt. */
export interface Explanation {
  readonly universe: readonly Card[];
  /** The values that the Goal may have. */
  readonly goal: readonly number[];
  /** The Solution with its grouping made plain. */
  readonly text: string;
  /** True if this is an interpretation that loses while another would win. */
  readonly losing: boolean;
  readonly restrictions: readonly RestrictionStep[];
  /** The restricted Universe. */
  readonly left: readonly Card[];
  /** The pieces of the Set-Name, smallest first, worked out on the restricted Universe. */
  readonly steps: readonly Step[];
  readonly selected: readonly Card[];
  /** Those of the selected cards that count twice. */
  readonly doubled: readonly Card[];
  readonly value: number;
  /** The dots on the blank card, where it is wild and was given some; otherwise null. */
  readonly blankAs: Card | null;
}

/** Shows the work: the losing interpretation if there is one, else the one from left to right. Null without a meaning. */
export function explain(universe: readonly Card[], judged: Judged): Explanation | null {
  const { meaning, table, losing } = judged;
  const outcome = losing ?? judged.outcomes[0];
  if (meaning === null || outcome === undefined) return null;
  const grouped = groupedSolution(meaning, outcome, table);
  const restrictions = grouped.restrictions.map((restriction) => makeRestriction(restriction, 'unicode'));
  const { left } = outcome;
  const selected = worthOf(table, outcome.setName & left);
  const inOrder = (set: CardSet): readonly Card[] => universe.filter((card) => has(set, card));
  const named = (set: CardSet): readonly Card[] => inOrder(cardsWith(table, set));
  const step =
    (within: CardSet) =>
    (piece: SetExpression): Step => ({
      text: makeSetName(piece, 'unicode'),
      cards: named(interpretations(piece, table)[0]! & within),
    });
  return {
    universe,
    goal: judged.goal.values,
    text: [...restrictions, makeSetName(grouped.setName, 'unicode')].join(', '),
    losing: losing !== null && judged.outcomes.length > 1,
    restrictions: grouped.restrictions.map(({ sides }, index) => ({
      text: restrictions[index]!,
      steps: distinct(sides.flatMap(pieces).map(step(table.scope))),
      removes: named(table.scope & ~outcome.restrictions[index]!.keeps),
    })),
    left: named(left),
    steps: distinct(pieces(grouped.setName).map(step(left))),
    selected: inOrder(selected.cards),
    doubled: inOrder(selected.cards & doubledCards(table)),
    value: selected.value,
    blankAs: table.blankAs === BLANK ? null : table.blankAs,
  };
}

/** A fully grouped expression and all it is made of, the smallest pieces first. */
function pieces(expression: SetExpression): readonly SetExpression[] {
  switch (expression.kind) {
    case 'set':
      return [expression];
    case 'complement':
      return [...pieces(expression.of), expression];
    case 'chain':
      return [...expression.terms.flatMap(pieces), expression];
  }
}

function distinct(steps: readonly Step[]): readonly Step[] {
  return steps.filter((one, index) => steps.findIndex((other) => other.text === one.text) === index);
}
