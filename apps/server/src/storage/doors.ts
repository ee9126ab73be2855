import { firstOf, number, rowsOf, sql, text, textOrNull } from './database.ts';
import type { Database } from './database.ts';

/** A link to a match that is over, for whoever holds it, until it is withdrawn. Only the hash of its secret is kept. */
export interface Share {
  readonly hash: string;
  readonly table: string;
  readonly by: string;
  readonly createdAt: number;
}

/** Who may come to a table at all, besides what its settings say. */
export interface Gate {
  /** Only for this class and its coach. */
  readonly school: string | null;
  /** Whoever opened the table lets each one in. */
  readonly approval: boolean;
}

export type DoorState = 'asked' | 'let-in' | 'banned';

export interface Caller {
  readonly person: string;
  readonly name: string;
  readonly state: DoorState;
}

export interface DoorStore {
  share(share: Share): Promise<void>;
  shared(hash: string, table: string): Promise<boolean>;
  shares(table: string): Promise<readonly Share[]>;
  unshare(hash: string): Promise<void>;
  gate(table: string): Promise<Gate | null>;
  setGate(table: string, gate: Gate): Promise<void>;
  state(table: string, person: string): Promise<DoorState | null>;
  set(table: string, person: string, state: DoorState, at: number): Promise<void>;
  at(table: string): Promise<readonly Caller[]>;
  /** People known on a device, and devices known for a person. */
  isKnown(device: string, person: string): Promise<boolean>;
  remember(device: string, person: string, at: number): Promise<void>;
}

const MOST_DEVICES = 40;

export function doorStore(db: Database): DoorStore {
  return {
    share: async ({ hash, table, by, createdAt }) => {
      await db.run(
        sql`insert into shares (hash, table_id, made_by, created_at) values (${hash}, ${table}, ${by}, ${createdAt})`,
      );
    },
    shared: async (hash, table) =>
      (await firstOf(db, sql`select 1 as yes from shares where hash = ${hash} and table_id = ${table}`)) !==
      null,
    shares: async (table) => {
      const rows = await rowsOf(
        db,
        sql`select * from shares where table_id = ${table} order by created_at, hash`,
      );
      return rows.map((row) => ({
        hash: text(row, 'hash'),
        table: text(row, 'table_id'),
        by: text(row, 'made_by'),
        createdAt: number(row, 'created_at'),
      }));
    },
    unshare: async (hash) => {
      await db.run(sql`delete from shares where hash = ${hash}`);
    },
    gate: async (table) => {
      const row = await firstOf(db, sql`select class, approval from gates where table_id = ${table}`);
      return row === null
        ? null
        : { school: textOrNull(row, 'class'), approval: number(row, 'approval') === 1 };
    },
    setGate: async (table, { school, approval }) => {
      await db.run(
        sql`insert into gates (table_id, class, approval) values (${table}, ${school}, ${approval ? 1 : 0})
          on conflict (table_id) do update set class = excluded.class, approval = excluded.approval`,
      );
    },
    state: async (table, person) => {
      const row = await firstOf(
        db,
        sql`select state from doors where table_id = ${table} and person = ${person}`,
      );
      return row === null ? null : (text(row, 'state') as DoorState);
    },
    set: async (table, person, state, at) => {
      await db.run(
        sql`insert into doors (table_id, person, state, at) values (${table}, ${person}, ${state}, ${at})
          on conflict (table_id, person) do update set state = excluded.state, at = excluded.at`,
      );
    },
    at: async (table) => {
      const rows = await rowsOf(
        db,
        sql`select d.person, d.state, p.name from doors d join people p on p.id = d.person
          where d.table_id = ${table} and p.deleted_at is null order by d.at, d.person limit 200`,
      );
      return rows.map((row) => ({
        person: text(row, 'person'),
        name: text(row, 'name'),
        state: text(row, 'state') as DoorState,
      }));
    },
    isKnown: async (device, person) =>
      (await firstOf(db, sql`select 1 as yes from devices where hash = ${device} and person = ${person}`)) !==
      null,
    remember: async (device, person, at) => {
      await db.run(
        sql`insert into devices (hash, person, seen_at) values (${device}, ${person}, ${at})
          on conflict (hash) do update set person = excluded.person, seen_at = excluded.seen_at`,
        sql`delete from devices where person = ${person} and hash not in (
          select hash from devices where person = ${person} order by seen_at desc, hash limit ${MOST_DEVICES})`,
      );
    },
  };
}
