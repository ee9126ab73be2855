import { Worker } from 'node:worker_threads';

/** The solver must do with this much; more would only show how late the collector starts. */
const HEAP_MB = 64;

/** Times the On-Sets solver on seeded positions and prints the figures. */
export async function bench(): Promise<void> {
  const worker = new Worker(new URL('onsets-solver-run.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 8 },
  });
  await new Promise<void>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the bench ended with ${code}`))));
  });
}

if (import.meta.main) await bench();
