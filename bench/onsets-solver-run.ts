import { isMainThread } from 'node:worker_threads';
import { bookById } from '@forceout/rules';
import type { Division, OnSetsRulebook } from '@forceout/rules';
import type { OnSetsPosition } from '@forceout/rules/onsets';
import { isSolvable, safetyTable, solveOnSets } from '@forceout/solver';
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
const COMPARED = 100;
/** The plain search gives up after so many texts, and the reference tries no more. */
const TEXTS = 5000;

const WHERE: readonly (readonly [string, Division])[] = [
  ['agloa-onsets-2026', 'elementary'],
  ['agloa-onsets-2026', 'middle'],
  ['agloa-onsets-2026', 'junior'],
  ['agloa-onsets-2026', 'senior'],
  ['mlag-onsets-basic-2019', 'minor'],
  ['mlag-onsets-adventurous-2019', 'senior'],
];

/** What Node, its workers and the loaded code take before anything is solved. */
const memoryBefore = process.memoryUsage.rss();
let mostMemory = 0;
/** Every position of the seeded and the hard sets. */
const everything: Taken[] = [];

interface Taken {
  /** By the clock on the wall, and of the processor: on a busy machine they differ. */
  readonly wall: number;
  readonly cpu: number;
}

function timed(run: () => void): Taken {
  const [start, used] = [performance.now(), process.threadCpuUsage()];
  run();
  const { user, system } = process.threadCpuUsage(used);
  mostMemory = Math.max(mostMemory, process.memoryUsage.rss());
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
  console.log(
    `${title}: ${positions.length} positions, ${figures(times)}; yes ${answers.yes}, no ${answers.no}, unknown ${answers.unknown}`,
  );
}

function realistic([book, division]: readonly [string, Division], count: number): readonly OnSetsPosition[] {
  return Array.from({ length: count }, (_, seed) =>
    realisticPosition(new Chance(seed + 1), bookById(book) as OnSetsRulebook, division),
  );
}

const sum = (taken: readonly Taken[]): number => taken.reduce((all, { cpu }) => all + cpu, 0);

function compare(title: string, positions: readonly OnSetsPosition[]): void {
  const ours = positions.map((position) => timed(() => isSolvable(position)));
  const reference = positions.map((position) =>
    timed(() => referenceSolve(position, { tries: TEXTS, shorterThan: Infinity })),
  );
  let gaveUp = 0;
  const plain = positions.map((position) =>
    timed(() => {
      if (plainSearch(position, TEXTS).answer === 'unknown') gaveUp++;
    }),
  );
  const ratio = (times: readonly Taken[]): string => `${(sum(times) / sum(ours)).toFixed(0)} times as long`;
  console.log(
    `${title}: the reference takes ${ratio(reference)}, a plain search ${ratio(plain)} (it gave up on ${gaveUp} of ${positions.length})`,
  );
}

function measure(): void {
  for (const where of WHERE) solveAll(where.join(' '), realistic(where, POSITIONS));
  for (const kind of HARD_SETS)
    solveAll(
      `hard: ${kind}`,
      Array.from({ length: HARD_POSITIONS }, (_, seed) => hardPosition(kind, seed + 1)),
    );
  console.log(`all sets together: ${everything.length} positions, ${figures(everything)}`);
  for (const where of WHERE) {
    const times = realistic(where, TURNS).map((position) => timed(() => safetyTable(position)));
    console.log(`safety table, ${where.join(' ')}: ${figures(times)}`);
  }
  const small = Array.from({ length: COMPARED }, (_, seed) => smallPosition(new Chance(seed + 1))).filter(
    ({ after }) => after !== 'no-goal',
  );
  compare('small positions', small);
  const fresh = realistic(WHERE[0]!, COMPARED);
  const [solver, plain] = [
    fresh.map((p) => timed(() => isSolvable(p))),
    fresh.map((p) => timed(() => plainSearch(p, TEXTS))),
  ];
  console.log(
    `realistic elementary positions: a plain search, ended after ${TEXTS} texts, takes ${(sum(plain) / sum(solver)).toFixed(0)} times as long`,
  );
  const [most, before] = [mostMemory, memoryBefore].map((bytes) => (bytes / 1e6).toFixed(0));
  console.log(`most memory of the whole process: ${most} MB, ${before} MB of it before the first position`);
}

// Imported by anything else it does nothing.
if (!isMainThread) measure();
