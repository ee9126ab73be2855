import type { ShakeRules } from '@forceout/rules/equations';
import type { Budget } from '../../budget.ts';
import { Aim } from '../goal/aim.ts';
import { largestBeside, planFor } from '../backward/can-pursue.ts';
import { stocksOf } from '../cubes/kinds.ts';
import type { Stocks } from '../cubes/kinds.ts';
import { leavesOf, withoutPowers } from '../cubes/leaves.ts';
import { longExponentsOf } from '../numbers/long-exponents.ts';
import { longestWithoutFactorials, longGoalsAreOutOfReach } from '../goal/long-goals.ts';
import { withPowersUpTo } from '../numbers/near-powers.ts';
import { Numbers } from '../numbers/numbers.ts';
import { Meet } from '../backward/meet.ts';
import { pilesOfRoots } from '../goal/piled-roots.ts';
import type { LongReading } from '../goal/proof.ts';
import { isCanonical } from '../arithmetic/tower.ts';
import { PRIMES_BELOW_100 } from '../arithmetic/radical-forms.ts';
import { realPartsOfI } from '../cubes/real-parts-of-i.ts';
import { longReading, roughReadings } from '../goal/rough-goal.ts';
import { largestOf, tooFewLeft, tooManyNumbers } from '../cubes/shapes.ts';
import { holds } from '../cubes/shortcuts.ts';
import { limitsOf, signsOf } from '../cubes/signs.ts';
import type { Signs } from '../cubes/signs.ts';
import { States } from '../cubes/state.ts';
import { Tables } from '../forward/tables.ts';
import { mayHavePower } from '../goal/targets.ts';
import type { Aims } from '../goal/targets.ts';

/** A quick look at so many numerals takes few primes above each number: all up to 200 would be forty times as many numbers. */
const MANY_NUMERALS = 4;
const QUICK_PRIMES = 4;

/**
 * With small fractions only, with bounds of all other numbers, or with exact numbers only; with √ = i also with all roots of them, exactly or
 * by where they lie. The last of these proves only.
 */
export type How = 'quick' | 'bounded' | 'exact' | 'rooted' | 'spotted';

/** Giants that differ by less than this are kept apart. */
const GIANTS_MODULUS = 60;

/** One case ready for the search. */
export interface Run {
  readonly aims: Aims;
  readonly tables: Tables;
  /** The size of the largest multiset there is. */
  readonly largest: number;
  /** Readings of the Goal were left out that a Solution might reach. */
  readonly partial: boolean;
  /** All readings of the Goal, where some could only be aimed at by their bounds. */
  readonly readings: readonly LongReading[] | null;
  /** Something in this case has no end, so it can never be worked out whole. */
  readonly endless: boolean;
  /** Whether piles of √ matter only as high as they are followed. */
  readonly lowRootsDo: boolean;
  readonly giantsAreUseless: () => boolean;
  /** The 1s that may be any power of the base. */
  readonly powers: readonly number[];
  /** No Equation has two of them that are beyond the tables: only a pursuit finds what one would have to be. */
  readonly isPursued: boolean;
  /** How far the tables have all powers of the base that matter; 0 if they have none. */
  readonly powersUpTo: number;
  /** Whether cubes may lie upside down. */
  readonly canBeNegative: boolean;
}

