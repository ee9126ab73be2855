/**
 * The Equations solver on seeded positions from whole rolls: the share of each answer within the limits, and proofs by exhaustion beside a
 * plain recursive search. Times are processor time of this process, so that a busy machine does not change them.
 */
import { faceOfCube, isDigit } from '@forceout/rules/equations';
import type { EquationsPosition } from '@forceout/rules/equations';
import { solveEquations } from '../packages/solver/src/equations/solve.ts';
import { Chance } from '../packages/solver/src/equations/random-position.ts';
import {
  moved,
  nowPosition,
  PLAYED_DIVISIONS,
  roll,
  shakeWithGoal,
} from '../packages/solver/src/equations/realistic-position.ts';
import { plainSearch } from './equations-solver-plain.ts';

const EACH = Number(process.env['BENCH_EACH'] ?? 6);
const PLAIN_CAP_MS = 5000;

function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

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
  let [own, plain] = [0, 0];
  for (const count of [0, 6, 12, 18]) {
    const asked = positions(EACH, 2000 + count, (chance, position) => moved(chance, position, count));
    const results = asked.map((one) => timed(one, 10_000));
    all.push(...results);
    shares(`Impossible, ${count} cubes moved`, results, [1000, 10_000]);
    causes(results);
    // The plain search knows no variations, so it is compared on positions without any.
    for (const position of asked.filter(
      ({ variations, division }) => variations.length === 0 && division === 'middle',
    )) {
      own += timed(position, PLAIN_CAP_MS).ms;
      const start = clock();
      plainSearch(position, () => clock() - start > PLAIN_CAP_MS);
      plain += clock() - start;
    }
  }
  shares('Impossible, all', all, [1000, 10_000]);
  console.log(
    `  total on plain Middle positions: ${own.toFixed(0)} ms, plain search ${plain.toFixed(0)} ms (cap ${PLAIN_CAP_MS} ms each): ${(plain / own).toFixed(1)} times`,
  );
}

/** Proved by going through everything: an invariant would make any ratio look good. */
function isExhaustion(position: EquationsPosition): boolean {
  const solved = solveEquations(position, { limitMs: 60_000, now: clock });
  return solved.answer === 'no' && solved.proof.cases.every(({ proof }) => proof.kind === 'exhaustion');
}

/** All digits required, an operation between each two, a Goal out of reach of them. */
function benchExhaustion(digits: number, count: number): void {
  const proved: EquationsPosition[] = [];
  for (let seed = 1; proved.length < count; seed++) {
    const chance = new Chance(seed * 31 + digits);
    const cubes = chance.shuffled(roll(chance));
    const numbers = cubes.filter((cube) => isDigit(faceOfCube(cube))).slice(0, digits);
    const operations = cubes
      .filter((cube) => ['+', '-', 'x', '/'].includes(faceOfCube(cube)))
      .slice(0, digits - 1);
    if (operations.length < digits - 1 || numbers.length < digits) continue;
    const base = shakeWithGoal(chance, 'middle', 0);
    const position: EquationsPosition = {
      ...base,
      goal: { text: '89x97', cubes: null },
      required: [...numbers, ...operations],
      permitted: [],
      forbidden: [],
      resources: [],
    };
    if (isExhaustion(position)) proved.push(position);
  }
  // Warm: each has been proved once, and is once more before the clock runs.
  for (const position of proved) timed(position, 60_000);
  const ratios = proved.map((position) => {
    const own = timed(position, 60_000);
    const start = clock();
    plainSearch(position, () => clock() - start > 60_000);
    return (clock() - start) / Math.max(own.ms, 0.1);
  });
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  console.log(
    `  exhaustion at ${digits} digits: ${mean.toFixed(0)} times the plain search (${ratios.map((ratio) => ratio.toFixed(0)).join(', ')})`,
  );
}

export async function bench(): Promise<void> {
  benchNow();
  benchImpossible();
  benchExhaustion(6, 5);
  benchExhaustion(7, 3);
  console.log(`  memory: ${(process.memoryUsage.rss() / 2 ** 20).toFixed(0)} MB`);
  await Promise.resolve();
}
