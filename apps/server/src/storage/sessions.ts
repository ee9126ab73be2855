import { firstOf, number, numberOrNull, rowsOf, sql, text } from './database.ts';
import type { Database, Row } from './database.ts';

/** A way in: a browser's session, or a token for an outside bot. Only the hash of the secret is kept. */
export interface Session {
  readonly hash: string;
  readonly person: string;
  readonly kind: 'session' | 'token';
  /** What the owner called a token. */
  readonly label: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** When the passphrase was last given. */
  readonly confirmedAt: number;
}

export interface SessionStore {
  /** With more than so many of a kind, the oldest of them end. */
  add(session: Session, most?: number): Promise<void>;
  /** Null if there is none or it has run out. */
  find(hash: string, now: number): Promise<Session | null>;
  of(person: string, kind: Session['kind']): Promise<readonly Session[]>;
  confirm(hash: string, at: number): Promise<void>;
  remove(hash: string): Promise<void>;
  /** Signs a person out everywhere. */
  removeAll(person: string): Promise<void>;
  removeExpired(now: number): Promise<void>;
}

/** Devices of one person, and some that were forgotten. */
const MOST = 40;

export function sessionStore(db: Database): SessionStore {
  return {
    add: async ({ hash, person, kind, label, createdAt, expiresAt, confirmedAt }, most = MOST) => {
      await db.run(
        sql`insert into sessions (hash, person, kind, label, created_at, expires_at, confirmed_at)
          values (${hash}, ${person}, ${kind}, ${label}, ${createdAt}, ${expiresAt}, ${confirmedAt})`,
        sql`delete from sessions where person = ${person} and kind = ${kind} and hash not in (
          select hash from sessions where person = ${person} and kind = ${kind}
          order by created_at desc, hash limit ${most})`,
      );
    },
    confirm: async (hash, at) => {
      await db.run(sql`update sessions set confirmed_at = ${at} where hash = ${hash}`);
    },
    find: async (hash, now) => {
      const row = await firstOf(db, sql`select * from sessions where hash = ${hash} and expires_at > ${now}`);
      return row === null ? null : sessionOf(row);
    },
    of: async (person, kind) => {
      const rows = await rowsOf(
        db,
        sql`select * from sessions where person = ${person} and kind = ${kind} order by created_at, hash`,
      );
      return rows.map(sessionOf);
    },
    remove: async (hash) => {
      await db.run(sql`delete from sessions where hash = ${hash}`);
    },
    removeAll: async (person) => {
      await db.run(sql`delete from sessions where person = ${person}`);
    },
    removeExpired: async (now) => {
      await db.run(sql`delete from sessions where expires_at <= ${now}`);
    },
  };
}

function sessionOf(row: Row): Session {
  return {
    hash: text(row, 'hash'),
    person: text(row, 'person'),
    kind: text(row, 'kind') as Session['kind'],
    label: text(row, 'label'),
    createdAt: number(row, 'created_at'),
    expiresAt: number(row, 'expires_at'),
    confirmedAt: numberOrNull(row, 'confirmed_at') ?? 0,
  };
}
