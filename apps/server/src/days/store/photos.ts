import { firstOf, number, rowsOf, sql, text } from '../../storage/database.ts';
import type { Database, Row } from '../../storage/database.ts';

/** A photo of a sheet, without its bytes. */
export interface Photo {
  readonly id: string;
  readonly day: string;
  /** The table of the day that it is of. */
  readonly table: string;
  readonly by: string;
  readonly at: number;
  /** image/jpeg, image/png or image/webp. */
  readonly type: string;
}

export interface PhotoStore {
  add(photo: Photo, bytes: Uint8Array): Promise<void>;
  of(day: string, table?: string): Promise<readonly Photo[]>;
  /** Of one table, or of all (null). */
  remove(day: string, table: string | null): Promise<void>;
  bytes(day: string, id: string): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null>;
}

export function photoStore(db: Database): PhotoStore {
  return {
    add: async ({ id, day, table, by, at, type }, bytes) => {
      await db.run(
        sql`insert into day_photos (id, day_id, table_ref, made_by, at, type, bytes)
          values (${id}, ${day}, ${table}, ${by}, ${at}, ${type}, ${Buffer.from(bytes).toString('base64')})
          on conflict do nothing`,
      );
    },
    of: async (day, table) => {
      const rows = await rowsOf(
        db,
        table === undefined
          ? sql`select id, day_id, table_ref, made_by, at, type from day_photos where day_id = ${day} order by at, id`
          : sql`select id, day_id, table_ref, made_by, at, type from day_photos
              where day_id = ${day} and table_ref = ${table} order by at, id`,
      );
      return rows.map(photoOf);
    },
    remove: async (day, table) => {
      await db.run(
        table === null
          ? sql`delete from day_photos where day_id = ${day}`
          : sql`delete from day_photos where day_id = ${day} and table_ref = ${table}`,
      );
    },
    bytes: async (day, id) => {
      const row = await firstOf(
        db,
        sql`select type, bytes from day_photos where day_id = ${day} and id = ${id}`,
      );
      return row === null
        ? null
        : { type: text(row, 'type'), bytes: Buffer.from(text(row, 'bytes'), 'base64') };
    },
  };
}

function photoOf(row: Row): Photo {
  return {
    id: text(row, 'id'),
    day: text(row, 'day_id'),
    table: text(row, 'table_ref'),
    by: text(row, 'made_by'),
    at: number(row, 'at'),
    type: text(row, 'type'),
  };
}
