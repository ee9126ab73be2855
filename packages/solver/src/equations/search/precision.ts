import type { Limits } from '../arithmetic/operations.ts';
import type { SearchName } from '../goal/answer.ts';

/** How exactly a search knows its numbers. */
export interface Precision extends Required<Pick<Limits, 'quick' | 'bounded' | 'roots' | 'spotted'>> {
  readonly search: Extract<SearchName, 'quick' | 'bounded' | 'exact' | 'rooted' | 'spotted'>;
}

/** Exactly, and of complex powers none that have several values. */
export const EXACT: Precision = {
  search: 'exact',
  quick: false,
  bounded: false,
  roots: false,
  spotted: false,
};
/** Small fractions only. */
export const QUICK: Precision = { ...EXACT, search: 'quick', quick: true };
/** Fractions exactly, all other numbers by bounds. */
export const BOUNDED: Precision = { ...EXACT, search: 'bounded', bounded: true };
/** With √ = i: all roots of complex numbers too. */
export const ROOTED: Precision = { ...EXACT, search: 'rooted', roots: true };
/** With √ = i: by where numbers lie. That proves only. */
export const SPOTTED: Precision = { ...EXACT, search: 'spotted', spotted: true };
