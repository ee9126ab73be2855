import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { simulationTable } from '@forceout/players';
import type { Simulation, SimulationTable } from '@forceout/players';
import type { WorkerOrder, WorkerReport } from './simulate-worker.ts';
import { readPlayOptions } from './play-options.ts';
import type { PlayOptions } from './play-options.ts';
import { whenStopped } from './stopping.ts';
import { ProgressBar } from './simulate-progress.ts';
import { simulateTournament } from './tournament/simulate.ts';
import { words as texts } from './words/language.ts';

export async function simulateCommand(words: readonly string[]): Promise<string | null> {
  if (words[0] === 'tournament') return simulateTournament(words.slice(1));
  const read = readPlayOptions(words, 'simulate');
  if (!read.ok) return read.error;
  const options = read.value;
  const matches = options.number('matches', 100);
  const workers = Math.min(options.number('workers', availableParallelism()), matches);
  const simulation: Simulation = {
    settings: options.settings,
    levels: options.levels,
    seed: options.seed,
    length: options.length,
  };
  const reports: WorkerReport[] = [];
  const tell = (): void => {
    const played = reports.toSorted((a, b) => a.index - b.index);
    const table = simulationTable(options.levels, played);
    process.stdout.write(
      options.json ? `${JSON.stringify({ ...table, seed: options.seed })}\n` : `${show(table, options)}\n`,
    );
  };
  // Who ends it early has what was played until then.
  const forget = whenStopped(() => {
    if (reports.length > 0) tell();
  });
  await run({ simulation, out: options.text('out') }, matches, workers, reports);
  forget();
  tell();
  return null;
}

/** Each worker gets the next match when it has played one, so that a long one keeps nobody waiting. */
export async function run(
  order: WorkerOrder,
  matches: number,
  workers: number,
  reports: WorkerReport[] = [],
): Promise<readonly WorkerReport[]> {
  const bar = new ProgressBar(texts().practice.simulate.matches, matches);
  let next = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const worker = new Worker(new URL('simulate-worker.ts', import.meta.url), { workerData: order });
      try {
        while (next < matches) reports.push(await ask(worker, next++).finally(() => bar.step()));
      } finally {
        await worker.terminate();
      }
    }),
  );
  bar.done();
  return reports.toSorted((a, b) => a.index - b.index);
}

function ask(worker: Worker, index: number): Promise<WorkerReport> {
  return new Promise((resolve, reject) => {
    worker.once('message', (report: WorkerReport) => {
      worker.off('error', reject);
      resolve(report);
    });
    worker.once('error', reject);
    worker.postMessage(index);
  });
}

function show(table: SimulationTable, { settings, seed }: PlayOptions): string {
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  const { simulate: says } = texts().practice;
  const { bots, divisions } = texts().table;
  const head = says.columns;
  const body = table.bots.map((bot, index) => [
    `${bots[bot.level]} ${index + 1}`,
    bot.wins.toFixed(1),
    percent(bot.wins / bot.matches),
    `${bot.sigmas >= 0 ? '+' : ''}${bot.sigmas.toFixed(1)} σ`,
    bot.pointsPerMatch.toFixed(1),
    String(bot.challengesRight),
    String(bot.challengesWrong),
    bot.msPerDecision.toFixed(1),
    bot.slowestDecisionMs.toFixed(0),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...body].map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ');
  const { endings } = table;
  return [
    says.head(settings.rulebook, divisions[settings.division], settings.mode, table.matches, seed),
    '',
    line(head),
    ...body.map(line),
    '',
    `${says.shakes(table.shakes, table.movesPerShake.toFixed(1))}: ${says.endings(endings.now, endings.impossible, endings.forceout, endings.stop, endings['no-goal'])}`,
    says.took((table.medianMs / 1000).toFixed(2), (table.slowestMs / 1000).toFixed(2), table.refusals),
  ].join('\n');
}
