import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { startServer } from '../server.ts';
import { openStorage } from '../storage/storage.ts';

/** A server that listens until the test is over, with its data in memory; says its address. */
export async function runningServer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'forceout-running-'));
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
  return `http://127.0.0.1:${server.port}`;
}
