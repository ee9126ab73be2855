/** A database that falls silent, not one that says goodbye: nobody waits for ever, and play goes on by itself. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Cable } from '../testing/cable.ts';
import type { Direction } from '../testing/cable.ts';
import { startPostgres } from '../testing/postgres.ts';
import type { TestPostgres } from '../testing/postgres.ts';
import { appendTo, first, person, tableRow } from './contract.ts';
import { sql } from './database.ts';
import { LATEST } from './migrations.ts';
import type { Patience } from './patience.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { storageOn } from './storage.ts';

const patience: Patience = { answer: 1500, locked: 300, quiet: 1200, ending: 20_000 };

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forceout-faults-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const open = (name: string) => openSqlite(join(folder, name), LATEST, { patience });
  const yes = sql`select 1 as yes`;

  test('a file that another program holds is told, and taken up again when it is free', async () => {
    const db = await open('locked.db');
    const other = new DatabaseSync(join(folder, 'locked.db'));
    other.exec('begin immediate');
    await expect(db.run(yes)).rejects.toThrow(/locked/);
    await expect(db.run(yes)).rejects.toThrow(/locked/);
    other.exec('rollback');
    expect(await db.run(yes)).toEqual([[{ yes: 1 }]]);
    other.close();
    await db.close();
  });

  test('a request that takes too long is given up, and the next ones are served by a new thread', async () => {
    const db = await open('slow.db');
    const slow = sql`with recursive c (x) as (select 1 union all select x + 1 from c where x < ${30_000_000})
      select count(*) as n from c`;
    await expect(db.run(slow)).rejects.toThrow(/does not answer/);
    await expect.poll(() => db.run(yes).catch(() => null)).toEqual([[{ yes: 1 }]]);
    await db.close();
  });

  test('a full disk costs requests, not the thread', async () => {
    const db = await open('full.db');
    const storage = storageOn(db);
    await storage.people.add(person('ann'));
    await storage.tables.open(tableRow('t'), first);
    const [[pages]] = (await db.run(sql`pragma page_count`)) as [[{ page_count: number }]];
    await db.run({ parts: [`pragma max_page_count = ${pages.page_count + 2}`], values: [] });
    const long = { entry: JSON.stringify(['x'.repeat(50_000)]) };
    const two = [storage.tables.append(appendTo('t', 1, long)), storage.people.byId('ann')];
    expect((await Promise.allSettled(two))[0]).toMatchObject({ status: 'rejected' });
    await db.run(sql`pragma max_page_count = 100000`);
    expect(await storage.tables.append(appendTo('t', 1, long))).toEqual({ is: 'appended', seq: 2 });
    await storage.close();
  });
});

describe('PostgreSQL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres(['-c', 'fsync=off']);
  });
  afterAll(() => server.stop());

  const all: readonly (readonly Direction[])[] = [
    ['to the database'],
    ['from the database'],
    ['to the database', 'from the database'],
  ];
  test.each(all)(
    'a connection that falls silent (%s %s) is told and replaced, and no move is doubled',
    async (...directions) => {
      const url = await server.database();
      const cable = await Cable.lay(server.port);
      const storage = storageOn(await openPostgres(cable.through(url), LATEST, { patience }));
      const witness = storageOn(await openPostgres(url, LATEST, { patience }));
      const heard: (number | null)[] = [];
      await storage.onAppended((news) => heard.push(news?.seq ?? null));
      await storage.people.add(person('ann'));
      await storage.tables.open(tableRow('t'), first);
      expect(await storage.tables.append(appendTo('t', 1))).toEqual({ is: 'appended', seq: 2 });
      await expect.poll(() => heard.includes(2)).toBe(true);
      cable.silence(...directions.filter((one): one is Direction => one !== undefined));
      const lost = [2, 3].map((after) => storage.tables.append(appendTo('t', after)));
      for (const outcome of await Promise.allSettled(lost)) expect(outcome.status).toBe('rejected');
      await expect(storage.people.byId('ann')).rejects.toThrow(/.+/);
      cable.mend();
      const again = () =>
        storage.tables.append(appendTo('t', 2)).then(
          ({ is }) => is,
          () => 'away',
        );
      await expect.poll(again).toMatch(/appended|duplicate/);
      const log = await witness.tables.log('t', 0);
      expect(log.filter(({ commandId }) => commandId === 'command-2')).toHaveLength(1);
      // It hears the others again, too, though nobody ever hung up.
      heard.length = 0;
      const tell = async () => {
        const { length } = await witness.tables.log('t', 0);
        await witness.tables.append(appendTo('t', length, { who: 'bob', commandId: `bob-${length}` }));
        return heard.some((seq) => seq !== null);
      };
      await expect.poll(tell, { interval: 200 }).toBe(true);
      await Promise.all([storage.close(), witness.close()]);
      cable.stop();
    },
  );

  test('a process that stops in the middle of a transaction holds the others up no longer than an answer takes', async () => {
    const url = await server.database();
    const storage = storageOn(await openPostgres(url, LATEST, { patience }));
    const { default: postgres } = await import('postgres');
    const stopped = postgres(url, { max: 1 });
    await storage.pulse.beat(Date.now(), 1000);
    await stopped.unsafe('begin');
    await stopped.unsafe('update pulse set at = at + 1');
    await expect(storage.pulse.beat(Date.now(), 1000)).rejects.toThrow(/timeout|does not answer|CONNECTION/i);
    // As every connection of ours has it; given only now, so that the lock was there for certain.
    await stopped.unsafe('set idle_in_transaction_session_timeout = 500');
    const beat = () =>
      storage.pulse.beat(Date.now(), 1000).then(
        () => true,
        () => false,
      );
    await expect.poll(beat).toBe(true);
    await stopped.end({ timeout: 0 }).catch(() => {});
    await storage.close();
  });

  test('a disk that is full in the middle of a transaction leaves nothing half done, and play goes on after it', async () => {
    const url = await server.database();
    const db = await openPostgres(url);
    const storage = storageOn(db);
    await storage.tables.open(tableRow('t'), first);
    // The engine's own error, at the moment at which it would have to make a file longer.
    await db.run(sql`create function disk_is_full() returns trigger language plpgsql as
      'begin raise exception using errcode = ''53100'', message = ''could not extend file''; end'`);
    await db.run(sql`create trigger full_disk before insert on log execute function disk_is_full()`);
    await expect(storage.tables.append(appendTo('t', 1))).rejects.toThrow(/could not extend/);
    expect(await storage.tables.byId('t')).toMatchObject({ head: 1 });
    expect(await storage.tables.log('t', 1)).toEqual([]);
    await db.run(sql`drop trigger full_disk on log`);
    expect(await storage.tables.append(appendTo('t', 1))).toEqual({ is: 'appended', seq: 2 });
    await storage.close();
  });

  test('a PostgreSQL that is restarted is found again, by who writes and by who listens', async () => {
    const url = await server.database();
    const storage = storageOn(await openPostgres(url, LATEST, { patience }));
    const heard: (number | null)[] = [];
    await storage.onAppended((news) => heard.push(news?.seq ?? null));
    await storage.people.add(person('ann'));
    await storage.tables.open(tableRow('t'), first);
    await storage.tables.append(appendTo('t', 1));
    await server.restart(300);
    const again = () =>
      storage.tables.append(appendTo('t', 2)).then(
        ({ is }) => is,
        () => 'away',
      );
    await expect.poll(again).toMatch(/appended|duplicate/);
    await expect.poll(() => heard.at(-1) ?? heard.includes(null)).toBeTruthy();
    heard.length = 0;
    let after = 2;
    const tell = async () => {
      await storage.tables.append(appendTo('t', ++after));
      return heard.length > 0;
    };
    await expect.poll(tell, { interval: 100 }).toBe(true);
    await storage.close();
  });
});
