import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';
import type { Row, Value } from '../storage/database.ts';
import { LATEST, STORED } from '../storage/migrations.ts';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Place } from '../storage/storage.ts';
import { FORMAT } from './backup.ts';

type StoredTable = (typeof STORED)[number];
type Json = Readonly<Record<string, unknown>>;
const ROWS_AT_ONCE = 200;

interface Batch {
  readonly table: StoredTable;
  readonly columns: readonly string[];
  readonly rows: Row[];
}

/** Where the rows of a backup go, in one transaction: nothing is there before `commit`. */
interface Sink {
  isEmpty(): Promise<boolean>;
  insert(table: StoredTable, columns: readonly string[], rows: readonly Row[]): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/**
 * Fills an empty database from a backup, row by row: memory holds a few hundred of them, however long it is. Anything
 * wrong with the backup, and nothing is there afterwards. One of an older version is brought up to date.
 */
export async function restore(place: Place, lines: AsyncIterable<string>): Promise<number> {
  const reader = new Lines(lines);
  const head = await reader.head();
  const version = Number(head['version']);
  if (!(version >= 1 && version <= LATEST))
    throw new Error(`the backup is of version ${String(head['version'])}; restore it with that Forceout`);
  await (await open(place, version)).close();
  const sink = await sinkOf(place);
  try {
    if (!(await sink.isEmpty())) throw new Error('the database is not empty; restore into a new one');
    let rows = 0;
    let batch: Batch | null = null;
    for await (const [table, row] of reader.rows()) {
      const now: Batch | null = batch;
      const columns = checkedColumns(table, row);
      if (now === null || !fits(now, table, columns)) {
        if (now !== null) await sink.insert(now.table, now.columns, now.rows);
        batch = { table, columns, rows: [row] };
      } else now.rows.push(row);
      rows++;
    }
    const last: Batch | null = batch;
    if (last !== null) await insertLast(sink, last);
    await sink.commit();
    await (await open(place, LATEST)).close();
    return rows;
  } catch (error) {
    await sink.rollback();
    throw error;
  }
}

function fits(batch: Batch, table: StoredTable, columns: readonly string[]): boolean {
  return batch.table === table && batch.rows.length < ROWS_AT_ONCE && batch.columns.join() === columns.join();
}

async function insertLast(sink: Sink, { table, columns, rows }: Batch): Promise<void> {
  await sink.insert(table, columns, rows);
}

function open(place: Place, upTo: number): ReturnType<typeof openSqlite> {
  return 'file' in place ? openSqlite(place.file, upTo) : openPostgres(place.url, upTo);
}

function checkedColumns(table: StoredTable, row: Row): readonly string[] {
  if (!STORED.includes(table)) throw new Error(`a backup holds no ${table}`);
  const columns = Object.keys(row);
  const wrong = columns.find((column) => !/^[a-z_]+$/.test(column));
  if (wrong !== undefined) throw new Error(`a backup holds no column ${wrong}`);
  return columns;
}

/** What a wrong key makes of a sealed backup is no JSON either. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error('the backup is damaged, or the key file is another one');
  }
}

/** The lines of a backup; the foot is compared with what came before it. */
class Lines {
  readonly #lines: AsyncIterator<string>;
  readonly #digest = createHash('sha256');

  constructor(lines: AsyncIterable<string>) {
    this.#lines = lines[Symbol.asyncIterator]();
  }

  async head(): Promise<Json> {
    const line = await this.#next();
    const head = line === null ? null : (parsed(line) as Json);
    if (line === null || head?.['format'] !== FORMAT) throw new Error('this is not a backup of Forceout');
    this.#digest.update(`${line}\n`);
    return head;
  }

  async *rows(): AsyncGenerator<readonly [StoredTable, Row]> {
    let rows = 0;
    for (let line = await this.#next(); line !== null; line = await this.#next()) {
      const value = parsed(line) as Json | [StoredTable, Row];
      if (Array.isArray(value)) {
        this.#digest.update(`${line}\n`);
        rows++;
        yield value;
        continue;
      }
      if (value['rows'] !== rows || value['sha256'] !== this.#digest.digest('hex')) break;
      if ((await this.#next()) !== null) throw new Error('the backup goes on after its end');
      return;
    }
    throw new Error('the backup is damaged or cut short');
  }

  async #next(): Promise<string | null> {
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done === true) return null;
      if (value !== '') return value;
    }
  }
}

async function sinkOf(place: Place): Promise<Sink> {
  return 'file' in place ? sqliteSink(place.file) : postgresSink(place.url);
}

function sqliteSink(file: string): Sink {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('pragma foreign_keys = on; begin immediate');
  return {
    isEmpty: async () => db.prepare('select count(*) as people from people').get()?.['people'] === 0,
    insert: async (table, columns, rows) => {
      const marks = columns.map(() => '?').join(', ');
      const statement = db.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})`);
      for (const row of rows) statement.run(...columns.map((column): Value => row[column] ?? null));
    },
    commit: async () => {
      db.exec('commit');
      db.close();
    },
    rollback: async () => {
      if (db.isOpen && db.isTransaction) db.exec('rollback');
      if (db.isOpen) db.close();
    },
  };
}

async function postgresSink(url: string): Promise<Sink> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  await client.unsafe('begin');
  return {
    isEmpty: async () =>
      Number((await client.unsafe('select count(*) as people from people'))[0]?.['people']) === 0,
    insert: async (table, columns, rows) => {
      const marks = rows.map(
        (_, row) => `(${columns.map((__, index) => `$${row * columns.length + index + 1}`).join(', ')})`,
      );
      const values = rows.flatMap((row) => columns.map((column): Value => row[column] ?? null));
      await client.unsafe(`insert into ${table} (${columns.join(', ')}) values ${marks.join(', ')}`, values);
    },
    commit: async () => {
      await client.unsafe('commit');
      await client.end();
    },
    rollback: async () => {
      await client.unsafe('rollback').catch(() => {});
      await client.end({ timeout: 1 });
    },
  };
}
