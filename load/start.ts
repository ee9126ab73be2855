/**
 * How long from starting the server's process to listening: the first time after an update, and every time after.
 *   node load/start.ts --times 10
 */
import { flag, option } from './arguments.ts';
import { figures } from './figures.ts';
import { Machine } from './machine.ts';
import { loadPlace } from './place.ts';
import { startProcess, temporaryFolder } from './process.ts';

const times = option('times', 10);
const place = await loadPlace(flag('postgres') ? 'postgres' : 'sqlite', 'start');
const compiled = temporaryFolder('compiled');

async function start(): Promise<number> {
  const server = await startProcess({ ...place.env, NODE_COMPILE_CACHE: compiled.path });
  await server.kill('SIGTERM');
  return server.startedIn;
}

const machine = new Machine();
const cold = await start();
const warm: number[] = [];
for (let time = 0; time < times; time++) warm.push(await start());
console.log(
  `${place.name}: listening after ${cold.toFixed(0)} ms the first time, with nothing compiled yet and an empty database; then ${figures(warm)}; ${machine.told()}`,
);
await place.remove();
compiled.remove();
if (Math.max(...warm) > 500) process.exitCode = 1;
