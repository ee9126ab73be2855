import type { Limits } from '../arithmetic/operations.ts';
import type { SearchName } from '../goal/answer.ts';

/** How exactly a search knows its numbers. */
export interface Precision extends Required<Pick<Limits, 'quick' | 'bounded' | 'roots'>> {
  readonly search: Extract<SearchName, 'quick' | 'bounded' | 'exact'>;
}

/** Exactly, and of complex powers all their values. */
export const EXACT: Precision = { search: 'exact', quick: false, bounded: false, roots: true };
/** Small fractions only. */
export const QUICK: Precision = { search: 'quick', quick: true, bounded: false, roots: false };
/** Fractions exactly, all other numbers by bounds. */
export const BOUNDED: Precision = { search: 'bounded', quick: false, bounded: true, roots: false };
