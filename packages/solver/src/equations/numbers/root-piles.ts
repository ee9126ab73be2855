import { wholeRoot } from '../arithmetic/fractions.ts';
import type { Numbers } from './numbers.ts';

/**
 * Leaves √ taken so many times of a positive fraction: from the fraction itself, since roots of roots would be known less and less well,
 * and of 4 once less of 2, so that one number has one form.
 */
export function rootOfRoots(numbers: Numbers, n: number, d: number, height: number): boolean {
  const [above, below] = [wholeRoot(n, 2), wholeRoot(d, 2)];
  return above !== null && below !== null && height > 0
    ? rootOfRoots(numbers, above, below, n === d ? 0 : height - 1)
    : numbers.rawPower(n, d, 1, 2 ** height);
}
