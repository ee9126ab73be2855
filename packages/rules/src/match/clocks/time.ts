import { silence } from '../shake/block.ts';
import { loseCheck } from '../shake/checking-phase.ts';
import { endClock } from './clock.ts';
import type { CommandOf, Refusal } from '../record/command.ts';
import { presses } from '../seen/duties.ts';
import { losePick, loseTurn, passDeal } from './forfeits.ts';
import { arrangedIsSet } from '../shake/goal-setting.ts';
import { settleAgreement } from '../shake/no-goal.ts';
import { penalize } from '../errors/penalties.ts';
import { refuse } from '../proceedings.ts';
import type { Proceedings } from '../proceedings.ts';
import type { Party, Seat } from '../record/seat.ts';
import { voidShake } from '../shake/shake-end.ts';
import type { Clock, Instant } from '../record/state.ts';
import { closeWriting, withdraw } from '../shake/writing-phase.ts';
import { say } from '../../said/said.ts';

/** XI-A-3: an opponent, or the clock on the wall, says that time is up and counts down. */
export function callTime(
  proceedings: Proceedings,
  { player, at }: CommandOf<'time-up'>,
  by: Party,
): Refusal | null {
  const { rule } = proceedings.game.procedure.time.countdown;
  if (by === player) return refuse('own-clock', rule, say('opponent-calls-time'));
  const clock = proceedings.match.clocks.find(
    (one) =>
      one.seat === player &&
      one.until !== null &&
      one.until <= at &&
      one.countdown === null &&
      presses(proceedings.match, one),
  );
  if (clock === undefined) return refuse('time-not-up', rule, say('still-has-time'));
  timeIsUp(proceedings, clock, at);
  return null;
}

function timeIsUp(proceedings: Proceedings, clock: Clock, at: Instant): void {
  const { blockSkipsCountdown } = proceedings.game.procedure.time;
  const called = { ...clock, countdown: at, called: proceedings.ref };
  proceedings.emit({ type: 'time-called', seat: clock.seat, clock: called });
  const { setBy } = proceedings.game.procedure.goal;
  if (clock.task === 'goal' && setBy.is.includes('time-running-out') && arrangedIsSet(proceedings)) return;
  // XI-A-3: nobody counts down for a player who holds the block, where the book says so.
  if (clock.task === 'state-challenge' && blockSkipsCountdown.is) expire(proceedings, called, at);
}

/**
 * Lets time pass: countdowns end, and on an exact clock limits call themselves. A player's own act at the very
 * end of a countdown still counts, so their clock goes a moment later.
 */
export function elapse(proceedings: Proceedings, by: Party): void {
  const now = proceedings.at;
  for (let steps = 0; steps < MOST_DEADLINES; steps++) {
    const due = nextDue(proceedings, by, now);
    if (due === null) break;
    proceedings.at = due.at;
    if (due.clock.countdown === null) timeIsUp(proceedings, due.clock, due.at);
    else expire(proceedings, due.clock, due.at);
  }
  proceedings.at = now;
}

/** More deadlines than can pass in a round between two commands. */
const MOST_DEADLINES = 1000;

function nextDue(
  { match, game }: Proceedings,
  by: Party,
  now: Instant,
): { readonly clock: Clock; readonly at: Instant } | null {
  const seconds = game.procedure.time.countdown.is;
  let first: { clock: Clock; at: Instant } | null = null;
  for (const clock of match.clocks) {
    const at =
      clock.countdown !== null
        ? clock.countdown + seconds
        : match.settings.clock === 'exact'
          ? clock.until
          : null;
    if (at === null || at > now || (at === now && clock.seat === by) || !presses(match, clock)) continue;
    if (first === null || at < first.at) first = { clock, at };
  }
  return first;
}

/** The countdown is over and the task not done: a point and another minute, then the book's next step. */
function expire(proceedings: Proceedings, clock: Clock, at: Instant): void {
  const { time } = proceedings.game.procedure;
  const why = say('late', { task: clock.task });
  const call = clock.called ?? proceedings.ref;
  if (clock.task === 'state-challenge') return silent(proceedings, clock.seat, call);
  if (clock.task === 'agree' || clock.task === 'decide') return lose(proceedings, clock);
  if (clock.stage === 'limit') {
    const until = at + time.additional.is;
    const more: Clock = { ...clock, stage: 'additional-minute', countdown: null, until };
    proceedings.emit({ type: 'late', seat: clock.seat, clock: more });
    penalize(proceedings, clock.seat, time.firstMiss.is, time.firstMiss.rule, why, call);
    return;
  }
  penalize(proceedings, clock.seat, time.secondMiss.is, time.secondMiss.rule, why, call);
  lose(proceedings, clock);
}

/** V-B, XI-A-3: the block was lifted and nothing said. */
function silent(proceedings: Proceedings, seat: Seat, ...refs: readonly string[]): void {
  const lifted = proceedings.match.block?.ref;
  const all = lifted === undefined ? refs : [...refs, lifted];
  silence(proceedings, seat, say('said-nothing'), ...all);
}

/** What a player forfeits who does not do the task at all. */
export function lose(proceedings: Proceedings, { seat, task }: Pick<Clock, 'seat' | 'task'>): void {
  switch (task) {
    case 'roll':
    case 'goal':
      return voidShake(proceedings, 'left');
    case 'deal':
      return passDeal(proceedings, seat);
    case 'pick':
      return losePick(proceedings, seat);
    case 'dispute-goal':
      return voidShake(proceedings, 'same');
    case 'agree':
      proceedings.emit({ type: 'agreed', seat });
      endClock(proceedings, seat, 'agree');
      return settleAgreement(proceedings);
    case 'turn':
      return loseTurn(proceedings, seat);
    case 'state-challenge':
      return silent(proceedings, seat);
    case 'write':
      withdraw(proceedings, seat);
      // VII-C-1: nobody waits for a Third Party whose time is over too.
      closeWriting(proceedings);
      return;
    case 'decide':
      return withdraw(proceedings, seat);
    case 'check':
      return loseCheck(proceedings, seat);
  }
}
