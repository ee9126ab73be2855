import type { After, Level } from '../../occasion.ts';
import type { Division } from '../../rulebooks/division.ts';
import type { OnSetsRulebook } from '../../rulebooks/onsets-rulebook.ts';
import type { Card } from '../text/cards.ts';
import type { Cube } from '../text/symbols.ts';
import type { Pick } from './variation.ts';

export * from '../../occasion.ts';

export const MAT_SECTIONS = ['required', 'permitted', 'forbidden'] as const;
export type MatSection = (typeof MAT_SECTIONS)[number];

/** A moment of a shake: all that a judge or a solver must know. */
export interface OnSetsPosition {
  readonly book: OnSetsRulebook;
  readonly division: Division;
  readonly level: Level;
  /** The cards in the order they were dealt. */
  readonly universe: readonly Card[];
  /** What players picked, in that order; what a division always plays is not among them. */
  readonly variations: readonly Pick[];
  /** The Goal as it lies on the mat, in the notation of goal.ts; null before it is set. */
  readonly goal: string | null;
  readonly required: readonly Cube[];
  readonly permitted: readonly Cube[];
  readonly forbidden: readonly Cube[];
  readonly resources: readonly Cube[];
  /** Null while nobody has to write. */
  readonly after: After | null;
}
