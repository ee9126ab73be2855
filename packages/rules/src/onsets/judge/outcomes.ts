import type { CardSet } from '../text/cards.ts';
import { has } from '../text/cards.ts';
import type { Restriction, SetExpression } from '../text/expression.ts';
import type { InForce } from '../shake/in-force.ts';
import { groupedAs, interpretations } from './interpretations.ts';
import { worthOf } from '../shake/table.ts';
import type { Table } from '../shake/table.ts';
import type { Worth } from './ruling.ts';

/** What a Solution means: a Set-Name and the Restrictions in front of it. */
export interface Solution {
  readonly setName: SetExpression;
  readonly restrictions: readonly Restriction[];
}

/** One way to group a Restriction: the cards it keeps, and the set that each side then names. */
export interface RestrictionOutcome {
  readonly keeps: CardSet;
  readonly sides: readonly CardSet[];
}

/** One interpretation of a whole Solution. */
export interface Outcome extends Worth {
  readonly setName: CardSet;
  readonly restrictions: readonly RestrictionOutcome[];
  /** The cards, by their dots, that the Restrictions leave. */
  readonly left: CardSet;
  /** Variations that this interpretation does not satisfy. */
  readonly violates: readonly SetDemand[];
}

/** The variations that ask something of the set itself, however the Solution is grouped. */
export type SetDemand = 'required-card' | 'forbidden-card' | 'no-null-restrictions';

/** Every legal interpretation, the one grouped from left to right first. */
export function* outcomes(solution: Solution, table: Table, force: InForce): Generator<Outcome> {
  const setNames = interpretations(solution.setName, table);
  const choices = solution.restrictions.map((restriction) => restrictionOutcomes(restriction, table));
  for (const restrictions of combinations(choices)) {
    const left = restrictions.reduce((cards, { keeps }) => cards & keeps, table.scope);
    const nullRestriction =
      force['no-null-restrictions'] !== null && someRemovesNothing(restrictions, table.scope);
    for (const setName of setNames) {
      const worth = worthOf(table, setName & left);
      const violates = violations(worth, table, force);
      if (nullRestriction) violates.push('no-null-restrictions');
      yield { ...worth, setName, restrictions, left, violates };
    }
  }
}

function restrictionOutcomes(restriction: Restriction, table: Table): readonly RestrictionOutcome[] {
  const found = new Map<CardSet, RestrictionOutcome>();
  for (const sides of combinations(restriction.sides.map((side) => interpretations(side, table)))) {
    let keeps = table.scope;
    restriction.relations.forEach((relation, index) => {
      const [a, b] = [sides[index]!, sides[index + 1]!];
      keeps &= relation === '=' ? ~(a ^ b) : ~a | b;
    });
    if (!found.has(keeps)) found.set(keeps, { keeps, sides });
  }
  return [...found.values()];
}

function* combinations<T>(choices: readonly (readonly T[])[], from = 0): Generator<readonly T[]> {
  if (from === choices.length) {
    yield [];
    return;
  }
  for (const first of choices[from]!) {
    for (const rest of combinations(choices, from + 1)) yield [first, ...rest];
  }
}

/** In whatever order they are applied, each Restriction must remove a card that no other one removes. */
function someRemovesNothing(restrictions: readonly RestrictionOutcome[], scope: CardSet): boolean {
  return restrictions.some((restriction) => {
    const others = restrictions.reduce(
      (cards, other) => (other === restriction ? cards : cards & other.keeps),
      scope,
    );
    return (others & ~restriction.keeps) === 0;
  });
}

function violations({ cards }: Worth, table: Table, force: InForce): SetDemand[] {
  const violated: SetDemand[] = [];
  const required = force['required-card'];
  if (required !== null && !has(cards, required.card)) violated.push('required-card');
  const forbidden = force['forbidden-card'];
  if (forbidden !== null) {
    const blankMadeIt = force['blank-card-wild'] !== null && table.blankAs === forbidden.card;
    const notAllowed = forbidden.blankMadeForbidden === 'not-allowed' && blankMadeIt;
    if (has(cards, forbidden.card) || notAllowed) violated.push('forbidden-card');
  }
  return violated;
}

/** The Solution with grouping symbols added so that only the given interpretation is left. */
export function groupedSolution(solution: Solution, outcome: Outcome, table: Table): Solution {
  return {
    setName: groupedAs(solution.setName, outcome.setName, table),
    restrictions: solution.restrictions.map(({ sides, relations }, index) => ({
      relations,
      sides: sides.map((side, place) => groupedAs(side, outcome.restrictions[index]!.sides[place]!, table)),
    })),
  };
}
