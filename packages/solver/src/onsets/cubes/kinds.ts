import { SYMBOLS } from '@forceout/rules/onsets';
import type { Cube, CubeSymbol, InForce, MeaningOf } from '@forceout/rules/onsets';

/** A kind is a place in SYMBOLS; interchangeable symbols share the place of ∪ or of V. */
export type Kind = number;
export type Counts = readonly number[];

const at = (symbol: CubeSymbol): Kind => SYMBOLS.indexOf(symbol);

export const KINDS: readonly Kind[] = SYMBOLS.map((_, kind) => kind);
export const UNIVERSE = at('V');
export const NULL_SET = at('^');
export const UNION = at('U');
export const INTERSECTION = at('n');
export const MINUS = at('-');
export const PRIME = at("'");
export const EQUALS = at('=');
export const SUBSET = at('C');
/** B R G Y V Λ: what a Set-Name starts from. */
export const LEAF_KINDS: readonly Kind[] = KINDS.filter((kind) => kind <= NULL_SET);
export const COLOUR_KINDS: readonly Kind[] = KINDS.filter((kind) => kind < UNIVERSE);
export const BINARY_KINDS: readonly Kind[] = [UNION, INTERSECTION, MINUS];
export const OPERATION_KINDS: readonly Kind[] = [...BINARY_KINDS, PRIME];
export const RELATION_KINDS: readonly Kind[] = [EQUALS, SUBSET];

export function kindOf(symbol: CubeSymbol, force: InForce): Kind {
  if (symbol === 'n' && force['union-intersection-interchangeable'] !== null) return UNION;
  if (symbol === '^' && force['universe-null-interchangeable'] !== null) return UNIVERSE;
  return at(symbol);
}

/** How many of the cubes make each kind, once wild cubes have their meaning. */
export function countKinds(cubes: readonly Cube[], meaningOf: MeaningOf, force: InForce): number[] {
  const counts = KINDS.map(() => 0);
  for (const cube of cubes) {
    const meaning = meaningOf(cube);
    if (meaning !== null) counts[kindOf(meaning, force)]!++;
  }
  return counts;
}
