import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LATEST } from '../storage/migrations.ts';
import { appendTo, first, person, storageContract, tableRow } from '../storage/contract.ts';
import { openPostgres } from '../storage/postgres.ts';
import { openStorage, storageOn } from '../storage/storage.ts';
import type { Storage } from '../storage/storage.ts';
import { ServiceClock } from '../tables/service-clock.ts';
import { Tables } from '../tables/tables.ts';
import { hasNats, startNats } from '../testing/nats.ts';
import type { TestNats } from '../testing/nats.ts';
import { startPostgres } from '../testing/postgres.ts';
import type { TestPostgres } from '../testing/postgres.ts';
import { addPerson, Guest, SETTINGS, seeds } from '../testing/tables.ts';
import type { Bus } from './bus.ts';
import { openNats } from './nats.ts';

let database: TestPostgres;
beforeAll(async () => {
  database = await startPostgres(['-c', 'fsync=off']);
});
afterAll(() => database.stop());

/** A bus that loses everything. */
const deaf: Bus = {
  publish: () => {},
  listen: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

async function node(storage: Storage): Promise<{ tables: Tables; stop: () => Promise<void> }> {
  const clock = new ServiceClock(storage);
  await clock.start();
  const tables = new Tables({ storage, clock, newSeed: seeds() });
  await tables.start();
  const stop = async (): Promise<void> => {
    await tables.stop();
    clock.stop();
    await storage.close();
  };
  return { tables, stop };
}

test('a lost message costs a second and never a move: watched tables are compared with the log', async () => {
  const url = await database.database();
  const storages = await Promise.all(
    [1, 2].map(async () => storageOn(await openPostgres(url, LATEST, { bus: deaf }))),
  );
  for (const name of ['ann', 'bob']) await addPerson(storages[0]!, name);
  const [one, two] = [await node(storages[0]!), await node(storages[1]!)];
  const opened = await one.tables.open({ ...SETTINGS, seats: 2 }, 'ann');
  if (!opened.ok) throw new Error(opened.error.message);
  const { id } = opened.value;
  const [ann, bob] = [new Guest('ann'), new Guest('bob')];
  await bob.watch(two.tables, id);
  await ann.act(one.tables, id, { do: 'sit', seat: 0 });
  await expect.poll(() => bob.view!.seats[0]?.name).toBe('Name of ann');
  // Both decide at what they believe; the log has room for one of them, and both learn which.
  const acts = await Promise.all([
    ann.act(one.tables, id, { do: 'ready', ready: true }),
    bob.act(two.tables, id, { do: 'sit', seat: 1 }),
  ]);
  expect(acts.map(({ is }) => is)).toEqual(['done', 'done']);
  await Promise.all([one.stop(), two.stop()]);
});

test('what a node believes that the log does not hold is forgotten', async () => {
  const url = await database.database();
  const storage = storageOn(await openPostgres(url, LATEST, { bus: deaf }));
  for (const name of ['ann', 'bob']) await addPerson(storage, name);
  const { tables, stop } = await node(storage);
  const opened = await tables.open({ ...SETTINGS, seats: 2 }, 'ann');
  if (!opened.ok) throw new Error(opened.error.message);
  const { id } = opened.value;
  const [ann, bob] = [new Guest('ann'), new Guest('bob')];
  await bob.watch(tables, id);
  await ann.act(tables, id, { do: 'sit', seat: 0 });
  expect(bob.view!.seats[0]?.name).toBe('Name of ann');
  // The database falls back to a copy that had not heard of the last entry.
  const db = await openPostgres(url);
  await db.run(
    { parts: [`delete from log where table_id = '${id}' and seq = 2`], values: [] },
    { parts: [`update tables set head = 1 where id = '${id}'`], values: [] },
  );
  await db.close();
  await expect.poll(() => bob.view!.seats[0]).toBeNull();
  await ann.act(tables, id, { do: 'sit', seat: 0 });
  expect(bob.view!.seats[0]?.name).toBe('Name of ann');
  await stop();
});

const nats = hasNats();
if (!nats) console.warn('NATS is not on this machine (nats-server): the tests of the second bus are skipped');
describe.skipIf(!nats)('NATS as the bus (skipped where there is no nats-server)', () => {
  let server: TestNats;
  beforeAll(async () => {
    if (nats) server = await startNats();
  });
  afterAll(() => server?.stop());

  storageContract(async () =>
    openPostgres(await database.database(), LATEST, { bus: await openNats(`${server.url}/contract`) }),
  );

  test('what one node appends the others hear, with and after a NATS that was killed', async () => {
    const url = await database.database();
    const nodes = await Promise.all([1, 2].map(() => openStorage({ url, bus: `${server.url}/two` })));
    const [one, two] = [nodes[0]!, nodes[1]!];
    const [heard, told, lost]: [string[], string[], { times: number }] = [[], [], { times: 0 }];
    await two.onAppended((news) => {
      if (news === null) lost.times++;
      else heard.push(`${news.table} ${news.seq} ${news.row?.entry}`);
    });
    await two.topic('subject').onTold((message) => told.push(message));
    await one.people.add(person('ann'));
    await one.tables.open(tableRow('t'), first);
    await one.tables.append(appendTo('t', 1));
    // Longer than the database itself could tell.
    const entry = JSON.stringify(['é'.repeat(20_000)]);
    await one.tables.append(appendTo('t', 2, { entry }));
    one.topic('subject').tell('a word');
    await expect.poll(() => [heard, told]).toEqual([['t 2 ["1"]', `t 3 ${entry}`], ['a word']]);
    const before = lost.times;
    await server.restart();
    await expect.poll(() => lost.times).toBeGreaterThan(before);
    let after = 3;
    const again = async (): Promise<boolean> => {
      await one.tables.append(appendTo('t', after++));
      return heard.length > 2;
    };
    await expect.poll(again, { interval: 100 }).toBe(true);
    await Promise.all(nodes.map((one_) => one_.close()));
  });

  test('a NATS that is not there is told when the server starts', async () => {
    await expect(openNats('nats://127.0.0.1:1')).rejects.toThrow(/no NATS at 127.0.0.1:1/);
  });
});
