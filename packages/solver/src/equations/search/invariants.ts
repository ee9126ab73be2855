import * as N from '@forceout/numbers';
import type { ShakeRules } from '@forceout/rules/equations';
import { foreignPrime } from './foreign-prime.ts';
import type { Stock } from '../cubes/kinds.ts';
import type { Operation } from '../arithmetic/operations.ts';
import type { CaseProof, Reason } from '../goal/proof.ts';
import type { Run } from './run.ts';
import { onlyProducts } from './only-products.ts';
import { isBeyond, largestReach } from '../forward/reach.ts';
import { canBePutTogether } from '../cubes/shapes.ts';

/** Operations that make whole numbers of whole numbers. */
const WHOLE: readonly Operation[] = [
  'add',
  'subtract',
  'multiply',
  'factorial',
  'factors',
  'prime',
  'remainder',
  'gcf',
  'lcm',
];

/** A named reason that this case has no Equation, if one holds under the variations in force. */
export function invariantAgainst(rules: ShakeRules, run: Run): CaseProof | null {
  if (run.aims.targets.length === 0 && !run.partial && run.aims.open === null)
    return because({ name: 'goal-illegal' });
  return countingInvariant(rules, run) ?? (run.aims.open === null ? valueInvariant(rules, run) : null);
}

function because(reason: Reason): CaseProof {
  return { kind: 'invariant', ...reason };
}

/** Cubes of these stocks that a Solution can use at most: after Now only one of them comes from Resources. */
function usable(stocks: readonly Stock[], oneResource: boolean): number {
  const [mat, all] = stocks.reduce(([a, b], { mat: own, most }) => [a + own, b + most], [0, 0]);
  return oneResource ? Math.min(all, mat + 1) : all;
}

/** Too few cubes, numbers or operations, whatever they are worth. [III, VII-B-3] */
function countingInvariant(rules: ShakeRules, { tables }: Run): CaseProof | null {
  const { position, force, language } = rules;
  const { leaves, signs, states } = tables;
  const { kinds, stocks, oneResource } = states.stocks;
  const cubes = stocks.filter((stock) => stock.kinds.every((kind) => kinds[kind]!.role !== 'factorial'));
  const least = position.book.solutionCubes.is;
  const count = usable(cubes, oneResource);
  if (count < least) return because({ name: 'too-few-cubes', cubes: count, least });
  if (leaves.plain.length + leaves.imaginary.length === 0) return because({ name: 'no-number' });
  const digits = cubes.filter(({ kinds: own }) => own.some((kind) => kinds[kind]!.role === 'digit'));
  const inLeaf = new Set(leaves.plain.flatMap((leaf) => leaf.kinds));
  const useless = digits.find((stock) => stock.required > 0 && !inLeaf.has(stock.kinds[0]!));
  if (useless !== undefined) {
    const { face } = kinds[useless.kinds[0]!]!;
    return because({ name: 'required-cube-useless', face, base: language.base });
  }

  const isJoining = (stock: Stock): boolean => signs.binaries.some(({ kind }) => stock.kinds.includes(kind));
  const joining = cubes.filter(isJoining);
  const unlimited = force['multiple-operations'] !== null && joining.some(({ most }) => most > 0);
  const needed = digits.reduce((sum, { required }) => sum + required, 0);
  const perNumeral = Math.max(1, ...leaves.plain.map((leaf) => digitsIn(leaf.kinds, tables)));
  // Two-digit numerals that only a percent may use: two beside each. [XIII-A-10]
  const percents = cubes.filter(({ kinds: own }) =>
    signs.binaries.some(({ kind, operation }) => operation === 'percent' && own.includes(kind)),
  );
  const numbers =
    leaves.wide.length === 0
      ? Math.ceil(needed / perNumeral)
      : Math.max(Math.ceil(needed / 2), Math.ceil(needed / perNumeral) - 2 * usable(percents, oneResource));
  const exponents = digits.filter(({ kinds: own }) => kinds[own[0]!]!.colored);
  const roots = language.imaginary
    ? cubes.filter(({ kinds: own }) => own.some((kind) => kinds[kind]!.face === 'r'))
    : [];
  const joins = usable([...new Set([...joining, ...exponents, ...roots])], oneResource);
  if (!unlimited && numbers - 1 > joins)
    return because({ name: 'too-few-operations-to-join', numbers, operations: joins });

  const mustJoin = cubes.filter((stock) => {
    const onlyBinary = stock.kinds.length === 1 && isJoining(stock);
    return onlyBinary && !signs.unaries.some(({ kind }) => stock.kinds.includes(kind));
  });
  const binaries = mustJoin.reduce((sum, { required }) => sum + required, 0);
  const makesNumber = ({ kinds: own }: Stock): boolean =>
    own.some((kind) => inLeaf.has(kind) || leaves.imaginary.some((leaf) => leaf.kinds.includes(kind)));
  const fed = usable(cubes.filter(makesNumber), oneResource);
  if (binaries + 1 > fed)
    return because({ name: 'too-few-numbers-to-feed', operations: binaries, numbers: fed });
  return canBePutTogether(states.stocks, signs, leaves, least)
    ? null
    : because({ name: 'cannot-be-put-together' });
}

