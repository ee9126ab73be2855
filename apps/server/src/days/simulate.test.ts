import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runningServer } from '../testing/running-server.ts';

const FORCEOUT = fileURLToPath(new URL('../../../cli/bin/forceout.mjs', import.meta.url));
/** Two programs at a busy machine. */
const LONGEST = 240_000;

test(
  '`forceout simulate tournament --server`: a day with chaos through a server, every invariant after each command',
  { timeout: LONGEST },
  async () => {
    const base = await runningServer();
    const words = 'simulate tournament --players 14 --schools 5 --rounds 2 --chaos 0.2 --seed shell --json';
    const at = ['--server', base];
    const { stdout } = await promisify(execFile)(process.execPath, [FORCEOUT, ...words.split(' '), ...at]);
    const { chaos, server: there } = JSON.parse(stdout) as {
      chaos: Record<string, number>;
      server: { commands: number; checks: number };
    };
    expect(Object.keys(chaos).length).toBeGreaterThan(3);
    // After each command, and once more with its file.
    expect(there.commands).toBeGreaterThan(30);
    expect(there.checks).toBe(there.commands + 1);
  },
);
