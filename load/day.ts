/**
 * A whole simulated day with chaos through the real server, which is killed (-9) at random moments of it: nothing that was
 * acknowledged may be lost or doubled, the day must come out as it did without a server, and every invariant must hold.
 *   node load/day.ts --players 60 --rounds 3 --kills 10               SQLite
 *   node load/day.ts --players 1200 --rounds 4 --kills 50 [--postgres]
 */
import { inEnglish } from '@forceout/rules/words';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { plainContent, rehearseDay } from '@forceout/client/rehearsal';
import { readTournamentFile } from '@forceout/formats/tournament';
import { bookById } from '@forceout/rules';
import { chanceFrom } from '@forceout/server/testing';
import { brokenInvariants, openFile, simulate } from '@forceout/tournament';
import type { Tournament } from '@forceout/tournament';
import { readDay } from '../apps/server/src/days/backup/day-file.ts';
import { seated } from '../apps/server/src/days/seat-thread.ts';
import { openStorage } from '../apps/server/src/storage/storage.ts';
import { FLAGS, MEMORY } from '../apps/server/bin/flags.mjs';
import { flag, option } from './arguments.ts';
import { figures, pause } from './figures.ts';
import { Machine } from './machine.ts';
import { loadPlace } from './place.ts';
import { startProcess, temporaryFolder } from './process.ts';
import { memoryOf } from './server-use.ts';

const RESTED = 15_000;
const WORLD = { seat: seated, books: bookById };
const [players, rounds, kills] = [option('players', 60), option('rounds', 3), option('kills', 10)];
const report = simulate(
  {
    players,
    schools: Math.max(4, Math.round(players / 20)),
    share: 0.15,
    rounds,
    preset: 'county',
    results: 'strength',
    chaos: 0.05,
    seed: 'load',
    thoroughEvery: 1000,
  },
  WORLD,
);
const local = opened(report.file);
const place = await loadPlace(flag('postgres') ? 'postgres' : 'sqlite', 'day');
const stick = temporaryFolder('stick');
const env = { ...place.env, ...MEMORY, FORCEOUT_BACKUPS: stick.path };
let server = await startProcess(env, undefined, FLAGS);
const { port } = server;
const chance = chanceFrom(option('seed', 1));
const commands = local.journal.length;
const killAt = new Set(Array.from({ length: kills }, () => 5 + Math.floor(chance() * (commands - 6))));
const acknowledged: string[] = [];
const back: number[] = [];
const machine = new Machine();
/** While a command is under way the server dies; whoever sent it sends it again. */
let dying: Promise<void> = Promise.resolve();
async function die(): Promise<void> {
  await pause(chance() * 12);
  await server.kill('SIGKILL');
  const down = performance.now();
  server = await startProcess(env, port, FLAGS);
  back.push(performance.now() - down);
}
const started = performance.now();
const day = await rehearseDay(local, {
  base: server.base,
  before: async (index) => {
    await dying;
    if (killAt.has(index)) dying = die();
  },
  after: async ({ id }) => {
    acknowledged.push(id);
  },
});
await dying;
const seconds = (performance.now() - started) / 1000;
const [atEnd, most] = (['VmRSS', 'VmHWM'] as const).map((what) => memoryOf(server.pid, what).toFixed(0));
// Threads that have nothing to do any more end, and give back what they held.
await pause(RESTED);
const rested = memoryOf(server.pid).toFixed(0);
const there = opened(await day.director.file(day.id));
await server.kill('SIGTERM');

const storage = await openStorage(place.place);
const log = await storage.days.log(day.id, 0);
await storage.close();
const counts = new Map<string, number>();
for (const { commandId } of log) counts.set(commandId, (counts.get(commandId) ?? 0) + 1);
const lost = acknowledged.filter((id) => !counts.has(id)).length;
const twice = [...counts.values()].filter((count) => count > 1).length;
const [mine, theirs] = [plainContent(local), plainContent(there)];
const other =
  mine.filter((line, index) => line !== theirs[index]).length + Math.abs(mine.length - theirs.length);
const broken = brokenInvariants(there, WORLD);
const folder = join(stick.path, day.code);
const newest = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .toSorted()
  .at(-1)!;
const copy = readDay(readFileSync(join(folder, newest)));
const copied = copy.ok ? copy.value.state.journal.length : copy.error;
console.log(
  `${place.name}, ${players} players, ${rounds} rounds, ${acknowledged.length} commands in ${seconds.toFixed(0)} s, kill -9 ${back.length} times: ` +
    `${lost} acknowledged lost, ${twice} twice, ${day.again} sent again, ${other} things otherwise than without a server, ` +
    `${broken.length} invariants broken; a command ${figures(day.times)}; from the kill to listening ${figures(back)}; ` +
    `the copy on the stick has ${copied} of ${log.length} entries; the server holds ${atEnd} MB, at most ${most}, ${RESTED / 1000} s later ${rested}; ${machine.told()}`,
);
for (const line of broken) console.log(line);
await place.remove();
stick.remove();
process.exit(lost + twice + other + broken.length > 0 || copied !== log.length ? 1 : 0);

function opened(text: string): Tournament {
  const read = readTournamentFile(new TextEncoder().encode(text), bookById);
  if (!read.ok) throw new Error(`line ${read.error.line}: ${inEnglish(read.error.message)}`);
  return openFile(read.value);
}
