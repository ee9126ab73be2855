import type { Moment } from '@forceout/rules/match';
import type { Action } from '../table/action.ts';
import { afterMove } from './analyst.ts';
import type { Move } from './analyst.ts';
import { bluff } from './bluffing.ts';
import type { WeakMove, Weakness } from './bluffing.ts';
import { deed } from './deed.ts';
import { endgameMove } from './endgame.ts';
import { asItThinks } from './own-solution.ts';
import { mayBeNow, shuffled } from './situation.ts';
import type { Situation } from './situation.ts';

/** What a move looks like to this bot; `unsure` where the search did not end. */
type Outlook =
  | { readonly kind: 'safe' }
  | { readonly kind: 'unsure' }
  | { readonly kind: 'punished'; readonly weakness: Weakness };

const SAFE: Outlook = { kind: 'safe' };
const UNSURE: Outlook = { kind: 'unsure' };
/** Of moves that nobody can say much about, how many are looked at again. */
const UNSURE_LOOKED = 3;

/** Moves looked at where looking takes a search each time. */
const INEXACT_LOOKED = 14;

/** Bonus cubes that all but the perfect player try. */
const BONUS_CUBES = 4;

/** The first move that looks safe, then one with a bonus, then one with nothing known against it, then a bluff. */
export function move(situation: Situation): Action | null {
  const { view, seat, level, analyst } = situation;
  if (view.phase.kind !== 'moving' || view.phase.turn !== seat) return null;
  const moment = situation.moment(null);
  const known = endgameMove(situation, moment);
  if (known !== null) return known;
  const mixed = shuffled(analyst.moves(moment), situation.draws(`move ${situation.mark}`));
  const all = asItThinks(situation, moment, mixed);
  const looked = analyst.exact ? level.movesLooked : Math.min(level.movesLooked, INEXACT_LOOKED);
  const punished: WeakMove[] = [];
  const unsure: Move[] = [];
  for (const one of all.slice(0, looked)) {
    const outlook = lookAhead(situation, moment, one);
    if (outlook.kind === 'safe') return deed(one);
    if (outlook.kind === 'unsure') unsure.push(one);
    else punished.push({ move: one, weakness: outlook.weakness });
  }
  const open: Move[] = [];
  for (const one of unsure.slice(0, UNSURE_LOOKED)) {
    const outlook = lookForNow(situation, afterMove(moment, one));
    if (outlook.kind === 'safe') return deed(one);
    if (outlook.kind === 'unsure') open.push(one);
    else punished.push({ move: one, weakness: outlook.weakness });
  }
  const bonus = view.phase.bonus === null && analyst.exact ? safeBonus(situation, moment) : null;
  if (bonus !== null) return { do: 'bonus', cube: bonus };
  const [unlooked] = unsure.slice(UNSURE_LOOKED);
  const last = open[0] ?? unlooked;
  if (last !== undefined) return deed(last);
  return bluff(situation, moment, punished) ?? (all[0] === undefined ? null : deed(all[0]));
}

function lookAhead(situation: Situation, moment: Moment, one: Move): Outlook {
  const { analyst } = situation;
  const next = afterMove(moment, one);
  const possible = analyst.find({ ...next, after: 'impossible' });
  // A proof that nothing can be written any more is punished at once; a Solution that this bot does not see may be there.
  if (possible.answer === 'no') return { kind: 'punished', weakness: { kind: 'dead' } };
  if (possible.answer === 'yes' && !situation.sees(possible))
    return { kind: 'punished', weakness: { kind: 'blind' } };
  // It may well be safe, but there is no plan to hold on to.
  if (possible.answer === 'unknown') return UNSURE;
  return lookForNow(situation, next);
}

function lookForNow(situation: Situation, next: Moment): Outlook {
  const { analyst, game } = situation;
  if (!mayBeNow(game, next)) return SAFE;
  const now = analyst.find({ ...next, after: 'now' });
  if (now.answer === 'unknown') return UNSURE;
  return situation.sees(now) && now.answer === 'yes'
    ? { kind: 'punished', weakness: { kind: 'now', weight: analyst.weight(now.written) } }
    : SAFE;
}

/** A cube to forbid first, so that a safe move follows. */
function safeBonus(situation: Situation, moment: Moment): string | null {
  const { analyst, level } = situation;
  const { resources } = moment.mat;
  if (!level.usesBonus || resources.length < 2) return null;
  const cubes = [...new Set(resources)].filter((cube) => situation.mayBonus(cube));
  const tried = level.movesLooked === Infinity ? cubes : cubes.slice(0, BONUS_CUBES);
  for (const cube of shuffled(tried, situation.draws(`bonus ${situation.mark}`))) {
    const without = afterMove(moment, { from: 'resources', cube, to: 'forbidden' });
    const safe = analyst.moves(without).some((one) => lookAhead(situation, without, one).kind === 'safe');
    if (safe) return cube;
  }
  return null;
}
