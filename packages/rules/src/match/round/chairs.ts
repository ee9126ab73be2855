import { passOver } from './absence.ts';
import { letGo } from '../shake/block.ts';
import type { CommandOf, Refusal } from '../record/command.ts';
import { notNow, refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Party, Seat } from '../record/seat.ts';
import { betweenShakes } from '../shake/shake-end.ts';
import { pointsAnew } from './match-points.ts';
import { allSigned, enterSigning } from './sheet.ts';
import type { Gone } from '../record/state.ts';
import { say } from '../../said/said.ts';

const IDLE: readonly string[] = ['choosing-setter', 'between-shakes', 'signing', 'finished'];

/** X-D: a player leaves for good. Where there is no judge, it counts when all the others have noted it. */
export function leave(proceedings: Proceedings, { player }: CommandOf<'leave'>, by: Party): Refusal | null {
  const { match } = proceedings;
  const rule = proceedings.rule('absence');
  if (match.gone.some(({ seat }) => seat === player)) return refuse('already-gone', rule, say('chair-empty'));
  if (match.phase.kind === 'finished') return notNow(proceedings, 'leave');
  if (typeof by === 'number' && by !== player) {
    if (match.settings.judge) return refuse('for-the-judge', rule, say('judge-notes-leaving'));
    if (match.gone.some(({ seat }) => seat === by)) return refuse('absent', rule, say('has-left'));
    proceedings.emit({ type: 'leaving-noted', by, seat: player });
    const others = match.settings.players.flatMap((_, seat) =>
      seat === player || match.gone.some((one) => one.seat === seat) ? [] : [seat],
    );
    const { noted } = proceedings.match;
    if (!others.every((other) => noted.some((one) => one.by === other && one.seat === player))) return null;
  }
  empty(proceedings, { seat: player, why: 'left' });
  return null;
}

/** A chair is empty from now on; the shake goes on without it, and the round ends if one player is left. */
export function empty(proceedings: Proceedings, gone: Gone): void {
  proceedings.emit({ type: 'gone', gone });
  const { match } = proceedings;
  const { seat } = gone;
  if (match.shake !== null && !IDLE.includes(match.phase.kind)) {
    if (match.shake.absent.includes(seat)) return;
    proceedings.emit({ type: 'absent', seat });
    letGo(proceedings, seat);
    return passOver(proceedings, seat);
  }
  if (match.phase.kind === 'signing') return allSigned(proceedings);
  if (match.phase.kind === 'choosing-setter') return chooseAmong(proceedings, seat);
  if (match.phase.kind === 'between-shakes' && match.shake !== null) betweenShakes(proceedings, 'again');
  else if (match.phase.kind === 'between-shakes' && fewerThanTwo(proceedings)) enterSigning(proceedings);
}

function fewerThanTwo({ match, seats }: Proceedings): boolean {
  return seats - match.gone.length < 2;
}

/** I-D: who has gone does not roll for the first Goal. */
function chooseAmong(proceedings: Proceedings, gone: Seat): void {
  const { phase } = proceedings.match;
  if (phase.kind !== 'choosing-setter') return;
  if (fewerThanTwo(proceedings)) return enterSigning(proceedings);
  const rolling = phase.rolling.filter((seat) => seat !== gone);
  if (rolling.length === 1) return proceedings.enter({ kind: 'between-shakes', setter: rolling[0]! });
  proceedings.enter({ kind: 'choosing-setter', rolling, faces: phase.faces.map(() => null) });
}

/** Another player takes the chair, from the next shake on. */
export function substitute(
  proceedings: Proceedings,
  { player, name }: CommandOf<'substitute'>,
): Refusal | null {
  const { match } = proceedings;
  const rule = proceedings.rule('players');
  if (match.phase.kind !== 'between-shakes' && match.phase.kind !== 'choosing-setter')
    return notNow(proceedings, 'substitute');
  const former = match.settings.players[player] ?? '';
  if (name === '' || match.settings.players.includes(name))
    return refuse('no-such-player', rule, say('substitute-own-name'));
  proceedings.emit({ type: 'substituted', seat: player, name, former });
  return null;
}

/** IX-C: for the round, or for all that follow; the match points of this one are gone in both cases. */
export function disqualify(
  proceedings: Proceedings,
  { player, reason }: CommandOf<'judge-disqualifies'>,
): Refusal | null {
  const { match } = proceedings;
  const rule = proceedings.rule('conduct');
  if (match.zeroed.some(({ seat }) => seat === player))
    return refuse('already-disqualified', rule, say('no-points-this-round'));
  proceedings.emit({ type: 'zeroed', zeroed: { seat: player, rule, why: reason, points: 0 } });
  pointsAnew(proceedings);
  if (match.gone.some(({ seat }) => seat === player) || match.phase.kind === 'finished') return null;
  empty(proceedings, { seat: player, why: 'disqualified' });
  return null;
}
