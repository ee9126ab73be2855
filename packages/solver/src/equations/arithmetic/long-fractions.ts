import { FAR, nextToOne } from './intervals.ts';
import type { Bounds } from './intervals.ts';

/** Whether a long whole number is 1 × 2 × 3 and so on. */
export function isFactorialNumber(n: bigint): boolean {
  let rest = n;
  for (let factor = 2n; rest > 1n; factor++) {
    if (rest % factor !== 0n) return false;
    rest /= factor;
  }
  return rest === 1n;
}

export function bitsOf(n: bigint): number {
  return (n < 0n ? -n : n).toString(16).length * 4;
}

/** n ÷ d as a number times a power of two, right to 2^-51 of it. */
function ratioOf(n: bigint, d: bigint): readonly [ratio: number, shift: number] {
  const [sn, sd] = [Math.max(0, bitsOf(n) - 64), Math.max(0, bitsOf(d) - 64)];
  return [Number(n >> BigInt(sn)) / Number(d >> BigInt(sd)), sn - sd];
}

/** Bounds of a fraction of any length. */
export function boundsOfLong(n: bigint, d: bigint): Bounds {
  const [apart, by] = ratioOf((n < 0n ? -n : n) - d, d);
  const close = nextToOne(n < 0n ? -1 : 1, apart * 2 ** by);
  if (close !== null) return close;
  const [ratio, shift] = ratioOf(n, d);
  const off = Math.abs(ratio) * 2 ** -50;
  if (Math.abs(shift) < FAR - 130)
    return { sign: 0, lo: (ratio - off) * 2 ** shift, hi: (ratio + off) * 2 ** shift };
  const size = Math.log2(Math.abs(ratio)) + shift;
  const room = Math.abs(size) * 2 ** -49 + 2 ** -48;
  return { sign: ratio < 0 ? -1 : 1, lo: size - room, hi: size + room };
}
