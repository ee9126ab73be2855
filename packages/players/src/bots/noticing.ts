import { mayTakeBonus } from '@forceout/rules/match';
import type { FaultName, MatchView, ShakeView } from '@forceout/rules/match';
import type { Action } from '../table/action.ts';
import { legalPicks, mayBeNow } from './situation.ts';
import type { Situation } from './situation.ts';

/** At a table nobody but the players sees an illegal procedure: compares each view with the one before. */
export class Watching {
  #before: MatchView | null = null;
  /** What was charged is not charged again. */
  #charged: string | null = null;

  notice(situation: Situation): Action | null {
    const { view, level } = situation;
    const before = this.#before;
    this.#before = view;
    if (view.settings.mode !== 'table' || view.shake === null) return null;
    const what = faultIn(situation, before);
    const { mark, shake } = situation;
    const about = `${what} ${shake.picks.length} ${view.phase.kind} ${mark}`;
    if (what === null || this.#charged === about || situation.chance(`watches ${about}`) >= level.watches)
      return null;
    this.#charged = about;
    return { do: 'point-out', what, text: '' };
  }
}

function faultIn(situation: Situation, before: MatchView | null): FaultName | null {
  return (
    cards(situation) ??
    picks(situation) ??
    setterBonus(situation) ??
    bonusSaid(situation) ??
    moved(situation, before) ??
    invalidNow(situation)
  );
}

function cards({ game, shake, seat, view }: Situation): FaultName | null {
  const early = view.phase.kind === 'picking' || view.phase.kind === 'goal' || view.phase.kind === 'rolling';
  if (game.cards === null || !shake.dealt || !early || shake.picks.length > 0 || shake.dealer === seat)
    return null;
  if (shake.universe.length > game.cards.most) return 'too-many-cards';
  return shake.universe.length < game.cards.least ? 'too-few-cards' : null;
}

/** The last pick, while nobody has picked after it. */
function picks({ game, shake, seat, view }: Situation): FaultName | null {
  if (view.phase.kind !== 'picking' && view.phase.kind !== 'goal') return null;
  const last = shake.picks.at(-1);
  if (last === undefined || last.by === seat) return null;
  const others = { ...shake, picks: shake.picks.slice(0, -1) };
  return legalPicks(game, shake).length === legalPicks(game, others).length ? 'illegal-variation' : null;
}

function setterBonus({ game, shake, seat, view }: Situation): FaultName | null {
  const early = view.phase.kind === 'goal' || (view.phase.kind === 'moving' && shake.lastMove === null);
  if (!early || !shake.setterBonus || shake.setter === seat) return null;
  if (!mayTakeBonus(game, view, shake.setter)) return 'illegal-bonus';
  const cube = shake.mat.forbidden[0];
  return cube !== undefined && game.setterBonus(cube) !== null ? 'illegal-bonus' : null;
}

/** "Bonus", with the regular move still to come. */
function bonusSaid({ game, seat, view }: Situation): FaultName | null {
  const { phase } = view;
  if (phase.kind !== 'moving' || phase.bonus === null || phase.turn === seat) return null;
  return mayTakeBonus(game, view, phase.turn) ? null : 'illegal-bonus';
}

/** The move that was made since the last view. */
function moved({ game, shake, seat, view }: Situation, before: MatchView | null): FaultName | null {
  const last = shake.lastMove;
  const former = before?.shake;
  if (last === null || last.seat === seat || before === null || !former || former.number !== shake.number)
    return null;
  if (before.phase.kind !== 'moving' || former.goal === null || !hasMoved(former, shake)) return null;
  if (before.phase.turn !== last.seat) {
    return former.lastMove?.seat === last.seat ? 'two-cubes-without-bonus' : 'out-of-turn';
  }
  const taken = former.mat.resources.length - shake.mat.resources.length;
  const bonus = taken > 1 || before.phase.bonus !== null;
  if (bonus && !mayTakeBonus(game, view, last.seat)) return 'illegal-bonus';
  if (last.to !== 'forbidden') return null;
  if (taken > 0 && shake.mat.resources.length === 0) return 'last-cube-forbidden';
  const lay = shake.mat.resources.length + 1;
  return taken > 0 && game.toForbidden(last.cube, lay) !== null ? 'relation-forbidden' : null;
}

/** Whether a cube lies elsewhere than before; views come as copies, so what counts is what they say. */
function hasMoved(before: ShakeView, after: ShakeView): boolean {
  return JSON.stringify([before.lastMove, before.mat]) !== JSON.stringify([after.lastMove, after.mat]);
}

function invalidNow(situation: Situation): FaultName | null {
  const { view, seat, game } = situation;
  const { phase } = view;
  if (phase.kind !== 'writing' || phase.occasion.kind !== 'challenge' || phase.occasion.claim !== 'now')
    return null;
  if (phase.occasion.challengers.includes(seat)) return null;
  return mayBeNow(game, situation.moment(null)) ? null : 'invalid-challenge';
}
