import { firstOf, number, rowsOf, sql, text } from './database.ts';
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
}

export interface SessionStore {
  add(session: Session): Promise<void>;
  /** Null if there is none or it has run out. */
  find(hash: string, now: number): Promise<Session | null>;
  of(person: string, kind: Session['kind']): Promise<readonly Session[]>;
  remove(hash: string): Promise<void>;
  /** Signs a person out everywhere. */
  removeAll(person: string): Promise<void>;
  removeExpired(now: number): Promise<void>;
}

export function sessionStore(db: Database): SessionStore {
  return {
    add: async ({ hash, person, kind, label, createdAt, expiresAt }) => {
      await db.run(
        sql`insert into sessions (hash, person, kind, label, created_at, expires_at)
          values (${hash}, ${person}, ${kind}, ${label}, ${createdAt}, ${expiresAt})`,
      );
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
  };
}
