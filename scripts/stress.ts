/**
 * Runs the tests that wait for something (servers, threads, browsers) again and again beside two busy loops: a test that
 * waits by luck fails here. `npm run test:stress -- 20` runs them twenty times, which is the default; a path narrows them down.
 */
import { spawn, spawnSync } from 'node:child_process';

const [first, ...paths] = process.argv.slice(2);
const times = Number(first ?? 20);
if (!Number.isInteger(times) || times < 1) {
  console.error(`"${first}" is no number of runs`);
  process.exit(2);
}

const loops = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
const stop = () => loops.forEach((loop) => loop.kill('SIGKILL'));
process.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

let failed = 0;
for (let run = 1; run <= times; run++) {
  const began = Date.now();
  const projects = ['--project', 'apart', '--project', 'browser'];
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter', 'dot', ...projects, ...paths],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (status !== 0) {
    failed++;
    console.log(stdout);
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`run ${run} of ${times}: ${status === 0 ? 'green' : 'RED'} in ${seconds} s`);
}
console.log(`${times - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
