import { EQUALS, LEAF_KINDS } from './kinds.ts';
import type { Kind } from './kinds.ts';
import type { Operations } from './operation-rows.ts';

/** How often each set symbol is written, five bits a kind; the fifth stays free for comparing all at once. */
export type Leaves = number;
/** How often = and ⊆ are written, four bits each. */
export type Relations = number;

/** What a text uses. Texts with the same usage can stand for each other as far as cubes go. */
export interface Use {
  readonly leaves: Leaves;
  readonly operations: Operations;
  readonly primes: number;
  readonly relations: Relations;
  /** Set symbols in all. */
  readonly size: number;
  /** Signs of operation, ′ included. */
  readonly signs: number;
  /** Cubes in all. */
  readonly length: number;
}

const BITS = 5;
const ONES: Leaves = LEAF_KINDS.reduce((sum, kind) => sum | (1 << (BITS * kind)), 0);
const GUARD: Leaves = ONES << (BITS - 1);
/** The most that fits beside the free bit. */
export const MANY = 15;

export const oneLeaf = (kind: Kind): Leaves => 1 << (BITS * kind);
export const everyLeaf = (kind: Kind): Leaves => 31 << (BITS * kind);
export const leavesOf = (leaves: Leaves, kind: Kind): number => (leaves >> (BITS * kind)) & 31;
export const leavesIn = (leaves: Leaves): number => {
  let sum = 0;
  for (let rest = leaves; rest !== 0; rest >>>= BITS) sum += rest & 31;
  return sum;
};

/** Whether `some` and `more` together take no more of any kind than `most`. */
export const leavesFit = (most: Leaves, some: Leaves, more: Leaves): boolean =>
  ((((most - some) | GUARD) - more) & GUARD) === GUARD;

/** Bit 4 of a field is set where the kind is used at all. */
export const leavesPresent = (leaves: Leaves): number => (leaves + MANY * ONES) & GUARD;

export const oneRelation = (kind: Kind): Relations => (kind === EQUALS ? 1 : 16);
export const equalsIn = (relations: Relations): number => relations & 15;
export const subsetsIn = (relations: Relations): number => relations >> 4;

/** Whether neither relation is written more often. */
export const relationsFit = (most: Relations, relations: Relations): boolean =>
  equalsIn(relations) <= equalsIn(most) && subsetsIn(relations) <= subsetsIn(most);
