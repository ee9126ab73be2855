import { releaseAll } from './block.ts';
import type { CommandOf, Refusal } from './command.ts';
import { settleDispute } from './dispute.ts';
import { gameFor } from './games.ts';
import { matchPoints } from './match-points.ts';
import { notNow, refuse } from './proceedings.ts';
import type { Proceedings } from './proceedings.ts';
import type { Party, Seat } from './seat.ts';
import { voidShake } from './shake-end.ts';
import type { Entry, Match } from './state.ts';
import { stand } from './stand.ts';

/** XI-B: after the round's minutes no new shake starts. */
export function lastShake(proceedings: Proceedings): Refusal | null {
  const { phase, round } = proceedings.match;
  if (round.state !== 'open')
    return refuse('round-over', proceedings.rule('round'), 'The end of the round has been called.');
  proceedings.emit({ type: 'round', state: 'last-shake' });
  if (phase.kind === 'between-shakes' || phase.kind === 'choosing-setter') {
    proceedings.enter({ kind: 'signing', signed: [] });
  }
  return null;
}

/** XI-B-2: "Stop": nobody moves any more and everybody writes, unless a challenge or the last cube came first. */
export function stopRound(proceedings: Proceedings): Refusal | null {
  const { phase, round } = proceedings.match;
  if (round.state === 'stopped')
    return refuse('round-over', proceedings.rule('round'), 'The round has been stopped.');
  if (phase.kind === 'signing' || phase.kind === 'finished') return notNow(proceedings, 'Stopping the round');
  proceedings.emit({ type: 'round', state: 'stopped' });
  switch (phase.kind) {
    case 'moving':
      releaseAll(proceedings);
      settleDispute(proceedings, false);
      stand(proceedings);
      return null;
    case 'writing':
    case 'checking':
      return null;
    case 'between-shakes':
    case 'choosing-setter':
      proceedings.enter({ kind: 'signing', signed: [] });
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
export function roundEnds(match: Match): { readonly lastShake: number; readonly stop: number } {
  const { minutes, extraMinutes } = gameFor(match.settings).procedure.round;
  // XI-B-3: a judge's minutes move the warning, and so what follows it.
  const end = match.round.startedAt + minutes.is * 60 + match.round.givenBack;
  return { lastShake: end, stop: end + extraMinutes.is * 60 };
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
  if (phase.signed.includes(by))
    return refuse('already-signed', proceedings.rule('signing'), 'This player has signed.');
  proceedings.emit({ type: 'signed', seat: by });
  const { match, game, seats } = proceedings;
  if (match.phase.kind === 'signing' && match.phase.signed.length === seats) {
    proceedings.enter({ kind: 'finished', points: matchPoints(game.procedure, match.totals) });
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
    proceedings.enter({ kind: 'finished', points: matchPoints(game.procedure, totals) });
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
