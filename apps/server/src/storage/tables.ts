import { Appender } from './append.ts';
import type { Append, Appended } from './append.ts';
import { firstOf, number, numberOrNull, rowsOf, sql, text } from './database.ts';
import type { Database, Row, Statement } from './database.ts';

export type TableState = 'open' | 'playing' | 'over';

/** What is known of a table without its log; all of it follows from the log, and is written with it. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly state: TableState;
  /** Shown in the lobby. */
  readonly listed: boolean;
  /** The sequence of the last entry of the log. */
  readonly head: number;
  /** When the clock has something to do, in service time. */
  readonly deadline: number | null;
  readonly createdAt: number;
  readonly touchedAt: number;
  /** JSON for the lobby. */
  readonly summary: string;
}

/** One line of the log: what one command did. */
export interface LogRow {
  readonly seq: number;
  readonly at: number;
  readonly who: string;
  readonly commandId: string;
  readonly entry: string;
}

export interface TableStore {
  /** Opens a table with the first entry of its log, its first players and its seed; false if its code is taken. */
  open(table: TableRow, first: LogRow, players?: readonly string[], seed?: string): Promise<boolean>;
  /** What the dice of a table come from; nothing but the table's host asks for it. */
  seed(id: string): Promise<string | null>;
  /** Keeps a seed for a table that has none, and says which one it has. */
  keepSeed(id: string, seed: string): Promise<string>;
  /** Durable when it resolves. Whoever was first at a sequence wins; the same command twice is the same entry. */
  append(append: Append): Promise<Appended>;
  byId(id: string): Promise<TableRow | null>;
  byCode(code: string): Promise<TableRow | null>;
  log(id: string, after: number): Promise<readonly LogRow[]>;
  /** Tables that everybody may see and something happened at since an instant, the latest first. */
  lobby(since: number, limit: number): Promise<readonly TableRow[]>;
  of(person: string, limit: number): Promise<readonly TableRow[]>;
  /** Tables whose deadline lies before an instant. */
  due(before: number, limit: number): Promise<readonly string[]>;
  /** Moves the deadline of a table at which nothing has happened since a sequence. */
  wake(id: string, head: number, at: number | null): Promise<void>;
  count(state: TableState): Promise<number>;
}

export function tableStore(db: Database): TableStore {
  const appender = new Appender(db);
  return {
    open: async (table, first, players = [], seed) => {
      const { id, code, state, listed, head, deadline, createdAt, touchedAt, summary } = table;
      const [opened = []] = await db.run(
        sql`insert into tables (id, code, state, listed, head, deadline, created_at, touched_at, summary)
          values (${id}, ${code}, ${state}, ${listed ? 1 : 0}, ${head}, ${deadline}, ${createdAt}, ${touchedAt},
            ${summary}) on conflict do nothing returning id`,
        sql`insert into log (table_id, seq, at, who, command_id, entry)
          select id, ${first.seq}, ${first.at}, ${first.who}, ${first.commandId}, ${first.entry} from tables
          where id = ${id} on conflict do nothing`,
        ...(seed === undefined ? [] : [seedStatement(id, seed)]),
        ...players.map(
          (person) =>
            sql`insert into attendance (person, table_id, part)
              select p.id, t.id, 'player' from people p, tables t
              where p.id = ${person} and p.deleted_at is null and t.id = ${id} and t.code = ${code}
              on conflict do nothing`,
        ),
      );
      return opened.length === 1;
    },
    seed: async (id) => {
      const row = await firstOf(db, sql`select seed from seeds where table_id = ${id}`);
      return row === null ? null : text(row, 'seed');
    },
    keepSeed: async (id, seed) => {
      const [, rows = []] = await db.run(
        seedStatement(id, seed),
        sql`select seed from seeds where table_id = ${id}`,
      );
      const [row] = rows;
      return row === undefined ? seed : text(row, 'seed');
    },
    append: (append) => appender.append(append),
    byId: async (id) => tableOf(await firstOf(db, sql`select * from tables where id = ${id}`)),
    byCode: async (code) => tableOf(await firstOf(db, sql`select * from tables where code = ${code}`)),
    log: async (id, after) => {
      const rows = await rowsOf(
        db,
        sql`select seq, at, who, command_id, entry from log where table_id = ${id} and seq > ${after} order by seq`,
      );
      return rows.map((row) => ({
        seq: number(row, 'seq'),
        at: number(row, 'at'),
        who: text(row, 'who'),
        commandId: text(row, 'command_id'),
        entry: text(row, 'entry'),
      }));
    },
    lobby: async (since, limit) =>
      tablesOf(
        await rowsOf(
          db,
          sql`select * from tables where listed = 1 and state <> 'over' and touched_at > ${since}
            order by touched_at desc, id limit ${limit}`,
        ),
      ),
    of: async (person, limit) =>
      tablesOf(
        await rowsOf(
          db,
          sql`select t.* from tables t join attendance a on a.table_id = t.id where a.person = ${person}
            order by t.touched_at desc, t.id limit ${limit}`,
        ),
      ),
    due: async (before, limit) => {
      const rows = await rowsOf(
        db,
        sql`select id from tables where deadline is not null and deadline <= ${before}
          order by deadline limit ${limit}`,
      );
      return rows.map((row) => text(row, 'id'));
    },
    wake: async (id, head, at) => {
      await db.run(sql`update tables set deadline = ${at} where id = ${id} and head = ${head}`);
    },
    count: async (state) => {
      const row = await firstOf(db, sql`select count(*) as tables from tables where state = ${state}`);
      return row === null ? 0 : number(row, 'tables');
    },
  };
}

/** The first seed of a table stays: its hash is in the log. */
function seedStatement(id: string, seed: string): Statement {
  return sql`insert into seeds (table_id, seed) select id, ${seed} from tables where id = ${id} on conflict do nothing`;
}

function tablesOf(rows: readonly Row[]): readonly TableRow[] {
  return rows.map((row) => tableOf(row)!);
}

function tableOf(row: Row | null): TableRow | null {
  if (row === null) return null;
  return {
    id: text(row, 'id'),
    code: text(row, 'code'),
    state: text(row, 'state') as TableState,
    listed: number(row, 'listed') === 1,
    head: number(row, 'head'),
    deadline: numberOrNull(row, 'deadline'),
    createdAt: number(row, 'created_at'),
    touchedAt: number(row, 'touched_at'),
    summary: text(row, 'summary'),
  };
}
