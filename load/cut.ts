/**
 * The database is cut off for a while: no crash, no acknowledged move lost, nobody charged for the time, and play goes
 * on. A small proxy stands between the server and PostgreSQL, and is cut.
 *   node load/cut.ts --seconds 20 --tables 20
 */
import { Cable, chanceFrom, startPostgres } from '@forceout/server/testing';
import { openStorage } from '../apps/server/src/storage/storage.ts';
import { option } from './arguments.ts';
import { closeAll, startMatches } from './crowd.ts';
import { pause } from './figures.ts';
import { Machine } from './machine.ts';
import { startProcess } from './process.ts';

const [seconds, tables] = [option('seconds', 20), option('tables', 20)];
const database = await startPostgres();
const url = await database.database();

const cable = await Cable.lay(database.port);
const server = await startProcess({ DATABASE_URL: cable.through(url) });
const matches = await startMatches(tables, 2, [server.base]);
const chance = chanceFrom(1);
const game = { over: false };
const acknowledged: { readonly table: string; readonly seq: number }[] = [];
const play = matches.map(async (match) => {
  while (!game.over) {
    await match.step(chance);
    const said = await match.players[1]!.live.play(match.id, { do: 'scratch', text: String(chance()) });
    if (said.ok) acknowledged.push({ table: match.id, seq: said.seq });
    await pause(50);
  }
});
const machine = new Machine();
await pause(3000);
const before = acknowledged.length;
const storage = await openStorage({ url });
const lostBefore = (await storage.pulse.beat(Date.now(), 1e12)).lost;
cable.cut();
await pause(500);
const atCut = acknowledged.length;
await pause(seconds * 1000 - 500);
const during = acknowledged.length - atCut;
const unready = await fetch(`${server.base}/readyz`).then((response) => response.status);
cable.mend();
const mended = performance.now();
while (acknowledged.length === atCut + during) await pause(10);
const back = performance.now() - mended;
await pause(3000);
game.over = true;
await Promise.race([Promise.all(play), pause(5000)]);
let missing = 0;
for (const match of matches) {
  const seqs = new Set((await storage.tables.log(match.id, 0)).map(({ seq }) => seq));
  missing += acknowledged.filter(({ table, seq }) => table === match.id && !seqs.has(seq)).length;
}
const lost = (await storage.pulse.beat(Date.now(), 1e12)).lost - lostBefore;
console.log(
  `database cut off for ${seconds} s under ${tables} tables: ${before} commands acknowledged before, ${during} during, ${acknowledged.length - atCut} after, ${missing} of them missing; ` +
    `first one ${back.toFixed(0)} ms after it is back; readyz said ${unready} meanwhile; the service clock stood still for ${(lost / 1000).toFixed(1)} s; ${machine.told()}`,
);
closeAll(matches);
await storage.close();
await server.kill('SIGTERM');
cable.stop();
await database.stop();
if (missing > 0 || during > 0) process.exitCode = 1;
process.exit();
