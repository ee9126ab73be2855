import { makeCard } from './cards.ts';
import type { OnSetsPosition } from './position.ts';
import { chainOf, everyTree, tokensOf } from './reference-text.ts';
import type { Tree } from './reference-text.ts';
import { isRelation, isSymbol, OPERATIONS, SET_SYMBOLS, SYMBOLS } from './symbols.ts';
import type { Cube, CubeSymbol } from './symbols.ts';
import type { EntryOf, Pick, VariationId } from './variation.ts';

// Part of the slow reference judge (reference.ts): what is in force in a position.

export interface RulesInForce {
  readonly restrictionsPlayed: boolean;
  readonly wholeRestrictionMayBeGrouped: boolean;
  readonly variations: ReadonlySet<VariationId>;
  /** For each wild face, what it may stand for besides itself. */
  readonly wild: ReadonlyMap<CubeSymbol, readonly CubeSymbol[]>;
  readonly requiredCube: Cube | null;
  readonly requiredCard: string | null;
  readonly forbiddenCard: string | null;
  readonly blankMadeForbidden: 'neither-may-be-in-the-set' | 'not-allowed' | null;
  readonly doubleSet: { readonly tree: Tree; readonly symmetric: boolean } | null;
}

export function rulesInForce(position: OnSetsPosition): RulesInForce {
  const { book, division, level } = position;
  const relationCubes = book.relationCubes.is[division];
  const restrictionsPlayed = relationCubes === 'restrictions' && level === 'adventurous';
  const picks = level === 'adventurous' ? position.variations : [];
  const always = level === 'adventurous' ? (book.variations[division]?.always ?? []) : [];

  const wild = new Map<CubeSymbol, readonly CubeSymbol[]>();
  if (relationCubes === 'wild') {
    wild.set('=', SET_SYMBOLS);
    wild.set('C', OPERATIONS);
  }
  const wildCube = pickOf(picks, 'wild-cube')?.cube;
  if (wildCube !== undefined && isSymbol(wildCube)) {
    wild.set(
      wildCube,
      SYMBOLS.filter((symbol) => restrictionsPlayed || !isRelation(symbol)),
    );
  }
  const requiredCard = pickOf(picks, 'required-card')?.card;
  const forbiddenCard = pickOf(picks, 'forbidden-card')?.card;
  return {
    restrictionsPlayed,
    wholeRestrictionMayBeGrouped: book.wholeRestrictionGrouped.is === 'harmless',
    variations: new Set([...always.map(({ id }) => id), ...picks.map(({ id }) => id)]),
    wild,
    requiredCube: pickOf(picks, 'required-cube')?.cube ?? null,
    requiredCard: requiredCard === undefined ? null : makeCard(requiredCard),
    forbiddenCard: forbiddenCard === undefined ? null : makeCard(forbiddenCard),
    blankMadeForbidden: entryOf(position, 'forbidden-card')?.blankMadeForbidden ?? null,
    doubleSet: doubleSetOf(position, picks),
  };
}

function doubleSetOf(position: OnSetsPosition, picks: readonly Pick[]): RulesInForce['doubleSet'] {
  const pick = pickOf(picks, 'double-set');
  if (pick === undefined) return null;
  const chain = chainOf(tokensOf(pick.set));
  const trees = chain === null ? [] : everyTree(chain);
  // At most four symbols leave room for one binary operation, so there is one reading.
  if (trees.length !== 1) throw new Error(`no Double Set: ${pick.set}`);
  const difference = picks.findIndex(({ id }) => id === 'symmetric-difference');
  const asCalled = entryOf(position, 'double-set')?.minus === 'as-called';
  const symmetric = difference >= 0 && (!asCalled || difference < picks.indexOf(pick));
  return { tree: trees[0]!, symmetric };
}

function pickOf<Id extends VariationId>(
  picks: readonly Pick[],
  id: Id,
): Extract<Pick, { readonly id: Id | 'required-cube' | 'required-card' }> | undefined;
function pickOf(picks: readonly Pick[], id: VariationId): Pick | undefined {
  return picks.find((pick) => pick.id === id);
}

function entryOf<Id extends VariationId>(position: OnSetsPosition, id: Id): EntryOf<Id> | undefined {
  const lists = position.book.variations[position.division];
  return [...(lists?.always ?? []), ...(lists?.list ?? [])].find(
    (entry): entry is EntryOf<Id> & typeof entry => entry.id === id,
  );
}
