import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { Lines } from './lines.ts';

interface House {
  readonly http: Server;
  /** Requests that were read. */
  readonly read: () => number;
}

/** So many connections are let in at once. */
async function house(atOnce: number, wait: number): Promise<House> {
  let [left, read] = [atOnce, 0];
  const http = createServer((_, response) => {
    read++;
    response.end('yes');
  });
  new Lines({ line: () => (left-- > 0 ? null : 1) }, wait).guard(http);
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  return { http, read: () => read };
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n';
const LAST = 'GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n';

/** What comes back for what is sent at once. */
function say({ http }: House, sent: string): Promise<string> {
  const { port } = http.address() as AddressInfo;
  const wire = connect({ port, host: '127.0.0.1' });
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
