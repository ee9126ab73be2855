/**
 * One guest, or one house full of them, against everybody: each known way to slow the others down runs beside honest
 * play, with the limits as they are by default. The honest p99 has to stay under three times its undisturbed value.
 *   node load/abuse.ts --tables 20 --seconds 3
 *   node load/abuse.ts --tables 20 --seconds 3 --postgres
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { chanceFrom, LiveMatch, Player, QUICK } from '@forceout/server/testing';
import { flag, option } from './arguments.ts';
import type { Order } from './attacker.ts';
import { each } from './crowd.ts';
import { figures, p99, pause } from './figures.ts';
import { Machine } from './machine.ts';
import { loadPlace } from './place.ts';
import { startProcess } from './process.ts';

const [tables, seconds] = [option('tables', 20), option('seconds', 3)];
/** Undisturbed and disturbed, so often. */
const TURNS = option('turns', 3);
/** A p99 of a few milliseconds doubles by itself; less than this is nobody's trouble. */
const FLOOR = option('floor', 10);
const place = await loadPlace(flag('postgres') ? 'postgres' : 'sqlite', 'abuse');
const limits = { FORCEOUT_RATES: '1', FORCEOUT_PROXIES: '1', FORCEOUT_SOCKETS_PER_ADDRESS: '2000' };
const server = await startProcess({ ...place.env, ...limits });
const { base, said } = server;
const chance = chanceFrom(1);
const school = (index: number): Record<string, string> => ({
  'x-forwarded-for': `192.0.2.${1 + (index % 250)}`,
});

const matches = await each(
  Array.from({ length: tables }, (_, index) => index),
  8,
  async (index) => {
    const players = [
      await Player.arriveFrom(school(index), 'Honest A', base),
      await Player.arriveFrom(school(index), 'Honest B', base),
    ];
    return LiveMatch.start(players, QUICK);
  },
);

/** Honest play for a while: from each move to everybody at its table. */
async function honest(): Promise<readonly number[]> {
  const latencies: number[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    matches.map(async (match) => {
      await pause(chance() * 500);
      while (performance.now() < until) {
        const before = performance.now();
        const { refused } = match;
        if ((await match.step(chance)) && match.refused === refused)
          latencies.push(performance.now() - before);
        else {
          const done = await match.players[0]!.live.play(match.id, { do: 'scratch', text: String(chance()) });
          if (done.ok) await match.seen(done.seq);
          latencies.push(performance.now() - before);
        }
        await pause(400 + chance() * 200);
      }
    }),
  );
  return latencies;
}

const attacker = new Worker(new URL('./attacker.ts', import.meta.url), { workerData: { base } });
const [attacks] = (await once(attacker, 'message')) as [readonly string[]];

await honest();
const only = process.argv[process.argv.indexOf('--only') + 1];
for (const attack of attacks.filter((name) => !flag('only') || name === only)) {
  const machine = new Machine();
  const [quiet, disturbed, told]: [number[], number[], string[]] = [[], [], []];
  // By turns, so that whatever else the machine does falls on both.
  for (let turn = 0; turn < TURNS; turn++) {
    quiet.push(...(await honest()));
    attacker.postMessage({ begin: attack } satisfies Order);
    disturbed.push(...(await honest()));
    attacker.postMessage({ stop: true } satisfies Order);
    told.push(((await once(attacker, 'message')) as [string])[0]);
  }
  const held = p99(disturbed) <= 3 * Math.max(p99(quiet), FLOOR);
  if (!held) process.exitCode = 1;
  console.log(
    `${held ? 'held' : 'NOT HELD'}: ${attack} (${told.at(-1)}): honest p99 ${p99(disturbed).toFixed(1)} ms beside ${p99(quiet).toFixed(1)} ms undisturbed, ` +
      `${(p99(disturbed) / p99(quiet)).toFixed(1)} times; disturbed ${figures(disturbed)}; ${machine.told()}`,
  );
}
if (said.length > 0) console.log(said.join('').slice(0, 2000));
await server.kill('SIGTERM');
await place.remove();
process.exit();
