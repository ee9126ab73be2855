import { number, rowsOf, sql, text, textOrNull } from './database.ts';
import type { Database } from './database.ts';

/** How one seat of a finished match came out. */
export interface Result {
  readonly seat: number;
  readonly person: string | null;
  readonly rulebook: string;
  readonly division: string;
  readonly score: number;
  /** Match points. */
  readonly points: number;
}

export interface StoredResult extends Result {
  readonly table: string;
  readonly finishedAt: number;
}

export interface ResultStore {
  of(person: string, limit: number): Promise<readonly StoredResult[]>;
  at(table: string): Promise<readonly StoredResult[]>;
  /** Of everybody in a division, the latest, with the table's summary. */
  inDivision(
    division: string,
    limit: number,
  ): Promise<readonly (StoredResult & { readonly summary: string })[]>;
}

export function resultStore(db: Database): ResultStore {
  return {
    of: async (person, limit) =>
      (
        await rowsOf(
          db,
          sql`select * from results where person = ${person} order by finished_at desc, table_id limit ${limit}`,
        )
      ).map(resultOf),
    inDivision: async (division, limit) => {
      const rows = await rowsOf(
        db,
        sql`select r.*, t.summary from results r join tables t on t.id = r.table_id
          where r.division = ${division} order by r.finished_at desc, r.table_id, r.seat limit ${limit}`,
      );
      return rows.map((row) => ({ ...resultOf(row), summary: text(row, 'summary') }));
    },
    at: async (table) =>
      (await rowsOf(db, sql`select * from results where table_id = ${table} order by seat`)).map(resultOf),
  };
}

function resultOf(row: Parameters<typeof text>[0]): StoredResult {
  return {
    table: text(row, 'table_id'),
    seat: number(row, 'seat'),
    person: textOrNull(row, 'person'),
    rulebook: text(row, 'rulebook'),
    division: text(row, 'division'),
    score: number(row, 'score'),
    points: number(row, 'points'),
    finishedAt: number(row, 'finished_at'),
  };
}
