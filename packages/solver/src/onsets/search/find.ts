import type { Card, CardSet, Restriction, SetExpression, WildMeaning } from '@forceout/rules/onsets';

/** A correct Solution, not yet written down. */
export interface Find {
  /** How many cubes it shows. */
  readonly length: number;
  readonly cards: CardSet;
  readonly value: number;
  readonly wild: readonly WildMeaning[];
  readonly dots: Card;
  readonly blankIsWild: boolean;
  readonly setName: SetExpression;
  readonly restrictions: readonly Restriction[];
}
