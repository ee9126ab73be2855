import { number, numberOrNull, rowsOf, sql, text } from './database.ts';
import type { Database, Row } from './database.ts';

/** One version of a league's own rulebook. What it says never changes. */
export interface RulebookRow {
  readonly id: string;
  /** Told from what it says. */
  readonly version: string;
  /** JSON: from the rules that extend a built-in book to these. */
  readonly house: string;
  readonly addedAt: number;
  /** Of the versions of a book, the one that was laid out last is played; null: withdrawn. */
  readonly laidOut: number | null;
}

export interface RulebookStore {
  /** Every version of every book, the oldest first. */
  all(): Promise<readonly RulebookRow[]>;
  /** A version that is there already stays as it is; false then. */
  add(row: RulebookRow): Promise<boolean>;
  layOut(id: string, version: string, at: number): Promise<void>;
  /** Takes all versions of a book off the shelf; matches keep theirs. */
  withdraw(id: string): Promise<void>;
}

export function rulebookStore(db: Database): RulebookStore {
  return {
    all: async () => (await rowsOf(db, sql`select * from rulebooks order by added_at, version`)).map(rowOf),
    add: async ({ id, version, house, addedAt, laidOut }) => {
      const rows = await rowsOf(
        db,
        sql`insert into rulebooks (id, version, house, added_at, laid_out)
          values (${id}, ${version}, ${house}, ${addedAt}, ${laidOut})
          on conflict (id, version) do nothing returning id`,
      );
      return rows.length > 0;
    },
    layOut: async (id, version, at) => {
      await db.run(sql`update rulebooks set laid_out = ${at} where id = ${id} and version = ${version}`);
    },
    withdraw: async (id) => {
      await db.run(sql`update rulebooks set laid_out = null where id = ${id}`);
    },
  };
}

function rowOf(row: Row): RulebookRow {
  return {
    id: text(row, 'id'),
    version: text(row, 'version'),
    house: text(row, 'house'),
    addedAt: number(row, 'added_at'),
    laidOut: numberOrNull(row, 'laid_out'),
  };
}
