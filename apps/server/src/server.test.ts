import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';
import { LiveMatch } from './testing/match.ts';
import { Player } from './testing/player.ts';
import { freePort } from './testing/postgres.ts';
import { chanceFrom } from './testing/robot.ts';

const folder = mkdtempSync(join(tmpdir(), 'forceout-server-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(name: string, port: number): Promise<RunningServer> {
  const read = readConfig({
    FORCEOUT_LOG: 'silent',
    FORCEOUT_DATA: join(folder, name),
    FORCEOUT_PORT: String(port),
    FORCEOUT_RATES: '1000',
  });
  if (!read.ok) throw new Error(read.error.join('\n'));
  return startServer(read.value);
}

describe('the server, over real sockets', () => {
  test('two players play, the server restarts under them, and they go on by themselves', async () => {
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    let server = await start('restart', port);
    const players = [await Player.arrive('Ann', base), await Player.arrive('Bob', base)];
    const match = await LiveMatch.start(players);
    const chance = chanceFrom(5);
    for (let step = 0; step < 12; step++) await match.step(chance);
    await server.stop();
    // A move that is made while the server is down waits for it.
    const moving = match.step(chance);
    server = await start('restart', port);
    expect(await moving).toBe(true);
    for (let step = 0; step < 12; step++) await match.step(chance);
    const log = await server.storage.tables.log(match.id, 0);
    await expect.poll(() => match.seqs).toEqual([log.length, log.length]);
    expect(match.acknowledged).toBeGreaterThan(12);
    expect(log.filter(({ entry }) => entry.includes('"played"')).length).toBe(match.acknowledged + 1);
    for (const { live } of players) live.close();
    await server.stop();
  });

  test('the door: no session, another page, too long, not text', async () => {
    const port = await freePort();
    const server = await start('door', port);
    const base = `http://127.0.0.1:${port}`;
    const ann = await Player.arrive('Ann', base);
    const status = (headers: Record<string, string>, path = '/socket') =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
        socket.on('open', () => resolve(101));
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
        socket.on('error', () => {});
      });
    expect(await status({})).toBe(401);
    expect(await status({ cookie: 'forceout=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', origin: base })).toBe(401);
    expect(await status({ cookie: ann.cookie })).toBe(403);
    expect(await status({ cookie: ann.cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await status({ cookie: ann.cookie, origin: base }, '/elsewhere')).toBe(404);
    expect(await status({ cookie: ann.cookie, origin: base })).toBe(101);
    const closed = (data: string | Buffer) =>
      new Promise<number>((resolve) => {
        const headers = { cookie: ann.cookie, origin: base };
        const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers });
        socket.on('open', () => socket.send(data));
        socket.on('close', resolve);
      });
    expect(await closed('x'.repeat(20_000))).toBe(1009);
    expect(await closed(Buffer.from([1, 2, 3]))).toBe(1003);
    ann.live.close();
    await server.stop();
  });
});
