import type { Cube } from '../text/symbols.ts';
import type { InForce } from './in-force.ts';
import type { OnSetsPosition } from './position.ts';
import type { PickReason } from './variation.ts';
import { say } from '../../said/said.ts';
import type { Said } from '../../said/said.ts';

export const nothing = (): false => false;

/** It always has an effect. */
export const noObjection = (): readonly PickReason[] => [];

/** It must be able to change some Solution; a wild cube may be any symbol, so with one it always can. */
export function needs(works: (cube: Cube) => boolean, lacks: Said) {
  return ({
    position,
    force,
  }: {
    readonly position: OnSetsPosition;
    readonly force: InForce;
  }): readonly PickReason[] => {
    if (position.resources.some(works) || force['wild-cube'] !== null) return [];
    const { rule } = position.book.procedure.picking.illegalPick;
    return [{ code: 'no-effect', rule, message: say('changes-nothing', { what: lacks }) }];
  };
}