function digitsIn(kinds: readonly number[], { states }: Run['tables']): number {
  return kinds.filter((kind) => states.stocks.kinds[kind]!.role === 'digit').length;
}

/** Numbers that the usable operations never make from the usable numerals. */
function valueInvariant(rules: ShakeRules, run: Run): CaseProof | null {
  const foreign = foreignPrime(rules, run);
  if (foreign !== null) return foreign;
  const { aims, partial, tables } = run;
  const { leaves, signs } = tables;
  const isOpen = partial || leaves.powers.length > 0 || leaves.longExponents.length > 0;
  if (isOpen || leaves.imaginary.length > 0) return null;
  const present = new Set<Operation>([...signs.binaries, ...signs.unaries].map(({ operation }) => operation));
  if (leaves.exponents.length > 0) present.add('power');
  const only: Only = (...allowed) => [...present].every((operation) => allowed.includes(operation));
  const targets = aims.targets.map(({ value }) => value);
  const numerals = [...leaves.plain, ...leaves.wide];
  // A complex root of a positive number may be negative.
  const neverNegative =
    !rules.language.imaginary &&
    !present.has('subtract') &&
    !present.has('log') &&
    numerals.every(({ n }) => n >= 0);
  const kind = numberKinds(rules, only, numerals, targets, neverNegative && !present.has('root'));
  // A multiple of k away from the Goal the rest says nothing.
  if (kind !== null || rules.force['multiple-of-k'] !== null) return kind;
  return (
    (neverNegative ? nothingNegative(numerals, targets, present.has('remainder')) : null) ??
    onlyZero(tables, only, targets) ??
    noZero(only, numerals, targets) ??
    onlyProducts(rules, run) ??
    outOfReach(rules, tables, targets) ??
    smallNumbers(tables, only, numerals) ??
    longNumbers(rules, run, only, numerals)
  );
}

/** Whole numbers stay whole, and fractions rational, under operations that make no others. */
function numberKinds(
  { wholePowers }: ShakeRules,
  only: Only,
  numerals: Numerals,
  targets: readonly N.Value[],
  neverSmall: boolean,
): CaseProof | null {
  const isWholeLeaves = numerals.every(({ d }) => d === 1);
  const powers: Operation[] = wholePowers === null ? [] : ['power', 'root'];
  const tamePowers: Operation[] = neverSmall && isWholeLeaves ? ['power'] : [];
  if (
    isWholeLeaves &&
    only(...WHOLE, ...powers, ...tamePowers) &&
    targets.every((value) => N.isInteger(value) === false)
  )
    return because({ name: 'only-whole-numbers' });
  // With fractions about, an exponent may be one; in Elementary it may not.
  const isRational = only('average', 'percent', 'divide', ...WHOLE, ...powers);
  return isRational && targets.every((value) => N.isRational(value) === false)
    ? because({ name: 'only-rational-numbers' })
    : null;
}

/** Where nothing is taken away: neither is anything below 0, nor 0 itself without one to begin with. */
function nothingNegative(
  numerals: Numerals,
  targets: readonly N.Value[],
  leavesZero: boolean,
): CaseProof | null {
  if (targets.every((value) => N.sign(value) === -1))
    return because({ name: 'nothing-negative', neverZero: false });
  const neverZero = numerals.every(({ n }) => n > 0) && !leavesZero;
  return neverZero && targets.every((value) => N.sign(value) === -1 || N.sign(value) === 0)
    ? because({ name: 'nothing-negative', neverZero: true })
    : null;
}

/**
 * The numerator and denominator of a sum, product or quotient are at most twice the product of those of its parts. Whole roots are
 * smaller than what they are roots of.
 */
