import { firstOf, numberOrNull, number, rowsOf, sql, text, textOrNull } from './database.ts';
import type { Database, Row, Statement } from './database.ts';

export const ROLES = ['player', 'coach', 'judge', 'director', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Names stand here and nowhere else, so that a change or a deletion reaches every old match. */
export interface Person {
  readonly id: string;
  readonly kind: 'guest' | 'account' | 'gone';
  readonly login: string | null;
  readonly name: string;
  readonly role: Role;
  /** The argon2id hash; guests have none. */
  readonly passphrase: string | null;
  readonly createdAt: number;
  readonly seenAt: number;
}

export interface PeopleStore {
  /** False if the user name is taken. */
  add(person: Person): Promise<boolean>;
  byId(id: string): Promise<Person | null>;
  byLogin(login: string): Promise<Person | null>;
  /** The names of these people; whoever was deleted is left out. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  rename(id: string, name: string): Promise<void>;
  setRole(id: string, role: Role): Promise<void>;
  setPassphrase(id: string, hash: string): Promise<void>;
  /** A guest becomes an account and keeps their matches. False if the user name is taken. */
  promote(id: string, login: string, hash: string): Promise<boolean>;
  seen(id: string, at: number): Promise<void>;
  /** What is stored about one person, by table, besides what they did at tables: a log holds what others may not know. */
  dataOf(id: string): Promise<Readonly<Record<string, readonly Row[]>>>;
  /** Guests who have not been here since an instant. */
  idleGuests(before: number, limit: number): Promise<readonly string[]>;
  /** Everybody who was ever removed: what a restored backup has to forget again. */
  erasures(): Promise<readonly { readonly person: string; readonly at: number }[]>;
  /** Removes the person; matches stay, with nobody's name on that seat. */
  erase(id: string, at: number): Promise<void>;
}

export function peopleStore(db: Database): PeopleStore {
  return {
    add: async (person) => {
      const { id, kind, login, name, role, passphrase, createdAt, seenAt } = person;
      const rows = await rowsOf(
        db,
        sql`insert into people (id, kind, login, name, role, passphrase, created_at, seen_at)
          values (${id}, ${kind}, ${login}, ${name}, ${role}, ${passphrase}, ${createdAt}, ${seenAt})
          on conflict do nothing returning id`,
      );
      return rows.length === 1;
    },
    byId: async (id) => personOf(await firstOf(db, sql`select * from people where id = ${id}`)),
    byLogin: async (login) => personOf(await firstOf(db, sql`select * from people where login = ${login}`)),
    names: async (ids) => {
      const wanted = [...new Set(ids)];
      const found: Row[] = [];
      for (let from = 0; from < wanted.length; from += NAMES_AT_ONCE)
        found.push(...(await rowsOf(db, namesOf(wanted.slice(from, from + NAMES_AT_ONCE)))));
      return new Map(found.map((row) => [text(row, 'id'), text(row, 'name')]));
    },
    rename: async (id, name) => {
      await db.run(sql`update people set name = ${name} where id = ${id} and deleted_at is null`);
    },
    setRole: async (id, role) => {
      await db.run(sql`update people set role = ${role} where id = ${id} and deleted_at is null`);
    },
    setPassphrase: async (id, hash) => {
      await db.run(sql`update people set passphrase = ${hash} where id = ${id} and kind = 'account'`);
    },
    promote: async (id, login, hash) => {
      const rows = await rowsOf(
        db,
        sql`update people set kind = 'account', login = ${login}, passphrase = ${hash}
          where id = ${id} and kind = 'guest' and not exists (select 1 from people where login = ${login})
          returning id`,
      );
      return rows.length === 1;
    },
    seen: async (id, at) => {
      await db.run(sql`update people set seen_at = ${at} where id = ${id} and deleted_at is null`);
    },
    dataOf: (id) => dataOf(db, id),
    idleGuests: async (before, limit) => {
      const rows = await rowsOf(
        db,
        sql`select id from people where kind = 'guest' and seen_at < ${before} order by seen_at limit ${limit}`,
      );
      return rows.map((row) => text(row, 'id'));
    },
    erasures: async () => {
      const rows = await rowsOf(db, sql`select person, at from erasures order by at, person`);
      return rows.map((row) => ({ person: text(row, 'person'), at: number(row, 'at') }));
    },
    erase: async (id, at) => {
      await db.run(
        sql`delete from sessions where person = ${id}`,
        sql`delete from devices where person = ${id}`,
        sql`delete from shares where made_by = ${id}`,
        sql`delete from doors where person = ${id}`,
        sql`delete from scratch where person = ${id}`,
        sql`delete from members where person = ${id}`,
        sql`delete from members where class in (select id from classes where coach = ${id})`,
        // A table that was for a class that is no more opens to nobody new.
        sql`update gates set class = null, approval = 1 where class in (select id from classes where coach = ${id})`,
        sql`delete from classes where coach = ${id}`,
        sql`delete from puzzles_done where person = ${id}`,
        sql`delete from attendance where person = ${id}`,
        sql`update results set person = null where person = ${id}`,
        sql`insert into erasures (person, at) select id, ${at} from people where id = ${id}
          on conflict do nothing`,
        sql`update people set kind = 'gone', login = null, name = '', role = 'player', passphrase = null,
          deleted_at = ${at} where id = ${id}`,
      );
    },
  };
}

const NAMES_AT_ONCE = 200;
/** Statements of few lengths, so that each is prepared once. */
const LENGTHS = [1, 4, 20, NAMES_AT_ONCE];

function namesOf(ids: readonly string[]): Statement {
  const length = LENGTHS.find((long) => long >= ids.length) ?? ids.length;
  const values = Array.from({ length }, (_, index) => ids[index] ?? '');
  const commas = Array.from({ length: length - 1 }, () => ', ');
  return {
    parts: ['select id, name from people where deleted_at is null and id in (', ...commas, ')'],
    values,
  };
}

async function dataOf(db: Database, id: string): Promise<Readonly<Record<string, readonly Row[]>>> {
  const questions = {
    // Neither hashes nor tokens leave the house, not even to their owner.
    person: sql`select id, kind, login, name, role, created_at, seen_at from people where id = ${id}`,
    sessions: sql`select kind, label, created_at, expires_at from sessions where person = ${id}`,
    classes: sql`select c.id, c.name, m.joined_at from members m join classes c on c.id = m.class
      where m.person = ${id}`,
    coaching: sql`select id, name, created_at from classes where coach = ${id}`,
    tables: sql`select table_id, part from attendance where person = ${id}`,
    devices: sql`select seen_at from devices where person = ${id}`,
    shares: sql`select table_id, created_at from shares where made_by = ${id}`,
    doors: sql`select table_id, state, at from doors where person = ${id}`,
    scratch: sql`select table_id, text from scratch where person = ${id}`,
    results: sql`select * from results where person = ${id} order by finished_at`,
    puzzles: sql`select puzzle, at, outcome from puzzles_done where person = ${id} order by at`,
    audit: sql`select at, act, detail from audit where subject = ${id} order by at`,
  };
  const answers = await db.run(...Object.values(questions));
  return Object.fromEntries(Object.keys(questions).map((name, index) => [name, answers[index] ?? []]));
}

function personOf(row: Row | null): Person | null {
  if (row === null || numberOrNull(row, 'deleted_at') !== null) return null;
  return {
    id: text(row, 'id'),
    kind: text(row, 'kind') as Person['kind'],
    login: textOrNull(row, 'login'),
    name: text(row, 'name'),
    role: text(row, 'role') as Role,
    passphrase: textOrNull(row, 'passphrase'),
    createdAt: number(row, 'created_at'),
    seenAt: number(row, 'seen_at'),
  };
}
