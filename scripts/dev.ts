/**
 * `npm run dev`: pages with hot reload, the server started anew when its sources change, and a few tables to look at.
 *   npm run dev -- [port of the pages]
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer } from 'vite';
import { ROOT } from './release/packages.ts';

/** Where the web app's configuration looks for the server. */
const SERVER_PORT = 8400;
const SERVER = `http://127.0.0.1:${SERVER_PORT}`;
const PAGES_PORT = Number(process.argv[2] ?? 5173);
const PAGES = `http://localhost:${PAGES_PORT}`;

const env = {
  ...process.env,
  FORCEOUT_PORT: String(SERVER_PORT),
  FORCEOUT_DATA: '.forceout/dev',
  FORCEOUT_ORIGINS: PAGES,
  FORCEOUT_RATES: '1000',
};
const start = () =>
  spawn(process.execPath, ['apps/server/src/main.ts', 'start'], { cwd: ROOT, stdio: 'inherit', env });
let server = start();
let restart: NodeJS.Timeout | null = null;

/** Node's own --watch talks to the server's threads, which do not expect it; so the folders are watched here. */
function changed(_: string, file: string | null): void {
  if (file === null || !file.endsWith('.ts') || file.endsWith('.test.ts')) return;
  if (restart !== null) clearTimeout(restart);
  restart = setTimeout(() => {
    console.log(`  ${file} changed: the server starts anew`);
    server.once('exit', () => (server = start()));
    server.kill();
  }, 300);
}
for (const folder of ['apps/server/src', 'packages']) watch(ROOT + folder, { recursive: true }, changed);

const pages = await createServer({ root: `${ROOT}apps/web`, server: { port: PAGES_PORT, strictPort: true } });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.kill();
    void pages.close().then(() => process.exit(0));
  });
await pages.listen();
pages.printUrls();

/** Until the server listens; it may have much to read. */
async function listening(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${SERVER}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((wake) => setTimeout(wake, 200));
  }
}

/** Tables with bots, one of each game, by a guest called Dev; whoever has opened some before finds those. */
async function seedTables(): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: PAGES, 'x-forceout': '1' };
  const post = (path: string, body: object, cookie = ''): Promise<Response> =>
    fetch(SERVER + path, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) });
  const guest = await post('/api/guest', { name: 'Dev' });
  const cookie = guest.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  for (const rulebook of ['agloa-onsets-2026', 'agloa-equations-2015']) {
    const asked = { rulebook, division: 'middle', bots: ['club'], clock: 'untimed', hints: true };
    const made = await post('/api/tables', asked, cookie);
    const table = (await made.json()) as { id?: string; code?: string; message?: string };
    console.log(
      `  ${rulebook}: ${made.ok ? `${PAGES}/join/${table.code ?? ''}` : (table.message ?? made.status)}`,
    );
  }
}

await listening();
await seedTables();
