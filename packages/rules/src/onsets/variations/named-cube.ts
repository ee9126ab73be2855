import { signOf } from '../text/symbols.ts';
import type { Cube } from '../text/symbols.ts';
import type { Rule } from '../../rulebooks/ruled.ts';
import type { OnSetsPosition } from '../shake/position.ts';
import type { PickReason } from '../shake/variation.ts';
import { say } from '../../said/said.ts';

/** What is asked of the cube that a Required or Wild Cube names. */
export function cubeRules(
  { resources }: OnSetsPosition,
  cube: Cube,
  rule: Rule,
  isBarred: boolean,
): readonly PickReason[] {
  const sign = signOf(cube);
  if (isBarred) return [{ code: 'cube-not-allowed', rule, message: say('may-not-be-named', { sign }) }];
  if (resources.includes(cube)) return [];
  return [{ code: 'cube-not-in-resources', rule, message: say('not-in-resources', { cube: sign }) }];
}
