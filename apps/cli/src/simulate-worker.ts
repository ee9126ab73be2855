import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { makeMatchFile } from '@forceout/formats';
import { simulate } from '@forceout/players';
import type { SimulatedMatch, Simulation } from '@forceout/players';
import { commit } from '@forceout/table';

/** What a worker is told when it starts. */
export interface WorkerOrder {
  readonly simulation: Simulation;
  /** Where matches are written; null for nowhere. */
  readonly out: string | null;
}

export type WorkerReport = Omit<SimulatedMatch, 'log'>;

const { simulation, out } = workerData as WorkerOrder;
const port = parentPort;
if (port === null) throw new Error('simulate-worker runs as a worker thread');
if (out !== null) mkdirSync(out, { recursive: true });

port.on('message', (index: number) => {
  void simulate(simulation, index, () => performance.now()).then(({ log, ...report }) => {
    if (out !== null) {
      const { seed, botAt } = report;
      const file = makeMatchFile(log, { seed, commitment: commit(seed), nonces: botAt.map(() => '') });
      writeFileSync(join(out, `match-${String(index).padStart(5, '0')}.json`), `${JSON.stringify(file)}\n`);
    }
    port.postMessage(report satisfies WorkerReport);
  });
});
