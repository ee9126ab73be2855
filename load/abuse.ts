/**
 * One guest, or one house full of them, against everybody: each known way to slow the others down runs beside honest
 * play, with the limits as they are by default. The honest p99 has to stay under three times its undisturbed value.
 * So many honest moves stand behind each of the two figures; attacked and undisturbed go by turns.
 *   node load/abuse.ts --moves 4000
 *   node load/abuse.ts --only exports,readyz --postgres --profile
 * With --direct there is no proxy: the honest ones are one school, the attacker of new connections is at another address.
 * On a machine that others keep busy, --ahead gives the server and the honest players real-time priority, as if they were
 * alone, and the attacker all that they leave.
 */
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chanceFrom, LiveMatch, Player, QUICK } from '@forceout/server/testing';
import { flag, option } from './arguments.ts';
import type { Order } from './attacker.ts';
import { each } from './crowd.ts';
import { figures, p99, pause } from './figures.ts';
import { Machine } from './machine.ts';
import { loadPlace } from './place.ts';
import { startProcess } from './process.ts';
import { processorOf } from './server-use.ts';

const [tables, seconds, moves] = [option('tables', 40), option('seconds', 10), option('moves', 4000)];
const place = await loadPlace(flag('postgres') ? 'postgres' : 'sqlite', 'abuse');
const limits = {
  FORCEOUT_RATES: '1',
  FORCEOUT_PROXIES: flag('direct') ? '0' : '1',
  FORCEOUT_SOCKETS_PER_ADDRESS: '2000',
};
const profile = flag('profile') ? ['--cpu-prof', '--cpu-prof-dir=/tmp/forceout-profile'] : [];
const server = await startProcess({ ...place.env, ...limits }, undefined, profile);
const { base, said } = server;
const chance = chanceFrom(1);

/** Two honest players of one school. */
async function open(index: number): Promise<LiveMatch> {
  const school = { 'x-forwarded-for': `192.0.2.${1 + (index % 250)}` };
  const players = [
    await Player.arriveFrom(school, 'Honest A', base),
    await Player.arriveFrom(school, 'Honest B', base),
  ];
  return LiveMatch.start(players, QUICK);
}
const matches = [
  ...(await each(
    Array.from({ length: tables }, (_, index) => index),
    8,
    open,
  )),
];

interface Spell {
  /** Of every move that was written: from the click to everybody at its table. */
  readonly latencies: number[];
  /** Of a core, by the server. */
  readonly took: number;
}

/** Honest play for a while: five moves a second at each table, and a new match where one is over. */
async function honest(): Promise<Spell> {
  const latencies: number[] = [];
  const [began, used] = [performance.now(), processorOf(server.pid)];
  const until = began + seconds * 1000;
  await Promise.all(
    matches.map(async (_, index) => {
      await pause(chance() * 200);
      while (performance.now() < until) {
        const match = matches[index]!;
        const [before, { acknowledged }] = [performance.now(), match];
        if (!(await match.step(chance))) {
          for (const { live } of match.players) live.close();
          matches[index] = await open(index);
        } else if (match.acknowledged > acknowledged) latencies.push(performance.now() - before);
        await pause(150 + chance() * 100);
      }
    }),
  );
  return {
    latencies,
    took: (processorOf(server.pid) - used) / ((performance.now() - began) / 1000),
  };
}

// The attacker stands for another machine: what it takes to make its requests must not be what the honest ones wait for.
const attacker = fork(new URL('./attacker.ts', import.meta.url), [base, flag('ahead') ? '-20' : '19'], {
  detached: true,
});
const told = async (): Promise<string> => ((await once(attacker, 'message')) as [string])[0];
const attacks = (await told()).split(',');
const order = (given: Order): boolean => attacker.send(given);

if (flag('ahead'))
  for (const pid of [process.pid, server.pid]) spawnSync('chrt', ['-a', '-r', '-p', '1', String(pid)]);
await honest();
const only = process.argv[process.argv.indexOf('--only') + 1]?.split(',') ?? [];
for (const attack of attacks.filter((name) => !flag('only') || only.includes(name))) {
  const machine = new Machine();
  const quiet: Spell[] = [];
  const attacked: Spell[] = [];
  let made = '';
  // By turns, so that whatever else the machine does falls on both.
  while (all(quiet).length < moves || all(attacked).length < moves) {
    quiet.push(await honest());
    order({ begin: attack });
    attacked.push(await honest());
    order({ stop: true });
    made = await told();
  }
  const [calm, hot] = [p99(all(quiet)), p99(all(attacked))];
  const held = hot < 3 * calm;
  if (!held) process.exitCode = 1;
  console.log(
    `${held ? 'held' : 'NOT HELD'}: ${attack} (in the last ${seconds} s ${made}): honest p99 ${hot.toFixed(1)} ms beside ${calm.toFixed(1)} ms undisturbed, ` +
      `${(hot / calm).toFixed(1)} times; attacked ${figures(all(attacked))}; undisturbed ${figures(all(quiet))}; ` +
      `the server took ${mean(attacked)} and ${mean(quiet)} of a core; ${machine.told()}`,
  );
}

function all(spells: readonly Spell[]): readonly number[] {
  return spells.flatMap(({ latencies }) => latencies);
}
function mean(spells: readonly Spell[]): string {
  return (spells.reduce((sum, { took }) => sum + took, 0) / spells.length).toFixed(2);
}

if (said.length > 0) console.log(said.join('').slice(0, 2000));
attacker.kill();
await server.kill('SIGTERM');
await place.remove();
process.exit();
