#!/usr/bin/env -S node --max-semi-space-size=8
// Runs the command line on the pinned Node, whatever Node started this file. A small nursery keeps a solver's garbage from
// doubling the process: 150 MB instead of 276 over the On-Sets bench, and no slower.
import { spawn } from 'node:child_process';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
if (Number(process.versions.node.split('.')[0]) >= 24) {
  // Some 800 modules are compiled once and not at every call: a third of a second instead of a whole one.
  module.enableCompileCache();
  await import(main);
} else {
  const node = fileURLToPath(new URL('../../../node_modules/node/bin/node', import.meta.url));
  const child = spawn(node, ['--max-semi-space-size=8', main, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // Whoever ends this process means the other one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', () => {
    console.error('forceout: not set up yet; run "npm run setup" in the project folder');
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
  });
}
