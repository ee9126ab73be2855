import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { Meters } from '../api/meters.ts';
import { Entrance } from './entrance.ts';
import { isOfDay, takeSockets } from './upgrade.ts';

const http = createServer();
const asked: string[] = [];
const kind = (name: string, owns: (url: string) => boolean) => ({
  sockets: new WebSocketServer({ noServer: true }),
  owns,
  admit: async ({ url }: IncomingMessage) => {
    asked.push(`${name} ${url}`);
    return new URL(url ?? '/', 'http://here').pathname === '/broken' ? Promise.reject(new Error()) : 404;
  },
  start: () => {},
});

beforeAll(async () => {
  const entrance = new Entrance({
    config: { proxies: 0 },
    meters: new Meters(1, Date.now),
    holderOf: () => null,
    onRefused: () => {},
  });
  takeSockets(http, entrance, kind('day', isOfDay));
  takeSockets(
    http,
    entrance,
    kind('table', (url) => !isOfDay(url)),
  );
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void http.close());

/** The first line of the answer to a request for a socket at this address. */
async function ask(url: string): Promise<string> {
  const wire = connect((http.address() as AddressInfo).port, '127.0.0.1');
  wire.write(`GET ${url} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  return (await text(wire)).split('\r\n')[0]!;
}

test('a request for a socket comes to the entrance that owns its address, and to no other', async () => {
  expect(await ask('/socket')).toBe('HTTP/1.1 404 Refused');
  expect(await ask('/socket/days/d1')).toBe('HTTP/1.1 404 Refused');
  expect(await ask('/socket/t/CODE?x=1')).toBe('HTTP/1.1 404 Refused');
  expect(asked.splice(0)).toEqual(['table /socket', 'day /socket/days/d1', 'day /socket/t/CODE?x=1']);
});

test('what is no address, or fails at the entrance, is cut off and harms nobody', async () => {
  for (const url of ['//[', 'http://[', '/broken']) expect(await ask(url)).toBe('');
  expect(await ask('/socket')).toBe('HTTP/1.1 404 Refused');
});
