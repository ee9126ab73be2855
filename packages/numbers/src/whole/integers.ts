import { spend, spendProduct } from '../cost.ts';

export function magnitude(n: bigint): bigint {
  return n < 0n ? -n : n;
}

export function bitLength(n: bigint): number {
  const m = n < 0n ? -n : n;
  if (m < 0x20000000000000n) {
    const small = Number(m);
    const high = Math.floor(small / 0x100000000);
    return high > 0 ? 64 - Math.clz32(high) : 32 - Math.clz32(small >>> 0);
  }
  const hex = m.toString(16);
  return hex.length * 4 - (Math.clz32(Number.parseInt(hex[0]!, 16)) - 28);
}

/** Euclid on 32-bit integers, which V8 divides several times faster than doubles or BigInts (measured). */
function gcd32(a: number, b: number): number {
  let x = a | 0;
  let y = b | 0;
  while (y !== 0) {
    const rest = (x % y) | 0;
    x = y;
    y = rest;
  }
  return x;
}

const MAX_32 = 0x7fffffffn;
const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** Greatest common divisor, never negative; gcd(0, 0) = 0. */
export function gcdOf(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  if (x <= MAX_32 && y <= MAX_32) return BigInt(gcd32(Number(x), Number(y)));
  if (x > SAFE && y > SAFE) {
    const bits = Math.min(bitLength(x), bitLength(y));
    // A Euclid step shortens by about 1.7 bits and walks both numbers once.
    spend(((bits / 1.7) * (1.5 + bits / 3000)) | 0);
  }
  while (y > MAX_32) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return y === 0n ? x : BigInt(gcd32(Number(y), Number(x % y)));
}

/** Floor division and the remainder that goes with it (never negative for a positive divisor). */
export function floorDivide(n: bigint, d: bigint): bigint {
  const q = n / d;
  return n % d !== 0n && n < 0n !== d < 0n ? q - 1n : q;
}

/** Largest r with r^k <= n, for n >= 0, k >= 1: Newton from above. */
export function floorRoot(n: bigint, k: number): bigint {
  if (n < 2n || k === 1) return n;
  const bits = bitLength(n);
  if (bits <= k) return 1n;
  const big = BigInt(k);
  const power = BigInt(k - 1);
  // Start from the root of the leading half, so that only the last step works at full length.
  const drop = Math.floor(bits / 2 / k);
  let x =
    bits > 64 && drop > 8
      ? (floorRoot(n >> BigInt(drop * k), k) + 1n) << BigInt(drop)
      : 1n << BigInt(Math.ceil(bits / k));
  for (;;) {
    spendProduct(bits);
    spendProduct(bits);
    const next = (power * x + n / x ** power) / big;
    if (next >= x) return x;
    x = next;
  }
}

/** The exact k-th root of n >= 0, or null. */
export function exactRoot(n: bigint, k: number): bigint | null {
  const root = floorRoot(n, k);
  return root ** BigInt(k) === n ? root : null;
}

export function modPower(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n % modulus;
  let b = base % modulus;
  for (let e = exponent; e > 0n; e >>= 1n) {
    spend(3);
    if (e & 1n) result = (result * b) % modulus;
    b = (b * b) % modulus;
  }
  return result;
}
