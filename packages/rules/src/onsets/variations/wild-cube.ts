import { choices } from '../../rulebooks/house/kinds.ts';
import { isDigit, isRelation } from '../text/symbols.ts';
import { cubeRules } from './named-cube.ts';
import { nothing } from '../shake/effect.ts';
import type { EntryOf, PickOf, Variation } from '../shake/variation.ts';

export interface WildCube {
  readonly blank: 'cube';
  readonly details: { readonly mayNotBe: readonly ('digit' | 'relation')[] };
}

export const wildCube: Variation<'wild-cube'> = {
  blank: 'cube',
  details: { mayNotBe: choices(['digit', 'relation']) },
  isBarred,
  excludes: nothing,
  against: ({ position, pick, entry }) => cubeRules(position, pick.cube, entry.rule, isBarred(pick, entry)),
};

function isBarred({ cube }: PickOf<'wild-cube'>, { mayNotBe }: EntryOf<'wild-cube'>): boolean {
  const sort = isDigit(cube) ? 'digit' : isRelation(cube) ? 'relation' : null;
  return sort !== null && mayNotBe.includes(sort);
}
