import { createServer, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { Meters } from '../api/meters.ts';
import { Entrance } from './entrance.ts';

const ADA = 'ada-token-of-forty-three-letters-and-digits';
const EVE = 'eve-token-of-forty-three-letters-and-digits';

interface House {
  readonly port: number;
  /** Paths that came through. */
  readonly through: string[];
  readonly refused: () => number;
}

/** A server behind an entrance at one instant, so that no allowance grows. */
async function house(hold: number): Promise<House> {
  const meters = new Meters(1, () => 0);
  const through: string[] = [];
  let refused = 0;
  const holderOf = (token: string): string | null => /^(ada|eve)-token/.exec(token)?.[1] ?? null;
  const entrance = new Entrance({
    config: { proxies: 1 },
    meters,
    holderOf,
    onRefused: () => refused++,
    hold,
  });
  const http = createServer((request, response) => {
    if (!entrance.lets(request, response)) return;
    through.push(request.url ?? '');
    // As the app does with whoever comes so far.
    meters.act(null, 'nowhere', holderOf(request.headers.cookie?.replace('forceout=', '') ?? ''));
    response.end('{}');
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  return { port: (http.address() as AddressInfo).port, through, refused: () => refused };
}

function ask(port: number, path: string, from: string, token?: string): Promise<IncomingMessage> {
  const cookie = token === undefined ? {} : { cookie: `forceout=${token}` };
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': from, ...cookie };
    get({ port, path, headers, agent: false }, (response) => {
      response.resume();
      resolve(response);
    }).on('error', reject);
  });
}

async function statuses(times: number, one: () => Promise<IncomingMessage>): Promise<readonly number[]> {
  const all: number[] = [];
  for (let time = 0; time < times; time++) all.push((await one()).statusCode ?? 0);
  return all;
}

const count = (list: readonly number[], status: number): number =>
  list.filter((one) => one === status).length;

test('whoever asks too much is refused before anything else happens, and nobody else is', async () => {
  const { port, through, refused } = await house(0);
  const asked = await statuses(620, () => ask(port, '/api/tables', '198.51.100.66'));
  expect([count(asked, 200), count(asked, 429)]).toEqual([600, 20]);
  expect([through.length, refused()]).toEqual([600, 20]);
  const answer = await ask(port, '/api/tables', '198.51.100.66');
  expect(answer.headers).toMatchObject({
    'retry-after': '1',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect((await ask(port, '/api/tables', '192.0.2.1')).statusCode).toBe(200);
  // A file is not a question; but neither is an address in disguise a file.
  expect((await ask(port, '/index.html', '198.51.100.66')).statusCode).toBe(200);
  for (const path of ['/%61pi/tables', '/api/tables?x=/assets/', '/metrics', 'http://here/api/tables'])
    expect((await ask(port, path, '198.51.100.66')).statusCode).toBe(429);
});

test('whether we are ready is asked as often as a balancer asks, and no more', async () => {
  const { port } = await house(0);
  const asked = await statuses(120, () => ask(port, '/readyz', '198.51.100.66'));
  expect([count(asked, 200), count(asked, 429)]).toEqual([100, 20]);
  // What a school asks else has nothing to do with it.
  expect((await ask(port, '/api/tables', '198.51.100.66')).statusCode).toBe(200);
});

test('one who asks too much takes nothing from the others of a school', async () => {
  const { port } = await house(0);
  const asked = await statuses(620, () => ask(port, '/api/me', '198.51.100.66', EVE));
  expect(count(asked, 200)).toBe(60);
  expect((await ask(port, '/api/me', '198.51.100.66', ADA)).statusCode).toBe(200);
});

test('a refusal is held for a while, and so many lines at once at most', async () => {
  const { port, refused } = await house(1_000_000);
  await statuses(600, () => ask(port, '/api/tables', '198.51.100.66'));
  const answered: number[] = [];
  for (let line = 0; line < 70; line++)
    void ask(port, '/api/tables', '198.51.100.66').then(
      ({ statusCode, headers }) => answered.push(headers.connection === 'close' ? (statusCode ?? 0) : 0),
      () => {},
    );
  await expect.poll(refused).toBe(70);
  // 64 wait; the others are answered at once, and their lines closed.
  await expect.poll(() => answered).toEqual([429, 429, 429, 429, 429, 429]);
});

test('whoever asks on without waiting for a held answer is cut off', async () => {
  const { port, refused } = await house(1_000_000);
  await statuses(600, () => ask(port, '/api/tables', '198.51.100.66'));
  const wire = connect(port, '127.0.0.1');
  wire.write('GET /api/tables HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: 198.51.100.66\r\n\r\n'.repeat(50));
  expect(await text(wire).catch(() => '')).toBe('');
  expect(refused()).toBe(1);
});
