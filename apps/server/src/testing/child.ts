import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { boundToTests } from './bound.ts';
import { freePort } from './postgres.ts';

export interface Child {
  readonly base: string;
  readonly said: string[];
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A server in a process of its own, from whatever folder, once it listens; an error with what it said if it does not. */
export async function startChild(root: string, env: Readonly<Record<string, string>>): Promise<Child> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'apps/server/bin/forceout-server.mjs')], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', FORCEOUT_PORT: String(port), FORCEOUT_RATES: '1000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  boundToTests(child);
  const said: string[] = [];
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  child.stderr.on('data', (data: Buffer) => said.push(data.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      if (data.includes('"listening"')) resolve();
    });
    void gone.then((code) => reject(new Error(`left with ${code}: ${said.join('')}`)));
  });
  return {
    base: `http://127.0.0.1:${port}`,
    said,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return gone;
    },
  };
}
