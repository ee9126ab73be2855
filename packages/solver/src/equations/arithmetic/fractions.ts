/** Integers below this are exact as floating-point numbers, and so are products that stay below it. */
export const EXACT = 2 ** 53;
/** Stands for "any number": what 0 × x = 0 needs. No number has this denominator. */
export const ANY_D = -1;
/** The denominator of the symbol for transcendental numbers. */
export const SYMBOL_D = -2;

export const FACTORIALS: readonly number[] = Array.from({ length: 19 }, (_, n) => {
  let product = 1;
  for (let factor = 2; factor <= n; factor++) product *= factor;
  return product;
});

/** The whole number whose power this is; null if there is none. */
export function wholeRoot(n: number, index: number): number | null {
  if (index === 1 || n < 2) return n;
  const nearest = Math.round(n ** (1 / index));
  return nearest > 1 && wholePower(nearest, index) === n ? nearest : null;
}

/** The exponent that makes a whole number of a base above 1; null if there is none. */
export function wholeLog(n: number, base: number): number | null {
  let [power, exponent] = [1, 0];
  for (; power < n; exponent++) power *= base;
  return power === n ? exponent : null;
}

/** Whether a fraction may be a power, with any fraction as exponent, of another that is not ±1: they have the same prime factors then. */
export function mayBePower(an: number, ad: number, bn: number, bd: number): boolean {
  if (Math.abs(an) === ad) return true;
  return (share(an, bn) && share(ad, bd)) || (share(an, bd) && share(ad, bn));
}

/** Both are ±1, or they have a common factor. */
function share(a: number, b: number): boolean {
  const [x, y] = [Math.abs(a), Math.abs(b)];
  return x === 1 || y === 1 ? x === y : gcd(x, y) > 1;
}

/** The whole root of an integer of any length that is not negative: Newton's steps from above. */
export function longRoot(n: bigint, index: number): bigint | null {
  if (index === 1 || n < 2n) return n;
  const bits = n.toString(16).length * 4;
  if (bits < index) return null;
  const [power, below] = [BigInt(index), BigInt(index - 1)];
  let root = 1n << BigInt(Math.ceil(bits / index));
  for (;;) {
    const next = (below * root + n / root ** below) / power;
    if (next >= root) return root ** power === n ? root : null;
    root = next;
  }
}

/** Exact while it stays below 2^53, and no smaller than that once it does not. */
export function wholePower(base: number, exponent: number): number {
  let result = 1;
  for (let count = 0; count < exponent && Math.abs(result) < EXACT; count++) result *= base;
  return result;
}

/** Of two integers that are not negative and not both zero. */
export function gcd(a: number, b: number): number {
  while (b > 0x7fffffff || a > 0x7fffffff) {
    if (b === 0) return a;
    [a, b] = [b, a % b];
  }
  let x = a | 0;
  let y = b | 0;
  while (y !== 0) {
    const rest = (x % y) | 0;
    x = y;
    y = rest;
  }
  return x;
}

/** In lowest terms, with a positive denominator. */
export type Fraction = readonly [number, number];

/** Beyond the 53rd power nothing but 1 is a small fraction. */
export function powerOf([n, d]: Fraction, times: number): Fraction | null {
  if (Math.abs(times) > 53) return null;
  const [above, below] = [wholePower(n, Math.abs(times)), wholePower(d, Math.abs(times))];
  if (above >= EXACT || below >= EXACT) return null;
  return times < 0 ? [below, above] : [above, below];
}

export function isSame(a: Fraction, b: Fraction): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

export function inverse([n, d]: Fraction): Fraction {
  return n < 0 ? [-d, -n] : [d, n];
}

export function reduced(n: number, d: number): Fraction {
  const [above, below] = d < 0 ? [-n, -d] : [n, d];
  const common = gcd(Math.abs(above), below);
  return [above / common, below / common];
}

export function sumOf([an, ad]: Fraction, [bn, bd]: Fraction): Fraction | null {
  const [left, right, below] = [an * bd, bn * ad, ad * bd];
  if (Math.max(Math.abs(left), Math.abs(right), Math.abs(left + right), below) >= EXACT) return null;
  return reduced(left + right, below);
}

export function productOf([an, ad]: Fraction, [bn, bd]: Fraction): Fraction | null {
  const [above, below] = [an * bn, ad * bd];
  return Math.max(Math.abs(above), below) >= EXACT ? null : reduced(above, below);
}
