import { existsSync, readFileSync } from 'node:fs';
import { bookById } from '@forceout/rules';
import type { Division, OnSetsRulebook } from '@forceout/rules';
import type { OnSetsPosition } from '@forceout/rules/onsets';
import { afterMove, bonusTable, isSolvable, legalMoves, safetyTable, solveOnSets } from '@forceout/solver';
import {
  Chance,
  HARD_SETS,
  hardPosition,
  plainSearch,
  realisticPosition,
  referenceSolve,
  smallPosition,
} from '@forceout/solver/onsets/testing';

const POSITIONS = 1000;
const HARD_POSITIONS = 100;
const TURNS = 100;
const COMPARED = 150;
/** The reference is stopped after so many texts, the plain search after so many nodes. */
const TEXTS = 20_000;
const NODES = 20_000;

const WHERE: readonly (readonly [string, Division])[] = [
  ['agloa-onsets-2026', 'elementary'],
  ['agloa-onsets-2026', 'middle'],
  ['agloa-onsets-2026', 'junior'],
  ['agloa-onsets-2026', 'senior'],
  ['mlag-onsets-basic-2019', 'minor'],
  ['mlag-onsets-adventurous-2019', 'senior'],
];

/** The most this process has had; where the system tells, without what its parent had when it was started. */
function megabytes(): string {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const peak = /VmHWM:\s+(\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
  return ((Number(peak) * 1024) / 1e6).toFixed(0);
}

/** What Node and the loaded code take before anything is solved. */
const memoryBefore = megabytes();
/** Every position of the seeded and the hard sets. */
const everything: Taken[] = [];

/** Only the memory is of interest. */
let isQuiet = false;

interface Taken {
  /** By the clock on the wall, and of the processor: on a busy machine they differ. */
  readonly wall: number;
  readonly cpu: number;
}

function timed(run: () => void): Taken {
  const [start, used] = [performance.now(), process.threadCpuUsage()];
  run();
  const { user, system } = process.threadCpuUsage(used);
  return { wall: performance.now() - start, cpu: (user + system) / 1000 };
}

function figures(taken: readonly Taken[]): string {
  const [wall, cpu] = [taken.map((one) => one.wall), taken.map((one) => one.cpu)].map((times) =>
    times.toSorted((a, b) => a - b),
  );
  const at = (share: number): string => {
    const index = Math.min(taken.length - 1, Math.floor(taken.length * share));
    return `${wall![index]!.toFixed(2)} (${cpu![index]!.toFixed(2)})`;
  };
  return `median ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)} ms wall (cpu)`;
}

function solveAll(title: string, positions: readonly OnSetsPosition[]): void {
  const answers = { yes: 0, no: 0, unknown: 0 };
  const times = positions.map((position) => timed(() => answers[solveOnSets(position).answer]++));
  everything.push(...times);
  if (isQuiet) return;
  console.log(
    `${title}: ${positions.length} positions, ${figures(times)}; yes ${answers.yes}, no ${answers.no}, unknown ${answers.unknown}`,
  );
}

function realistic([book, division]: readonly [string, Division], count: number): readonly OnSetsPosition[] {
  return Array.from({ length: count }, (_, seed) =>
    realisticPosition(new Chance(seed + 1), bookById(book) as OnSetsRulebook, division),
  );
}

const sum = (taken: readonly Taken[]): number => taken.reduce((all, { wall }) => all + wall, 0);

/** A slow way to solve: whether it could finish the position. */
interface Slow {
  readonly name: string;
  readonly finishes: (position: OnSetsPosition) => boolean;
}

const SLOW: readonly Slow[] = [
  {
    name: 'the exhaustive reference',
    finishes: (position) => referenceSolve(position, { tries: TEXTS, shorterThan: Infinity }).exhaustive,
  },
  {
    name: 'a plain depth-first search',
    finishes: (position) => plainSearch(position, NODES).answer !== 'unknown',
  },
];

/** The safety table the slow way: both questions about every move, one by one. */
const SLOW_TABLES: readonly Slow[] = SLOW.map(({ name, finishes }) => ({
  name,
  finishes: (position) =>
    legalMoves(position)
      .map((move) => afterMove(position, move))
      .every((next) => finishes({ ...next, after: 'impossible' }) && finishes({ ...next, after: 'now' })),
}));

/** Ratios over the positions that the slow way finished; on the others it would have taken longer still. */
function compare(
  title: string,
  positions: readonly OnSetsPosition[],
  ours: (position: OnSetsPosition) => unknown = isSolvable,
  slow: readonly Slow[] = SLOW,
): void {
  if (positions.length === 0) return console.log(`${title}: nothing that the slow ways understand`);
  for (const { name, finishes } of slow) {
    const finished = { slow: [] as Taken[], ours: [] as Taken[] };
    const stopped = { slow: [] as Taken[], ours: [] as Taken[] };
    for (const position of positions) {
      let isFinished = false;
      const slowly = timed(() => (isFinished = finishes(position)));
      const into = isFinished ? finished : stopped;
      into.slow.push(slowly);
      into.ours.push(timed(() => ours(position)));
    }
    const ratio = (taken: typeof finished): string =>
      `${(sum(taken.slow) / sum(taken.ours)).toFixed(1)} times as long (${sum(taken.slow).toFixed(0)} against ${sum(taken.ours).toFixed(0)} ms)`;
    const done = finished.slow.length === 0 ? 'finished none' : `took ${ratio(finished)}`;
    const rest =
      stopped.slow.length === 0 ? '' : `; stopped on, or too large to begin, ${stopped.slow.length}`;
    const longer = sum(stopped.slow) > sum(stopped.ours) ? `, by then ${ratio(stopped)}` : '';
    console.log(
      `${title}: ${name} finished ${finished.slow.length} of ${positions.length}, ${done}${rest}${longer}`,
    );
  }
}

function solveSets(): void {
  for (const where of WHERE) solveAll(where.join(' '), realistic(where, POSITIONS));
  for (const kind of HARD_SETS)
    solveAll(
      `hard: ${kind}`,
      Array.from({ length: HARD_POSITIONS }, (_, seed) => hardPosition(kind, seed + 1)),
    );
}

function measure(): void {
  solveSets();
  console.log(`all sets together: ${everything.length} positions, ${figures(everything)}`);
  for (const where of WHERE) {
    const turns = realistic(where, TURNS);
    const times = turns.map((position) => timed(() => safetyTable(position)));
    console.log(`safety table, ${where.join(' ')}: ${figures(times)}`);
    const bonus = turns.slice(0, TURNS / 5).map((position) => timed(() => bonusTable(position)));
    console.log(`  with every bonus move: ${figures(bonus)}`);
  }
  sayMemory();
}

/** Node grows its nursery as it pleases; a flag that keeps it small shows what is really in use. */
function sayMemory(): void {
  const flags = process.execArgv.join(' ') || 'no flags';
  console.log(
    `most memory of the whole process, ${flags}: ${megabytes()} MB, ${memoryBefore} MB once loaded`,
  );
}

/** One Solution at a Goal that stands: what a plain search can look for. */
const isPlain = ({ after, variations }: OnSetsPosition): boolean =>
  after !== 'no-goal' && variations.every(({ id }) => id !== 'two-solutions');

function compareAll(): void {
  const small = Array.from({ length: COMPARED }, (_, seed) => smallPosition(new Chance(seed + 1)));
  compare('small positions', small.filter(isPlain));
  for (const where of WHERE) compare(where.join(' '), realistic(where, COMPARED / 5).filter(isPlain));
  for (const kind of HARD_SETS) {
    const hard = Array.from({ length: COMPARED / 10 }, (_, seed) => hardPosition(kind, seed + 1));
    compare(`hard: ${kind}`, hard.filter(isPlain));
  }
  compare('safety table, small positions', small.filter(isPlain), safetyTable, SLOW_TABLES);
  for (const where of WHERE)
    compare(
      `safety table, ${where.join(' ')}`,
      realistic(where, COMPARED / 15).filter(isPlain),
      safetyTable,
      SLOW_TABLES,
    );
}

// Imported by anything else it does nothing.
if (import.meta.main) {
  const [, , part] = process.argv;
  if (part === 'solve') measure();
  if (part === 'compare') compareAll();
  if (part === 'memory') {
    isQuiet = true;
    solveSets();
    sayMemory();
  }
}
