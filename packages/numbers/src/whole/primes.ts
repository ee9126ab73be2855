import { spend, spendProduct } from '../cost.ts';
import { bitLength, exactRoot, gcdOf, magnitude, modPower } from './integers.ts';

export interface PrimeCount {
  readonly prime: bigint;
  readonly count: number;
}

const TRIAL_LIMIT = 4096;

let sieved: readonly number[] = [];
let sievedTo = 1;

/** All primes up to the limit. The table only grows, so what a call answers never depends on earlier calls. */
export function primesUpTo(limit: number): readonly number[] {
  // Charged also when the table is there already: no answer depends on earlier calls.
  if (limit > TRIAL_LIMIT) spend(limit / 10);
  if (limit > sievedTo) {
    const size = Math.max(limit, TRIAL_LIMIT);
    const composite = new Uint8Array(size + 1);
    const list: number[] = [];
    for (let p = 2; p <= size; p++) {
      if (composite[p] === 1) continue;
      list.push(p);
      for (let q = p * p; q <= size; q += p) composite[q] = 1;
    }
    sieved = list;
    sievedTo = size;
  }
  if (limit === sievedTo) return sieved;
  let low = 0;
  let high = sieved.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sieved[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return sieved.slice(0, low);
}

const smallPrimes = primesUpTo(TRIAL_LIMIT);

/** Below this the thirteen bases 2..41 prove primality (Sorenson and Webster 2015). Nothing larger is judged. */
const PROVEN_BELOW = 3_317_044_064_679_887_385_961_981n;
const BASES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n] as const;

/** Whether n is prime; null when n is too large to be sure. */
export function isPrime(n: bigint): boolean | null {
  if (n < 2n) return false;
  for (const p of BASES) if (n % p === 0n) return n === p;
  if (n < 1849n) return true;
  if (n >= PROVEN_BELOW) return null;
  let odd = n - 1n;
  let twos = 0;
  while ((odd & 1n) === 0n) {
    odd >>= 1n;
    twos++;
  }
  spend(3000);
  return BASES.every((base) => passes(base, odd, twos, n));
}

function passes(base: bigint, odd: bigint, twos: number, n: bigint): boolean {
  let x = modPower(base, odd, n);
  if (x === 1n || x === n - 1n) return true;
  for (let i = 1; i < twos; i++) {
    x = (x * x) % n;
    if (x === n - 1n) return true;
  }
  return false;
}

/** A proper divisor of a composite n by Pollard's rho with fixed constants, or null after enough steps. */
function properDivisor(n: bigint): bigint | null {
  for (const shift of [1n, 3n]) {
    let slow = 2n;
    let fast = 2n;
    let product = 1n;
    for (let step = 1; step <= 20_000; step++) {
      slow = (slow * slow + shift) % n;
      fast = (fast * fast + shift) % n;
      fast = (fast * fast + shift) % n;
      product = (product * magnitude(slow - fast)) % n;
      if (step % 64 !== 0) continue;
      spend(400);
      const divisor = gcdOf(product, n);
      if (divisor === n || divisor === 0n) break;
      if (divisor > 1n) return divisor;
      product = 1n;
    }
  }
  return null;
}

/** How many times the prime divides n, and what is left; powers p, p², p⁴ … make long runs cheap. */
export function takeOut(n: bigint, prime: bigint): { readonly count: number; readonly rest: bigint } {
  const squares = [prime];
  let rest = n;
  let count = 0;
  for (;;) {
    const last = squares.at(-1)!;
    spendProduct(bitLength(rest));
    if (rest % last !== 0n) break;
    rest /= last;
    count += 2 ** (squares.length - 1);
    squares.push(last * last);
  }
  for (const [index, power] of [...squares.entries()].toReversed()) {
    spendProduct(bitLength(rest));
    if (rest % power === 0n) {
      rest /= power;
      count += 2 ** index;
    }
  }
  return { count, rest };
}

/** Numbers below this are divided as 32-bit integers, all the way. */
const SMALL = BigInt(TRIAL_LIMIT) ** 2n;

function factorSmall(n: number): readonly PrimeCount[] {
  const counts: PrimeCount[] = [];
  let rest = n;
  spend(20);
  for (const prime of smallPrimes) {
    if (prime * prime > rest) break;
    let count = 0;
    for (; rest % prime === 0; rest = (rest / prime) | 0) count++;
    if (count > 0) counts.push({ prime: BigInt(prime), count });
  }
  if (rest > 1) counts.push({ prime: BigInt(rest), count: 1 });
  return counts;
}

/** The prime factorization of n >= 1 in ascending order, or null when it is out of reach. */
export function factor(n: bigint): readonly PrimeCount[] | null {
  if (n < SMALL) return factorSmall(Number(n));
  const counts: PrimeCount[] = [];
  let rest = n;
  const bits = bitLength(n);
  for (const small of smallPrimes) {
    if (rest === 1n) return counts;
    if (rest < BigInt(small * small)) break;
    const prime = BigInt(small);
    spend(1 + bits / 500);
    if (rest % prime !== 0n) continue;
    const taken = takeOut(rest, prime);
    rest = taken.rest;
    counts.push({ prime, count: taken.count });
  }
  if (rest === 1n) return counts;
  const large = factorLarge(rest);
  return large === null ? null : [...counts, ...large];
}

/** Factors n, which has no prime factor below the trial limit. */
function factorLarge(n: bigint): readonly PrimeCount[] | null {
  if (n < BigInt(TRIAL_LIMIT) ** 2n) return [{ prime: n, count: 1 }];
  const power = perfectPower(n);
  if (power !== null) {
    const inner = factorLarge(power.root);
    return inner?.map(({ prime, count }) => ({ prime, count: count * power.index })) ?? null;
  }
  const prime = isPrime(n);
  if (prime === true) return [{ prime: n, count: 1 }];
  const divisor = prime === null ? null : properDivisor(n);
  if (divisor === null) return null;
  const left = factorLarge(divisor);
  const right = factorLarge(n / divisor);
  return left === null || right === null ? null : joinCounts(left, right);
}

const MAX_POWER_BITS = 512;

/** Rho does not split powers of primes reliably, so powers are taken apart first. */
function perfectPower(n: bigint): { readonly root: bigint; readonly index: number } | null {
  if (bitLength(n) > MAX_POWER_BITS) return null;
  for (const index of primesUpTo(Math.floor(bitLength(n) / 12))) {
    const root = exactRoot(n, index);
    if (root !== null) return { root, index };
  }
  return null;
}

function joinCounts(a: readonly PrimeCount[], b: readonly PrimeCount[]): readonly PrimeCount[] {
  const counts = new Map<bigint, number>();
  for (const { prime, count } of [...a, ...b]) counts.set(prime, (counts.get(prime) ?? 0) + count);
  return [...counts].map(([prime, count]) => ({ prime, count })).sort((x, y) => (x.prime < y.prime ? -1 : 1));
}
