import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { backup, linesOf } from '../backup/backup.ts';
import { restore } from '../backup/restore.ts';
import { storageContract } from './contract.ts';
import { sql } from './database.ts';
import type { Statement } from './database.ts';
import { dayContract } from '../days/store/contract.ts';
import { migrationContract } from './migrations.contract.ts';
import { backupContract } from '../backup/backup.contract.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'forceout-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let made = 0;
const fresh = () => join(folder, 'a folder', `${made++}.db`);

describe('SQLite', () => {
  storageContract(() => openSqlite(fresh()));
  dayContract(() => openSqlite(fresh()));
  migrationContract(() => {
    const file = fresh();
    return Promise.resolve((upTo) => openSqlite(file, upTo));
  });
  backupContract(() => Promise.resolve({ file: fresh() }));

  test('writes ahead and syncs every commit', async () => {
    const db = await openSqlite(fresh());
    const [mode, sync] = await db.run(sql`pragma journal_mode`, sql`pragma synchronous`);
    expect([mode, sync]).toEqual([[{ journal_mode: 'wal' }], [{ synchronous: 2 }]]);
    await db.close();
    await expect(db.run(sql`select 1 as yes`)).rejects.toThrow('the database is closed');
  });

  test('what is erased is soon in no byte of the file, nor of the log before it', async () => {
    const file = fresh();
    const connection = new SqliteConnection(file);
    const run = (...statements: Statement[]) => connection.runAll([statements]);
    for (const n of [1, 2, 3])
      run(sql`insert into people (id, kind, name, role, created_at, seen_at)
        values (${`p${n}`}, 'guest', ${`Annabel the ${n}th`}, 'player', 0, 0)`);
    const stored = () =>
      [file, `${file}-wal`].map((name) => readFileSync(name, 'latin1').includes('Annabel')).includes(true);
    expect(stored()).toBe(true);
    run(sql`delete from people where id = 'p2'`, sql`update people set name = ''`);
    connection.tidy();
    expect(stored()).toBe(false);
    connection.close();
  });

  test('says what is wrong with a file that is no database', async () => {
    const file = join(folder, 'letter.db');
    writeFileSync(file, 'Dear Sir or Madam, this is a letter and not a database. '.repeat(20));
    await expect(openSqlite(file)).rejects.toThrow(/not a database/);
  });

  test('a damaged backup is refused', async () => {
    const place = { file: fresh() };
    await (await openSqlite(place.file)).close();
    const lines: string[] = [];
    for await (const line of backup(place)) lines.push(line);
    const cut = async function* () {
      yield lines[0]!;
    };
    await expect(restore({ file: fresh() }, linesOf(cut()))).rejects.toThrow(/damaged or cut short/);
  });
});
