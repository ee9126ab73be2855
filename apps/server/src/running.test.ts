/** What docs/operations.md says about running the server, tried with real processes. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from './storage/storage.ts';
import { checkedOut, copied, ROOT } from './testing/checkout.ts';
import { startChild } from './testing/child.ts';
import { LiveMatch } from './testing/match.ts';
import { Player } from './testing/player.ts';
import { startPostgres } from './testing/postgres.ts';
import type { TestPostgres } from './testing/postgres.ts';
import { chanceFrom } from './testing/robot.ts';

/** Versions whose code is taken from git: the last before this one, */
const LAST_VERSION = '58e6574582f2d96b44e11fd3c45a67b455cdc056';
/** and one whose dice and log were of the first kind. */
const OLDER = { 'seeds left the log': '8ac995e2b82091cc78874d59ad6402d7c8f84bb8' } as const;

const folder = mkdtempSync(join(tmpdir(), 'forceout-running-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a second server on the folder of a first one refuses in one line, and the first goes on', async () => {
  const env = { FORCEOUT_DATA: join(folder, 'one') };
  const first = await startChild(ROOT, env);
  await expect(startChild(ROOT, env)).rejects.toThrow(/^left with 1: another server runs on .*one\n$/);
  expect((await fetch(`${first.base}/readyz`)).status).toBe(200);
  // The operator's commands go on beside it.
  execFileSync(process.execPath, [join(ROOT, 'apps/server/bin/forceout-server.mjs'), 'admin', 'chief'], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: 'ignore',
  });
  await first.stop('SIGKILL');
  // Even one that was killed leaves the folder free.
  const next = await startChild(ROOT, env);
  expect(await next.stop()).toBe(0);
});

test('the container recipe, step by step from a clean folder, makes a server that serves the web app', async () => {
  const recipe = readFileSync(join(ROOT, 'apps/server/Containerfile'), 'utf8').replaceAll('\\\n', ' ');
  const lines = recipe.split('\n');
  const clean = copied(lines.filter((line) => line.startsWith('COPY ')));
  const run = lines.find((line) => line.startsWith('RUN '))!.slice(4);
  // Installing, pruning and the user's folder are the image's; everything else is run as it stands.
  const steps = run.split('&&').map((step) => step.trim());
  const own = steps.filter((step) => step.startsWith('node '));
  expect(steps.length - own.length).toBe(4);
  for (const step of own)
    execFileSync(process.execPath, step.split(' ').slice(1), {
      cwd: clean.path,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const server = await startChild(clean.path, { FORCEOUT_DATA: join(folder, 'container') });
  expect((await fetch(`${server.base}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${server.base}/`)).text()).toMatch(/<!doctype html>/i);
  expect(await server.stop()).toBe(0);
  clean.remove();
});

describe('a rolling update', () => {
  let database: TestPostgres;
  beforeAll(async () => {
    database = await startPostgres(['-c', 'fsync=off']);
  });
  afterAll(() => database.stop());

  test('from the last version, with its real code: players of both go on with one match', async (context) => {
    const old = checkedOut(LAST_VERSION);
    if (old === null) {
      console.warn(
        'the last version is not in this clone (a shallow one?): the rolling update was not tried',
      );
      context.skip();
      return;
    }
    const url = await database.database();
    const env = { DATABASE_URL: url, FORCEOUT_DATA: join(folder, 'rolling') };
    const before = await startChild(old.path, env);
    const ann = await Player.arrive('Ann', before.base);
    // The new one migrates while the old one plays.
    const bob = await Player.arrive('Bob', before.base);
    const match = await LiveMatch.start([ann, bob]);
    const chance = chanceFrom(5);
    for (let step = 0; step < 5; step++) await match.step(chance);
    const after = await startChild(ROOT, env);
    for (let step = 0; step < 5; step++) await match.step(chance);
    const cat = await Player.arrive('Cat', after.base);
    const dan = await Player.arrive('Dan', before.base, after.base);
    const mixed = await LiveMatch.start([cat, dan]);
    for (let step = 0; step < 20; step++) {
      await mixed.step(chance);
      await expect.poll(() => mixed.seqs[0] === mixed.seqs[1]).toBe(true);
    }
    expect(await before.stop()).toBe(0);
    const acknowledged = mixed.acknowledged;
    for (let step = 0; step < 10; step++) {
      await mixed.step(chance);
      await expect.poll(() => mixed.seqs[0] === mixed.seqs[1]).toBe(true);
    }
    expect(mixed.acknowledged).toBeGreaterThan(acknowledged);
    expect([before.said, after.said]).toEqual([[], []]);
    for (const { live } of [ann, bob, cat, dan]) live.close();
    const storage = await openStorage({ url });
    for (const id of [match.id, mixed.id]) {
      const log = await storage.tables.log(id, 0);
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    }
    await storage.close();
    await after.stop();
    old.remove();
  });

  test.for(Object.entries(OLDER))(
    'from before %s: what was begun there is played on here when the old one stops',
    async ([what, version], context) => {
      const old = checkedOut(version);
      if (old === null) {
        console.warn(
          `the version before ${what} is not in this clone (a shallow one?): the update was not tried`,
        );
        context.skip();
        return;
      }
      const env = { DATABASE_URL: await database.database(), FORCEOUT_DATA: join(folder, version) };
      const before = await startChild(old.path, env);
      const after = await startChild(ROOT, env);
      const players = [
        await Player.arrive('Ann', before.base, after.base),
        await Player.arrive('Bob', before.base, after.base),
      ];
      const match = await LiveMatch.start(players);
      const chance = chanceFrom(7);
      for (let step = 0; step < 10; step++) await match.step(chance);
      expect(match.acknowledged).toBeGreaterThan(5);
      const [here] = match.seqs;
      expect(await before.stop()).toBe(0);
      const acknowledged = match.acknowledged;
      for (let step = 0; step < 20; step++) await match.step(chance);
      expect(match.acknowledged).toBeGreaterThan(acknowledged + 10);
      expect(Math.min(...match.seqs)).toBeGreaterThan(here!);
      expect(match.views[0]?.seed).toBeNull();
      expect(after.said).toEqual([]);
      for (const { live } of players) live.close();
      await after.stop();
      old.remove();
    },
  );
});
