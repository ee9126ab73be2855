import { giveUp } from '../cost.ts';
import type { Value } from '../value.ts';

/** Any number that may be met: one of the exact tiers, or a tower. */
export type Real = Value | Tower;

/** What is raised to a power in a tower. */
export type Base =
  | { readonly kind: 'prime'; readonly prime: bigint }
  | { readonly kind: 'factorial'; readonly of: Real }
  /** How many factors a large number has that nobody can factor: a counting number, and more is not known of it. */
  | { readonly kind: 'factors'; readonly of: Real }
  /** A positive number that has no factorization here: 1 + √2, or a sum of towers. */
  | { readonly kind: 'number'; readonly value: Real };

export interface Atom {
  readonly base: Base;
  readonly exponent: Real;
}

/** ± a product of powers, never zero; atoms in the order of their keys. */
export interface Term {
  readonly sign: 1 | -1;
  readonly atoms: readonly Atom[];
}

/**
 * A real number beyond all giants: 9^(9^(9^8)), 9!!!, and what is made of them. It is a sum of products that are
 * no ordinary numbers, and one ordinary number. Nobody can write it out, but much of it is plain all the same:
 * its sign, its size, what it leaves modulo 7, and that it is itself.
 */
export interface Tower {
  readonly tier: 'tower';
  readonly terms: readonly Term[];
  readonly rest: Value;
}

export function isTower(a: Real): a is Tower {
  return a.tier === 'tower';
}

/** Longer sums and recipes than this are given up. */
const MOST_TERMS = 16;
const MOST_NODES = 96;

/** How much there is to a number, so that recipes do not grow without limit. */
export function nodesOf(a: Real): number {
  return isTower(a) ? a.terms.reduce((total, term) => total + nodesOfTerm(term), 1) : 1;
}

export function nodesOfTerm({ atoms }: Term): number {
  return atoms.reduce((total, { base, exponent }) => total + nodesOfBase(base) + nodesOf(exponent), 1);
}

function nodesOfBase(base: Base): number {
  switch (base.kind) {
    case 'prime':
      return 1;
    case 'factorial':
    case 'factors':
      return 1 + nodesOf(base.of);
    case 'number':
      return nodesOf(base.value);
  }
}

/** Whether a number of factors is in it that nobody knows. */
export function isUnfactored(a: Real): boolean {
  return isTower(a) && a.terms.some(({ atoms }) => atoms.some(isUnfactoredAtom));
}

function isUnfactoredAtom({ base, exponent }: Atom): boolean {
  switch (base.kind) {
    case 'factors':
      return true;
    case 'prime':
      return isUnfactored(exponent);
    case 'factorial':
      return isUnfactored(base.of) || isUnfactored(exponent);
    case 'number':
      return isUnfactored(base.value) || isUnfactored(exponent);
  }
}

export function bounded(tower: Tower): Tower {
  if (tower.terms.length > MOST_TERMS || nodesOf(tower) > MOST_NODES) giveUp('too-big');
  return tower;
}

/** How often something is multiplied out. */
export function smallOf(exponent: Real): number {
  if (exponent.tier !== 'rational' || exponent.d !== 1n || exponent.n < 0n || exponent.n > 8n)
    giveUp('too-big');
  return Number(exponent.n);
}
