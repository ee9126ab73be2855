import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { boundToTests } from './bound.ts';
import { freePort } from './postgres.ts';

/** Whether a NATS server is on this machine; tests that need one say that they were left out where it is not. */
export function hasNats(): boolean {
  const found = spawnSync('nats-server', ['--version'], { stdio: 'ignore' });
  return found.status === 0;
}

export interface TestNats {
  readonly url: string;
  /** Ends it with -9 and starts it again on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A real NATS on loopback and a free port. */
export async function startNats(): Promise<TestNats> {
  const port = await freePort();
  let child = await start(port);
  return {
    url: `nats://127.0.0.1:${port}`,
    restart: async () => {
      await end(child);
      child = await start(port);
    },
    stop: () => end(child),
  };
}

async function start(port: number): Promise<ChildProcess> {
  const child = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  boundToTests(child);
  while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  return child;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('data', () => socket.destroy());
  });
}

async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}
