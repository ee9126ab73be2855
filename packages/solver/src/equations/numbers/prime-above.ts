import type { Found } from './found-cells.ts';
import { signOf, sizeOf } from '../arithmetic/intervals.ts';
import type { Known } from '../arithmetic/known.ts';

/** Primes are looked for up to here. */
const LARGEST = 2 ** 22;
const OPEN: Found = { fraction: null, cell: -1, isOpen: true };

/** The smallest prime above a number, where that above its bounds is the same. */
export function primeAbove(a: Known): Found {
  if (signOf(a) < 0 || sizeOf(a)[1] < 1) return { fraction: [2, 1], cell: -1, isOpen: false };
  if (a.sign !== 0 || a.hi > LARGEST) return OPEN;
  const [least, most] = [nextPrime(Math.floor(a.lo)), nextPrime(Math.floor(a.hi))];
  return least === most ? { fraction: [least, 1], cell: -1, isOpen: false } : OPEN;
}

function nextPrime(n: number): number {
  for (let next = Math.max(2, n + 1); ; next++) {
    let divisor = 2;
    while (divisor * divisor <= next && next % divisor !== 0) divisor++;
    if (divisor * divisor > next) return next;
  }
}
