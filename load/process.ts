/** Servers in processes of their own, and where they keep their data. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@forceout/server/testing';

const SERVER = new URL('../apps/server/', import.meta.url).pathname;
const MAIN = join(SERVER, 'bin/forceout-server.mjs');
// As `npm start` does: the bundle is made anew where the sources have changed.
spawnSync(process.execPath, [join(SERVER, 'bundle.ts')], { stdio: 'inherit' });

export interface ServerProcess {
  readonly base: string;
  readonly port: number;
  readonly pid: number;
  /** Milliseconds from the start of the process to listening. */
  readonly startedIn: number;
  /** What it wrote besides "listening", such as errors. */
  readonly said: string[];
  kill(signal: NodeJS.Signals): Promise<void>;
}

export type Env = Readonly<Record<string, string>>;

/** Starts the real server in a process of its own and waits until it listens. */
export async function startProcess(
  env: Env,
  port?: number,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> {
  const at = port ?? (await freePort());
  const started = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, MAIN], {
    env: {
      PATH: process.env['PATH'] ?? '',
      FORCEOUT_PORT: String(at),
      FORCEOUT_RATES: '1000',
      FORCEOUT_SOCKETS_PER_ADDRESS: '100000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A run that fails leaves no server behind.
  const end = (): boolean => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const said: string[] = [];
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.stderr.on('data', (data: Buffer) => said.push(data.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      if (data.includes('"listening"')) resolve();
      else said.push(data.toString());
    });
    child.once('exit', (code) => reject(new Error(`the server left with ${code}: ${said.join('')}`)));
  });
  return {
    base: `http://127.0.0.1:${at}`,
    port: at,
    pid: child.pid!,
    startedIn: performance.now() - started,
    said,
    kill: async (signal) => {
      child.kill(signal);
      await gone;
    },
  };
}

export function temporaryFolder(name: string): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), `forceout-${name}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
