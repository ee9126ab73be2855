import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';
import type { Row } from '../storage/database.ts';
import { LATEST, NOT_IN_BACKUPS, STORED } from '../storage/migrations.ts';
import type { Place } from '../storage/storage.ts';

type StoredTable = (typeof STORED)[number];
export const FORMAT = 'forceout-backup-1';
const ROWS_AT_ONCE = 500;
const BACKED_UP = STORED.filter((table) => !NOT_IN_BACKUPS.includes(table));

/**
 * A backup is lines of JSON: a head, every row with its table, and a foot with the count and a digest of all lines
 * before it. It is one moment of the database, taken while the server runs, and either engine restores it. Whatever lets
 * somebody in is not in it.
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
    for (const table of BACKED_UP) {
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
    for (const table of BACKED_UP) {
      for await (const rows of client.unsafe<Row[]>(`select * from ${table}`).cursor(ROWS_AT_ONCE)) {
        for (const row of rows) yield [table, { ...row }];
      }
    }
    await client.unsafe('commit');
  } finally {
    await client.end();
  }
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
