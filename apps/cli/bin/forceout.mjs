#!/usr/bin/env node
// Runs the command line on the pinned Node, whatever Node started this file.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import(main);
} else {
  const node = fileURLToPath(new URL('../../../node_modules/node/bin/node', import.meta.url));
  const result = spawnSync(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  if (result.error) console.error('forceout: not set up yet; run "npm run setup" in the project folder');
  process.exitCode = result.status ?? 2;
}
