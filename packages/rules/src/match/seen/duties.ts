import type { Points } from '../../rulebooks/procedure.ts';
import type { Rule } from '../../rulebooks/ruled.ts';
import { procedureOf } from '../../rulebooks/house/house-rules.ts';
import type { Seat } from '../record/seat.ts';
import type { Clock, Instant, Match, Task } from '../record/state.ts';

/** What a player has to do, by when, and what follows if they do not. */
export interface Duty {
  readonly seat: Seat;
  readonly task: Task | 'roll-for-setter' | 'begin-shake' | 'sign';
  /** Null where nothing presses. */
  readonly by: Instant | null;
  /** Seconds are being counted down: the end of them. */
  readonly countdownEnds: Instant | null;
  readonly otherwise: Consequence | null;
}

export interface Consequence {
  readonly points: Points;
  readonly rule: Rule;
  /** Another minute first, or what is lost. */
  readonly next: 'another-minute' | Loss;
}

export type Loss =
  | 'the-shake-is-void'
  | 'another-player-deals'
  | 'the-pick-is-lost'
  | 'counts-as-agreeing'
  | 'the-turn-is-lost'
  | 'the-challenge-is-dropped'
  | 'nothing-is-presented'
  | 'nothing-was-shown';

const LOSSES: Readonly<Record<Task, Loss>> = {
  roll: 'the-shake-is-void',
  deal: 'another-player-deals',
  pick: 'the-pick-is-lost',
  goal: 'the-shake-is-void',
  'dispute-goal': 'the-shake-is-void',
  agree: 'counts-as-agreeing',
  turn: 'the-turn-is-lost',
  'state-challenge': 'the-challenge-is-dropped',
  write: 'nothing-is-presented',
  decide: 'nothing-is-presented',
  check: 'nothing-was-shown',
};

/** Who must act now. Empty only when the match is over. */
export function duties(match: Match): readonly Duty[] {
  const { phase } = match;
  // While a judge is at the table nobody has to do anything.
  if (match.paused !== null) return [];
  const free = (seat: Seat, task: Duty['task']): Duty => ({
    seat,
    task,
    by: null,
    countdownEnds: null,
    otherwise: null,
  });
  switch (phase.kind) {
    case 'choosing-setter':
      return phase.rolling
        .filter((seat) => phase.faces[seat] === null)
        .map((seat) => free(seat, 'roll-for-setter'));
    case 'between-shakes':
      return [free(phase.setter, 'begin-shake')];
    case 'signing':
      return match.settings.players.flatMap((_, seat) =>
        phase.signed.includes(seat) || match.gone.some((one) => one.seat === seat)
          ? []
          : [free(seat, 'sign')],
      );
    case 'finished':
      return [];
    default:
      return match.clocks.filter((clock) => presses(match, clock)).map((clock) => dutyOf(match, clock));
  }
}

/** Where roll and Goal share their time, nothing can be done about the Goal until the cards lie there. */
export function presses({ phase }: Match, { task }: Clock): boolean {
  return phase.kind !== 'rolling' || task !== 'goal';
}

function dutyOf(match: Match, clock: Clock): Duty {
  const { seat, task, until, countdown } = clock;
  const { time } = procedureOf(match.settings);
  return {
    seat,
    task,
    by: until,
    countdownEnds: countdown === null ? null : countdown + time.countdown.is,
    otherwise: until === null ? null : consequence(match, clock),
  };
}

function consequence(match: Match, { task, stage }: Clock): Consequence {
  const { time, challenge, where } = procedureOf(match.settings);
  const next = LOSSES[task];
  if (task === 'state-challenge') {
    const { silent } = challenge.penalties;
    return { points: silent.is, rule: silent.rule, next };
  }
  if (task === 'agree' || task === 'decide')
    return { points: 0, rule: task === 'agree' ? where.noGoal.rule : where.decisionFinal.rule, next };
  const { is: points, rule } = stage === 'limit' ? time.firstMiss : time.secondMiss;
  return { points, rule, next: stage === 'limit' ? 'another-minute' : next };
}
