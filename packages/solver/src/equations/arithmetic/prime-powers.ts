import type { Value } from '@forceout/numbers';

/** A product of powers of primes by its exponents, those that are 0 left out. */
export type PrimePowers = ReadonlyMap<bigint, Ratio>;

/** A fraction, below the line positive and without common factors. */
export interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

/** Larger primes are not looked for. */
const LARGEST_DIVISOR = 100_000n;
const ONE: Ratio = { n: 1n, d: 1n };

export function ratio(n: bigint, d: bigint): Ratio {
  const [a, b] = [n < 0n ? -n : n, d < 0n ? -d : d];
  const common = gcd(a, b);
  return { n: (d < 0n ? -n : n) / common, d: b / common };
}

export function times(a: Ratio, b: Ratio): Ratio {
  return ratio(a.n * b.n, a.d * b.d);
}

/** ±2^-height. */
export function halved(height: number, sign: 1 | -1): Ratio {
  return { n: BigInt(sign), d: 2n ** BigInt(height) };
}

export function near({ n, d }: Ratio): number {
  return Number(n) / Number(d);
}

/** A number without its sign as a product of powers of primes; null if it is no such product, or its primes are not found. */
export function primePowersOf(value: Value): PrimePowers | null {
  switch (value.tier) {
    case 'rational':
      return ofRatio(value);
    case 'giant':
      return sum(value.powers.map(({ prime, exponent }) => new Map([[prime, exponent]])));
    case 'algebraic': {
      const [term, ...others] = value.top;
      if (term === undefined || others.length > 0 || value.bottom !== null) return null;
      const parts = term.factors.map(({ gen, exponent }) =>
        gen.kind === 'prime' ? new Map([[gen.prime, exponent]]) : null,
      );
      const coefficient = ofRatio(term.coefficient);
      if (coefficient === null || !parts.every((part) => part !== null)) return null;
      return sum([coefficient, ...parts]);
    }
    case 'range':
      return null;
  }
}

export function ofRatio({ n, d }: Ratio): PrimePowers | null {
  const [above, below] = [ofWhole(n < 0n ? -n : n), ofWhole(d)];
  return above === null || below === null ? null : sum([above, scaled(below, { n: -1n, d: 1n })]);
}

function ofWhole(n: bigint): PrimePowers | null {
  if (n === 0n) return null;
  const powers = new Map<bigint, Ratio>();
  let rest = n;
  for (let prime = 2n; prime * prime <= rest; prime++) {
    if (prime > LARGEST_DIVISOR) return null;
    let often = 0n;
    for (; rest % prime === 0n; often++) rest /= prime;
    if (often > 0n) powers.set(prime, { n: often, d: 1n });
  }
  if (rest > 1n) powers.set(rest, ONE);
  return powers;
}

/** Of a product. */
export function sum(all: readonly PrimePowers[]): PrimePowers {
  const powers = new Map<bigint, Ratio>();
  for (const one of all)
    for (const [prime, { n, d }] of one) {
      const held = powers.get(prime) ?? { n: 0n, d: 1n };
      const together = ratio(held.n * d + n * held.d, held.d * d);
      if (together.n === 0n) powers.delete(prime);
      else powers.set(prime, together);
    }
  return powers;
}

/** Of a power. */
export function scaled(powers: PrimePowers, by: Ratio): PrimePowers {
  return new Map([...powers].map(([prime, exponent]) => [prime, times(exponent, by)]));
}

/** r with a^r = b; null if there is no such fraction. */
export function quotient(b: PrimePowers, a: PrimePowers): Ratio | null {
  const [first] = a;
  if (first === undefined) return null;
  const [prime, { n, d }] = first;
  const above = b.get(prime);
  if (above === undefined) return null;
  const by = ratio(above.n * d, above.d * n);
  return isSame(scaled(a, by), b) ? by : null;
}

function isSame(a: PrimePowers, b: PrimePowers): boolean {
  return (
    a.size === b.size && [...a].every(([prime, { n, d }]) => b.get(prime)?.n === n && b.get(prime)?.d === d)
  );
}

/** The natural logarithm. */
export function logOf(powers: PrimePowers): number {
  return [...powers].reduce((all, [prime, exponent]) => all + near(exponent) * Math.log(Number(prime)), 0);
}

/**
 * Whether a product of all these numbers, each under some √ or none and above or below the line, is this number. The exponents of a prime
 * add up to that in the number, so that some part has at least its share of it: this bounds how many √ that part is under. With a product
 * of 1 all can have a √ less, until one has none.
 */
export function isProduct(parts: readonly PrimePowers[], wanted: PrimePowers): boolean {
  const [first] = wanted;
  if (first === undefined) {
    if (parts.length === 0) return true;
    return parts.some((part, at) => isProduct(parts.toSpliced(at, 1), part));
  }
  const [prime, exponent] = first;
  return parts.some((part, at) => {
    const own = part.get(prime);
    if (own === undefined) return false;
    const others = parts.toSpliced(at, 1);
    for (let height = 0; isShare(own, height, exponent, parts.length); height++)
      for (const sign of [1, -1] as const)
        if (isProduct(others, sum([wanted, scaled(part, halved(height, sign))]))) return true;
    return false;
  });
}

/** Whether a^(1/2^height) has at least this part of the whole. */
function isShare(own: Ratio, height: number, whole: Ratio, parts: number): boolean {
  const [a, b] = [own.n < 0n ? -own.n : own.n, whole.n < 0n ? -whole.n : whole.n];
  return a * whole.d * BigInt(parts) >= b * own.d * 2n ** BigInt(height);
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}
