import { number, rowsOf, sql, text } from './database.ts';
import type { Database } from './database.ts';

/** What a judge, coach, director or admin did. People are named by id only. */
export interface AuditLine {
  readonly id: string;
  readonly at: number;
  readonly actor: string;
  readonly act: string;
  readonly subject: string;
  /** JSON. */
  readonly detail: string;
}

export interface AuditStore {
  add(line: AuditLine): Promise<void>;
  /** The latest first; on the next page, those before a line. */
  latest(limit: number, before?: { readonly at: number; readonly id: string }): Promise<readonly AuditLine[]>;
}

export function auditStore(db: Database): AuditStore {
  return {
    add: async ({ id, at, actor, act, subject, detail }) => {
      await db.run(
        sql`insert into audit (id, at, actor, act, subject, detail)
          values (${id}, ${at}, ${actor}, ${act}, ${subject}, ${detail})`,
      );
    },
    latest: async (limit, before = { at: 2 ** 53, id: '' }) => {
      const rows = await rowsOf(
        db,
        sql`select * from audit where at < ${before.at} or (at = ${before.at} and id > ${before.id})
          order by at desc, id limit ${limit}`,
      );
      return rows.map((row) => ({
        id: text(row, 'id'),
        at: number(row, 'at'),
        actor: text(row, 'actor'),
        act: text(row, 'act'),
        subject: text(row, 'subject'),
        detail: text(row, 'detail'),
      }));
    },
  };
}
