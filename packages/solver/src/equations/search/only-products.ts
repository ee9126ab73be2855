import type { ShakeRules } from '@forceout/rules/equations';
import { resourcesNeeded } from '../cubes/kinds.ts';
import type { Stocks } from '../cubes/kinds.ts';
import { holds } from '../cubes/shortcuts.ts';
import type { Operation } from '../arithmetic/operations.ts';
import { ofRatio, primePowersOf, quotient } from '../arithmetic/prime-powers.ts';
import type { PrimePowers } from '../arithmetic/prime-powers.ts';
import { isNoProduct, MOST_IN_PRODUCT, numeralOf } from '../arithmetic/products.ts';
import type { Numeral } from '../arithmetic/products.ts';
import type { CaseProof } from '../goal/proof.ts';
import type { Run } from './run.ts';

const PRODUCTS: readonly Operation[] = ['multiply', 'divide', 'power', 'root'];
/** More ways to take numerals than this are not gone through. */
const MOST_SETS = 4000;

/** Numerals that a whole can be made of: those that are not 0, 1 or -1, and whether one of these is among them. */
interface Taken {
  readonly numerals: readonly Numeral[];
  readonly hasTrivial: boolean;
}

/**
 * A proof where every number is a product of powers: no + or −, and at most three numerals that are not 0, 1 or -1, however often signs
 * may be used. 0, 1 and -1 beside a part S make S, 1 ÷ S, 0 or 1 of it, signs aside: so what they are beside is what some of the other
 * numerals make, or 0 or 1. Without them every numeral counts.
 */
export function onlyProducts(rules: ShakeRules, { aims, partial, tables }: Run): CaseProof | null {
  const { leaves, signs } = tables;
  const isKnown =
    !partial &&
    aims.open === null &&
    aims.targets.length > 0 &&
    holds('only-products', rules.force) &&
    // A point or a sign that may be a numeral.
    tables.states.stocks.kinds.every(({ role }) => role !== 'numeral') &&
    leaves.wide.length === 0 &&
    [...signs.binaries, ...signs.unaries].every(({ operation }) => PRODUCTS.includes(operation));
  if (!isKnown) return null;
  const goals = aims.targets.map(({ value }) => primePowersOf(value));
  if (isOnlyPowers(rules, tables) && goals.every((goal) => goal !== null && isNoPower(tables.leaves, goal)))
    return products(true);
  const sets = setsOf(tables);
  if (sets === null || sets.some(({ numerals }) => numerals.length > MOST_IN_PRODUCT)) return null;
  const isNone = (numerals: readonly Numeral[]): boolean =>
    goals.every((goal) => goal !== null && isNoProduct(numerals, goal));
  for (const { numerals, hasTrivial } of sets)
    if (!(hasTrivial ? subsetsOf(numerals) : [numerals]).every(isNone)) return null;
  return products(false);
}

function products(ofOne: boolean): CaseProof {
  return { kind: 'invariant', name: 'only-products', ofOne };
}

/** In Elementary powers and roots are of whole numbers, by whole numbers, and whole: without × and ÷ each is a power of one numeral. */
function isOnlyPowers({ wholePowers }: ShakeRules, { signs, leaves }: Run['tables']): boolean {
  return (
    wholePowers !== null &&
    leaves.plain.every(({ kinds, d }) => kinds.length === 1 && d === 1) &&
    [...signs.binaries, ...signs.unaries].every(
      ({ operation }) => operation === 'power' || operation === 'root',
    )
  );
}

function isNoPower({ plain }: Run['tables']['leaves'], goal: PrimePowers): boolean {
  if (goal.size === 0) return false;
  return plain.every(({ n }) => {
    const powers = n === 0 ? null : ofRatio({ n: BigInt(n), d: 1n });
    return powers === null || quotient(goal, powers) === null;
  });
}

/** All ways to take numerals of the cubes that hold the Required digits, each once; null if there are too many, or none. */
function setsOf({ leaves, states: { stocks } }: Run['tables']): readonly Taken[] | null {
  const sets = new Map<string, Taken>();
  // One over it or its negative is the same here, and comes of the same cubes.
  const sizes = new Map(
    leaves.plain.map((leaf) => {
      const worth = Math.max(Math.abs(leaf.n), leaf.d) / Math.min(Math.abs(leaf.n), leaf.d);
      return [`${leaf.kinds.join()} ${worth}`, leaf];
    }),
  );
  const plain = [...sizes.values()].map((leaf) => ({ leaf, numeral: numeralOf(leaf.n, leaf.d) }));
  // A numeral that is too long to be taken apart.
  if (plain.some(({ leaf, numeral }) => numeral === null && leaf.n !== 0)) return null;
  let steps = 0;
  const take = (from: number, counts: Uint8Array, names: readonly string[], taken: Taken): void => {
    if (hasRequiredDigits(stocks, counts))
      sets.set([...names].toSorted().join(' ') + (taken.hasTrivial ? ' and more' : ''), taken);
    for (let at = from; at < plain.length && ++steps < MOST_SETS; at++) {
      const { leaf, numeral } = plain[at]!;
      const next = Uint8Array.from(counts);
      for (const kind of leaf.kinds) next[kind]!++;
      const needed = resourcesNeeded(stocks, next);
      if (needed === Infinity || (stocks.oneResource && needed > 1)) continue;
      if (numeral === null || numeral.powers.size === 0)
        take(at, next, names, { ...taken, hasTrivial: true });
      else
        take(at, next, [...names, `${leaf.n}/${leaf.d}`], {
          ...taken,
          numerals: [...taken.numerals, numeral],
        });
    }
  };
  take(0, new Uint8Array(stocks.kinds.length), [], { numerals: [], hasTrivial: false });
  return steps < MOST_SETS && sets.size > 0 ? [...sets.values()] : null;
}

/** Whether all Required cubes that can only be digits are among these. */
function hasRequiredDigits({ stocks, kinds }: Stocks, counts: Uint8Array): boolean {
  return stocks.every(
    ({ kinds: own, required }) =>
      own.some((kind) => kinds[kind]!.role !== 'digit') ||
      own.reduce((used, kind) => used + counts[kind]!, 0) >= required,
  );
}

function subsetsOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  const [first, ...rest] = list;
  if (first === undefined) return [[]];
  return subsetsOf(rest).flatMap((subset) => [subset, [first, ...subset]]);
}
