import { EQUATIONS_CUBES, ONSETS_CUBES } from '../../kit/cubes.ts';
import { dealCards, rollCubes } from '../../kit/dice.ts';
import { FIXTURES } from '../testing/fixtures.ts';
import type { Cube } from '../game/game.ts';
import type { Match } from '../record/state.ts';

/** Small, quick and the same everywhere; for tests only. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  one<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  odds(chance: number): boolean {
    return this.next() < chance;
  }
}

/** Everything a match offers to a fuzzer: how it is rolled and who does what. */
export interface Fuzzing {
  readonly chance: Chance;
  readonly seed: string;
  readonly game: 'onsets' | 'equations';
  match: Match;
}

/** The cubes a shake of this match rolls, and the cards it deals. */
export function rollOf({ seed, game, match }: Fuzzing, laidOut: boolean): readonly Cube[] {
  const shake = match.results.length + 1;
  const sorts =
    game === 'equations'
      ? EQUATIONS_CUBES
      : ONSETS_CUBES.filter(({ name }) => !laidOut || name !== 'restriction');
  return rollCubes(seed, shake, sorts);
}

export function dealOf({ seed, match }: Fuzzing, count: number): readonly number[] {
  return dealCards(seed, match.results.length + 1, count);
}

export const fixtureOf = ({ game }: Fuzzing) => FIXTURES[game];
