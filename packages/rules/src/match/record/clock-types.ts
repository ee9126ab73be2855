import type { Seconds } from '../../rulebooks/procedure.ts';
import type { Seat } from './seat.ts';

/** Seconds on the match's own clock. */
export type Instant = number;

export const TASKS = [
  'roll',
  'deal',
  'pick',
  'goal',
  'dispute-goal',
  'agree',
  'turn',
  'state-challenge',
  'write',
  'decide',
  'check',
] as const;
export type Task = (typeof TASKS)[number];

/** A limit that runs for one player. */
export interface Clock {
  readonly seat: Seat;
  readonly task: Task;
  /** Null in an untimed match. */
  readonly until: Instant | null;
  readonly stage: 'limit' | 'additional-minute';
  /** When somebody called time and began to count down, and the command that did. */
  readonly countdown: Instant | null;
  readonly called?: string;
}

/** Why a clock stands still: the block is in a hand, a judge was called, somebody picks again, a challenge is heard. */
export const HOLDS = ['block', 'judge', 'pick', 'challenge'] as const;
export type Hold = (typeof HOLDS)[number];

/** A clock that stands still; it goes on with what it had left when nothing holds it any more. */
export interface HeldClock {
  readonly clock: Clock;
  readonly since: Instant;
  readonly by: readonly Hold[];
}

/** The clock that an act ended: putting the act right gives it back. */
export interface Ended {
  readonly clock: Clock;
  /** Whether it ran for the player who acted; then the time since is their own loss. */
  readonly own: boolean;
  readonly at: Instant;
  /** How long clocks had stood still by then. */
  readonly stood: Seconds;
}
