/**
 * Hard Equations questions without a wild cube on one thread, and on workers that share each of them. Times are those of the clock on the
 * wall, since that is what somebody waits for: a machine that does something else, or whose cores are two halves of one, shows less.
 */
import { availableParallelism } from 'node:os';
import type { EquationsPosition } from '@forceout/rules/equations';
import { EquationsPool } from '../packages/solver/src/equations/answers/pool.ts';
import { Chance } from '../packages/solver/src/equations/reference/random-position.ts';
import {
  moved,
  PLAYED_DIVISIONS,
  shakeWithGoal,
} from '../packages/solver/src/equations/reference/realistic-position.ts';
import { solveEquations } from '../packages/solver/src/equations/answers/solve.ts';
import { equationsThread } from '../packages/solver/src/equations/answers/thread-node.ts';

const LIMIT_MS = 20_000;
const HARD_MS = 800;
const COUNT = 8;

/** Decided by one thread, and not at once. */
function hardOnes(): readonly { readonly position: EquationsPosition; readonly ms: number }[] {
  const hard: { readonly position: EquationsPosition; readonly ms: number }[] = [];
  for (let seed = 1; hard.length < COUNT; seed++) {
    const chance = new Chance(7000 + seed);
    const shake = shakeWithGoal(chance, PLAYED_DIVISIONS[seed % 4]!, seed % 2);
    const position = moved(chance, shake, 12);
    if (position.variations.some(({ id }) => id === 'wild')) continue;
    const start = performance.now();
    const { answer } = solveEquations(position, { limitMs: LIMIT_MS, now: () => performance.now() });
    const ms = performance.now() - start;
    if (answer !== 'unknown' && ms > HARD_MS) hard.push({ position, ms });
  }
  return hard;
}

export async function bench(): Promise<void> {
  const hard = hardOnes();
  for (const threads of new Set([2, Math.min(4, availableParallelism())])) {
    const pool = new EquationsPool(Array.from({ length: threads }, () => equationsThread()));
    // Warm, as the one thread is by now.
    for (const { position } of hard) await pool.solve(position, { limitMs: LIMIT_MS });
    const ratios: number[] = [];
    let open = 0;
    for (const { position } of hard) {
      const before = performance.now();
      solveEquations(position, { limitMs: LIMIT_MS, now: () => performance.now() });
      const start = performance.now();
      open += Number((await pool.solve(position, { limitMs: LIMIT_MS })).answer === 'unknown');
      ratios.push((start - before) / (performance.now() - start));
    }
    pool.end();
    const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
    console.log(
      `  ${COUNT} hard questions on ${threads} threads: ${mean.toFixed(2)} times as fast as on one (${ratios.map((ratio) => ratio.toFixed(1)).join(', ')}); ${open} unknown`,
    );
  }
}
