/**
 * The loop of who works here: `npm run dev`. The server on a folder that is thrown away, started anew when its sources change; the pages
 * with hot reload in front of it; a few tables with bots in play; and `/scenes`, every state of a table at every size.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, watch } from 'node:fs';
import { createServer as createProbe } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'vite';
import { scenesPage } from '../apps/web/tests/scenes-page.ts';
import { TABLES } from '../apps/web/tests/scenes.ts';

const root = resolve(import.meta.dirname, '..');

async function freePort(): Promise<number> {
  const probe = createProbe().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

async function isReady(base: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${base}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await sleep(200);
  }
}

const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const data = mkdtempSync(join(tmpdir(), 'forceout-dev-'));

function startServer(): ChildProcess {
  return spawn(process.execPath, ['apps/server/src/main.ts', 'start'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // One person here is many guests.
    env: { ...process.env, FORCEOUT_PORT: String(port), FORCEOUT_DATA: data, FORCEOUT_RATES: '1000' },
  });
}

let server = startServer();
let due: NodeJS.Timeout | undefined;

/** Not by Node's own watch mode: it writes into the channels of the server's threads. */
function startAnew(file: string | null): void {
  if (file === null || !file.endsWith('.ts') || file.endsWith('.test.ts')) return;
  clearTimeout(due);
  due = setTimeout(() => {
    server.once('exit', () => {
      server = startServer();
      console.log(`the server began anew: ${file} has changed`);
    });
    server.kill();
  }, 200);
}
for (const folder of ['apps/server/src', 'packages'])
  watch(join(root, folder), { recursive: true }, (_, file) => startAnew(file));

const wanted = Number(process.argv[2] ?? 5173);
const pages = await createServer({
  root: join(root, 'apps/web'),
  plugins: [scenesPage(base)],
  server: {
    port: wanted,
    proxy: { '/api': base, '/socket': { target: base.replace('http', 'ws'), ws: true } },
  },
});

async function stop(): Promise<void> {
  clearTimeout(due);
  server.removeAllListeners('exit');
  server.kill();
  await pages.close();
  rmSync(data, { recursive: true, force: true });
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

await pages.listen();
await isReady(base);
for (const name of ['playing-onsets', 'playing-equations', 'final-onsets']) await TABLES[name]!(base);
const address = pages.resolvedUrls?.local[0] ?? '';
console.log(`pages ${address}   every state of a table ${address}scenes   the server itself ${base}`);