function longNumbers(
  { wholePowers, language }: ShakeRules,
  { aims, tables: { states } }: Run,
  only: Only,
  numerals: Numerals,
): CaseProof | null {
  const allowed: Operation[] = ['add', 'subtract', 'multiply', 'divide', 'average', 'percent', 'remainder'];
  allowed.push('gcf', 'lcm');
  if (wholePowers !== null) allowed.push('root');
  if (!only(...allowed)) return null;
  const { kinds, stocks, oneResource } = states.stocks;
  const makers = stocks.filter(({ kinds: own }) =>
    own.some((kind) => kinds[kind]!.role === 'digit' || kinds[kind]!.role === 'numeral'),
  );
  const perCube = numerals.map(({ n, d, kinds: own }) => Math.log2(Math.max(1, Math.abs(n), d)) / own.length);
  const perJoin =
    1 + (only('add', 'subtract', 'multiply', 'divide', 'root') ? 0 : 2 * Math.log2(language.base));
  const most = usable(makers, oneResource) * (Math.max(0, ...perCube) + perJoin) + 1;
  const isLong = ({ value }: { readonly value: N.Value }): boolean => {
    const fraction = N.asRational(value);
    if (fraction === null) return value.tier === 'giant';
    const larger = fraction.n < 0n ? -fraction.n : fraction.n;
    return (larger > fraction.d ? larger : fraction.d) >> BigInt(Math.ceil(most)) > 0n;
  };
  if (!aims.targets.every(isLong)) return null;
  return because({ name: 'too-long', bits: Math.ceil(most) });
}

type Numerals = readonly { readonly n: number; readonly d: number; readonly kinds: readonly number[] }[];
type Only = (...allowed: readonly Operation[]) => boolean;

/** 0 stays 0 under × ÷ and √, or what it is joined to is undefined. */
function onlyZero(
  { states: { stocks }, leaves }: Run['tables'],
  only: Only,
  targets: readonly N.Value[],
): CaseProof | null {
  const isZero = (kind: number): boolean =>
    [...leaves.plain, ...leaves.wide].every(({ kinds, n }) => !kinds.includes(kind) || n === 0);
  const required = stocks.stocks.some(
    ({ kinds, required: own }) =>
      own > 0 && kinds.every((kind) => stocks.kinds[kind]!.role === 'digit' && isZero(kind)),
  );
  if (!required || !only('multiply', 'divide', 'percent', 'root', 'factors', 'remainder', 'log')) return null;
  if (!targets.every((value) => N.sign(value) === 1 || N.sign(value) === -1)) return null;
  return because({ name: 'only-zero' });
}

/** Products, quotients, powers and roots of what is not 0 are not 0. */
function noZero(only: Only, numerals: Numerals, targets: readonly N.Value[]): CaseProof | null {
  if (numerals.some(({ n }) => n === 0) || !targets.every((value) => N.sign(value) === 0)) return null;
  const allowed: readonly Operation[] = ['multiply', 'divide', 'percent', 'gcf', 'lcm', 'power', 'root'];
  if (!only(...allowed, 'factorial', 'factors', 'prime')) return null;
  return because({ name: 'no-zero' });
}

/** Too large for so few multiplications. */
function outOfReach(rules: ShakeRules, tables: Run['tables'], targets: readonly N.Value[]): CaseProof | null {
  const most = largestReach(rules, tables);
  if (most === null || !targets.every((value) => isBeyond(value, most))) return null;
  return because({ name: 'out-of-reach', most: Math.ceil(most) });
}

/** Sums, differences and products of single digits: their parity and their size. */
function smallNumbers({ aim, states }: Run['tables'], only: Only, numerals: Numerals): CaseProof | null {
  const { kinds, stocks } = states.stocks;
  if (!only('add', 'subtract', 'multiply') || numerals.some(({ d, kinds: own }) => d !== 1 || own.length > 1))
    return null;
  const digits = stocks.filter(({ kinds: own }) => kinds[own[0]!]!.role === 'digit');
  const worth = ({ kinds: own }: Stock): number => Number(kinds[own[0]!]!.face);
  const most = digits.reduce((product, stock) => product * Math.max(2, worth(stock)) ** stock.most, 1);
  if (aim.targets.every(({ n, d }) => d !== 0 && Math.abs(n / d) > most))
    return because({ name: 'out-of-reach', most });
  const odd = digits.filter((stock) => worth(stock) % 2 === 1);
  if (!only('add', 'subtract') || odd.some(({ required, most: all }) => all > required)) return null;
  const parity = odd.reduce((sum, { required }) => sum + required, 0) % 2;
  if (!aim.targets.every(({ n, d }) => d === 1 && Math.abs(n) % 2 !== parity)) return null;
  return because({ name: 'parity', made: parity === 0 ? 'even' : 'odd' });
}
