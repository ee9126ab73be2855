import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from '../storage/storage.ts';
import type { Storage } from '../storage/storage.ts';
import { addPerson, Guest, SETTINGS, seeds } from '../testing/tables.ts';
import { Presence } from './presence.ts';
import { ServiceClock } from './service-clock.ts';
import { Tables } from './tables.ts';

let storage: Storage;
let clock: ServiceClock;
let tables: Tables;
beforeAll(async () => {
  storage = await openStorage({ file: ':memory:' });
  clock = new ServiceClock(storage);
  await clock.start();
  tables = new Tables({ storage, clock, newSeed: seeds() });
  await tables.start();
  for (const id of ['ann', 'bob', 'eve', 'kim']) await addPerson(storage, id);
});
afterAll(async () => {
  await tables.stop();
  clock.stop();
  await storage.close();
});

async function opened(settings: Partial<typeof SETTINGS> = {}): Promise<string> {
  const table = await tables.open({ ...SETTINGS, ...settings }, 'ann');
  if (!table.ok) throw new Error(table.error.message);
  return table.value.id;
}

describe('who is there', () => {
  test('shows at every seat, counts spectators once each, and writes nothing to the log', async () => {
    const id = await opened({ bots: ['club'] });
    const [ann, annAgain, bob, eve] = ['ann', 'ann', 'bob', 'eve'].map((name) => new Guest(name)) as [
      Guest,
      Guest,
      Guest,
      Guest,
    ];
    for (const guest of [ann, annAgain, bob, eve]) await guest.watch(tables, id);
    await ann.act(tables, id, { do: 'sit', seat: 0 });
    await bob.act(tables, id, { do: 'sit', seat: 1 });
    await expect.poll(() => eve.presence).toEqual({ seats: [true, true, true], judge: false, spectators: 1 });
    const { seq } = ann;
    const host = (await tables.host(id))!;
    tables.unwatch(bob, host);
    await expect
      .poll(() => ann.presence)
      .toEqual({ seats: [true, false, true], judge: false, spectators: 1 });
    // One of two pages of the same person is closed.
    tables.unwatch(ann, host);
    tables.unwatch(eve, host);
    await expect.poll(() => annAgain.presence!.spectators).toBe(0);
    expect(annAgain.presence!.seats).toEqual([true, false, true]);
    expect((await storage.tables.byId(id))!.head).toBe(seq);
  });

  test('who may not look any more does not count', async () => {
    const id = await opened({ seats: 2, bots: ['club'], spectators: false });
    const [ann, eve] = [new Guest('ann'), new Guest('eve')];
    for (const guest of [ann, eve]) await guest.watch(tables, id);
    await ann.act(tables, id, { do: 'sit', seat: 0 });
    await expect.poll(() => ann.presence!.spectators).toBe(1);
    await ann.act(tables, id, { do: 'ready', ready: true });
    await expect.poll(() => ann.presence!.spectators).toBe(0);
    // Nor is such a one told who comes and goes.
    const before = eve.presence;
    await new Guest('kim').watch(tables, id).catch(() => {});
    tables.unwatch(ann, (await tables.host(id))!);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(eve.presence).toBe(before);
  });

  test('a process that falls silent takes its people with it', async () => {
    const ears: ((message: string) => void)[] = [];
    let now = 0;
    const bus = {
      shout: (message: string) => Promise.resolve(ears.forEach((hear) => hear(message))),
      onShout: (heard: (message: string) => void) => Promise.resolve(void ears.push(heard)),
    };
    const id = await opened({ seats: 2 });
    const [ann, bob] = [new Guest('ann'), new Guest('bob')];
    await ann.act(tables, id, { do: 'sit', seat: 0 });
    await bob.act(tables, id, { do: 'sit', seat: 1 });
    const { table } = (await tables.host(id))!;
    const [here, there] = [new Presence(bus, () => now), new Presence(bus, () => now)];
    await there.start();
    there.came(id, () => table, bob);
    // Whoever starts later learns of those who were there before.
    await here.start();
    here.came(id, () => table, ann);
    await expect.poll(() => ann.presence!.seats).toEqual([true, true]);
    await expect.poll(() => bob.presence!.seats).toEqual([true, true]);
    ears.splice(0, ears.length);
    now += 60_000;
    await expect.poll(() => ann.presence!.seats).toEqual([true, false]);
    await Promise.all([here.stop(), there.stop()]);
  });
});
