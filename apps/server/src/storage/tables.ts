import { Appender } from './append.ts';
import type { Append, Appended, Paper } from './append.ts';
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
  /** The entries after a sequence; at most so many, if a limit is given. */
  log(id: string, after: number, limit?: number): Promise<readonly LogRow[]>;
  /** Tables at which a person did anything, by id, after one. */
  actedAt(person: string, after: string, limit: number): Promise<readonly string[]>;
  /** Tables that everybody may see and something happened at since an instant, the latest first. */
  lobby(since: number, limit: number): Promise<readonly TableRow[]>;
  of(person: string, limit: number): Promise<readonly TableRow[]>;
  /** Tables whose deadline lies before an instant. */
  due(before: number, limit: number): Promise<readonly string[]>;
  /** The sequences of the last entries of these tables. */
  heads(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Moves the deadline of a table at which nothing has happened since a sequence. */
  wake(id: string, head: number, at: number | null): Promise<void>;
  /** What everybody at a table has on their scratch paper. */
  scratch(id: string): Promise<readonly Paper[]>;
  /** Throws scratch paper away, everybody's or one person's; also what logs of older versions hold. */
  scrub(id: string, who?: string): Promise<void>;
  /** Tables at which nothing has happened since an instant and whose log is still there. */
  untouched(before: number, limit: number): Promise<readonly string[]>;
  /** Tables that were over between two instants. */
  endedBetween(from: number, to: number, limit: number): Promise<readonly string[]>;
  /** Only numbers stay of a match: no log, nobody's name, no way in. */
  numbersOnly(id: string): Promise<void>;
  count(state: TableState): Promise<number>;
}

const HEADS_AT_ONCE = 100;
const SCRUBBED_AT_ONCE = 50;
/** More entries than any log may have. */
const ALL = 2 ** 31 - 1;

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
    log: async (id, after, limit = ALL) => {
      const rows = await rowsOf(
        db,
        sql`select seq, at, who, command_id, entry from log where table_id = ${id} and seq > ${after}
          order by seq limit ${limit}`,
      );
      return rows.map((row) => ({
        seq: number(row, 'seq'),
        at: number(row, 'at'),
        who: text(row, 'who'),
        commandId: text(row, 'command_id'),
        entry: text(row, 'entry'),
      }));
    },
    actedAt: async (person, after, limit) => {
      const rows = await rowsOf(
        db,
        sql`select distinct table_id from log where who = ${person} and table_id > ${after}
          order by table_id limit ${limit}`,
      );
      return rows.map((row) => text(row, 'table_id'));
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
    heads: async (ids) => {
      const heads = new Map<string, number>();
      for (let from = 0; from < ids.length; from += HEADS_AT_ONCE) {
        const some = ids.slice(from, from + HEADS_AT_ONCE);
        // A statement of one length, so that it is prepared once.
        const values = Array.from({ length: HEADS_AT_ONCE }, (_, index) => some[index] ?? '');
        const commas = values.slice(1).map(() => ', ');
        const parts = ['select id, head from tables where id in (', ...commas, ')'];
        for (const row of await rowsOf(db, { parts, values }))
          heads.set(text(row, 'id'), number(row, 'head'));
      }
      return heads;
    },
    wake: async (id, head, at) => {
      // Instants are whole numbers; PostgreSQL refuses others.
      const whole = at === null ? null : Math.ceil(at);
      await db.run(sql`update tables set deadline = ${whole} where id = ${id} and head = ${head}`);
    },
    scratch: async (id) => {
      const rows = await rowsOf(db, sql`select * from scratch where table_id = ${id}`);
      return rows.map((row) => ({
        person: text(row, 'person'),
        shake: number(row, 'shake'),
        text: text(row, 'text'),
      }));
    },
    scrub: async (id, who) => {
      await db.run(
        who === undefined
          ? sql`delete from scratch where table_id = ${id}`
          : sql`delete from scratch where table_id = ${id} and person = ${who}`,
      );
      const rows = await rowsOf(
        db,
        sql`select seq, who, entry from log where table_id = ${id} and entry like ${'%"deed":"scratch"%'}
          and entry not like ${'%"text":""%'}`,
      );
      const mine = rows.filter((row) => who === undefined || text(row, 'who') === who);
      for (let from = 0; from < mine.length; from += SCRUBBED_AT_ONCE)
        await db.run(
          ...mine
            .slice(from, from + SCRUBBED_AT_ONCE)
            .map(
              (row) =>
                sql`update log set entry = ${withoutScratch(text(row, 'entry'))} where table_id = ${id} and seq = ${number(row, 'seq')}`,
            ),
        );
    },
    untouched: async (before, limit) => {
      const rows = await rowsOf(
        db,
        sql`select id from tables where touched_at < ${before} and head > 0 order by touched_at limit ${limit}`,
      );
      return rows.map((row) => text(row, 'id'));
    },
    endedBetween: async (from, to, limit) => {
      const rows = await rowsOf(
        db,
        sql`select id from tables where touched_at >= ${from} and touched_at < ${to} and state = 'over'
          order by touched_at limit ${limit}`,
      );
      return rows.map((row) => text(row, 'id'));
    },
    numbersOnly: async (id) => {
      await db.run(
        sql`delete from shares where table_id = ${id}`,
        sql`delete from doors where table_id = ${id}`,
        sql`delete from gates where table_id = ${id}`,
        sql`delete from scratch where table_id = ${id}`,
        sql`delete from seeds where table_id = ${id}`,
        sql`delete from attendance where table_id = ${id}`,
        sql`update results set person = null where table_id = ${id}`,
        sql`delete from log where table_id = ${id}`,
        sql`update tables set state = 'over', listed = 0, head = 0, deadline = null, summary = '{}' where id = ${id}`,
      );
    },
    count: async (state) => {
      const row = await firstOf(db, sql`select count(*) as tables from tables where state = ${state}`);
      return row === null ? 0 : number(row, 'tables');
    },
  };
}

/** An entry with empty paper: the table is the same fold, without the words. */
function withoutScratch(entry: string): string {
  const blank = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'scratched'
      ? { ...value, text: '' }
      : value;
  return JSON.stringify(JSON.parse(entry, blank));
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
