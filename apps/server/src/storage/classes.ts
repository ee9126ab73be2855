import { firstOf, number, rowsOf, sql, text, textOrNull } from './database.ts';
import type { Database, Row } from './database.ts';

export interface SchoolClass {
  readonly id: string;
  readonly name: string;
  readonly coach: string;
  readonly code: string;
  readonly createdAt: number;
}

export interface Member {
  readonly person: string;
  readonly name: string;
  readonly login: string | null;
  readonly joinedAt: number;
}

export interface ClassStore {
  /** False if the join code is taken. */
  add(school: SchoolClass): Promise<boolean>;
  byId(id: string): Promise<SchoolClass | null>;
  byCode(code: string): Promise<SchoolClass | null>;
  coachedBy(coach: string): Promise<readonly SchoolClass[]>;
  joinedBy(person: string): Promise<readonly SchoolClass[]>;
  join(id: string, person: string, at: number): Promise<void>;
  leave(id: string, person: string): Promise<void>;
  members(id: string): Promise<readonly Member[]>;
  coaches(coach: string, person: string): Promise<boolean>;
}

export function classStore(db: Database): ClassStore {
  return {
    add: async ({ id, name, coach, code, createdAt }) => {
      const rows = await rowsOf(
        db,
        sql`insert into classes (id, name, coach, code, created_at)
          values (${id}, ${name}, ${coach}, ${code}, ${createdAt}) on conflict do nothing returning id`,
      );
      return rows.length === 1;
    },
    byId: async (id) => classOf(await firstOf(db, sql`select * from classes where id = ${id}`)),
    byCode: async (code) => classOf(await firstOf(db, sql`select * from classes where code = ${code}`)),
    coachedBy: async (coach) =>
      classesOf(await rowsOf(db, sql`select * from classes where coach = ${coach} order by created_at, id`)),
    joinedBy: async (person) =>
      classesOf(
        await rowsOf(
          db,
          sql`select c.* from classes c join members m on m.class = c.id where m.person = ${person}
            order by m.joined_at, c.id`,
        ),
      ),
    join: async (id, person, at) => {
      await db.run(
        sql`insert into members (class, person, joined_at) values (${id}, ${person}, ${at}) on conflict do nothing`,
      );
    },
    leave: async (id, person) => {
      await db.run(sql`delete from members where class = ${id} and person = ${person}`);
    },
    members: async (id) => {
      const rows = await rowsOf(
        db,
        sql`select p.id, p.name, p.login, m.joined_at from members m join people p on p.id = m.person
          where m.class = ${id} order by p.name, p.id`,
      );
      return rows.map((row) => ({
        person: text(row, 'id'),
        name: text(row, 'name'),
        login: textOrNull(row, 'login'),
        joinedAt: number(row, 'joined_at'),
      }));
    },
    coaches: async (coach, person) => {
      const row = await firstOf(
        db,
        sql`select 1 as yes from members m join classes c on c.id = m.class
          where c.coach = ${coach} and m.person = ${person} limit 1`,
      );
      return row !== null;
    },
  };
}

function classesOf(rows: readonly Row[]): readonly SchoolClass[] {
  return rows.map((row) => classOf(row)!);
}

function classOf(row: Row | null): SchoolClass | null {
  if (row === null) return null;
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    coach: text(row, 'coach'),
    code: text(row, 'code'),
    createdAt: number(row, 'created_at'),
  };
}
