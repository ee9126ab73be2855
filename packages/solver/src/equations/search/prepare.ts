import type { ShakeRules } from '@forceout/rules/equations';
import type { Budget } from '../../budget.ts';
import { PRIMES_BELOW_100 } from '../arithmetic/radical-forms.ts';
import { isCanonical } from '../arithmetic/tower.ts';
import { largestBeside, planFor } from '../backward/can-pursue.ts';
import type { PowersPlan } from '../backward/can-pursue.ts';
import { Meet } from '../backward/meet.ts';
import { caseCubes } from '../cubes/case-cubes.ts';
import type { CaseCubes } from '../cubes/case-cubes.ts';
import { withoutPowers } from '../cubes/leaves.ts';
import type { Leaves } from '../cubes/leaves.ts';
import { holds } from '../cubes/shortcuts.ts';
import { limitsOf } from '../cubes/signs.ts';
import { Tables } from '../forward/tables.ts';
import { Aim } from '../goal/aim.ts';
import { longestWithoutFactorials, longGoalsAreOutOfReach } from '../goal/long-goals.ts';
import { pilesOfRoots } from '../goal/piled-roots.ts';
import { longReading, roughReadings } from '../goal/rough-goal.ts';
import { mayHavePower } from '../goal/targets.ts';
import type { Aims } from '../goal/targets.ts';
import { longExponentsOf } from '../numbers/long-exponents.ts';
import { withPowersUpTo } from '../numbers/near-powers.ts';
import { Numbers } from '../numbers/numbers.ts';
import { EXACT } from './precision.ts';
import type { Precision } from './precision.ts';
import type { Run } from './run.ts';

/** A quick look at so many numerals takes few primes above each number: all up to 200 would be forty times as many numbers. */
const MANY_NUMERALS = 4;
const QUICK_PRIMES = 4;
/** Giants that differ by less than this are kept apart. */
const GIANTS_MODULUS = 60;

/** How a case is to be searched. */
export interface Asked {
  readonly precision?: Precision;
  /** 1s that may be any power of the base are gone through so that none is missed. */
  readonly pursues?: boolean;
}

/** Makes one meaning of the wild cubes ready for a search. */
export function prepare(
  rules: ShakeRules,
  aims: Aims,
  budget: Budget,
  { precision = EXACT, pursues = false }: Asked = {},
): Run {
  const cubes = caseCubes(rules, aims.wild, precision.quick);
  const { stocks, signs, states, largest } = cubes;
  const plan = pursues ? planFor(rules, aims, states, signs, cubes.leaves, largest) : null;
  const canBeNegative = rules.force['upside-down'] !== null;
  const numbers = numbersFor(rules, aims, cubes, precision);
  const { leaves, isWhole } = leavesFor(rules, cubes, numbers, plan);
  const { aim, readings, partial } = aimFor(rules, aims, cubes, leaves, numbers);
  const tables = new Tables(states, numbers, aim, leaves, signs, budget);
  limitPowers(tables, cubes, plan);
  const hasPrimes = signs.unaries.some(({ operation }) => operation === 'prime');
  if (precision.quick && largest >= MANY_NUMERALS && hasPrimes) tables.piles.pileAtMost(QUICK_PRIMES);
  const piles = pilesOfRoots(rules, aims, stocks, signs, leaves);
  if (piles.kind === 'low' && precision.bounded) takeOffPiles(tables, piles.most);
  return {
    aims,
    tables,
    // Around a whole of three numerals piles must be followed higher than the tables do.
    lowRootsDo: piles.kind === 'low' && (tables.bareFrom < Infinity || piles.most < 3),
    largest,
    partial,
    readings: readings?.map((reading) => longReading(numbers, reading)) ?? null,
    endless: !aim.isWhole || stocks.clipped || (leaves.powers.length > 0 && plan === null) || !isWhole,
    giantsAreUseless: () => giantsAreUseless(tables, rules),
    powers: plan?.isPursued === false ? [] : leaves.powers,
    isPursued: plan?.isPursued === true,
    powersUpTo: plan?.upTo ?? 0,
    canBeNegative,
  };
}

function numbersFor(rules: ShakeRules, aims: Aims, cubes: CaseCubes, precision: Precision): Numbers {
  const { quick, bounded, roots } = precision;
  const limits = limitsOf(rules);
  return new Numbers({
    ...limits,
    quick,
    bounded,
    roots: roots && limits.complex,
    modulus: bounded ? modulusFor(rules, aims) : 0,
    prime: bounded ? primeBelow(rules, aims) : 0,
    oneSymbol: !bounded && fewPowers(rules, aims, cubes),
  });
}

/** The numerals with the powers of the base that are tried, and by bounds also with exponents of any length; whether that is all there are. */
function leavesFor(
  { force }: ShakeRules,
  { leaves, stocks }: CaseCubes,
  numbers: Numbers,
  plan: PowersPlan | null,
): { readonly leaves: Leaves; readonly isWhole: boolean } {
  const short = withPlan(leaves, plan, (upTo) =>
    withPowersUpTo(leaves, stocks, numbers, upTo, force['upside-down'] !== null),
  );
  const long = numbers.limits.bounded
    ? longExponentsOf(short, stocks, numbers, force.factorial?.most ?? 0)
    : null;
  return long === null
    ? { leaves: short, isWhole: short.longExponents.length === 0 }
    : { leaves: { ...short, exponents: [...short.exponents, ...long] }, isWhole: true };
}

function withPlan(leaves: Leaves, plan: PowersPlan | null, withPowers: (upTo: number) => Leaves): Leaves {
  if (plan === null) return leaves;
  return plan.upTo === 0 ? withoutPowers(leaves) : withPowers(plan.upTo);
}

