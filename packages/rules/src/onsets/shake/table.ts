import { BLANK, has, setOf, size } from '../text/cards.ts';
import type { Card, CardSet } from '../text/cards.ts';
import type { InForce } from './in-force.ts';
import type { Meaning, Minus } from '../judge/interpretations.ts';
import type { OnSetsPosition } from './position.ts';
import type { Worth } from '../judge/ruling.ts';

/** The Universe as one Solution sees it. */
export interface Table extends Meaning {
  /** The dealt cards by their dots; a blank card with dots put on it counts as a card with those dots. */
  readonly scope: CardSet;
  readonly minus: Minus;
  readonly dealt: CardSet;
  readonly doubled: CardSet;
  /** The dots on the blank card; null if it was not dealt. */
  readonly blankAs: Card | null;
}

export function tableFor(position: OnSetsPosition, force: InForce, blank: Card | null): Table {
  const dealt = setOf(position.universe);
  const blankAs = has(dealt, BLANK) ? (force['blank-card-wild'] === null ? BLANK : (blank ?? BLANK)) : null;
  const scope = blankAs === null ? dealt : (dealt & ~(1 << BLANK)) | (1 << blankAs);
  return { scope, minus: force.minus, dealt, doubled: force.doubled, blankAs };
}

/** The cards on the table whose dots are in the set: the blank card goes with the dots that were put on it. */
export function cardsWith(table: Table, set: CardSet): CardSet {
  const { blankAs, dealt } = table;
  if (blankAs === null || blankAs === BLANK) return set & dealt;
  return (set & dealt & ~(1 << BLANK)) | (has(set, blankAs) ? 1 << BLANK : 0);
}

/** The cards that count double, the blank card by the dots that were put on it. */
export function doubledCards(table: Table): CardSet {
  return cardsWith(table, table.doubled);
}

/** What a set of the table comes to: its cards, each counted once or, in the Double Set, twice. */
export function worthOf(table: Table, set: CardSet): Worth {
  const cards = cardsWith(table, set);
  return { cards, value: size(cards) + size(cards & doubledCards(table)) };
}
