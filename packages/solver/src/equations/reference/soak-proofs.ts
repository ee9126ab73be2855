import { judgeEquation } from '@forceout/rules/equations';
import type { EquationsPosition } from '@forceout/rules/equations';
import { faultsIn } from '../checker/check-proof.ts';
import { Chance } from './random-position.ts';
import { moved, nowPosition, PLAYED_DIVISIONS, shakeWithGoal } from './realistic-position.ts';
import { solveEquations } from '../answers/solve.ts';
import { computed } from '../../testing/computed.ts';

/** So many variations are picked at most. */
const MOST_PICKED = 2;
/** Now positions have up to so many usable cubes, three at least. */
const MOST_USABLE = 10;
const FEWEST_USABLE = 3;
/** So many cubes are moved at most before an Impossible. */
const MOST_MOVED = 21;

/** A position from a real roll: after Now or Impossible, any division, any number of cubes moved. */
export function realPosition(seed: number): EquationsPosition {
  const chance = new Chance(seed);
  const shake = shakeWithGoal(
    chance,
    PLAYED_DIVISIONS[chance.below(PLAYED_DIVISIONS.length)]!,
    chance.below(MOST_PICKED + 1),
  );
  return chance.below(2) === 0
    ? nowPosition(chance, shake, FEWEST_USABLE + chance.below(MOST_USABLE - FEWEST_USABLE + 1))
    : moved(chance, shake, chance.below(MOST_MOVED + 1));
}

/** Whatever is wrong with answers in positions that are too large for the reference: a proof that the checker refuses, an Equation that the judge does, a crash. */
export function* soakProofs(
  count: number,
  seed: number,
  limitMs = 1500,
  now: () => number = computed,
): Generator<string> {
  for (let own = seed; own < seed + count; own++) {
    const position = realPosition(own);
    try {
      const solved = solveEquations(position, { limitMs, now });
      if (solved.answer === 'no')
        for (const fault of faultsIn(position, solved.proof)) yield `seed ${own}: ${fault}`;
      for (const written of solved.written)
        if (judgeEquation(position, [written]).verdict !== 'correct')
          yield `seed ${own}: ${written.solution} is refused`;
    } catch (error) {
      yield `seed ${own}: ${String(error)}`;
    }
  }
}
