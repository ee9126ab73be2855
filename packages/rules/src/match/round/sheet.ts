import type { CommandOf, Refusal } from '../record/command.ts';
import { pointsAnew, pointsOf } from './match-points.ts';
import { notNow, refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Seat } from '../record/seat.ts';
import type { Entry } from '../record/state.ts';
import { say } from '../../said/said.ts';

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
  if (!is) return refuse('no-appeals', rule, say('no-appeals'));
  if (!secondJudge) return refuse('one-judge-only', rule, say('second-judge-first'));
  if (signed) return refuse('already-signed', rule, say('signed-no-appeal'));
  if (!match.appeals.includes(by)) proceedings.emit({ type: 'appealed', seat: by });
  return null;
}

/** XII-B: everybody signs; then the match points are given. */
export function sign(proceedings: Proceedings, by: Seat): Refusal | null {
  const { phase } = proceedings.match;
  if (phase.kind !== 'signing') return notNow(proceedings, 'sign');
  if (phase.signed.includes(by))
    return refuse('already-signed', proceedings.rule('signing'), say('has-signed'));
  proceedings.emit({ type: 'signed', seat: by });
  allSigned(proceedings);
  return null;
}

/** Who is not there is signed for, and keeps an appeal. */
export function signFor(proceedings: Proceedings, { player }: CommandOf<'sign-for'>): Refusal | null {
  const { phase } = proceedings.match;
  if (phase.kind !== 'signing') return notNow(proceedings, 'sign');
  if (phase.signed.includes(player))
    return refuse('already-signed', proceedings.rule('signing'), say('has-signed'));
  proceedings.emit({ type: 'signed', seat: player, signedFor: true });
  allSigned(proceedings);
  return null;
}

/** XII-B: the round is over and the sheet is signed; where everybody has left, nobody is waited for. */
export function enterSigning(proceedings: Proceedings): void {
  proceedings.enter({ kind: 'signing', signed: [] });
  allSigned(proceedings);
}

/** XII-A: when nobody is left to sign, the match points are given. */
export function allSigned(proceedings: Proceedings): void {
  const { match, seats } = proceedings;
  const { phase } = match;
  if (phase.kind !== 'signing') return;
  const left = (seat: Seat): boolean => match.gone.some((one) => one.seat === seat);
  for (let seat = 0; seat < seats; seat++) if (!phase.signed.includes(seat) && !left(seat)) return;
  proceedings.enter({ kind: 'finished', points: pointsOf(match, proceedings.game.procedure) });
}

export function answerAppeal(
  proceedings: Proceedings,
  { player, upheld }: CommandOf<'judge-answers-appeal'>,
): Refusal | null {
  const { rule } = proceedings.game.procedure.checking.appeals;
  if (!proceedings.match.appeals.includes(player)) return refuse('no-appeals', rule, say('no-appeal-open'));
  proceedings.emit({ type: 'appeal-answered', seat: player, upheld });
  return null;
}

/** A line of the sheet is wrong: what it should say, why, and who agreed. A judge enters it, or who keeps the table. */
export function correctEntry(proceedings: Proceedings, command: CommandOf<'correct-entry'>): Refusal | null {
  const { match } = proceedings;
  const rule = proceedings.rule('signing');
  const line = match.sheet[command.entry];
  if (line === undefined || !Number.isInteger(command.points))
    return refuse('no-such-entry', rule, say('no-such-line'));
  const all = match.settings.players.every((_, seat) => command.agreed.includes(seat));
  if (!match.settings.judge && !all) return refuse('not-agreed', rule, say('all-agree-to-correct'));
  enterCorrection(proceedings, line, command.points - line.points, command.reason);
  return null;
}

/** A judge takes a penalty back. */
export function reverse(proceedings: Proceedings, command: CommandOf<'judge-reverses'>): Refusal | null {
  const line = proceedings.match.sheet[command.entry];
  if (line?.kind !== 'penalty')
    return refuse('no-such-entry', proceedings.rule('signing'), say('no-such-penalty'));
  enterCorrection(proceedings, line, -line.points, command.reason);
  return null;
}

function enterCorrection(proceedings: Proceedings, line: Entry, points: number, why: string): void {
  const { seat, shake, rule } = line;
  if (points !== 0)
    proceedings.emit({ type: 'corrected', entry: { seat, points, rule, why, kind: 'correction', shake } });
  pointsAnew(proceedings);
}

/** XII-B: a judge finds a wrong score on the sheet: a slip, or a deceit that keeps the lower score or gives 0. */
export function correct(proceedings: Proceedings, command: CommandOf<'judge-corrects'>): Refusal | null {
  const { match, game } = proceedings;
  const { player, listed, intent, agreed } = command;
  const { innocentSlip, deceitThatLowers, deceitThatRaises } = game.procedure.scoresheet;
  const total = match.totals[player] ?? 0;
  if (match.phase.kind !== 'signing' && match.phase.kind !== 'finished')
    return notNow(proceedings, 'correct-sheet');
  if (intent === 'slip') {
    const all = match.settings.players.every((_, seat) => agreed.includes(seat));
    if (innocentSlip.is === 'corrected-if-all-agree' && all) return null;
    return refuse('slip-stands', innocentSlip.rule, say('slip-stands'));
  }
  if (listed === total) return refuse('score-is-right', deceitThatLowers.rule, say('score-is-right'));
  if (listed > total) {
    const { is: points, rule } = deceitThatRaises;
    proceedings.emit({
      type: 'zeroed',
      zeroed: { seat: player, rule, why: say('false-scoresheet'), points },
    });
  } else {
    const { is, rule } = deceitThatLowers;
    const points = is === 'lower-score-stands' ? listed - total : 0;
    const entry: Entry = {
      seat: player,
      points,
      rule,
      why: say('false-scoresheet'),
      kind: 'correction',
      shake: 0,
    };
    proceedings.emit({ type: 'corrected', entry });
  }
  pointsAnew(proceedings);
  return null;
}
