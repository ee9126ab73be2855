import { bookOf } from '@forceout/rules';
import * as equations from '@forceout/rules/equations';
import type { Draws } from '@forceout/rules/kit';
import { gameFor } from '@forceout/rules/match';
import type { MatchSettings, Moment, Pick } from '@forceout/rules/match';
import * as onsets from '@forceout/rules/onsets';
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
  return bookOf(settings)?.game === 'equations' ? anyEquationsPick(draws) : anyOnSetsPick(draws);
}

function one<T>(list: readonly T[], draws: Draws): T {
  return list[draws.below(list.length)]!;
}

function anyOnSetsPick(draws: Draws): Pick {
  const id = one(onsets.VARIATIONS, draws);
  const { blank } = onsets.VARIATION[id];
  return blank === null ? onsets.pickOf(id) : onsets.pickOf(id, IN_ONSETS[blank](draws));
}

function anyEquationsPick(draws: Draws): Pick {
  const id = one(equations.VARIATIONS, draws);
  const { blank } = equations.VARIATION[id];
  return blank === null ? { id } : { id, [blank]: IN_EQUATIONS[blank](draws) };
}

/** What is filled into each blank, possible or not. */
const IN_ONSETS: { readonly [Name in onsets.BlankName]: (draws: Draws) => onsets.Fillings[Name] } = {
  cube: (draws) => one(onsets.CUBES, draws),
  card: (draws) => draws.below(16),
  set: (draws) => one(['B n R', 'V', '^', "R U G'", 'B n G n Y n R'], draws),
};

const IN_EQUATIONS: { readonly [Name in equations.BlankName]: (draws: Draws) => string | number } = {
  cube: (draws) => one(['0', 'x', '1', '+'], draws),
  m: (draws) => 7 + draws.below(7),
  k: (draws) => 5 + draws.below(8),
  color: (draws) => one(equations.COLORS, draws),
};
