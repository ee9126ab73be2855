import type { Rational } from '../whole/rational.ts';
import { printQ } from '../whole/rational.ts';

/**
 * What the terms of a sum are made of, besides rationals. Exponents of a prime lie strictly between 0 and 1;
 * an opaque root of index k occurs with exponents below k; both facts make the written form of a sum normal.
 */
export type Generator =
  | { readonly kind: 'i'; readonly id: string }
  | { readonly kind: 'prime'; readonly id: string; readonly prime: bigint }
  /** The index-th root with argument θ/index, θ in [0, 2π) the argument of the radicand; integer coefficients. */
  | {
      readonly kind: 'root';
      readonly id: string;
      readonly index: number;
      readonly of: Sum;
      readonly real: boolean;
    }
  /** The root of unity with argument 2π/order; the order is a prime above 3. */
  | { readonly kind: 'unity'; readonly id: string; readonly order: number }
  /** The natural logarithm of a positive real number, a prime wherever possible. */
  | { readonly kind: 'log'; readonly id: string; readonly of: Sum; readonly prime: bigint | null }
  /** A prime to an irrational algebraic power, itself a product of generators. */
  | {
      readonly kind: 'power';
      readonly id: string;
      readonly prime: bigint;
      readonly exponent: readonly Factor[];
    };

export interface Factor {
  readonly gen: Generator;
  readonly exponent: Rational;
}

export interface Term {
  readonly key: string;
  readonly coefficient: Rational;
  readonly factors: readonly Factor[];
}

/** Terms with different keys and non-zero coefficients, ordered by key; the empty sum is zero. */
export type Sum = readonly Term[];

export const I_GENERATOR: Generator = { kind: 'i', id: 'i' };

/** Length first, so that identifiers of numbers sort like the numbers. */
function sortable(n: bigint): string {
  const digits = n.toString();
  return String.fromCharCode(64 + Math.min(digits.length, 60)) + digits;
}

/** The primes that players meet, made once. */
const usualPrimes = new Map<bigint, Generator>(
  [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n].map((prime) => [prime, newPrimeGenerator(prime)]),
);

function newPrimeGenerator(prime: bigint): Generator {
  return { kind: 'prime', id: `p${sortable(prime)}`, prime };
}

export function primeGenerator(prime: bigint): Generator {
  return usualPrimes.get(prime) ?? newPrimeGenerator(prime);
}

export function rootGenerator(index: number, of: Sum, real: boolean): Generator {
  return { kind: 'root', id: `r${index}(${sumKey(of)})`, index, of, real };
}

export function unityGenerator(order: number): Generator {
  return { kind: 'unity', id: `u${order}`, order };
}

export function logGenerator(of: Sum, prime: bigint | null): Generator {
  return { kind: 'log', id: prime === null ? `m(${sumKey(of)})` : `l${sortable(prime)}`, of, prime };
}

export function powerGenerator(prime: bigint, exponent: readonly Factor[]): Generator {
  return { kind: 'power', id: `t${sortable(prime)}(${factorsKey(exponent)})`, prime, exponent };
}

export function factorsKey(factors: readonly Factor[]): string {
  return factors.map(({ gen, exponent }) => `${gen.id}^${printQ(exponent)}`).join('*');
}

export function sumKey(sum: Sum): string {
  return sum.map((t) => `${printQ(t.coefficient)}:${t.key}`).join('+');
}

export function term(coefficient: Rational, factors: readonly Factor[]): Term {
  return { key: factorsKey(factors), coefficient, factors };
}
