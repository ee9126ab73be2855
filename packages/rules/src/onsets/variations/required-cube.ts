import { isDigit } from '../text/symbols.ts';
import { cubeRules } from './named-cube.ts';
import { nothing } from '../shake/effect.ts';
import type { Variation } from '../shake/variation.ts';

export interface RequiredCube {
  readonly blank: 'cube';
  readonly details: object;
}

export const requiredCube: Variation<'required-cube'> = {
  blank: 'cube',
  details: {},
  isBarred: ({ cube }) => isDigit(cube),
  excludes: nothing,
  against: ({ position, pick: { cube }, entry }) => cubeRules(position, cube, entry.rule, isDigit(cube)),
};
