import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** Prints what an empty program takes. */
const MEASURE_NOTHING = `console.log((process.memoryUsage.rss() / 1e6).toFixed(0))`;

/** Node grows its nursery far beyond what a search needs; the command line and the bots' threads keep it small. */
const AS_WE_RUN_IT = '--max-semi-space-size=8';

/**
 * Times the On-Sets solver on seeded positions and prints the figures. It runs as one plain file in processes of its own,
 * so that the solver is measured and not the reading of TypeScript: as the product runs it, and its memory once more
 * with no flag to Node.
 */
export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forceout-bench-'));
  try {
    const bundle = await rolldown({
      input: fileURLToPath(new URL('onsets-solver-run.ts', import.meta.url)),
      platform: 'node',
    });
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    const file = join(folder, 'run.mjs');
    writeFileSync(file, output[0].code);
    const empty = join(folder, 'empty.mjs');
    writeFileSync(empty, MEASURE_NOTHING);
    const nothing = spawnSync(process.execPath, [empty], { encoding: 'utf8' }).stdout.trim();
    console.log(`a process of Node that does nothing: ${nothing} MB`);
    const runs = [
      [AS_WE_RUN_IT, file, 'solve'],
      [file, 'memory'],
      [AS_WE_RUN_IT, file, 'compare'],
    ];
    for (const run of runs) {
      const { status } = spawnSync(process.execPath, run, { stdio: 'inherit' });
      if (status !== 0) throw new Error(`the bench ended with ${status}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) await bench();
