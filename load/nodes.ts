/**
 * Two processes on one PostgreSQL, and one is killed with -9: how soon its players go on with the other.
 *   node load/nodes.ts --tables 50
 */
import { chanceFrom, startPostgres } from '@forceout/server/testing';
import { option } from './arguments.ts';
import { closeAll, startMatches } from './crowd.ts';
import { figures, pause } from './figures.ts';
import { Machine } from './machine.ts';
import { startProcess } from './process.ts';

const tables = option('tables', 50);
const database = await startPostgres();
const env = { DATABASE_URL: await database.database() };
const [staying, dying] = await Promise.all([startProcess(env), startProcess(env)]);
const matches = await startMatches(tables, 2, [staying.base, dying.base]);
const chance = chanceFrom(1);
for (let round = 0; round < 5; round++) await Promise.all(matches.map((match) => match.step(chance)));
const machine = new Machine();
await dying.kill('SIGKILL');
const killed = performance.now();
const back: number[] = [];
await Promise.all(
  matches.map(async (match) => {
    // Everybody at the table has to see the move, so also the player whose process is gone.
    const done = await match.players[0]!.live.play(match.id, { do: 'scratch', text: 'still there?' });
    if (done.ok) await match.seen(done.seq);
    back.push(performance.now() - killed);
  }),
);
console.log(
  `two processes on PostgreSQL, ${tables} tables with a player on either, kill -9 of one: until everybody sees the next move ${figures(back)}; ${machine.told()}`,
);
for (let round = 0; round < 5; round++) await Promise.all(matches.map((match) => match.step(chance)));
await pause(100);
closeAll(matches);
await staying.kill('SIGTERM');
await database.stop();
if (Math.max(...back) > 2000) process.exitCode = 1;
process.exit();
