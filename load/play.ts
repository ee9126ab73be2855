/**
 * Many tables at once: how long from a move to everybody at the table, durable commit included.
 *   node load/play.ts --tables 1500 --seats 3 --every 5 --seconds 30             SQLite, one process
 *   node load/play.ts --tables 1500 --seats 3 --every 5 --seconds 30 --nodes 2   PostgreSQL, two processes
 *   node load/play.ts --tables 100 --nodes 4 --nats                               the same with NATS as the bus
 * Every table makes a move every so many seconds. With --ramp the pause between moves is shortened step by step, until
 * the p99 passes the limit; with --profile the servers write CPU profiles to /tmp/forceout-profile.
 */
import type { LiveMatch } from '@forceout/server/testing';
import { chanceFrom, startNats } from '@forceout/server/testing';
import { flag, option } from './arguments.ts';
import { closeAll, startMatches } from './crowd.ts';
import { figures, p99, pause } from './figures.ts';
import { busy, Machine } from './machine.ts';
import { Watched } from './metrics.ts';
import { loadPlace } from './place.ts';
import { startProcess } from './process.ts';

const [tables, seats, seconds] = [option('tables', 200), option('seats', 3) as 2 | 3, option('seconds', 20)];
const [every, nodes] = [option('every', 5), option('nodes', 0)];
const limit = nodes > 1 ? 200 : 100;

const place = await loadPlace(nodes > 0 ? 'postgres' : 'sqlite', 'play');
const nats = flag('nats') ? await startNats() : null;
const env = { ...place.env, ...(nats === null ? {} : { FORCEOUT_BUS: nats.url }) };
const servers = await Promise.all(
  Array.from({ length: Math.max(1, nodes) }, () =>
    startProcess(
      env,
      undefined,
      flag('profile') ? ['--cpu-prof', '--cpu-prof-dir=/tmp/forceout-profile'] : [],
    ),
  ),
);
const bases = servers.map(({ base }) => base);
const opened = performance.now();
const matches = await startMatches(tables, seats, bases);
console.log(
  `${servers.length} process(es), ${place.name}${nats === null ? '' : ' and NATS'}: ${tables} tables, ${tables * seats} sockets open after ${((performance.now() - opened) / 1000).toFixed(1)} s; ${busy()}`,
);
const chance = chanceFrom(1);

/** One step of the load: every table moves every so many seconds. */
async function play(pace: number): Promise<number> {
  const [machine, watched] = [new Machine(), await Watched.start(bases)];
  const latencies: number[] = [];
  const refusedBefore = refused(matches);
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    matches.map(async (match) => {
      // Tables do not move in step.
      await pause(chance() * pace * 1000);
      while (performance.now() < until) {
        const before = performance.now();
        const refusals = match.refused;
        const acted = await match.step(chance);
        const took = performance.now() - before;
        if (acted && match.refused === refusals) latencies.push(took);
        await pause(Math.max(0, pace * 1000 - took));
      }
    }),
  );
  const lasted = (performance.now() - began) / 1000;
  console.log(
    `a move every ${pace.toFixed(1)} s per table, ${(latencies.length / seconds).toFixed(0)} moves/s: move to everybody ${figures(latencies)}; ` +
      `${refused(matches) - refusedBefore} refused; ${await watched.told(lasted)}; ${machine.told()}`,
  );
  return p99(latencies);
}

function refused(list: readonly LiveMatch[]): number {
  return list.reduce((sum, match) => sum + match.refused, 0);
}

let slowest = await play(every);
if (slowest > limit) process.exitCode = 1;
if (flag('ramp')) {
  for (let pace = every / 1.5; slowest <= limit && pace > every / 20; pace /= 1.5) slowest = await play(pace);
  console.log(slowest > limit ? `the last rate is past ${limit} ms` : `no rate tried passed ${limit} ms`);
}
for (const { said } of servers) if (said.length > 0) console.log(said.join('').slice(0, 2000));
closeAll(matches);
await Promise.all(servers.map((server) => server.kill('SIGTERM')));
await place.remove();
await nats?.stop();
