/**
 * Runs the tests that wait for something (servers, threads, browsers) again and again beside two busy loops: a test that
 * waits by luck fails here. `npm run test:stress -- 20` runs them twenty times, which is the default; a path narrows them down.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const [first, ...paths] = process.argv.slice(2);
const times = Number(first ?? 20);
if (!Number.isInteger(times) || times < 1) {
  console.error(`"${first}" is no number of runs`);
  process.exit(2);
}

const loops = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
let tests: ChildProcess | null = null;
process.on('exit', () => {
  loops.forEach((loop) => loop.kill('SIGKILL'));
  // Asked, not killed: it has browsers and servers of its own to stop.
  tests?.kill('SIGINT');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Whether all tests passed, and what they said. */
async function runTests(): Promise<{ readonly green: boolean; readonly said: string }> {
  const projects = ['--project', 'apart', '--project', 'browser'];
  const running = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter', 'dot', ...projects, ...paths],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  tests = running;
  const [said, [code]] = await Promise.all([text(running.stdout), once(running, 'exit')]);
  return { green: code === 0, said };
}

let failed = 0;
for (let run = 1; run <= times; run++) {
  const began = Date.now();
  const { green, said } = await runTests();
  if (!green) {
    failed++;
    console.log(said);
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`run ${run} of ${times}: ${green ? 'green' : 'RED'} in ${seconds} s`);
}
console.log(`${times - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
