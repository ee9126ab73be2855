import type { EquationsPosition } from '@forceout/rules/equations';
import { Chance } from '../packages/solver/src/equations/reference/random-position.ts';
import {
  moved,
  nowPosition,
  PLAYED_DIVISIONS,
  shakeWithGoal,
} from '../packages/solver/src/equations/reference/realistic-position.ts';

export interface Asked {
  /** Up to ten cubes after Now or Impossible, or a roll with most or all cubes still in Resources. */
  readonly name: 'now' | 'impossible' | 'whole';
  readonly position: EquationsPosition;
}

/** Real rolls of all divisions, three to ten usable cubes and whole rolls in turn; no to three picks unless so many are asked for. */
export function rolls(each: number, firstSeed: number, onlyPicks: number | null): readonly Asked[] {
  const asked: Asked[] = [];
  let seed = firstSeed;
  for (const division of PLAYED_DIVISIONS)
    for (let index = 0; index < each; index++) {
      // Every number of cubes with every number of picks, once in 32.
      const cubes = 3 + (index % 8);
      const picks = onlyPicks ?? Math.floor(index / 8) % 4;
      const now = new Chance(seed++);
      asked.push({ name: 'now', position: nowPosition(now, shakeWithGoal(now, division, picks), cubes) });
      const chance = new Chance(seed++);
      const shake = shakeWithGoal(chance, division, picks);
      // Half on the mat, half in Resources.
      const few = { ...shake, resources: shake.resources.slice(0, cubes) };
      asked.push({ name: 'impossible', position: moved(chance, few, cubes >> 1) });
      const large = new Chance(seed++);
      const all = shakeWithGoal(large, division, picks);
      asked.push({ name: 'whole', position: moved(large, all, 2 * (index % 8)) });
    }
  return asked;
}
