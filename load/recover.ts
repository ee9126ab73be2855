/**
 * Kill -9 with many live tables whose clocks run: how soon the first one is served again, how soon all are, and how
 * much time anybody was charged.
 *   node load/recover.ts --tables 1000 --down 10 --moves 20
 */
import { chanceFrom, QUICK } from '@forceout/server/testing';
import type { LiveMatch } from '@forceout/server/testing';
import { flag, option } from './arguments.ts';
import { closeAll, each, startMatches } from './crowd.ts';
import { figures, pause } from './figures.ts';
import { Machine } from './machine.ts';
import { loadPlace } from './place.ts';
import { startProcess } from './process.ts';

const [tables, down, moves] = [option('tables', 200), option('down', 10), option('moves', 20)];
const place = await loadPlace(flag('postgres') ? 'postgres' : 'sqlite', 'recover');
let server = await startProcess(place.env);
const matches = await startMatches(tables, 2, [server.base], { ...QUICK, clock: 'exact' });
const chance = chanceFrom(1);
await each(matches, 50, async (match) => {
  for (let step = 0; step < moves; step++) await match.step(chance);
});

/** The service time that the first player of a table counts by. */
const serviceTime = ({ players }: LiveMatch): number => Date.now() + players[0]!.live.offset;

const machine = new Machine();
const running = matches.filter(({ views }) => views[0]?.match?.duties.some(({ by }) => by !== null)).length;
const before = matches.map(serviceTime);
const killed = performance.now();
await server.kill('SIGKILL');
await pause(down * 1000);
const starting = performance.now();
server = await startProcess(place.env, server.port);
const served: number[] = [];
const charged: number[] = [];
await Promise.all(
  matches.map(async (match, index) => {
    await match.players[0]!.live.do(match.id, { do: 'say', phrase: 'i-am-back' });
    served.push(performance.now() - starting);
    charged.push((serviceTime(match) - before[index]!) / 1000);
  }),
);
const first = Math.min(...served);
const outage = (performance.now() - killed) / 1000;
console.log(
  `${place.name}, ${tables} live tables (${running} with a clock running), kill -9, down ${down} s: listening ${server.startedIn.toFixed(0)} ms after the start, ` +
    `first table served after ${first.toFixed(0)} ms, all: ${figures(served)}; ` +
    `of the ${outage.toFixed(1)} s until all were back, charged at most ${Math.max(...charged).toFixed(1)} s, at the first ${Math.min(...charged).toFixed(1)} s; ${machine.told()}`,
);
closeAll(matches);
await server.kill('SIGTERM');
await place.remove();
// Charged is what the service ran: from the start to being served, and the last beat before the kill.
if (first > 5000 || Math.max(...charged) > Math.max(...served) / 1000 + 2.5) process.exitCode = 1;
process.exit();
