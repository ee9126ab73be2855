import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { resultOf, simulationTable } from '@forceout/players';
import type { LevelName, Simulation, SimulationTable, Sprt, SprtPlan } from '@forceout/players';
import { readPlayOptions } from '../play-options.ts';
import type { PlayOptions } from '../play-options.ts';
import { whenStopped } from '../stopping.ts';
import { simulateTournament } from '../tournament/simulate.ts';
import { aligned } from './aligned.ts';
import { readExperiment } from './experiment.ts';
import { ProgressBar } from './progress.ts';
import { matchName, writeResults } from './record.ts';
import { errorTable, ratingCells, signed, sprtLine } from './report.ts';
import type { WorkerOrder, WorkerReport } from './simulate-worker.ts';
import { SprtWatch } from './sprt-watch.ts';

export async function simulateCommand(words: readonly string[]): Promise<string | null> {
  if (words[0] === 'tournament') return simulateTournament(words.slice(1));
  const read = readPlayOptions(words, 'simulate');
  if (!read.ok) return read.error;
  const options = read.value;
  if (options.rest.length > 0) return `what is "${options.rest[0]}"? Bots are named by --seats`;
  const experiment = readExperiment(options, 100);
  if (!experiment.ok) return experiment.error;
  const { starts, sprt, errors, out, length, matches } = experiment.value;
  const workers = Math.min(options.number('workers', availableParallelism()), matches);
  const { settings, levels, seed, json } = options;
  const paired = options.given.has('paired') || sprt !== null;
  const simulation: Simulation = { settings, levels, seed, length, paired, starts };
  const watch = sprt === null ? null : new SprtWatch(sprt);
  const reports: WorkerReport[] = [];
  const tell = (): void => {
    const counted = reports.filter(({ index }) => watch?.answered !== true || index < watch.seen);
    const played = counted.toSorted((a, b) => a.index - b.index);
    if (out !== null)
      writeResults(
        out,
        played.map((report) => resultLine(report, levels)),
      );
    const table = simulationTable(levels, played);
    const test = watch === null || sprt === null ? null : { plan: sprt, found: watch.state };
    const told = { ...table, seed, ...(test === null ? {} : { sprt: { ...test.plan, ...test.found } }) };
    const about = starts.length === 0 ? null : `${starts.length} start positions`;
    process.stdout.write(json ? `${JSON.stringify(told)}\n` : `${show(table, options, test, about)}\n`);
  };
  // Who ends it early has what was played until then.
  const forget = whenStopped(() => {
    if (reports.length > 0) tell();
  });
  await run({ simulation, out, errors }, matches, workers, reports, watch);
  forget();
  tell();
  return null;
}

function resultLine(report: WorkerReport, levels: readonly LevelName[]): object {
  const { index, set, seed, botAt, tally, decisions } = report;
  return {
    match: matchName(index),
    set,
    seed,
    bots: botAt.map((bot) => `${levels[bot]!} ${bot + 1}`),
    totals: tally.seats.map(({ points }) => points),
    points: tally.seats.map(({ matchPoints }) => matchPoints),
    ...(decisions === undefined ? {} : { decisions }),
  };
}

/** Each worker gets the next match when it has played one, so that a long one keeps nobody waiting. */
async function run(
  order: WorkerOrder,
  matches: number,
  workers: number,
  reports: WorkerReport[],
  watch: SprtWatch | null,
): Promise<void> {
  const bar = new ProgressBar('matches', matches);
  let next = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const worker = new Worker(new URL('simulate-worker.ts', import.meta.url), { workerData: order });
      try {
        while (next < matches) {
          if (watch?.answered === true) return;
          const report = await ask(worker, next++).finally(() => bar.step());
          reports.push(report);
          watch?.see(report.index, resultOf(report));
        }
      } finally {
        await worker.terminate();
      }
    }),
  );
  bar.done();
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

function show(
  table: SimulationTable,
  { settings, seed }: PlayOptions,
  test: { readonly plan: SprtPlan; readonly found: Sprt } | null,
  starts: string | null,
): string {
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  const head = [
    'bot',
    'wins',
    'of matches',
    'against chance',
    'Elo',
    '',
    'points',
    'challenges right',
    'wrong',
    'ms per decision',
    'slowest',
  ];
  const body = table.bots.map((bot, index) => [
    `${bot.level} ${index + 1}`,
    bot.wins.toFixed(1),
    percent(bot.wins / Math.max(1, bot.matches)),
    `${signed(bot.sigmas, 1)} σ`,
    ...ratingCells({ elo: bot.elo, error: bot.eloError }),
    bot.pointsPerMatch.toFixed(1),
    String(bot.challengesRight),
    String(bot.challengesWrong),
    bot.msPerDecision.toFixed(1),
    bot.slowestDecisionMs.toFixed(0),
  ]);
  const { endings } = table;
  const errors = table.bots.flatMap(({ level, decisions }, index) =>
    decisions === undefined ? [] : [{ bot: `${level} ${index + 1}`, decisions }],
  );
  const where = starts ?? `${settings.rulebook}, ${settings.division}`;
  return [
    `${where}, ${settings.mode} mode, ${table.matches} matches, seed "${seed}"`,
    '',
    aligned([head, ...body]),
    ...(test === null ? [] : ['', sprtLine(test.found, test.plan)]),
    ...(errors.length === 0 ? [] : ['', errorTable(errors)]),
    '',
    `${table.shakes} shakes of ${table.movesPerShake.toFixed(1)} moves: ${endings.now} ended with Now, ${endings.impossible} with Impossible, ${endings.forceout} with the last cube, ${endings.stop} with the round, ${endings['no-goal']} with a disputed "No Goal"`,
    `a match took ${(table.medianMs / 1000).toFixed(2)} s at the median, ${(table.slowestMs / 1000).toFixed(2)} s at most; ${table.refusals} actions were refused`,
  ].join('\n');
}