/** Sets up the search for one meaning of the wild cubes. With `pursues`, 1s that may be any power of the base are gone through so that none is missed. */
export function runFor(
  rules: ShakeRules,
  aims: Aims,
  budget: Budget,
  how: How = 'exact',
  pursues = false,
): Run {
  const { force, position } = rules;
  const repeats = force['multiple-operations'] !== null;
  const factorials = force.factorial === null ? 0 : force.factorial.most;
  const stocks = stocksOf(rules, aims.wild, factorials);
  const signs = signsOf(rules, stocks);
  const every = leavesOf(rules, stocks);
  const all = how === 'quick' ? { ...every, plain: [...every.plain, ...realPartsOfI(every, stocks)] } : every;
  const least = position.book.solutionCubes.is;
  const growing = stocks.kinds.flatMap(({ role }, kind) =>
    role === 'digit' || role === 'numeral' || signs.unaries.some((unary) => unary.kind === kind)
      ? [kind]
      : [],
  );
  const fewest = force['three-operation-solution']?.least ?? 0;
  const isWhole = (counts: Uint8Array): boolean => {
    let cubes = 0;
    let operations = 0;
    for (let kind = 0; kind < counts.length; kind++) {
      const { role } = stocks.kinds[kind]!;
      if (role !== 'factorial') cubes += counts[kind]!;
      if (role === 'factorial' || role === 'operation') operations += counts[kind]!;
    }
    return cubes >= least && operations >= fewest;
  };
  const [isShort, isCrowded] = [tooFewLeft(stocks, signs), tooManyNumbers(stocks, signs, all)];
  const largest = largestOf(stocks, signs, all);
  const states = new States(
    stocks,
    growing,
    isWhole,
    (counts) => isShort(counts) || isCrowded(counts),
    // What is pursued is joined to cubes that are not counted.
    all.powers.length > 0 ? Infinity : largest,
  );
  const plan = pursues ? planFor(rules, aims, states, signs, all, largest) : null;
  const isPursued = plan?.isPursued === true;
  const canBeNegative = force['upside-down'] !== null;
  const numbers = new Numbers({
    ...limitsOf(rules),
    quick: how === 'quick',
    bounded: how === 'bounded',
    modulus: how === 'bounded' ? modulusFor(rules, aims) : 0,
    prime: how === 'bounded' ? primeBelow(rules, aims) : 0,
    roots: how === 'rooted',
    spotted: how === 'spotted',
    oneSymbol: how !== 'bounded' && fewPowers(rules, aims, stocks, signs),
  });
  const short =
    plan === null
      ? all
      : plan.upTo === 0
        ? withoutPowers(all)
        : withPowersUpTo(all, stocks, numbers, plan.upTo, canBeNegative);
  const long = how === 'bounded' ? longExponentsOf(short, stocks, numbers, factorials) : null;
  const leaves = long === null ? short : { ...short, exponents: [...short.exponents, ...long] };
  const aim = new Aim(
    numbers,
    aims.targets,
    force['multiple-of-k']?.k ?? null,
    repeats ? Infinity : factorials,
    aims.open,
  );
  let partial = aims.partial && !(aims.longOnly && longGoalsAreOutOfReach(stocks, signs, leaves));
  const { layout } = aims;
  // A 1 that may be any power of the base has no end of readings.
  const isRough = how === 'bounded' && (aims.partial || !aim.isWhole);
  const readings =
    isRough && layout !== null && !mayHavePower(rules, layout) ? roughReadings(rules, layout, numbers) : null;
  if (readings !== null) {
    aim.addAll(readings);
    partial = false;
  }
  if (how === 'bounded' && aim.isSingle && factorials > 0)
    aim.leaveOutOfReach(longestWithoutFactorials(stocks, signs, all));
  const tables = new Tables(states, numbers, aim, leaves, signs, budget);
  // In a longer numeral a 1 stands for 1, and is not pursued.
  const isSingle = [...leaves.plain, ...leaves.wide].every(({ kinds }) => kinds.length === 1);
  if (isPursued && plan.upTo > 0 && isSingle && !plan.hasFactors)
    tables.mostWithPower = largestBeside(stocks, leaves, largest);
  tables.hasNearExponents = plan?.hasNearExponents === true;
  if (
    how === 'quick' &&
    largest >= MANY_NUMERALS &&
    signs.unaries.some(({ operation }) => operation === 'prime')
  )
    tables.piles.pileAtMost(QUICK_PRIMES);
  const piles = pilesOfRoots(rules, aims, stocks, signs, leaves);
  if (piles.kind === 'low' && how === 'bounded') takeOffPiles(tables, piles.most);
  return {
    aims,
    tables,
    // Around a whole of three numerals piles must be followed higher than the tables do.
    lowRootsDo: piles.kind === 'low' && (tables.bareFrom < Infinity || piles.most < 3),
    largest,
    partial,
    readings: readings?.map((reading) => longReading(numbers, reading)) ?? null,
    endless:
      !aim.isWhole ||
      stocks.clipped ||
      (leaves.powers.length > 0 && plan === null) ||
      (long === null && leaves.longExponents.length > 0),
    giantsAreUseless: () => giantsAreUseless(tables, rules),
    powers: plan?.isPursued === false ? [] : leaves.powers,
    isPursued,
    powersUpTo: plan?.upTo ?? 0,
    canBeNegative,
  };
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
  { stocks, oneResource }: Stocks,
  { binaries, unaries }: Signs,
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
