import { bookOf } from '@forceout/rules';
import { VARIATIONS as EQUATIONS_VARIATIONS } from '@forceout/rules/equations';
import type { Draws } from '@forceout/rules/kit';
import type { MatchSettings, Pick } from '@forceout/rules/match';
import { CUBES, VARIATIONS as ONSETS_VARIATIONS } from '@forceout/rules/onsets';

/** Any variation of the game with any blank: legal or not, that is the question. */
export function anyPick(settings: MatchSettings, draws: Draws): Pick {
  const one = <T>(list: readonly T[]): T => list[draws.below(list.length)]!;
  const equations = bookOf(settings)?.game === 'equations';
  const id = one<string>(equations ? EQUATIONS_VARIATIONS : ONSETS_VARIATIONS);
  const blank: Readonly<Record<string, () => object>> = {
    'required-cube': () => ({ cube: one(CUBES) }),
    'wild-cube': () => ({ cube: one(CUBES) }),
    'required-card': () => ({ card: draws.below(16) }),
    'forbidden-card': () => ({ card: draws.below(16) }),
    'double-set': () => ({ set: one(['B n R', 'V', '^', "R U G'", 'B n G n Y n R']) }),
    wild: () => ({ cube: one(['0', 'x']) }),
    base: () => ({ m: 7 + draws.below(7) }),
    'multiple-of-k': () => ({ k: 5 + draws.below(8) }),
    exponent: () => ({ color: one(['red', 'blue', 'green', 'black']) }),
  };
  return { id, ...blank[id]?.() };
}
