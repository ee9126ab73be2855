import { makeCard } from '../text/cards.ts';
import type { OnSetsPosition } from '../shake/position.ts';
import { chainOf, everyTree, tokensOf } from './text.ts';
import type { Tree } from './text.ts';
import { isRelation, isSymbol, OPERATIONS, SET_SYMBOLS, SYMBOLS } from '../text/symbols.ts';
import type { Cube, CubeSymbol } from '../text/symbols.ts';
import type { Pick, VariationEntry, VariationId } from '../shake/variation.ts';

// Part of the slow reference judge (reference.ts): what is in force in a position.

export interface RulesInForce {
  readonly restrictionsPlayed: boolean;
  readonly wholeRestrictionMayBeGrouped: boolean;
  readonly variations: ReadonlySet<VariationId>;
  /** For each wild face, what it may stand for. */
  readonly wild: ReadonlyMap<CubeSymbol, readonly CubeSymbol[]>;
  readonly requiredCube: Cube | null;
  readonly requiredCard: string | null;
  readonly forbiddenCard: string | null;
  readonly blankMadeForbidden: 'neither-may-be-in-the-set' | 'not-allowed' | null;
  readonly doubleSet: { readonly tree: Tree; readonly symmetric: boolean } | null;
}

export function rulesInForce(position: OnSetsPosition): RulesInForce {
  const { book, division, level } = position;
  const relationCubes = book.relationCubes[division]?.is;
  const adventurous = level === 'adventurous';
  const restrictionsPlayed = relationCubes === 'restrictions' && adventurous;
  const picks = adventurous ? position.variations : [];
  const always = adventurous ? (book.variations[division]?.always ?? []) : [];

  const wild = new Map<CubeSymbol, readonly CubeSymbol[]>();
  if (relationCubes === 'wild') wild.set('=', SET_SYMBOLS).set('C', OPERATIONS);
  let requiredCube: Cube | null = null;
  let requiredCard: string | null = null;
  let forbiddenCard: string | null = null;
  let doubleSet: RulesInForce['doubleSet'] = null;
  for (const pick of picks) {
    if (pick.id === 'wild-cube' && isSymbol(pick.cube)) {
      const meanings = SYMBOLS.filter((symbol) => restrictionsPlayed || !isRelation(symbol));
      wild.set(pick.cube, meanings);
    }
    if (pick.id === 'required-cube') requiredCube = pick.cube;
    if (pick.id === 'required-card') requiredCard = makeCard(pick.card);
    if (pick.id === 'forbidden-card') forbiddenCard = makeCard(pick.card);
    if (pick.id === 'double-set') {
      doubleSet = { tree: onlyTree(pick.set), symmetric: minusIsSymmetricInDoubleSet(position, picks) };
    }
  }
  return {
    restrictionsPlayed,
    wholeRestrictionMayBeGrouped: book.wholeRestrictionGrouped.is === 'harmless',
    variations: new Set([...always.map(({ id }) => id), ...picks.map(({ id }) => id)]),
    wild,
    requiredCube,
    requiredCard,
    forbiddenCard,
    blankMadeForbidden:
      entriesOf(position).find((entry) => entry.id === 'forbidden-card')?.blankMadeForbidden ?? null,
    doubleSet,
  };
}

/** What else a cube may be that stands for this symbol. */
export function interchangeableWith({ variations }: RulesInForce, symbol: CubeSymbol): CubeSymbol | null {
  if (variations.has('union-intersection-interchangeable')) {
    if (symbol === 'U') return 'n';
    if (symbol === 'n') return 'U';
  }
  if (variations.has('universe-null-interchangeable')) {
    if (symbol === 'V') return '^';
    if (symbol === '^') return 'V';
  }
  return null;
}

/** A Double Set has four symbols at most, so one binary operation at most, so one reading. */
function onlyTree(doubleSet: string): Tree {
  const chain = chainOf(tokensOf(doubleSet));
  const [tree, ...others] = chain === null ? [] : everyTree(chain);
  if (tree === undefined || others.length > 0) throw new Error(`not a Double Set: ${doubleSet}`);
  return tree;
}

function minusIsSymmetricInDoubleSet(position: OnSetsPosition, picks: readonly Pick[]): boolean {
  const difference = picks.findIndex(({ id }) => id === 'symmetric-difference');
  const doubling = picks.findIndex(({ id }) => id === 'double-set');
  if (difference < 0) return false;
  const entry = entriesOf(position).find((each) => each.id === 'double-set');
  return entry?.minus === 'as-called' ? difference < doubling : true;
}

/** All that the book says of the variations of this division. */
function entriesOf({ book, division }: OnSetsPosition): readonly VariationEntry[] {
  const lists = book.variations[division];
  return [...(lists?.always ?? []), ...(lists?.list ?? [])];
}
