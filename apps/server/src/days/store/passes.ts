import { firstOf, number, numberOrNull, rowsOf, sql, text, textOrNull } from '../../storage/database.ts';
import type { Database, Row } from '../../storage/database.ts';

/** A staff pass of one named person. What opens it is kept as digests only, and it is never removed, only revoked. */
export interface Pass {
  readonly id: string;
  readonly day: string;
  readonly name: string;
  readonly role: string;
  readonly school: string | null;
  readonly tokenHash: string;
  readonly codeHash: string;
  readonly madeBy: string;
  readonly createdAt: number;
  readonly revokedAt: number | null;
  readonly usedAt: number | null;
}

export interface PassStore {
  /** False if the code is another pass'. */
  add(pass: Pass): Promise<boolean>;
  of(day: string): Promise<readonly Pass[]>;
  byId(id: string): Promise<Pass | null>;
  byToken(hash: string): Promise<Pass | null>;
  byCode(hash: string): Promise<Pass | null>;
  /** What it opened is shut with it. */
  revoke(id: string, at: number): Promise<void>;
  /** A browser holds the pass from now on. */
  hold(key: { readonly hash: string; readonly pass: string }, at: number, until: number): Promise<void>;
  heldBy(hash: string, now: number): Promise<Pass | null>;
  letGo(hash: string): Promise<void>;
}

export function passStore(db: Database): PassStore {
  return {
    add: async (pass) => {
      const { id, day, name, role, school, tokenHash, codeHash, madeBy, createdAt, revokedAt, usedAt } = pass;
      const rows = await rowsOf(
        db,
        sql`insert into day_passes
            (id, day_id, name, folded, role, school, token_hash, code_hash, made_by, created_at, revoked_at, used_at)
          values (${id}, ${day}, ${name}, ${name.toLowerCase()}, ${role}, ${school}, ${tokenHash}, ${codeHash},
            ${madeBy}, ${createdAt}, ${revokedAt}, ${usedAt}) on conflict do nothing returning id`,
      );
      return rows.length === 1;
    },
    of: async (day) => {
      const rows = await rowsOf(
        db,
        sql`select * from day_passes where day_id = ${day} order by created_at, id`,
      );
      return rows.map((row) => passOf(row)!);
    },
    byId: async (id) => passOf(await firstOf(db, sql`select * from day_passes where id = ${id}`)),
    byToken: async (hash) =>
      passOf(await firstOf(db, sql`select * from day_passes where token_hash = ${hash}`)),
    byCode: async (hash) =>
      passOf(await firstOf(db, sql`select * from day_passes where code_hash = ${hash}`)),
    revoke: async (id, at) => {
      await db.run(
        sql`update day_passes set revoked_at = ${at} where id = ${id} and revoked_at is null`,
        sql`delete from day_keys where pass = ${id}`,
      );
    },
    hold: async ({ hash, pass }, at, until) => {
      await db.run(
        sql`insert into day_keys (hash, pass, created_at, expires_at) values (${hash}, ${pass}, ${at}, ${until})`,
        sql`update day_passes set used_at = ${at} where id = ${pass}`,
        sql`delete from day_keys where expires_at <= ${at}`,
      );
    },
    heldBy: async (hash, now) =>
      passOf(
        await firstOf(
          db,
          sql`select p.* from day_keys k join day_passes p on p.id = k.pass
            where k.hash = ${hash} and k.expires_at > ${now} and p.revoked_at is null`,
        ),
      ),
    letGo: async (hash) => {
      await db.run(sql`delete from day_keys where hash = ${hash}`);
    },
  };
}

function passOf(row: Row | null): Pass | null {
  if (row === null) return null;
  return {
    id: text(row, 'id'),
    day: text(row, 'day_id'),
    name: text(row, 'name'),
    role: text(row, 'role'),
    school: textOrNull(row, 'school'),
    tokenHash: text(row, 'token_hash'),
    codeHash: text(row, 'code_hash'),
    madeBy: text(row, 'made_by'),
    createdAt: number(row, 'created_at'),
    revokedAt: numberOrNull(row, 'revoked_at'),
    usedAt: numberOrNull(row, 'used_at'),
  };
}
