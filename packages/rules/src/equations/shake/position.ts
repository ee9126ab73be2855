import type { After, Level } from '../../occasion.ts';
import type { Division } from '../../rulebooks/division.ts';
import type { EquationsRulebook } from '../../rulebooks/equations-rulebook.ts';
import type { Cube } from '../text/symbols.ts';
import type { Pick } from './variation.ts';
import type { LaidGoal } from '../text/written.ts';

export * from '../../occasion.ts';

/** Which of the lists that change from year to year is played. */
export const SEASONS = ['even', 'odd'] as const;
export type Season = (typeof SEASONS)[number];

/** A moment of a shake: all that a judge or a solver must know. */
export interface EquationsPosition {
  readonly book: EquationsRulebook;
  readonly division: Division;
  readonly season: Season;
  readonly level: Level;
  /** What players picked, in that order; what a division always plays is not among them. */
  readonly variations: readonly Pick[];
  /** Null before it is set. */
  readonly goal: LaidGoal | null;
  readonly required: readonly Cube[];
  readonly permitted: readonly Cube[];
  readonly forbidden: readonly Cube[];
  readonly resources: readonly Cube[];
  /** Null while nobody has to write. */
  readonly after: After | null;
}
