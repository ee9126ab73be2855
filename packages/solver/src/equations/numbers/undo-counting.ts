import type { Numbers } from './numbers.ts';

type Emit = (n: number, d: number) => void;

/**
 * Whole numbers x with x | b = w (`left`) or b | x = w (`right`), | being the remainder: the rulebook stops at dividends of 1000, so there
 * is an end to them. A divisor larger than b leaves b itself, which is said by `any`.
 */
export function undoRemainder(
  most: number,
  side: 'left' | 'right',
  w: number,
  b: number,
  emit: Emit,
  any: () => void,
): void {
  if (w < 0 || b < 1) return;
  if (side === 'left') {
    if (w >= b) return;
    for (let x = w === 0 ? b : w; x <= most; x += b) emit(x, 1);
    return;
  }
  if (b > most || w > b) return;
  if (w === b) any();
  for (let x = w + 1; x <= b - w; x++) if ((b - w) % x === 0) emit(x, 1);
}

/** How many factors each whole number up to `most` has. */
const COUNTS = new Map<number, Uint16Array>();

/** Counting numbers up to `most` with w factors. */
export function undoFactors(most: number, w: number, emit: Emit): void {
  let counts = COUNTS.get(most);
  if (counts === undefined) {
    counts = new Uint16Array(most + 1);
    for (let factor = 1; factor <= most; factor++)
      for (let multiple = factor; multiple <= most; multiple += factor) counts[multiple]!++;
    COUNTS.set(most, counts);
  }
  for (let n = 1; n <= most; n++) if (counts[n] === w) emit(n, 1);
}

/** Whether these are whole numbers as far as is known; what may be one and is not known exactly is counted as left out. */
export function areWhole(numbers: Numbers, ...pairs: readonly (readonly [n: number, d: number])[]): boolean {
  const isOpen = pairs.some(([, d]) => d === 0);
  if (!isOpen) return pairs.every(([, d]) => d === 1);
  if (pairs.every(([n, d]) => (d === 0 ? numbers.mayBeWhole(n, d) : d === 1))) numbers.skipped++;
  return false;
}
