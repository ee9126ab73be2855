import { inForce } from './in-force.ts';
import type { InForce } from './in-force.ts';
import type { OnSetsPosition } from './position.ts';
import { wildFaces } from './wild.ts';
import type { WildFace } from './wild.ts';

/** Everything about a position that holds for every Solution written in it. */
export interface ShakeRules {
  readonly position: OnSetsPosition;
  readonly force: InForce;
  readonly faces: readonly WildFace[];
}

export function rulesOf(position: OnSetsPosition): ShakeRules {
  const force = inForce(position);
  return { position, force, faces: wildFaces(position, force) };
}
