import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';
import { LiveMatch } from './testing/match.ts';
import { Player } from './testing/player.ts';
import { startPostgres } from './testing/postgres.ts';
import type { TestPostgres } from './testing/postgres.ts';
import { chanceFrom } from './testing/robot.ts';

let database: TestPostgres;
beforeAll(async () => {
  database = await startPostgres(['-c', 'fsync=off']);
});
afterAll(() => database.stop());

function start(url: string): Promise<RunningServer> {
  const env = { FORCEOUT_LOG: 'silent', DATABASE_URL: url, FORCEOUT_PORT: '0', FORCEOUT_RATES: '1000' };
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.error.join('\n'));
  return startServer(read.value);
}

describe('several nodes on one PostgreSQL', () => {
  test('players of one table on different nodes see the same, and go on when a node goes away', async () => {
    const url = await database.database();
    const [first, second] = await Promise.all([start(url), start(url)]);
    const [one, two] = [first, second].map(({ port }) => `http://127.0.0.1:${port}`) as [string, string];
    const players = [await Player.arrive('Ann', one, two), await Player.arrive('Bob', two, one)];
    const match = await LiveMatch.start(players);
    const chance = chanceFrom(9);
    for (let step = 0; step < 15; step++) {
      await match.step(chance);
      await expect.poll(() => match.seqs[0] === match.seqs[1]).toBe(true);
    }
    const seats = match.views.map((view) => view?.you);
    expect(seats).toEqual([0, 1]);
    await second.stop();
    const before = match.acknowledged;
    for (let step = 0; step < 8; step++) {
      await match.step(chance);
      await expect.poll(() => match.seqs[0] === match.seqs[1], { timeout: 5000 }).toBe(true);
    }
    expect(match.acknowledged).toBeGreaterThan(before);
    const log = await first.storage.tables.log(match.id, 0);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    for (const { live } of players) live.close();
    await first.stop();
  });
});
