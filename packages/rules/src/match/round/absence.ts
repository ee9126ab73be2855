import { letGo } from '../shake/block.ts';
import { forgetChecker } from '../shake/checking-phase.ts';
import { turnAfter } from '../record/acts.ts';
import { endClock } from '../clocks/clock.ts';
import type { CommandOf, Refusal } from '../record/command.ts';
import { losePick, loseTurn } from '../clocks/forfeits.ts';
import { settleAgreement } from '../shake/no-goal.ts';
import { requeue } from '../shake/pick-queue.ts';
import { notNow, refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import { assignRolling } from '../clocks/rolling-clocks.ts';
import { beginShake } from '../shake/rolling-phase.ts';
import { scoreAbsence } from './scoring.ts';
import type { Seat } from '../record/seat.ts';
import { voidShake } from '../shake/shake-end.ts';
import { stand } from '../shake/stand.ts';
import { withdraw } from '../shake/writing-phase.ts';
import { say } from '../../said/said.ts';

function idle(kind: string): boolean {
  return ['choosing-setter', 'between-shakes', 'signing', 'finished'].includes(kind);
}

/** X-D: a player who is not there for a shake. Noted between two shakes, it is the next one, which begins with it. */
export function absent(proceedings: Proceedings, { player }: CommandOf<'absent'>): Refusal | null {
  const wrong = proceedings.match.phase.kind === 'between-shakes' ? beginShake(proceedings) : null;
  if (wrong !== null) return wrong;
  const { match } = proceedings;
  if (match.shake === null || idle(match.phase.kind)) {
    return notNow(proceedings, 'mark-absent');
  }
  const rule = proceedings.rule('absence');
  if (match.shake.absent.includes(player)) return refuse('already-absent', rule, say('marked-absent'));
  proceedings.emit({ type: 'absent', seat: player });
  letGo(proceedings, player);
  passOver(proceedings, player);
  return null;
}

/** The game goes on without a player who has left; what is written for has an end even for one. [VII-C-4, X-B-2] */
export function passOver(proceedings: Proceedings, player: Seat): void {
  const { match, shake } = proceedings;
  const { phase } = match;
  const written = phase.kind === 'writing' || phase.kind === 'checking';
  if (!written && proceedings.playing().length < 2) return scoreAbsence(proceedings);
  switch (phase.kind) {
    case 'rolling':
      assignRolling(proceedings);
      return stand(proceedings);
    case 'picking':
      if (player === shake.setter && shake.goal === null) return voidShake(proceedings, 'left');
      return losePick(proceedings, player);
    case 'goal':
      return player === phase.setter ? voidShake(proceedings, 'left') : undefined;
    case 'no-goal':
      if (player === shake.setter) return voidShake(proceedings, 'left');
      endClock(proceedings, player, 'agree');
      return settleAgreement(proceedings);
    case 'moving':
      if (phase.turn === player) loseTurn(proceedings, player);
      return;
    case 'writing':
      forgetChecker(proceedings, player);
      if (phase.papers.some(({ seat, state }) => seat === player && state === 'writing'))
        withdraw(proceedings, player);
      return;
    case 'checking':
      return forgetChecker(proceedings, player);
    default:
      return;
  }
}

/** X-D: who comes after the roll still counts as absent, where the book says so. */
export function arrive(proceedings: Proceedings, { player }: CommandOf<'arrive'>): Refusal | null {
  const { match, game } = proceedings;
  const chair = match.gone.find(({ seat }) => seat === player);
  if (chair !== undefined && chair.why !== 'not-come')
    return refuse('gone', proceedings.rule('absence'), say('has-left-round'));
  if (chair !== undefined) proceedings.emit({ type: 'back', seat: player });
  if (chair !== undefined && (match.shake === null || idle(match.phase.kind))) return null;
  if (match.shake === null || !match.shake.absent.includes(player)) {
    return refuse('not-absent', proceedings.rule('absence'), say('not-marked-absent'));
  }
  const early = match.phase.kind === 'rolling' && !match.shake.rolled;
  const plays =
    early || (game.procedure.scoring.late.is === null && BEFORE_WRITING.includes(match.phase.kind));
  proceedings.emit({ type: 'arrived', seat: player, plays });
  if (plays) takeUp(proceedings, player);
  return null;
}

/** While nobody writes yet, who comes back takes part in what is left of the shake. */
const BEFORE_WRITING: readonly string[] = ['rolling', 'picking', 'goal', 'no-goal', 'moving'];

function takeUp(proceedings: Proceedings, player: Seat): void {
  const { match, shake, seats } = proceedings;
  if (!shake.rolled) assignRolling(proceedings);
  const picks = match.phase.kind === 'picking' && !shake.picks.some(({ by }) => by === player);
  if (picks) requeue(proceedings, player);
  // IV-A: a turn that went past the empty chair does not come back.
  const turn = match.phase.kind === 'moving' ? match.phase.turn : null;
  if (turn !== null && turn !== player && turnAfter(shake, seats)?.turn === player)
    proceedings.emit({ type: 'turn-lost', seat: player });
  stand(proceedings);
}