interface CaseAim {
  readonly aim: Aim;
  /** All readings of the Goal, where some can only be aimed at by their bounds. */
  readonly readings: ReturnType<typeof roughReadings>;
  /** Readings of the Goal are left out that a Solution might reach. */
  readonly partial: boolean;
}

function aimFor(rules: ShakeRules, aims: Aims, cubes: CaseCubes, leaves: Leaves, numbers: Numbers): CaseAim {
  const { force } = rules;
  const { stocks, signs } = cubes;
  const { bounded } = numbers.limits;
  const factorials = force.factorial?.most ?? 0;
  const repeats = force['multiple-operations'] !== null;
  const most = repeats ? Infinity : factorials;
  const aim = new Aim(numbers, aims.targets, force['multiple-of-k']?.k ?? null, most, aims.open);
  const { layout } = aims;
  // A 1 that may be any power of the base has no end of readings.
  const isRough = bounded && (aims.partial || !aim.isWhole);
  const readings =
    isRough && layout !== null && !mayHavePower(rules, layout) ? roughReadings(rules, layout, numbers) : null;
  if (readings !== null) aim.addAll(readings);
  if (bounded && aim.isSingle && factorials > 0)
    aim.leaveOutOfReach(longestWithoutFactorials(stocks, signs, cubes.leaves));
  const isOutOfReach = aims.partial && aims.longOnly && longGoalsAreOutOfReach(stocks, signs, leaves);
  return { aim, readings, partial: aims.partial && !isOutOfReach && readings === null };
}

/** How far powers of the base stand in the tables. */
function limitPowers(tables: Tables, { stocks, largest }: CaseCubes, plan: PowersPlan | null): void {
  if (plan === null) return;
  tables.hasNearExponents = plan.hasNearExponents;
  const { leaves } = tables;
  // In a longer numeral a 1 stands for 1, and is not pursued.
  const isSingle = [...leaves.plain, ...leaves.wide].every(({ kinds }) => kinds.length === 1);
  if (plan.isPursued && plan.upTo > 0 && isSingle && !plan.hasFactors)
    tables.mostWithPower = largestBeside(stocks, leaves, largest);
}

/** What giants are divided by to tell one from another: k, or where a reading of the Goal has something beside a giant any number. */
function modulusFor({ force }: ShakeRules, { layout, partial }: Aims): number {
  if (force['multiple-of-k'] !== null) return force['multiple-of-k'].k;
  const isSum = layout?.cubes.some(({ face }) => face === '+' || face === '-') === true;
  return partial && isSum ? GIANTS_MODULUS : 0;
}

/** The largest prime below the line of every reading of the Goal, with Multiple of k: a number without it there is no whole number away. 0 if there is none. */
function primeBelow({ force }: ShakeRules, { targets, partial }: Aims): number {
  if (force['multiple-of-k'] === null || partial || targets.length === 0) return 0;
  const below = targets.map(({ value }) => (value.tier === 'rational' ? value.d : 1n));
  return PRIMES_BELOW_100.findLast((prime) => below.every((d) => d % BigInt(prime) === 0n)) ?? 0;
}

/** Larger numbers need not be kept with piles of √ on them if these can be taken off what is looked for. */
function takeOffPiles(tables: Tables, most: number): void {
  tables.bareFrom = 2;
  tables.mostBesideRoots = most;
  if (tables.signs.unaries.length > 1 || !Meet.isComplete(tables)) tables.bareFrom = Infinity;
}

/** At most two powers and roots, nothing else that is irrational, and an algebraic Goal. */
function fewPowers(
  { force, wholePowers }: ShakeRules,
  { targets }: Aims,
  { stocks: { stocks, oneResource }, signs: { binaries, unaries } }: CaseCubes,
): boolean {
  if (wholePowers !== null || !holds('few-powers', force)) return false;
  const isPower = (kind: number): boolean =>
    [...binaries, ...unaries].some(
      (sign) => sign.kind === kind && (sign.operation === 'power' || sign.operation === 'root'),
    );
  const powers = stocks.filter(({ kinds: own }) => own.some(isPower));
  const [mat, all] = [sumOf(powers.map(({ mat: own }) => own)), sumOf(powers.map(({ most }) => most))];
  return (
    (oneResource ? Math.min(all, mat + 1) : all) <= 2 &&
    targets.every(({ value }) => value.tier !== 'giant' && isCanonical(value))
  );
}

function sumOf(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0);
}

const TAME: readonly string[] = [
  'add',
  'subtract',
  'multiply',
  'divide',
  'average',
  'percent',
  'power',
  'root',
  'remainder',
];

/**
 * A factorial n! beyond 6000! that takes the last !, n being even, with thousands of different primes. No other number has
 * them, so no sum, product, power or root of it is known to be a number without it, unless it stands where its size does not
 * matter: beside 0, under an exponent 0, over 1 or -1, as divisor of a smaller number for a remainder. There n does as well.
 */
function giantsAreUseless({ signs, states, numbers, piles }: Tables, { force }: ShakeRules): boolean {
  const { stocks } = states;
  const most = stocks.caps[stocks.kinds.findIndex(({ role }) => role === 'factorial')]!;
  const isTame = [...signs.binaries, ...signs.unaries].every(
    ({ operation, sign }) => sign === '!' || TAME.includes(operation),
  );
  return (
    piles.loneGiants === 0 && numbers.oddGiants === 0 && most <= 2 && isTame && holds('no-giants', force)
  );
}
