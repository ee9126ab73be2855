/**
 * An outside script: a real server, and every route tried with everybody over HTTP, against the table of who may
 * (apps/server/src/api/who-may.ts).
 *   node load/who-may.ts
 */
import { execFileSync } from 'node:child_process';
import { trial } from '../apps/server/src/testing/trial.ts';
import type { Ask } from '../apps/server/src/testing/trial.ts';
import { startProcess, temporaryFolder } from './process.ts';

const folder = temporaryFolder('who-may');
const env = { FORCEOUT_DATA: folder.path };
const bin = new URL('../apps/server/bin/forceout-server.mjs', import.meta.url).pathname;
const server = await startProcess(env);
const [login = '', passphrase = ''] = execFileSync(process.execPath, [bin, 'admin', 'theboss'], {
  env: { PATH: process.env['PATH'], ...env },
  encoding: 'utf8',
})
  .trim()
  .split(': ');

const ask: Ask = async (headers, method, path, body) => {
  const response = await fetch(`${server.base}${path}`, {
    method,
    headers: {
      'x-forceout': '1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const cookie = response.headers.getSetCookie().find((set) => set.startsWith('forceout='));
  const text = await response.text();
  const isJson = /^application\/json\b/.test(response.headers.get('content-type') ?? '');
  const json: unknown = isJson ? JSON.parse(text) : text;
  return { status: response.status, json, cookie: cookie?.split(';')[0] ?? null };
};
const { cookie } = await ask({}, 'POST', '/api/session', { login, passphrase });
const { tried, wrong } = await trial(ask, { cookie: cookie ?? '' });
console.log(
  `${tried} attempts of everybody at every route, ${wrong.length} answered otherwise than written down`,
);
for (const line of wrong) console.log(line);
await server.kill('SIGTERM');
folder.remove();
process.exit(wrong.length > 0 ? 1 : 0);
