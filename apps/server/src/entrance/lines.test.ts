import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { Lines } from './lines.ts';

interface House {
  readonly http: Server;
  readonly lines: Lines;
  /** Requests that were read. */
  readonly read: () => number;
}

/** So many connections are let in at once; whoever asks on without waiting is barred. */
async function house(atOnce: number, wait: number): Promise<House> {
  let [left, read] = [atOnce, 0];
  const lines = new Lines({ line: () => (left-- > 0 ? null : 1) }, wait);
  const http = createServer((request, response) => {
    read++;
    if (response.socket === null) lines.bar(request.socket);
    else setImmediate(() => response.end('yes'));
  });
  lines.guard(http);
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  return { http, lines, read: () => read };
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n';
const LAST = 'GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n';

/** What comes back for what is sent at once, from one of the addresses of this machine. */
function say({ http }: House, sent: string, localAddress = '127.0.0.1'): Promise<string> {
  const { port } = http.address() as AddressInfo;
  const wire = connect({ port, host: '127.0.0.1', localAddress });
  wire.write(sent);
  return text(wire).catch(() => '');
}

test('connections beyond the usual are heard a moment later, whatever they have sent meanwhile', async () => {
  const one = await house(2, 5);
  const answers = await Promise.all(Array.from({ length: 6 }, () => say(one, LAST)));
  expect(answers.map((answer) => answer.endsWith('yes\r\n0\r\n\r\n') || answer.endsWith('yes'))).toEqual(
    Array(6).fill(true),
  );
});

test('a server that leaves waits for no connection that waits for it', async () => {
  const one = await house(0, 100);
  const waiting = say(one, REQUEST);
  await expect
    .poll(() => new Promise((resolve) => one.http.getConnections((_, count) => resolve(count))))
    .toBe(1);
  await new Promise((resolve) => one.http.close(resolve));
  expect([await waiting, one.read()]).toEqual(['', 0]);
});

test('who asks on without waiting is cut off with all other connections from there, and nobody else is', async () => {
  const one = await house(1000, 0);
  const [idle, other] = [say(one, REQUEST), say(one, REQUEST, '127.0.0.3')];
  await expect.poll(one.read).toBe(2);
  expect(await say(one, REQUEST.repeat(3))).toBe('');
  // The connection that waited for its next request is gone too; what was there comes in no more.
  expect(await idle).toContain('yes');
  expect(await say(one, LAST)).toBe('');
  expect(await say(one, LAST, '127.0.0.3')).toContain('yes');
  one.http.closeAllConnections();
  expect(await other).toContain('yes');
});
