import { expect, test, vi } from 'vitest';
import { Health } from './health.ts';
import { appendTo, first, tableRow } from './storage/contract.ts';
import { openStorage } from './storage/storage.ts';
import { startWatchdog } from './watchdog.ts';

test('readiness is known without asking the database, and says what is wrong', async () => {
  const clock = { beatAge: 300 };
  let free = 1e12;
  const health = new Health(clock, () => Promise.resolve(free));
  expect(health.report()).toEqual({ ready: true, beatAge: 300, commitAge: null, why: [] });
  clock.beatAge = 6000;
  expect(health.report()).toMatchObject({
    ready: false,
    beatAge: 6000,
    why: ['the database takes no writes'],
  });
  clock.beatAge = 10;
  free = 1000;
  await health.look();
  expect(health.report()).toMatchObject({ ready: false, why: ['the disk is full'] });
  free = 1e12;
  await health.look();
  expect(health.report().ready).toBe(true);
  health.leaving = true;
  expect(health.report().why).toEqual(['the server is leaving']);
  health.stop();
});

test('a move that could not be written is noticed until one is', async () => {
  const storage = await openStorage({ file: ':memory:' });
  const health = new Health({ beatAge: 0 }, () => Promise.resolve(Infinity));
  const broken = {
    ...storage,
    tables: { ...storage.tables, append: () => Promise.reject(new Error('database or disk is full')) },
  };
  await expect(health.watch(broken).tables.append(appendTo('t', 1))).rejects.toThrow(/full/);
  expect(health.report()).toMatchObject({ ready: false, why: ['the last move could not be written'] });
  await storage.tables.open(tableRow('t'), first);
  await health.watch(storage).tables.append(appendTo('t', 1));
  expect(health.report()).toMatchObject({ ready: true });
  expect(health.report().commitAge).toBeGreaterThanOrEqual(0);
  health.stop();
  await storage.close();
});

test('systemd hears that the server is ready, and that it lives for as long as it does', () => {
  vi.useFakeTimers();
  const said: string[] = [];
  let alive = true;
  const env = { NOTIFY_SOCKET: '/run/systemd/notify', WATCHDOG_USEC: '30000000' };
  const stop = startWatchdog(
    env,
    () => alive,
    (message) => said.push(message),
  );
  vi.advanceTimersByTime(25_000);
  expect(said).toEqual(['READY=1', 'WATCHDOG=1', 'WATCHDOG=1']);
  alive = false;
  vi.advanceTimersByTime(60_000);
  expect(said).toHaveLength(3);
  stop();
  startWatchdog(
    {},
    () => true,
    (message) => said.push(message),
  )();
  expect(said).toHaveLength(3);
  vi.useRealTimers();
});
