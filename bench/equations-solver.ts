/**
 * The Equations solver on seeded positions from whole rolls: the share of each answer within the limits, and the time of a plain recursive
 * search beside it. Times are processor time of this process, so that a busy machine does not change them.
 */
import type { EquationsPosition } from '@forceout/rules/equations';
import { solveEquations } from '../packages/solver/src/equations/answers/solve.ts';
import { Chance } from '../packages/solver/src/equations/reference/random-position.ts';
import {
  moved,
  nowPosition,
  PLAYED_DIVISIONS,
  shakeWithGoal,
} from '../packages/solver/src/equations/reference/realistic-position.ts';
import { plainSearch } from './equations-solver-plain.ts';
import { clock, peakMemory } from './timing.ts';

/** Positions of each division and stage: 384 of Now and of Impossible. */
const EACH = Number(process.env['BENCH_EACH'] ?? 24);
/** Of these the first are shown to the plain search too, which takes its whole time for most. */
const PLAIN_EACH = 6;
const PLAIN_CAP_MS = 5000;

interface Timed {
  readonly answer: string;
  readonly ms: number;
  readonly wallMs: number;
  /** Why it stays unknown. */
  readonly cause: string | null;
}

function timed(position: EquationsPosition, limitMs: number): Timed {
  const [start, wall] = [clock(), performance.now()];
  const solved = solveEquations(position, { limitMs, now: clock });
  const { answer } = solved;
  const cause =
    solved.answer === 'unknown'
      ? `${position.division} ${position.variations.map(({ id }) => id).join('+') || 'no variation'}: ${solved.searched.open.join(', ')}`
      : null;
  return { answer, ms: clock() - start, wallMs: performance.now() - wall, cause };
}

function shares(name: string, results: readonly Timed[], limits: readonly [number, number]): void {
  const of = (answer: string): string => `${answer} ${results.filter((one) => one.answer === answer).length}`;
  const within = limits.map((limit) => {
    const decided = results.filter(({ answer, ms }) => answer !== 'unknown' && ms <= limit).length;
    return `${((100 * decided) / results.length).toFixed(1)} % in ${limit / 1000} s`;
  });
  const sorted = results.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const median = sorted[sorted.length >> 1]!.toFixed(1);
  const wall = results.reduce((sum, { wallMs }) => sum + wallMs, 0) / 1000;
  console.log(
    `  ${name.padEnd(28)} ${['yes', 'no', 'unknown'].map(of).join(', ').padEnd(28)} decided ${within.join(', ')}; median ${median} ms; ${wall.toFixed(1)} s on the wall`,
  );
}

/** Positions of every division, with no, one and two variations picked in turn. */
function positions(
  count: number,
  seed: number,
  make: (chance: Chance, position: EquationsPosition) => EquationsPosition,
): readonly EquationsPosition[] {
  return PLAYED_DIVISIONS.flatMap((division, place) =>
    Array.from({ length: count }, (_, at) => {
      const chance = new Chance(seed + at * 104_729 + place * 7919);
      return make(chance, shakeWithGoal(chance, division, at % 3));
    }),
  );
}

/** What stays unknown, and why. */
function causes(results: readonly Timed[]): void {
  for (const { cause } of results) if (cause !== null) console.log(`    unknown: ${cause}`);
}

function benchNow(): void {
  const all: Timed[] = [];
  for (const usable of [3, 5, 7, 9]) {
    const results = positions(EACH, 1000 + usable, (chance, position) =>
      nowPosition(chance, position, usable),
    ).map((one) => timed(one, 5000));
    all.push(...results);
    shares(`Now, ${usable} usable cubes`, results, [500, 5000]);
    causes(results);
  }
  shares('Now, all', all, [500, 5000]);
}

function benchImpossible(): void {
  const all: Timed[] = [];
  const asked: EquationsPosition[] = [];
  for (const count of [0, 6, 12, 18]) {
    const own = positions(EACH, 2000 + count, (chance, position) => moved(chance, position, count));
    const results = own.map((one) => timed(one, 10_000));
    all.push(...results);
    asked.push(...own.filter((_, place) => place % EACH < PLAIN_EACH));
    shares(`Impossible, ${count} cubes moved`, results, [1000, 10_000]);
    causes(results);
  }
  shares('Impossible, all', all, [1000, 10_000]);
  // The plain search knows no variations, so it is compared on positions without any.
  besidePlain(asked.filter(({ variations }) => variations.length === 0));
}

/** The same cap for both; what was stopped counts with the cap. */
function besidePlain(asked: readonly EquationsPosition[]): void {
  let [own, plain, decided, answered] = [0, 0, 0, 0];
  for (const position of asked) {
    const { ms, answer } = timed(position, PLAIN_CAP_MS);
    own += ms;
    decided += Number(answer !== 'unknown');
    const start = clock();
    answered += Number(plainSearch(position, () => clock() - start > PLAIN_CAP_MS) !== 'stopped');
    plain += clock() - start;
  }
  console.log(
    `  total over ${asked.length} Impossible positions without variations, at most ${PLAIN_CAP_MS / 1000} s each: ${own.toFixed(0)} ms with ${decided} decided, ` +
      `plain search ${plain.toFixed(0)} ms or more with ${answered} ended: ${(plain / own).toFixed(1)} times`,
  );
}

export async function bench(): Promise<void> {
  benchNow();
  benchImpossible();
  console.log(`  ${peakMemory()}`);
  await Promise.resolve();
}
