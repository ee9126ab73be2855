import { release } from './block.ts';
import { forgetChecker } from './checking-phase.ts';
import { stopClock } from './clock.ts';
import type { CommandOf, Refusal } from './command.ts';
import { settleDispute } from './dispute.ts';
import { matchPoints } from './match-points.ts';
import { settleAgreement } from './no-goal.ts';
import { notNow, refuse } from './proceedings.ts';
import type { Proceedings } from './proceedings.ts';
import { rollingClocks, passDeal } from './rolling-phase.ts';
import type { Party, Seat } from './seat.ts';
import { voidShake } from './shake-end.ts';
import type { Entry } from './state.ts';
import { lose } from './time.ts';
import { enterWriting } from './writing-phase.ts';

/** XI-B: after the round's minutes no new shake starts. */
export function lastShake(proceedings: Proceedings): Refusal | null {
  const { phase, round } = proceedings.match;
  if (round.state !== 'open') return refuse('round-over', 'XI-B', 'The end of the round has been called.');
  proceedings.emit({ type: 'round', state: 'last-shake' });
  if (phase.kind === 'between-shakes' || phase.kind === 'choosing-setter') {
    proceedings.enter({ kind: 'signing', signed: [] }, []);
  }
  return null;
}

/** XI-B-2: "Stop": nobody moves any more and everybody writes, unless a challenge or the last cube came first. */
export function stopRound(proceedings: Proceedings): Refusal | null {
  const { phase, round } = proceedings.match;
  if (round.state === 'stopped') return refuse('round-over', 'XI-B', 'The round has been stopped.');
  if (phase.kind === 'signing' || phase.kind === 'finished') return notNow(proceedings, 'Stopping the round');
  proceedings.emit({ type: 'round', state: 'stopped' });
  switch (phase.kind) {
    case 'moving':
      release(proceedings);
      settleDispute(proceedings, false);
      enterWriting(proceedings, { kind: 'stop' });
      return null;
    case 'writing':
    case 'checking':
      return null;
    case 'between-shakes':
    case 'choosing-setter':
      proceedings.enter({ kind: 'signing', signed: [] }, []);
      return null;
    case 'rolling':
    case 'picking':
    case 'goal':
    case 'no-goal':
      // Without a Goal there is nothing to write for.
      voidShake(proceedings, 'same');
      return null;
  }
}

/** XI-B-3: the minutes a judge takes in the last five are given back, where the book says so. */
export function giveBack(proceedings: Proceedings, { seconds }: CommandOf<'give-back'>): Refusal | null {
  const { is, rule } = proceedings.game.procedure.round.judgesTimeGivenBack;
  if (!is) return refuse('no-time-back', rule, 'This book gives no time back.');
  if (!(seconds > 0)) return refuse('no-time-back', rule, 'Some time must be given back.');
  proceedings.emit({ type: 'given-back', seconds });
  return null;
}

/** When "no more shakes" and "Stop" are said, on the match's clock. */
export function roundEnds({ match, game }: Proceedings): {
  readonly lastShake: number;
  readonly stop: number;
} {
  const { minutes, extraMinutes } = game.procedure.round;
  const end = match.round.startedAt + minutes.is * 60;
  return { lastShake: end, stop: end + extraMinutes.is * 60 + match.round.givenBack };
}

/** X-D: a player who is not there for a shake. */
export function absent(proceedings: Proceedings, { player }: CommandOf<'absent'>): Refusal | null {
  const { match } = proceedings;
  if (match.shake === null || match.phase.kind === 'between-shakes') {
    return notNow(proceedings, 'Marking a player absent');
  }
  const { shake } = proceedings;
  if (match.phase.kind === 'signing' || match.phase.kind === 'finished')
    return notNow(proceedings, 'Marking a player absent');
  if (shake.absent.includes(player)) return refuse('already-absent', 'X-D', 'This player is marked absent.');
  if (proceedings.playing().length <= 2 && proceedings.seats > 2) {
    return refuse('nobody-left', 'I-A', 'A shake needs two players.');
  }
  if (proceedings.seats === 2) return refuse('nobody-left', 'I-A', 'A shake needs two players.');
  // Nothing that happened before can be put back to how it was with this player at the table.
  release(proceedings);
  const faults = match.faults.map((_, index) => index);
  if (faults.length > 0) proceedings.emit({ type: 'insulated', indexes: faults });
  proceedings.emit({ type: 'absent', seat: player });
  passOver(proceedings, player);
  return null;
}

