import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';
import type { Row, Statement, Value } from './database.ts';
import { LATEST, STORED } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Place } from './storage.ts';

type StoredTable = (typeof STORED)[number];
const FORMAT = 'forceout-backup-1';
const ROWS_AT_ONCE = 500;

/**
 * A backup is lines of JSON: a head, every row with its table, and a foot with the count and a digest of all lines
 * before it. It is one moment of the database, taken while the server runs, and either engine restores it.
 */
export async function* backup(place: Place): AsyncGenerator<string> {
  const digest = createHash('sha256');
  let rows = 0;
  const line = (value: unknown): string => {
    const made = `${JSON.stringify(value)}\n`;
    digest.update(made);
    return made;
  };
  yield line({ format: FORMAT, version: LATEST });
  for await (const [table, row] of 'file' in place ? sqliteRows(place.file) : postgresRows(place.url)) {
    rows++;
    yield line([table, row]);
  }
  yield `${JSON.stringify({ rows, sha256: digest.digest('hex') })}\n`;
}

function* sqliteRows(file: string): Generator<readonly [StoredTable, Row]> {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    db.exec('begin');
    for (const table of STORED) {
      for (const row of db.prepare(`select * from ${table}`).iterate()) yield [table, row as Row];
    }
  } finally {
    db.close();
  }
}

async function* postgresRows(url: string): AsyncGenerator<readonly [StoredTable, Row]> {
  const client = postgres(url, {
    max: 1,
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  });
  try {
    await client.unsafe('begin isolation level repeatable read read only');
    for (const table of STORED) {
      for await (const rows of client.unsafe<Row[]>(`select * from ${table}`).cursor(ROWS_AT_ONCE)) {
        for (const row of rows) yield [table, { ...row }];
      }
    }
    await client.unsafe('commit');
  } finally {
    await client.end();
  }
}

/** Fills an empty database from a backup. Anything wrong with the backup, and nothing is there afterwards. */
export async function restore(place: Place, lines: AsyncIterable<string>): Promise<number> {
  const checked = await checkedRows(lines);
  const db = 'file' in place ? await openSqlite(place.file) : await openPostgres(place.url);
  try {
    const [found = []] = await db.run({ parts: ['select count(*) as people from people'], values: [] });
    if (found[0]?.['people'] !== 0) throw new Error('the database is not empty; restore into a new one');
    await db.run(...checked.map(([table, row]) => insertion(table, row)));
    return checked.length;
  } finally {
    await db.close();
  }
}

async function checkedRows(lines: AsyncIterable<string>): Promise<readonly (readonly [StoredTable, Row])[]> {
  const digest = createHash('sha256');
  const rows: (readonly [StoredTable, Row])[] = [];
  let [head, foot]: [Json | null, Json | null] = [null, null];
  for await (const line of lines) {
    if (line === '') continue;
    if (foot !== null) throw new Error('the backup goes on after its end');
    const value = JSON.parse(line) as Json | [StoredTable, Row];
    if (!Array.isArray(value) && head !== null) {
      foot = value;
      continue;
    }
    digest.update(`${line}\n`);
    if (Array.isArray(value)) rows.push(value);
    else head = value;
  }
  if (head?.['format'] !== FORMAT) throw new Error('this is not a backup of Forceout');
  if (head['version'] !== LATEST) {
    throw new Error(`the backup is of version ${String(head['version'])}; restore it with that Forceout`);
  }
  if (foot?.['rows'] !== rows.length || foot['sha256'] !== digest.digest('hex')) {
    throw new Error('the backup is damaged or cut short');
  }
  return rows;
}

type Json = Readonly<Record<string, unknown>>;

function insertion(table: StoredTable, row: Row): Statement {
  if (!STORED.includes(table)) throw new Error(`a backup holds no ${table}`);
  const columns = Object.keys(row);
  const wrong = columns.find((column) => !/^[a-z_]+$/.test(column));
  if (wrong !== undefined) throw new Error(`a backup holds no column ${wrong}`);
  const values: readonly Value[] = columns.map((column) => row[column] ?? null);
  const between = columns.slice(1).map(() => ', ');
  return { parts: [`insert into ${table} (${columns.join(', ')}) values (`, ...between, ')'], values };
}

/** The lines of a text that comes in pieces; a letter may lie across two of them. */
export async function* linesOf(chunks: AsyncIterable<string | Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const piece = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const parts = (rest + piece).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  yield rest;
}
