import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { resultOf, simulationTable } from '@forceout/players';
import type { BotRow, LevelName, Simulation, SimulationTable, Sprt, SprtPlan } from '@forceout/players';
import { readPlayOptions } from '../play-options.ts';
import type { PlayOptions } from '../play-options.ts';
import { whenStopped } from '../stopping.ts';
import { simulateTournament } from '../tournament/simulate.ts';
import { words as texts } from '../words/language.ts';
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
  if (options.rest.length > 0) return texts().contest.bySeats(options.rest[0]!);
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
    process.stdout.write(
      json ? `${JSON.stringify(told)}\n` : `${show(table, options, test, starts.length)}\n`,
    );
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
  const bar = new ProgressBar(texts().practice.simulate.matches, matches);
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
  starts: number,
): string {
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  const { simulate: says } = texts().practice;
  const { bots, divisions } = texts().table;
  const name = ({ level }: BotRow, index: number): string => `${bots[level]} ${index + 1}`;
  const body = table.bots.map((bot, index) => [
    name(bot, index),
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
  const errors = table.bots.flatMap((bot, index) =>
    bot.decisions === undefined ? [] : [{ bot: name(bot, index), decisions: bot.decisions }],
  );
  const where =
    starts === 0
      ? says.book(settings.rulebook, divisions[settings.division])
      : texts().contest.starts(starts);
  return [
    says.head(where, settings.mode, table.matches, seed),
    '',
    aligned([says.columns, ...body]),
    ...(test === null ? [] : ['', sprtLine(test.found, test.plan)]),
    ...(errors.length === 0 ? [] : ['', errorTable(errors)]),
    '',
    `${says.shakes(table.shakes, table.movesPerShake.toFixed(1))}: ${says.endings(endings.now, endings.impossible, endings.forceout, endings.stop, endings['no-goal'])}`,
    says.took((table.medianMs / 1000).toFixed(2), (table.slowestMs / 1000).toFixed(2), table.refusals),
  ].join('\n');
}
