import { release } from './block.ts';
import { forgetChecker } from './checking-phase.ts';
import { stopClock } from './clock.ts';
import type { CommandOf, Refusal } from './command.ts';
import { settleAgreement } from './no-goal.ts';
import { notNow, refuse } from './proceedings.ts';
import type { Proceedings } from './proceedings.ts';
import { rollingClocks } from './rolling-phase.ts';
import { scoreAbsence } from './scoring.ts';
import type { Seat } from './seat.ts';
import { voidShake } from './shake-end.ts';
import { lose } from './time.ts';

/** X-D: a player who is not there for a shake. */
export function absent(proceedings: Proceedings, { player }: CommandOf<'absent'>): Refusal | null {
  const { match } = proceedings;
  const idle: readonly string[] = ['between-shakes', 'signing', 'finished'];
  if (match.shake === null || idle.includes(match.phase.kind)) {
    return notNow(proceedings, 'Marking a player absent');
  }
  const rule = proceedings.rule('absence');
  if (match.shake.absent.includes(player))
    return refuse('already-absent', rule, 'This player is marked absent.');
  // Nothing that happened before can be put back to how it was with this player at the table.
  release(proceedings);
  const faults = match.faults.map((_, index) => index);
  if (faults.length > 0) proceedings.emit({ type: 'insulated', indexes: faults });
  proceedings.emit({ type: 'absent', seat: player });
  if (proceedings.playing().length < 2) {
    scoreAbsence(proceedings);
    return null;
  }
  passOver(proceedings, player);
  return null;
}

/** The game goes on without a player who has left. */
function passOver(proceedings: Proceedings, player: Seat): void {
  const { match, shake } = proceedings;
  const { phase } = match;
  switch (phase.kind) {
    case 'rolling': {
      if (player === shake.setter) proceedings.emit({ type: 'setter', seat: proceedings.after(player) });
      const { setter, dealer } = proceedings.shake;
      // The right-hand neighbour deals, of those who are there.
      if (dealer === player || dealer === setter) {
        proceedings.emit({ type: 'dealer', seat: proceedings.after(setter) });
      }
      return proceedings.emit({ type: 'clocks', clocks: rollingClocks(proceedings) });
    }
    case 'picking':
      if (player === shake.setter) return voidShake(proceedings, 'left');
      return lose(proceedings, { seat: player, task: 'pick' });
    case 'goal':
      if (player === phase.setter) voidShake(proceedings, 'left');
      return;
    case 'no-goal':
      if (player === shake.setter) return voidShake(proceedings, 'left');
      proceedings.emit({ type: 'clocks', clocks: stopClock(match.clocks, player) });
      return settleAgreement(proceedings);
    case 'moving':
      if (phase.turn === player) lose(proceedings, { seat: player, task: 'turn' });
      return;
    case 'writing':
      forgetChecker(proceedings, player);
      if (phase.papers.some(({ seat, state }) => seat === player && state === 'writing')) {
        lose(proceedings, { seat: player, task: 'write' });
      }
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
  if (match.shake === null || !match.shake.absent.includes(player)) {
    return refuse('not-absent', proceedings.rule('absence'), 'This player is not marked absent.');
  }
  const early = match.phase.kind === 'rolling' && !match.shake.rolled;
  const plays = early || (game.procedure.scoring.late.is === null && match.phase.kind === 'moving');
  proceedings.emit({ type: 'arrived', seat: player, plays });
  return null;
}
