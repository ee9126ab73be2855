/** The searches for a Solution of On-Sets, in the order in which they are tried; each name may stand for several rounds. */
export const ONSETS_SEARCHES = ['cards', 'first-look', 'short', 'narrow', 'everything', 'shorter'] as const;
export type OnSetsSearchName = (typeof ONSETS_SEARCHES)[number];

/** What one round did. A case is one way to use the cubes. */
export interface OnSetsStage {
  readonly search: OnSetsSearchName;
  /** By the caller's clock; 0 without one. */
  readonly ms: number;
  /** Cases that were open before it, and how many of them it settled. */
  readonly cases: number;
  readonly settled: number;
  /** Sets of cards that were found. */
  readonly found: number;
}
