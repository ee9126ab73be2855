import { isDigit } from '@forceout/rules/onsets';
import type { Cube, OnSetsPosition } from '@forceout/rules/onsets';
import { isSolvable } from './solve.ts';

export interface NowCubes {
  /** Whether a Now challenge is right; with Two Solutions each of them may use a Resource cube of its own. */
  readonly now: boolean;
  /** Whether the mat alone will do. */
  readonly withNone: boolean;
  /** The faces in Resources of which one cube, beside the mat, will do. */
  readonly cubes: readonly Cube[];
}

/** Which single Resource cube makes Now true. */
export function nowCubes(position: OnSetsPosition): NowCubes {
  const now = isSolvable({ ...position, after: 'now' }).answer === 'yes';
  if (!now) return { now, withNone: false, cubes: [] };
  const onMat = (extra: readonly Cube[]): boolean => {
    const permitted = [...position.permitted, ...extra];
    return isSolvable({ ...position, permitted, resources: [], after: 'forceout' }).answer === 'yes';
  };
  const faces = [...new Set(position.resources)].filter((cube) => !isDigit(cube));
  if (onMat([])) return { now, withNone: true, cubes: faces };
  return { now, withNone: false, cubes: faces.filter((cube) => onMat([cube])) };
}
