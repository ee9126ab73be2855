/**
 * Kill -9 with many live tables: how soon the first one is served again, and whether anybody is charged the outage.
 *   node load/recover.ts --tables 1000 --down 10
 */
import { Player } from '@forceout/server/testing';
import { busy, closeAll, option, pause, startMatches, startProcess, temporaryFolder } from './common.ts';
import { each } from './common.ts';

const [tables, down] = [option('tables', 200), option('down', 10)];
const folder = temporaryFolder('recover');
const env = { FORCEOUT_DATA: folder.path };
let server = await startProcess(env);
const matches = await startMatches(tables, 2, [server.base]);
// Clocks that run: tables of people who wait for the first roll have none, so everybody rolls and begins a shake.
await each(matches, 50, async (match) => {
  for (let step = 0; step < 6; step++) await match.step(() => 0.5);
});
const timed = await Player.arrive('Timed', server.base);
const other = await Player.arrive('Other', server.base);
const { LiveMatch, QUICK } = await import('@forceout/server/testing');
const match = await LiveMatch.start([timed, other], { ...QUICK, clock: 'exact' });
for (let step = 0; step < 20 && match.views[0]?.match?.phase.kind !== 'goal'; step++)
  await match.step(Math.random);
const left = (): number => {
  const view = match.views[0]!;
  const by = view.match!.duties[0]!.by!;
  return by - (Date.now() + timed.live.offset - view.origin) / 1000;
};
console.log(`${tables} live tables; ${busy()}`);
const before = left();
const killed = performance.now();
await server.kill('SIGKILL');
await pause(down * 1000);
const starting = performance.now();
server = await startProcess(env, server.port);
const listening = performance.now() - starting;
await timed.live.do(match.id, { do: 'say', phrase: 'i-am-back' });
const first = performance.now() - starting;
const outage = (performance.now() - killed) / 1000;
const charged = before - left();
await Promise.all(
  matches.map(({ id, players }) => players[0]!.live.do(id, { do: 'say', phrase: 'i-am-back' })),
);
const all = performance.now() - starting;
console.log(
  `listening after ${listening.toFixed(0)} ms, first table served after ${first.toFixed(0)} ms, all ${tables} after ${all.toFixed(0)} ms`,
);
console.log(
  `down for ${outage.toFixed(1)} s in all; the player with a running clock was charged ${charged.toFixed(1)} s; ${busy()}`,
);
closeAll([...matches, match]);
await server.kill('SIGTERM');
folder.remove();
if (first > 5000 || charged > first / 1000 + 1.5) process.exitCode = 1;
process.exit();
