import { makeCard } from '../text/cards.ts';
import type { Card } from '../text/cards.ts';
import { everyTree } from './text.ts';
import type { Chain, RestrictionSides, Tree } from './text.ts';

// Part of the slow reference judge (reference.ts): which cards a reading selects.

/** A card as it lies on the table; a wild blank card has dots and is still called "blank". */
export interface PlainCard {
  readonly name: string;
  readonly dots: readonly string[];
}

/** One reading of a whole Solution, worked out on the cards. */
export interface Outcome {
  readonly selected: readonly PlainCard[];
  /** For each Restriction, the names of the cards that fail it. */
  readonly removed: readonly (readonly string[])[];
}

export function plainCard(card: Card, dotsOnBlank: Card | null): PlainCard {
  const name = makeCard(card);
  const shown = name === 'blank' && dotsOnBlank !== null ? makeCard(dotsOnBlank) : name;
  return { name, dots: shown === 'blank' ? [] : shown.split('') };
}

export function isIn(tree: Tree, card: PlainCard, minusIsSymmetric: boolean): boolean {
  if (tree.kind === 'set') {
    if (tree.symbol === 'V') return true;
    if (tree.symbol === '^') return false;
    return card.dots.includes(tree.symbol);
  }
  if (tree.kind === 'complement') return !isIn(tree.of, card, minusIsSymmetric);
  const left = isIn(tree.left, card, minusIsSymmetric);
  const right = isIn(tree.right, card, minusIsSymmetric);
  if (tree.operation === 'U') return left || right;
  if (tree.operation === 'n') return left && right;
  return minusIsSymmetric ? left !== right : left && !right;
}

/** The cards that a chain can select from these: one list for each tree, equal lists once. */
function everySelection(
  chain: Chain,
  cards: readonly PlainCard[],
  symmetric: boolean,
): readonly (readonly PlainCard[])[] {
  return distinct(everyTree(chain).map((tree) => cards.filter((card) => isIn(tree, card, symmetric))));
}

/** The cards that a Restriction can remove: one list for each choice of a tree for each side. */
function everyRemoval(
  { sides, relations }: RestrictionSides,
  cards: readonly PlainCard[],
  symmetric: boolean,
): readonly (readonly PlainCard[])[] {
  const choices = combinations(sides.map((side) => everySelection(side, cards, symmetric)));
  return distinct(
    choices.map((sets) =>
      cards.filter((card) =>
        relations.some((relation, index) => {
          const left = sets[index]!.includes(card);
          const right = sets[index + 1]!.includes(card);
          return relation === '=' ? left !== right : left && !right;
        }),
      ),
    ),
  );
}

/** Every reading of the Set-Name together with every reading of every Restriction. */
export function everyOutcome(
  setName: Chain,
  restrictions: readonly RestrictionSides[],
  universe: readonly PlainCard[],
  symmetric: boolean,
): readonly Outcome[] {
  const selections = everySelection(setName, universe, symmetric);
  const removals = combinations(restrictions.map((sides) => everyRemoval(sides, universe, symmetric)));
  return removals.flatMap((removed) =>
    selections.map((selection) => ({
      selected: selection.filter((card) => !removed.some((gone) => gone.includes(card))),
      removed: removed.map((gone) => gone.map(({ name }) => name)),
    })),
  );
}

/** One element of each list, in every way. */
export function combinations<T>([first, ...rest]: readonly (readonly T[])[]): readonly (readonly T[])[] {
  if (first === undefined) return [[]];
  const others = combinations(rest);
  return first.flatMap((element) => others.map((other) => [element, ...other]));
}

function distinct(lists: readonly (readonly PlainCard[])[]): readonly (readonly PlainCard[])[] {
  return [...new Map(lists.map((list) => [list.map(({ name }) => name).join(' '), list])).values()];
}