/** The game goes on without a player who has left. */
function passOver(proceedings: Proceedings, player: Seat): void {
  const { match, shake } = proceedings;
  const { phase } = match;
  switch (phase.kind) {
    case 'rolling':
      if (player === shake.setter) {
        proceedings.emit({ type: 'setter', seat: proceedings.after(player) });
        if (proceedings.shake.dealer === proceedings.shake.setter || proceedings.shake.dealer === player) {
          proceedings.emit({ type: 'dealer', seat: proceedings.after(proceedings.shake.setter) });
        }
      } else if (player === shake.dealer) return passDeal(proceedings);
      return proceedings.emit({ type: 'clocks', clocks: rollingClocks(proceedings) });
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
    return refuse('not-absent', 'X-D', 'This player is not marked absent.');
  }
  const early = match.phase.kind === 'rolling' && !match.shake.rolled;
  const plays = early || (game.procedure.scoring.late.is === null && match.phase.kind === 'moving');
  proceedings.emit({ type: 'arrived', seat: player, plays });
  return null;
}

/** VII-C-7: an appeal needs a second judge's ruling, and a sheet that the player has not signed. */
export function appeal(
  proceedings: Proceedings,
  { secondJudge }: CommandOf<'appeal'>,
  by: Seat,
): Refusal | null {
  const { match, game } = proceedings;
  const { is, rule } = game.procedure.checking.appeals;
  const signed =
    match.phase.kind === 'finished' || (match.phase.kind === 'signing' && match.phase.signed.includes(by));
  if (!is) return refuse('no-appeals', rule, 'This book has no appeals.');
  if (!secondJudge) return refuse('one-judge-only', rule, 'A second judge is called before an appeal.');
  if (signed) return refuse('already-signed', rule, 'Who has signed the sheet appeals no more.');
  if (!match.appeals.includes(by)) proceedings.emit({ type: 'appealed', seat: by });
  return null;
}

/** XII-B: everybody signs; then the match points are given. */
export function sign(proceedings: Proceedings, by: Seat): Refusal | null {
  const { phase } = proceedings.match;
  if (phase.kind !== 'signing') return notNow(proceedings, 'Signing');
  if (phase.signed.includes(by)) return refuse('already-signed', 'XII-B', 'This player has signed.');
  proceedings.emit({ type: 'signed', seat: by });
  const { match, game, seats } = proceedings;
  if (match.phase.kind === 'signing' && match.phase.signed.length === seats) {
    proceedings.enter({ kind: 'finished', points: matchPoints(game.procedure, match.totals) }, []);
  }
  return null;
}

/** XII-B: a judge finds a wrong score on the sheet: a slip, or a deceit that keeps the lower score or gives 0. */
export function correct(proceedings: Proceedings, command: CommandOf<'judge-corrects'>): Refusal | null {
  const { match, game } = proceedings;
  const { player, listed, intent, agreed } = command;
  const { innocentSlip, deceitThatLowers, deceitThatRaises } = game.procedure.scoresheet;
  const total = match.totals[player] ?? 0;
  if (match.phase.kind !== 'signing' && match.phase.kind !== 'finished')
    return notNow(proceedings, 'Correcting the sheet');
  if (intent === 'slip') {
    const all = match.settings.players.every((_, seat) => agreed.includes(seat));
    if (innocentSlip.is === 'corrected-if-all-agree' && all) return null;
    return refuse(
      'slip-stands',
      innocentSlip.rule,
      'A slip is corrected only where the book says so and all agree.',
    );
  }
  if (listed === total)
    return refuse('score-is-right', deceitThatLowers.rule, 'The score on the sheet is right.');
  const [points, rule] =
    listed < total
      ? [listed - total, deceitThatLowers.rule]
      : [deceitThatRaises.is - total, deceitThatRaises.rule];
  const entry: Entry = { seat: player, points, rule, why: 'false scoresheet', kind: 'correction', shake: 0 };
  proceedings.emit({ type: 'corrected', entry });
  if (proceedings.match.phase.kind === 'finished') {
    const { totals } = proceedings.match;
    proceedings.enter({ kind: 'finished', points: matchPoints(game.procedure, totals) }, []);
  }
  return null;
}

/** IX-C: a judge may have a shake played again. */
export function voidByJudge(proceedings: Proceedings, by: Party): Refusal | null {
  const { match } = proceedings;
  const idle = match.shake === null || ['between-shakes', 'signing', 'finished'].includes(match.phase.kind);
  if (idle || typeof by === 'number') return notNow(proceedings, 'Replaying a shake');
  voidShake(proceedings, 'same');
  return null;
}
