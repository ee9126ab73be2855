import type { Division } from '../../rulebooks/division.ts';
import type { NamedBook } from '../../rulebooks/house/house-rules.ts';

/** `auto`: an illegal action is refused. `table`: it happens, and stands unless it is pointed out in time. */
export const MODES = ['auto', 'table'] as const;
export type Mode = (typeof MODES)[number];

/**
 * How limits are kept: somebody calls time, as with a sand timer; the clock calls it to the second; or nobody does.
 */
export const CLOCKS = ['called', 'exact', 'untimed'] as const;
export type ClockKind = (typeof CLOCKS)[number];

/** What is agreed before a match and never changes. */
export interface MatchSettings extends NamedBook {
  readonly division: Division;
  readonly level: 'basic' | 'adventurous';
  /** Which list of variations an Equations season plays. */
  readonly season: 'even' | 'odd';
  readonly mode: Mode;
  readonly clock: ClockKind;
  /** With a judge seat, penalties that need initials wait for it; without one they count at once. */
  readonly judge: boolean;
  /** Clockwise; two or three. */
  readonly players: readonly string[];
}
