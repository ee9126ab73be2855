/**
 * Proofs by exhaustion beside a plain recursive search, in one process and warm. The plain search is stopped after a minute, so that a ratio
 * with ≥ is only what it is at least. Times are processor time of this process.
 */
import { faceOfCube, isDigit } from '@forceout/rules/equations';
import type { EquationsPosition } from '@forceout/rules/equations';
import { Chance } from '../packages/solver/src/equations/reference/random-position.ts';
import { roll, shakeWithGoal } from '../packages/solver/src/equations/reference/realistic-position.ts';
import { solveEquations } from '../packages/solver/src/equations/answers/solve.ts';
import { plainSearch } from './equations-solver-plain.ts';
import { clock, peakMemory } from './timing.ts';

const CAP_MS = 60_000;
/** Of so many runs the median counts: a single one of two milliseconds may meet a collection of garbage. */
const RUNS = 5;
const ROUNDS_BEFORE = 5;

/** Proved by going through everything: an invariant would make any ratio look good. */
function isExhaustion(position: EquationsPosition): boolean {
  const solved = solveEquations(position, { limitMs: CAP_MS, now: clock });
  return solved.answer === 'no' && solved.proof.cases.every(({ proof }) => proof.kind === 'exhaustion');
}

/** All digits required, an operation between each two, a Goal out of reach of them. */
function unreachable(digits: number, count: number): readonly EquationsPosition[] {
  const proved: EquationsPosition[] = [];
  for (let seed = 1; proved.length < count; seed++) {
    const chance = new Chance(seed * 31 + digits);
    const cubes = chance.shuffled(roll(chance));
    const numbers = cubes.filter((cube) => isDigit(faceOfCube(cube))).slice(0, digits);
    const operations = cubes
      .filter((cube) => ['+', '-', 'x', '/'].includes(faceOfCube(cube)))
      .slice(0, digits - 1);
    if (operations.length < digits - 1 || numbers.length < digits) continue;
    const position: EquationsPosition = {
      ...shakeWithGoal(chance, 'middle', 0),
      goal: { text: '89x97', cubes: null },
      required: [...numbers, ...operations],
      permitted: [],
      forbidden: [],
      resources: [],
    };
    if (isExhaustion(position)) proved.push(position);
  }
  return proved;
}

function ownMs(position: EquationsPosition): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = clock();
    solveEquations(position, { limitMs: CAP_MS, now: clock });
    return clock() - start;
  });
  return Math.max(times.toSorted((a, b) => a - b)[RUNS >> 1]!, 0.1);
}

function benchExhaustion(digits: number, count: number): void {
  const positions = unreachable(digits, count);
  // Warm: short proofs are over before the compiler has seen them often enough.
  for (let round = 0; round < ROUNDS_BEFORE; round++)
    for (const position of positions) isExhaustion(position);
  const results = positions.map((position) => {
    const own = ownMs(position);
    const start = clock();
    const isStopped = plainSearch(position, () => clock() - start > CAP_MS) === 'stopped';
    return { own, ratio: (clock() - start) / own, isStopped };
  });
  const mean = Math.exp(results.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / results.length);
  const atLeast = results.some(({ isStopped }) => isStopped) ? 'at least ' : '';
  const each = results.map(({ ratio, isStopped }) => `${isStopped ? '≥' : ''}${ratio.toFixed(0)}`).join(', ');
  const times = results.map(({ own }) => own.toFixed(1)).join(', ');
  console.log(
    `  exhaustion at ${digits} digits: ${atLeast}${mean.toFixed(0)} times the plain search (${each}); ${times} ms`,
  );
}

export async function bench(): Promise<void> {
  benchExhaustion(6, 8);
  benchExhaustion(7, 4);
  console.log(`  ${peakMemory()}`);
  await Promise.resolve();
}
