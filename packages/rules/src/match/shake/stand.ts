import { turnAfter } from '../record/acts.ts';
import { BESIDE } from '../record/clock-state.ts';
import { hold, isHeld, resume, wantClocks } from '../clocks/clock.ts';
import { enterGoal } from './goal-phase.ts';
import { pickUntil } from './pick-queue.ts';
import type { Proceedings } from '../proceedings.ts';
import { rollingClocks } from '../clocks/rolling-clocks.ts';
import { voidShake } from './shake-end.ts';
import type { Clock, Phase } from '../record/state.ts';
import { enterForceout, enterStop } from './writing-phase.ts';

const IN_A_SHAKE: readonly Phase['kind'][] = [
  'rolling',
  'picking',
  'goal',
  'no-goal',
  'moving',
  'writing',
  'checking',
];

/**
 * Where does play stand now? Told from what was done in the shake, who is there and what the round has come to;
 * every act, every correction and every absence ends with this question. `back` is a clock that an undone act had ended.
 */
export function stand(proceedings: Proceedings, back: Clock | null = null): void {
  const { match } = proceedings;
  if (match.shake === null || !IN_A_SHAKE.includes(match.phase.kind) || heard(match.phase, proceedings))
    return;
  leaveChallenge(proceedings);
  const { shake, game } = proceedings;
  const stopped = match.round.state === 'stopped';
  const waiting = !shake.rolled || (game.cards !== null && !shake.dealt);
  // Without a Goal there is nothing to write for.
  if (stopped && (waiting || shake.goal === null)) return voidShake(proceedings, 'same');
  // Nor is there a Goal without whoever is to set it.
  const setter = shake.noGoal?.disputer ?? shake.setter;
  if (
    shake.rolled &&
    shake.goal === null &&
    [setter, shake.setter].some((seat) => shake.absent.includes(seat))
  )
    return voidShake(proceedings, 'left');
  if (waiting) return enterRolling(proceedings, back);
  if (shake.queue.length > 0 && !stopped) return enterPicking(proceedings);
  resume(proceedings, 'pick');
  if (shake.goal === null) return enterGoal(proceedings, back);
  const allMoved = shake.mat.resources.length === 0;
  // XI-B: a last cube procedure that was under way at "Stop" goes its way.
  if (stopped && !(allMoved && isUnderWay(match.phase))) return enterStop(proceedings);
  if (allMoved) return enterForceout(proceedings);
  enterMoving(proceedings, back);
}

/** A challenge, or a disputed "no Goal", goes its way to the score. */
function heard(phase: Phase, { shake }: Proceedings): boolean {
  if (phase.kind !== 'writing' && phase.kind !== 'checking') return false;
  return phase.occasion.kind === 'no-goal' || shake.acts.some(({ kind }) => kind === 'challenge');
}

/** VIII: everybody writes after the last cube, or did so until a challenge came. */
function isUnderWay(phase: Phase): boolean {
  if (phase.kind !== 'writing' && phase.kind !== 'checking') return false;
  return phase.occasion.kind === 'forceout' || phase.before !== undefined;
}

/** A challenge that was set aside: the time it took is given back. */
function leaveChallenge(proceedings: Proceedings): void {
  if (!isHeld(proceedings, 'challenge')) return;
  wantClocks(proceedings, []);
  resume(proceedings, 'challenge');
}

function enterRolling(proceedings: Proceedings, back: Clock | null): void {
  if (proceedings.match.phase.kind !== 'rolling') proceedings.enter({ kind: 'rolling' });
  wantClocks(proceedings, rollingClocks(proceedings), back);
}

/** II-C: the next picker; whatever else ran waits. */
function enterPicking(proceedings: Proceedings): void {
  const { match, shake } = proceedings;
  const { queue } = shake;
  const { seat } = queue[0]!;
  if (match.phase.kind === 'rolling') wantClocks(proceedings, []);
  else if (match.held.some(({ clock }) => clock.task === 'pick' && clock.seat === seat))
    resume(proceedings, 'pick');
  else if (match.clocks.some((clock) => !BESIDE.includes(clock.task) && !isFront(clock)))
    hold(proceedings, 'pick');
  if (match.phase.kind !== 'picking' || match.phase.queue !== queue)
    proceedings.enter({ kind: 'picking', queue });
  wantClocks(proceedings, [{ seat, task: 'pick', until: pickUntil(proceedings) }]);

  function isFront(clock: Clock): boolean {
    return clock.seat === seat && clock.task === 'pick';
  }
}

/** IV-A: the turn of the next player; the first after the Goal has twice the time. */
function enterMoving(proceedings: Proceedings, back: Clock | null): void {
  const { match, shake, seats, game, at } = proceedings;
  const now = turnAfter(shake, seats);
  if (now === null) return;
  const { turn, first, bonus } = now;
  const { phase } = match;
  const same =
    phase.kind === 'moving' && phase.turn === turn && phase.first === first && phase.bonus === bonus;
  if (!same) proceedings.enter({ kind: 'moving', turn, first, bonus });
  const { time } = game.procedure;
  const until = at + (first ? time.firstTurn.is : time.turn.is);
  wantClocks(proceedings, [{ seat: turn, task: 'turn', until }], back);
}
