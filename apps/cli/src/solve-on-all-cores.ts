import { availableParallelism } from 'node:os';
import type { LimitedOptions } from '@forceout/players';
import type { EquationsPosition } from '@forceout/rules/equations';
import { EquationsPool, solveEquations } from '@forceout/solver';
import type { SolveEquationsAnswer } from '@forceout/solver';
import { equationsThread } from '@forceout/solver/equations/thread-node';

/** Most questions are answered before a thread would have started. */
const ALONE_MS = 500;
/** Each has tables of its own, up to 400 MB of them. */
const MOST_THREADS = 4;
/** A search makes much garbage; a small nursery keeps it from growing the process. */
const NURSERY_MEGABYTES = 24;

/** An Equations question on as many cores as there are, if it is a hard one. */
export async function solveOnAllCores(
  position: EquationsPosition,
  { limitMs, all }: LimitedOptions,
  threads = Math.min(MOST_THREADS, availableParallelism()),
): Promise<SolveEquationsAnswer> {
  const now = (): number => performance.now();
  if (threads < 2 || limitMs <= 2 * ALONE_MS) return solveEquations(position, { limitMs, all, now });
  const alone = solveEquations(position, { limitMs: ALONE_MS, all, now });
  if (alone.answer === 'no' || alone.written.length >= all) return alone;
  let fail: (error: Error) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => (fail = reject));
  const resourceLimits = { maxYoungGenerationSizeMb: NURSERY_MEGABYTES };
  const pool = new EquationsPool(
    Array.from({ length: threads }, () => equationsThread({ resourceLimits }, fail)),
  );
  try {
    return await Promise.race([pool.solve(position, { limitMs: limitMs - ALONE_MS, all }), failure]);
  } catch {
    // A thread that has no more memory ends; what is known without it is still true.
    return alone;
  } finally {
    pool.end();
  }
}
