import { releaseAll } from '../shake/block.ts';
import type { CommandOf, Refusal } from '../record/command.ts';
import { settleDispute } from '../shake/dispute.ts';
import { procedureOf } from '../../rulebooks/house/house-rules.ts';
import { notNow, refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import { clockwiseFrom } from '../record/seat.ts';
import type { Party } from '../record/seat.ts';
import { voidShake } from '../shake/shake-end.ts';
import type { Match } from '../record/state.ts';
import { stand } from '../shake/stand.ts';
import { enterSigning } from './sheet.ts';
import { say } from '../../said/said.ts';

/** XI-B: after the round's minutes no new shake starts. */
export function lastShake(proceedings: Proceedings): Refusal | null {
  const { phase, round } = proceedings.match;
  if (round.state !== 'open') return refuse('round-over', proceedings.rule('round'), say('end-called'));
  proceedings.emit({ type: 'round', state: 'last-shake' });
  if (phase.kind === 'between-shakes' || phase.kind === 'choosing-setter') {
    enterSigning(proceedings);
  }
  return null;
}

/** XI-B-2: "Stop": nobody moves any more and everybody writes, unless a challenge or the last cube came first. */
export function stopRound(proceedings: Proceedings): Refusal | null {
  const { phase, round } = proceedings.match;
  if (round.state === 'stopped') return refuse('round-over', proceedings.rule('round'), say('round-stopped'));
  if (phase.kind === 'signing' || phase.kind === 'finished') return notNow(proceedings, 'stop-round');
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
      enterSigning(proceedings);
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
  if (!is) return refuse('no-time-back', rule, say('no-time-back'));
  if (!(seconds > 0)) return refuse('no-time-back', rule, say('some-time-back'));
  proceedings.emit({ type: 'given-back', seconds });
  return null;
}

/** When "no more shakes" and "Stop" are said, on the match's clock. */
export function roundEnds(match: Match): { readonly lastShake: number; readonly stop: number } {
  const { minutes, extraMinutes } = procedureOf(match.settings).round;
  // XI-B-3: a judge's minutes move the warning, and so what follows it.
  const end = match.round.startedAt + minutes.is * 60 + match.round.givenBack;
  return { lastShake: end, stop: end + extraMinutes.is * 60 };
}

/** IX-C: a judge may have a shake played again. */
export function voidByJudge(proceedings: Proceedings, by: Party): Refusal | null {
  const { match } = proceedings;
  const idle = match.shake === null || ['between-shakes', 'signing', 'finished'].includes(match.phase.kind);
  if (idle || typeof by === 'number') return notNow(proceedings, 'replay');
  voidShake(proceedings, 'same');
  return null;
}

/** The bells ring later for this table; who keeps them decides it. */
export function addTime(proceedings: Proceedings, { seconds }: CommandOf<'add-time'>): Refusal | null {
  const { phase } = proceedings.match;
  if (!(seconds > 0) || phase.kind === 'signing' || phase.kind === 'finished')
    return notNow(proceedings, 'add-time');
  proceedings.emit({ type: 'given-back', seconds });
  return null;
}

/** IX-C: a shake, or the round, is played again on a judge's order, by all or without the player who disrupted it. */
export function playAgain(proceedings: Proceedings, command: CommandOf<'judge-replays'>): Refusal | null {
  const { match, at } = proceedings;
  const { what, without } = command;
  const idle = match.phase.kind === 'between-shakes';
  const over = match.phase.kind === 'signing' || match.phase.kind === 'finished';
  const last = match.results.findLast(({ scores }) => scores !== null);
  if (match.phase.kind === 'choosing-setter' || (what === 'shake' && (over || (idle && last === undefined))))
    return notNow(proceedings, 'play-again');
  const current = !idle && !over;
  // The next shake is begun by whoever began the one that does not count.
  const setter = match.shake?.setter ?? 0;
  if (current) voidShake(proceedings, 'same');
  const scored = match.results.filter(({ scores }) => scores !== null).map(({ number }) => number);
  const shakes = what === 'round' ? scored : current ? [] : [last!.number];
  const startedAt = what === 'round' ? at : null;
  if (shakes.length > 0 || startedAt !== null) proceedings.emit({ type: 'played-again', shakes, startedAt });
  if (without !== null) proceedings.emit({ type: 'gone', gone: { seat: without, why: 'sits-out' } });
  if (proceedings.match.round.state === 'open') beginAgain(proceedings, setter);
  return null;
}

function beginAgain(proceedings: Proceedings, setter: number): void {
  const { match, seats } = proceedings;
  const gone = (seat: number): boolean => match.gone.some((one) => one.seat === seat);
  if (seats - match.gone.length < 2) return enterSigning(proceedings);
  const next = clockwiseFrom(setter, seats).find((seat) => !gone(seat)) ?? setter;
  proceedings.enter({ kind: 'between-shakes', setter: next });
}
