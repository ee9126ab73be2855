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
  /** False if somebody in the class has a name that looks the same. */
  join(id: string, person: string, at: number, folded: string): Promise<boolean>;
  /** Somebody's name looks different now, in all their classes; false if it is taken in one of them. */
  refold(person: string, folded: string): Promise<boolean>;
  /** False if the code is taken. */
  setCode(id: string, code: string): Promise<boolean>;
  isMember(id: string, person: string): Promise<boolean>;
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
    join: async (id, person, at, folded) => {
      const row = await firstOf(
        db,
        sql`insert into members (class, person, joined_at, folded) values (${id}, ${person}, ${at}, ${folded})
          on conflict do nothing returning person`,
      );
      return row !== null || isMember(db, id, person);
    },
    refold: async (person, folded) => {
      const taken = await firstOf(
        db,
        sql`select 1 as yes from members mine join members theirs on theirs.class = mine.class
          where mine.person = ${person} and theirs.person <> ${person} and theirs.folded = ${folded} limit 1`,
      );
      if (taken !== null) return false;
      await db.run(sql`update members set folded = ${folded} where person = ${person}`);
      return true;
    },
    setCode: async (id, code) => {
      const row = await firstOf(
        db,
        sql`update classes set code = ${code} where id = ${id}
          and not exists (select 1 from classes where code = ${code}) returning id`,
      );
      return row !== null;
    },
    isMember: (id, person) => isMember(db, id, person),
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

async function isMember(db: Database, id: string, person: string): Promise<boolean> {
  const found = sql`select 1 as yes from members where class = ${id} and person = ${person}`;
  return (await firstOf(db, found)) !== null;
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
