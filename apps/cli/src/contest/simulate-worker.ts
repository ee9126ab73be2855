import { parentPort, workerData } from 'node:worker_threads';
import { simulate } from '@forceout/players';
import type { Decisions, SimulatedMatch, Simulation } from '@forceout/players';
import { writeMatch } from './record.ts';
import { reviewed } from './reviewed.ts';

/** What a worker is told when it starts. */
export interface WorkerOrder {
  readonly simulation: Simulation;
  /** Where matches are written; null for nowhere. */
  readonly out: string | null;
  readonly errors: boolean;
}

export interface WorkerReport extends Omit<SimulatedMatch, 'log'> {
  /** By seat, where errors are looked for. */
  readonly decisions?: readonly Decisions[];
}

const { simulation, out, errors } = workerData as WorkerOrder;
const port = parentPort;
if (port === null) throw new Error('simulate-worker runs as a worker thread');

port.on('message', (index: number) => {
  void simulate(simulation, index, () => performance.now()).then(({ log, ...report }) => {
    if (out !== null) writeMatch(out, index, log, report.seed);
    const more = errors ? { decisions: reviewed(log) } : {};
    port.postMessage({ ...report, ...more } satisfies WorkerReport);
  });
});
