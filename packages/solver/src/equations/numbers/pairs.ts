import { EXACT } from '../arithmetic/fractions.ts';
import type { Numbers } from './numbers.ts';
import type { Operation } from '../arithmetic/operations.ts';
import type { ValueSet } from '../cubes/value-set.ts';

/** What becomes of the results of many fractions with one. */
export interface Takes {
  /** A result, not in lowest terms, that the filter let through; made of the value at this place. */
  fresh(n: number, d: number, at: number): void;
  /** No small fraction, or none comes of it: to be worked out the slow way. */
  other(at: number): void;
}

/** Lets numbers through that are in a set, or those that are not. */
export interface Filter {
  readonly set: ValueSet;
  readonly isIn: boolean;
}

/** How a fraction x comes of fractions a and b, but for zeros: a + b, a - b, b - a, a × b, a ÷ b or b ÷ a. */
export type Plain = 'a+b' | 'a-b' | 'b-a' | 'axb' | 'a/b' | 'b/a';

/** How an operation is worked out: a op b and, if it is another thing, b op a; null if it is none of these. */
export function plainOf(operation: Operation): readonly [Plain, Plain | null] | null {
  switch (operation) {
    case 'add':
      return SUM;
    case 'subtract':
      return DIFFERENCE;
    case 'multiply':
      return PRODUCT;
    case 'divide':
      return QUOTIENT;
    default:
      return null;
  }
}

const SUM = ['a+b', null] as const;
const DIFFERENCE = ['a-b', 'b-a'] as const;
const PRODUCT = ['axb', null] as const;
const QUOTIENT = ['a/b', 'b/a'] as const;

/** The same for two numbers of any sort. */
export function workOut(
  numbers: Numbers,
  plain: Plain,
  an: number,
  ad: number,
  bn: number,
  bd: number,
): boolean {
  switch (plain) {
    case 'a+b':
      return numbers.binary('add', an, ad, bn, bd);
    case 'a-b':
      return numbers.binary('subtract', an, ad, bn, bd);
    case 'b-a':
      return numbers.binary('subtract', bn, bd, an, ad);
    case 'axb':
      return numbers.binary('multiply', an, ad, bn, bd);
    case 'a/b':
      return numbers.binary('divide', an, ad, bn, bd);
    case 'b/a':
      return numbers.binary('divide', bn, bd, an, ad);
  }
}

/** Many numbers from one place on, each with one fraction b other than zero. */
export function combineWith(
  plain: Plain,
  many: ValueSet,
  from: number,
  bn: number,
  bd: number,
  filter: Filter,
  takes: Takes,
): void {
  switch (plain) {
    case 'a+b':
      sums(many, from, 1, bn, bd, filter, takes);
      return;
    case 'a-b':
      sums(many, from, 1, -bn, bd, filter, takes);
      return;
    case 'b-a':
      sums(many, from, -1, bn, bd, filter, takes);
      return;
    case 'axb':
      products(many, from, bn, bd, filter, takes);
      return;
    case 'a/b':
      if (bn < 0) products(many, from, -bd, -bn, filter, takes);
      else products(many, from, bd, bn, filter, takes);
      return;
    case 'b/a':
      quotients(many, from, bn, bd, filter, takes);
  }
}

function sums(
  many: ValueSet,
  from: number,
  sign: number,
  bn: number,
  bd: number,
  { set, isIn }: Filter,
  takes: Takes,
): void {
  const { n, d, size } = many;
  for (let at = from; at < size; at++) {
    const ad = d[at]!;
    const left = sign * n[at]! * bd;
    const right = bn * ad;
    const above = left + right;
    const below = ad * bd;
    if (
      !(ad > 0 && below < EXACT) ||
      Math.abs(left) >= EXACT ||
      Math.abs(right) >= EXACT ||
      Math.abs(above) >= EXACT
    )
      takes.other(at);
    else if (set.indexOfFraction(above, below) >= 0 === isIn) takes.fresh(above, below, at);
  }
}

function products(
  many: ValueSet,
  from: number,
  bn: number,
  bd: number,
  { set, isIn }: Filter,
  takes: Takes,
): void {
  const { n, d, size } = many;
  for (let at = from; at < size; at++) {
    const ad = d[at]!;
    const above = n[at]! * bn;
    const below = ad * bd;
    if (!(ad > 0 && below < EXACT) || above === 0 || Math.abs(above) >= EXACT) takes.other(at);
    else if (set.indexOfFraction(above, below) >= 0 === isIn) takes.fresh(above, below, at);
  }
}

function quotients(
  many: ValueSet,
  from: number,
  bn: number,
  bd: number,
  { set, isIn }: Filter,
  takes: Takes,
): void {
  const { n, d, size } = many;
  for (let at = from; at < size; at++) {
    const an = n[at]!;
    const ad = d[at]!;
    const above = (an < 0 ? -bn : bn) * ad;
    const below = Math.abs(an) * bd;
    if (!(ad > 0 && below < EXACT) || an === 0 || Math.abs(above) >= EXACT) takes.other(at);
    else if (set.indexOfFraction(above, below) >= 0 === isIn) takes.fresh(above, below, at);
  }
}
