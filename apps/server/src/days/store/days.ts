import { firstOf, number, rowsOf, sql, text, textOrNull } from '../../storage/database.ts';
import type { Database, Row } from '../../storage/database.ts';

/** A tournament day as it is found; all that happened in it is in its journal. */
export interface DayRow {
  readonly id: string;
  /** In public addresses. */
  readonly code: string;
  readonly name: string;
  readonly state: string;
  /** Null where it was restored from a stick and nobody has taken it yet. */
  readonly openedBy: string | null;
  readonly head: number;
  readonly createdAt: number;
  readonly touchedAt: number;
}

/** A line of the journal. The command's own id is in it once, whoever sends it however often. */
export interface DayEntry {
  readonly seq: number;
  readonly at: number;
  readonly who: string;
  readonly commandId: string;
  readonly entry: string;
}

export type DayAppended =
  | { readonly is: 'appended' }
  | { readonly is: 'duplicate'; readonly seq: number }
  /** Another process was first at this sequence. */
  | { readonly is: 'conflict' };

export interface DayStore {
  /** False if the id or the code is taken. */
  open(day: DayRow, entries: readonly DayEntry[]): Promise<boolean>;
  /** On disk when this resolves. */
  append(
    day: string,
    entry: DayEntry,
    now: { readonly name: string; readonly state: string },
  ): Promise<DayAppended>;
  byId(id: string): Promise<DayRow | null>;
  byCode(code: string): Promise<DayRow | null>;
  openedBy(person: string): Promise<readonly DayRow[]>;
  /** Days that somebody has touched since. */
  since(at: number): Promise<readonly DayRow[]>;
  log(day: string, after: number): Promise<readonly DayEntry[]>;
  /** Puts other words for all entries, all at once; false if there are more of them by now. Only names are forgotten so. */
  rewrite(day: string, entries: readonly DayEntry[]): Promise<boolean>;
  /** Days that nobody has touched since, oldest first. */
  untouched(before: number, most: number): Promise<readonly string[]>;
}

export function dayStore(db: Database): DayStore {
  return {
    open: async ({ id, code, name, state, openedBy, createdAt, touchedAt }, entries) => {
      const [opened = []] = await db.run(
        sql`insert into days (id, code, name, state, opened_by, head, created_at, touched_at)
          values (${id}, ${code}, ${name}, ${state}, ${openedBy}, ${entries.length}, ${createdAt}, ${touchedAt})
          on conflict do nothing returning id`,
        ...entries.map(
          ({ seq, at, who, commandId, entry }) =>
            sql`insert into day_log (day_id, seq, at, who, command_id, entry)
              select ${id}, ${seq}, ${at}, ${who}, ${commandId}, ${entry}
              where exists (select 1 from days where id = ${id} and code = ${code} and head = ${entries.length})
              on conflict do nothing`,
        ),
      );
      return opened.length === 1;
    },
    append: async (day, { seq, at, who, commandId, entry }, { name, state }) => {
      const told = db.tell(JSON.stringify(['!days', 0, '', `${day} ${seq}`]));
      const [inserted = [], mine = []] = await db.run(
        sql`insert into day_log (day_id, seq, at, who, command_id, entry)
          select ${day}, ${seq}, ${at}, ${who}, ${commandId}, ${entry}
          where exists (select 1 from days where id = ${day} and head = ${seq - 1})
          on conflict do nothing returning seq`,
        sql`select seq from day_log where day_id = ${day} and command_id = ${commandId}`,
        sql`update days set head = ${seq}, name = ${name}, state = ${state}, touched_at = ${at}
          where id = ${day} and head = ${seq - 1} and exists (
            select 1 from day_log where day_id = ${day} and seq = ${seq} and command_id = ${commandId})`,
        ...(told === null ? [] : [told]),
      );
      const [row] = mine;
      if (row === undefined) return { is: 'conflict' };
      if (inserted.length === 0) return { is: 'duplicate', seq: number(row, 'seq') };
      db.publish?.(JSON.stringify(['!days', 0, '', `${day} ${seq}`]));
      return { is: 'appended' };
    },
    byId: async (id) => dayOf(await firstOf(db, sql`select * from days where id = ${id}`)),
    byCode: async (code) => dayOf(await firstOf(db, sql`select * from days where code = ${code}`)),
    openedBy: async (person) =>
      daysOf(
        await rowsOf(
          db,
          sql`select * from days where opened_by = ${person} order by touched_at desc, id limit 200`,
        ),
      ),
    since: async (at) =>
      daysOf(
        await rowsOf(db, sql`select * from days where touched_at >= ${at} order by touched_at desc, id`),
      ),
    rewrite: async (day, entries) => {
      const [same = []] = await db.run(
        sql`update days set head = head where id = ${day} and head = ${entries.length} returning id`,
        ...entries.map(
          ({ seq, entry }) =>
            sql`update day_log set entry = ${entry} where day_id = ${day} and seq = ${seq}
              and exists (select 1 from days where id = ${day} and head = ${entries.length})`,
        ),
      );
      return same.length === 1;
    },
    untouched: async (before, most) => {
      const rows = await rowsOf(
        db,
        sql`select id from days where touched_at < ${before} order by touched_at, id limit ${most}`,
      );
      return rows.map((row) => text(row, 'id'));
    },
    log: async (day, after) => {
      const rows = await rowsOf(
        db,
        sql`select seq, at, who, command_id, entry from day_log where day_id = ${day} and seq > ${after} order by seq`,
      );
      return rows.map((row) => ({
        seq: number(row, 'seq'),
        at: number(row, 'at'),
        who: text(row, 'who'),
        commandId: text(row, 'command_id'),
        entry: text(row, 'entry'),
      }));
    },
  };
}

function daysOf(rows: readonly Row[]): readonly DayRow[] {
  return rows.map((row) => dayOf(row)!);
}

function dayOf(row: Row | null): DayRow | null {
  if (row === null) return null;
  return {
    id: text(row, 'id'),
    code: text(row, 'code'),
    name: text(row, 'name'),
    state: text(row, 'state'),
    openedBy: textOrNull(row, 'opened_by'),
    head: number(row, 'head'),
    createdAt: number(row, 'created_at'),
    touchedAt: number(row, 'touched_at'),
  };
}
