import type { CSSProperties } from 'react';

/** More rows of pieces than this nobody lays. */
const MOST_ROWS = 4;

/**
 * How many pieces stand in a row if there are one to four rows; style sheets find the largest size that fits from
 * these (`fit.css`). At least `least` pieces are reckoned with, so that the first cube is no giant.
 */
export function fitting(count: number, least = 1): CSSProperties {
  const pieces = Math.max(count, least, 1);
  return Object.fromEntries(
    Array.from({ length: MOST_ROWS }, (_, row) => [`--in-${row + 1}`, Math.ceil(pieces / (row + 1))]),
  );
}
