import type { Tables } from '../forward/tables.ts';
import type { LongReading } from '../goal/proof.ts';
import type { Aims } from '../goal/targets.ts';

/** One case ready for the search. */
export interface Run {
  readonly aims: Aims;
  readonly tables: Tables;
  /** The size of the largest multiset there is. */
  readonly largest: number;
  /** Readings of the Goal were left out that a Solution might reach. */
  readonly partial: boolean;
  /** All readings of the Goal, where some could only be aimed at by their bounds. */
  readonly readings: readonly LongReading[] | null;
  /** Something in this case has no end, so it can never be worked out whole. */
  readonly endless: boolean;
  /** Whether piles of √ matter only as high as they are followed. */
  readonly lowRootsDo: boolean;
  readonly giantsAreUseless: () => boolean;
  /** The 1s that may be any power of the base. */
  readonly powers: readonly number[];
  /** No Equation has two of them that are beyond the tables: only a pursuit finds what one would have to be. */
  readonly isPursued: boolean;
  /** How far the tables have all powers of the base that matter; 0 if they have none. */
  readonly powersUpTo: number;
  /** Whether cubes may lie upside down. */
  readonly canBeNegative: boolean;
}
