import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { startServer } from '../server.ts';
import { openStorage } from '../storage/storage.ts';

const FORCEOUT = fileURLToPath(new URL('../../../cli/bin/forceout.mjs', import.meta.url));
/** Two programs at a busy machine. */
const LONGEST = 240_000;

test(
  '`forceout simulate tournament --server`: a day with chaos through a server, every invariant after each command',
  { timeout: LONGEST },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forceout-simulated-'));
    const config = readConfig({
      FORCEOUT_LOG: 'silent',
      FORCEOUT_PORT: '0',
      FORCEOUT_RATES: '1000',
      FORCEOUT_DATA: folder,
    });
    if (!config.ok) throw new Error(config.error.join());
    const server = await startServer(config.value, openStorage({ file: ':memory:' }));
    onTestFinished(async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    const words = 'simulate tournament --players 14 --schools 5 --rounds 2 --chaos 0.2 --seed shell --json';
    const at = ['--server', `http://127.0.0.1:${server.port}`];
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
