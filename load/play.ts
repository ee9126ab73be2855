/**
 * Many tables at once: how long from a move to everybody at the table, durable commit included.
 *   node load/play.ts --tables 1500 --seats 3 --seconds 30 --every 4000            SQLite, one process
 *   node load/play.ts --tables 1500 --seats 3 --seconds 30 --every 4000 --nodes 2  PostgreSQL, two processes
 */
import { chanceFrom, startPostgres } from '@forceout/server/testing';
import type { TestPostgres } from '@forceout/server/testing';
import {
  busy,
  closeAll,
  figures,
  option,
  pause,
  startMatches,
  startProcess,
  temporaryFolder,
} from './common.ts';
import type { Env } from './common.ts';

const [tables, seats, seconds] = [option('tables', 200), option('seats', 3) as 2 | 3, option('seconds', 20)];
const [every, nodes] = [option('every', 4000), option('nodes', 0)];

const folder = temporaryFolder('play');
let database: TestPostgres | null = null;
if (nodes > 0) database = await startPostgres();
const env: Env =
  database === null ? { FORCEOUT_DATA: folder.path } : { DATABASE_URL: await database.database() };
const servers = await Promise.all(Array.from({ length: Math.max(1, nodes) }, () => startProcess(env)));
console.log(`${servers.length} process(es), ${database === null ? 'SQLite' : 'PostgreSQL'}; ${busy()}`);

const opened = performance.now();
const matches = await startMatches(
  tables,
  seats,
  servers.map(({ base }) => base),
);
console.log(
  `${tables} tables, ${tables * seats} sockets open after ${((performance.now() - opened) / 1000).toFixed(1)} s`,
);

/** Seconds of a core that the servers have used. */
async function serversUsed(): Promise<number> {
  const pages = await Promise.all(
    servers.map(({ base }) => fetch(`${base}/metrics`).then((page) => page.text())),
  );
  return pages.reduce(
    (sum, page) => sum + Number(/^process_cpu_seconds_total (\S+)/m.exec(page)?.[1] ?? 0),
    0,
  );
}

const usedBefore = await serversUsed();
const latencies: number[] = [];
const chance = chanceFrom(1);
const until = performance.now() + seconds * 1000;
const idleAt = process.cpuUsage();
await Promise.all(
  matches.map(async (match) => {
    // Tables do not move in step.
    await pause(chance() * every);
    while (performance.now() < until) {
      const before = performance.now();
      const refused = match.refused;
      const acted = await match.step(chance);
      const took = performance.now() - before;
      if (acted && match.refused === refused) latencies.push(took);
      await pause(Math.max(0, every - took));
    }
  }),
);
const used = (await serversUsed()) - usedBefore;
const { user, system } = process.cpuUsage(idleAt);
console.log(`move to everybody: ${figures(latencies)}`);
console.log(
  `${(latencies.length / seconds).toFixed(0)} moves/s, refused ${matches.reduce((n, m) => n + m.refused, 0)}`,
);
console.log(
  `servers used ${(used / seconds).toFixed(2)} of a core, the load generator ${((user + system) / 1e6 / seconds).toFixed(2)}; ${busy()}`,
);
for (const { said } of servers) if (said.length > 0) console.log(said.join('').slice(0, 2000));

const page = await fetch(`${servers[0]!.base}/metrics`).then((response) => response.text());
const metric = (name: string): number =>
  Number(new RegExp(`^${name} (\\S+)`, 'm').exec(page)?.[1] ?? Number.NaN) * 1000;
const mean = metric('forceout_append_seconds_sum') / metric('forceout_append_seconds_count');
console.log(
  `first server: ${(mean * 1000).toFixed(1)} ms a commit on average, event loop late by ${metric('nodejs_eventloop_lag_p50_seconds').toFixed(0)} ms at p50, ${metric('nodejs_eventloop_lag_p99_seconds').toFixed(0)} ms at p99`,
);
closeAll(matches);
await Promise.all(servers.map((server) => server.kill('SIGTERM')));
await database?.stop();
folder.remove();
