import { expect, test } from 'vitest';
import { sql } from './database.ts';
import type { Database } from './database.ts';
import { LATEST, MIGRATIONS } from './migrations.ts';
import { person, tableRow, first } from './contract.ts';
import { storageOn } from './storage.ts';

/** Every older version becomes the latest one with its data. */
export function migrationContract(make: () => Promise<(upTo?: number) => Promise<Database>>): void {
  for (const { version, name } of MIGRATIONS) {
    test(`a database of version ${version} (${name}) becomes version ${LATEST} with its data`, async () => {
      const open = await make();
      const old = await open(version);
      await storageOn(old).people.add(person('ann'));
      if (version >= 2) await storageOn(old).tables.open(tableRow('t'), first);
      if (version >= 3) await storageOn(old).pulse.beat(1, 2);
      await old.close();
      const now = await open();
      const [rows = []] = await now.run(sql`select max(version) as version from migrations`);
      expect(rows).toEqual([{ version: LATEST }]);
      const storage = storageOn(now);
      expect((await storage.people.byId('ann'))?.name).toBe('Name ann');
      expect(await storage.tables.log('t', 0)).toHaveLength(version >= 2 ? 1 : 0);
      expect((await storage.pulse.beat(2, 2)).lost).toBe(0);
      await now.close();
    });
  }

  test('a database from a newer program is left alone', async () => {
    const open = await make();
    const db = await open();
    await db.run(sql`insert into migrations (version, name, at) values (${LATEST + 1}, ${'later'}, ${1})`);
    await db.close();
    await expect(open()).rejects.toThrow(/newer Forceout/);
  });
}
