import { bookOf } from '@forceout/rules';
import { VARIATIONS as EQUATIONS_VARIATIONS } from '@forceout/rules/equations';
import type { Draws } from '@forceout/rules/kit';
import { gameFor } from '@forceout/rules/match';
import type { MatchSettings, Moment, Pick } from '@forceout/rules/match';
import { CUBES, VARIATIONS as ONSETS_VARIATIONS } from '@forceout/rules/onsets';
import type { Reason } from './puzzle.ts';

/** Picks that are looked at for reasons that differ. */
const TRIED = 80;

/** A pick that is illegal, for any of the reasons that there are here, one as likely as another. */
export function illegalPick(
  settings: MatchSettings,
  moment: Moment,
  draws: Draws,
): { readonly pick: Pick; readonly why: Reason } | null {
  const game = gameFor(settings);
  const byCode = new Map<string, { readonly pick: Pick; readonly why: Reason }>();
  for (let tried = 0; tried < TRIED; tried++) {
    // What lies there already may not be picked again.
    const again = moment.variations[draws.below(8)];
    const pick = again ?? anyPick(settings, draws);
    const [objection] = game.judgePick(moment, pick);
    if (objection === undefined || byCode.has(objection.code)) continue;
    const { code, message } = objection;
    byCode.set(code, { pick, why: { code, message } });
  }
  const all = [...byCode.values()];
  return all[draws.below(Math.max(1, all.length))] ?? null;
}

/** Any variation of the game with any blank. */
function anyPick(settings: MatchSettings, draws: Draws): Pick {
  const one = <T>(list: readonly T[]): T => list[draws.below(list.length)]!;
  const equations = bookOf(settings)?.game === 'equations';
  const id = one<string>(equations ? EQUATIONS_VARIATIONS : ONSETS_VARIATIONS);
  const blank: Readonly<Record<string, () => object>> = {
    'required-cube': () => ({ cube: one(CUBES) }),
    'wild-cube': () => ({ cube: one(CUBES) }),
    'required-card': () => ({ card: draws.below(16) }),
    'forbidden-card': () => ({ card: draws.below(16) }),
    'double-set': () => ({ set: one(['B n R', 'V', '^', "R U G'", 'B n G n Y n R']) }),
    wild: () => ({ cube: one(['0', 'x', '1', '+']) }),
    base: () => ({ m: 7 + draws.below(7) }),
    'multiple-of-k': () => ({ k: 5 + draws.below(8) }),
    exponent: () => ({ color: one(['red', 'blue', 'green', 'black']) }),
  };
  return { id, ...blank[id]?.() };
}
