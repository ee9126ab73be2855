/**
 * Kill -9 at random moments under load: after every restart each acknowledged command must be in the log, once, and
 * the clients must go on by themselves.
 *   node load/kill.ts --runs 200 --tables 12               SQLite
 *   node load/kill.ts --runs 200 --tables 12 --postgres    PostgreSQL
 */
import { chanceFrom } from '@forceout/server/testing';
import { openStorage } from '../apps/server/src/storage/storage.ts';
import { flag, option } from './arguments.ts';
import { closeAll, startMatches } from './crowd.ts';
import { figures, pause } from './figures.ts';
import { Machine } from './machine.ts';
import { loadPlace } from './place.ts';
import { startProcess } from './process.ts';

const [runs, tables] = [option('runs', 20), option('tables', 12)];
const place = await loadPlace(flag('postgres') ? 'postgres' : 'sqlite', 'kill');
let server = await startProcess(place.env);
const { port } = server;
const chance = chanceFrom(option('seed', 1));
const matches = await startMatches(tables, 2, [server.base]);
const machine = new Machine();

/** Every acknowledged command: its table, id and sequence. */
const acknowledged: { readonly table: string; readonly id: string; readonly seq: number }[] = [];
for (const match of matches) {
  for (const { live } of match.players) {
    const plain = live.do.bind(live);
    live.do = async (table, command, given?: string) => {
      const id = given ?? crypto.randomUUID();
      const done = await plain(table, command, id);
      if (done.ok) acknowledged.push({ table, id, seq: done.seq });
      return done;
    };
  }
}

const game = { over: false };
const play = matches.map(async (match) => {
  while (!game.over) {
    // Scratch paper as well: it is always allowed, so that there is load in every phase.
    await match.step(chance);
    await match.players[0]!.live.play(match.id, { do: 'scratch', text: String(chance()) });
  }
});

const resumed: number[] = [];
for (let run = 0; run < runs; run++) {
  await pause(50 + chance() * 400);
  await server.kill('SIGKILL');
  const before = acknowledged.length;
  const down = performance.now();
  server = await startProcess(place.env, port);
  while (acknowledged.length === before) await pause(5);
  resumed.push(performance.now() - down);
}
await pause(500);
game.over = true;
await Promise.race([Promise.all(play), pause(10_000)]);
await server.kill('SIGTERM');
closeAll(matches);

const storage = await openStorage(place.place);
let [lost, twice, gaps] = [0, 0, 0];
for (const match of matches) {
  const log = await storage.tables.log(match.id, 0);
  if (log.some(({ seq }, index) => seq !== index + 1)) gaps++;
  const byId = new Map<string, number[]>();
  for (const { commandId, seq } of log) byId.set(commandId, [...(byId.get(commandId) ?? []), seq]);
  for (const { table, id, seq } of acknowledged)
    if (table === match.id && !(byId.get(id) ?? []).includes(seq)) lost++;
  for (const [id, seqs] of byId) if (id.length === 36 && seqs.length > 1) twice++;
}
await storage.close();
await place.remove();
console.log(
  `${place.name}, ${tables} tables, kill -9 ${runs} times: ${acknowledged.length} acknowledged commands, ${lost} lost, ${twice} twice, ${gaps} logs with gaps; ` +
    `from the kill to the first move of a client that came back by itself ${figures(resumed)}; ${machine.told()}`,
);
if (lost + twice + gaps > 0) process.exitCode = 1;
process.exit();
