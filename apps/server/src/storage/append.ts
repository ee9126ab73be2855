import type { AuditLine } from './audit.ts';
import { number, sql, text } from './database.ts';
import type { Database, Row, Statement } from './database.ts';
import { Away } from './patience.ts';
import type { Result } from './results.ts';
import type { TableState } from './tables.ts';

/** Somebody's scratch paper; a new shake has a new sheet. */
export interface Paper {
  readonly person: string;
  readonly shake: number;
  readonly text: string;
}

/** An entry for the end of a log, and what follows from it for the rest of the storage. */
export interface Append {
  readonly table: string;
  /** The sequence after which the entry comes. */
  readonly after: number;
  readonly at: number;
  readonly who: string;
  readonly commandId: string;
  readonly entry: string;
  readonly state: TableState;
  readonly deadline: number | null;
  readonly summary: string;
  /** People who take part from now on. */
  readonly attend: readonly { readonly person: string; readonly part: 'player' | 'judge' }[];
  readonly results: readonly Result[];
  /** What somebody has on their scratch paper now; it stands beside the log, never in it. */
  readonly scratch?: readonly Paper[];
  /** What somebody with authority did with it. */
  readonly audit: readonly AuditLine[];
}

export type Appended =
  | { readonly is: 'appended'; readonly seq: number }
  /** This person's command with this id is in the log already. */
  | { readonly is: 'duplicate'; readonly seq: number }
  /** Somebody else was first at this sequence. */
  | { readonly is: 'conflict' };

/** The primary key on (table, sequence) decides who was first; everything else happens only if this entry is in. */
export function appendStatements(db: Database, append: Append): readonly Statement[] {
  const { table, after, at, who, commandId, entry, state, deadline, summary } = append;
  const seq = after + 1;
  // Told also when somebody else was first, so without the entry: the others look for themselves.
  const told = db.tell(JSON.stringify([table, seq]));
  return [
    sql`insert into log (table_id, seq, at, who, command_id, entry)
      select ${table}, ${seq}, ${at}, ${who}, ${commandId}, ${entry}
      where exists (select 1 from log where table_id = ${table} and seq = ${after})
      on conflict do nothing returning seq`,
    sql`select seq from log where table_id = ${table} and who = ${who} and command_id = ${commandId}`,
    sql`update tables set head = ${seq}, state = ${state}, deadline = ${deadline}, touched_at = ${at},
      summary = ${summary} where id = ${table} and head = ${after} and exists (
        select 1 from log where table_id = ${table} and seq = ${seq} and who = ${who} and command_id = ${commandId})`,
    ...append.attend.map(
      ({ person, part }) =>
        sql`insert into attendance (person, table_id, part)
          select id, ${table}, ${part} from people where id = ${person} and deleted_at is null and exists (
            select 1 from log where table_id = ${table} and seq = ${seq} and who = ${who} and command_id = ${commandId})
          on conflict do nothing`,
    ),
    ...append.results.map(
      ({ seat, person, rulebook, division, score, points }) =>
        sql`insert into results (table_id, seat, person, rulebook, division, score, points, finished_at)
          select ${table}, ${seat}, (select id from people where id = ${person}), ${rulebook}, ${division}, ${score},
            ${points}, ${at}
          where exists (
            select 1 from log where table_id = ${table} and seq = ${seq} and who = ${who} and command_id = ${commandId})
          on conflict do nothing`,
    ),
    ...(append.scratch ?? []).map(
      (paper) =>
        sql`insert into scratch (table_id, person, shake, text)
          select ${table}, id, ${paper.shake}, ${paper.text} from people where id = ${paper.person} and deleted_at is null and exists (
            select 1 from log where table_id = ${table} and seq = ${seq} and who = ${who} and command_id = ${commandId})
          on conflict (table_id, person) do update set shake = excluded.shake, text = excluded.text`,
    ),
    ...append.audit.map(
      (line) =>
        sql`insert into audit (id, at, actor, act, subject, detail)
          select ${line.id}, ${line.at}, ${line.actor}, ${line.act}, ${line.subject}, ${line.detail}
          where exists (
            select 1 from log where table_id = ${table} and seq = ${seq} and who = ${who} and command_id = ${commandId})
          on conflict do nothing`,
    ),
    ...(told === null ? [] : [told]),
  ];
}

export function appendedOf([inserted = [], mine = []]: readonly (readonly Row[])[]): Appended {
  const [first] = mine;
  if (first === undefined) return { is: 'conflict' };
  return { is: inserted.length === 1 ? 'appended' : 'duplicate', seq: number(first, 'seq') };
}

/** Whether an append touches nothing but the log and its table, as nearly all do. */
function isPlain({ attend, results, audit, scratch = [] }: Append): boolean {
  return attend.length + results.length + audit.length + scratch.length === 0;
}

/** PostgreSQL carries just under 8000 bytes; other processes read a longer entry from the log. */
const LONGEST_NEWS = 7900;

/**
 * Many plain appends in one statement, for PostgreSQL; gives back those that were first at their sequence. They are
 * inserted in the order of tables, so that two nodes never wait for each other in a circle.
 */
function plainStatement(appends: readonly Append[], tells: boolean): Statement {
  const rows = appends.map(({ table, after, at, who, commandId, entry, state, deadline, summary }) => {
    const place = { table_id: table, seq: after + 1, before: after, at, who, command_id: commandId };
    return { ...place, entry, state, deadline, summary };
  });
  const told = tells
    ? `pg_notify('forceout', case
        when octet_length(json_build_array(table_id, seq, at, who, command_id, entry)::text) < ${LONGEST_NEWS}
        then json_build_array(table_id, seq, at, who, command_id, entry)::text
        else json_build_array(table_id, seq)::text end) is null as told`
    : 'true as told';
  return {
    parts: [
      `with item as (
        select * from json_to_recordset(`,
      `::text::json) as item (table_id text, seq integer,
          before integer, at bigint, who text, command_id text, entry text, state text, deadline bigint, summary text)
      ), entered as (
        insert into log (table_id, seq, at, who, command_id, entry)
        select table_id, seq, at, who, command_id, entry from item
        where exists (select 1 from log where log.table_id = item.table_id and log.seq = item.before)
        order by table_id on conflict do nothing returning table_id, seq, at, who, command_id, entry
      ), followed as (
        update tables set head = item.seq, state = item.state, deadline = item.deadline, touched_at = item.at,
          summary = item.summary
        from item join entered on entered.table_id = item.table_id and entered.seq = item.seq
          and entered.who = item.who and entered.command_id = item.command_id
        where tables.id = item.table_id and tables.head = item.before
      )
      select table_id, who, command_id, ${told} from entered`,
    ],
    values: [JSON.stringify(rows)],
  };
}

/** A command's own name, unlike any other's. */
function nameOf(table: string, who: string, commandId: string): string {
  return JSON.stringify([table, who, commandId]);
}

interface Waiting {
  readonly append: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_IN_A_BATCH = 200;

/**
 * Lets appends that come close together share a commit: while one is under way, whatever comes in waits and shares the
 * next. Not several at once: commits that notify wait for each other inside PostgreSQL, and small ones only lengthen
 * that line (p99 of a move over two processes 92 ms with one, 126 ms with three). SQLite's thread shares by itself.
 */
export class Appender {
  readonly #db: Database;
  #waiting: Waiting[] = [];
  #busy = false;

  constructor(db: Database) {
    this.#db = db;
  }

  append(append: Append): Promise<Appended> {
    if (this.#db.engine === 'sqlite' || !isPlain(append)) return this.#alone(append);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#go();
    });
  }

  async #alone(append: Append): Promise<Appended> {
    const appended = appendedOf(await this.#db.run(...appendStatements(this.#db, append)));
    if (appended.is === 'appended') this.#publish(append);
    return appended;
  }

  /** On disk: where another engine carries the news, the others hear of it now. */
  #publish({ table, after, at, who, commandId, entry }: Append): void {
    this.#db.publish?.(JSON.stringify([table, after + 1, at, who, commandId, entry]));
  }

  #go(): void {
    if (this.#busy || this.#waiting.length === 0) return;
    const batch = this.#waiting.splice(0, MOST_IN_A_BATCH);
    this.#busy = true;
    void this.#commit(batch).finally(() => {
      this.#busy = false;
      this.#go();
    });
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    let entered: ReadonlySet<string> = new Set();
    try {
      const [rows = []] = await this.#db.run(
        plainStatement(
          batch.map(({ append }) => append),
          this.#db.publish === undefined,
        ),
      );
      entered = new Set(
        rows.map((row) => nameOf(text(row, 'table_id'), text(row, 'who'), text(row, 'command_id'))),
      );
    } catch (error) {
      // Cut off from the database, everybody hears of it; else one bad entry must not take the others with it.
      if (batch.length === 1 || error instanceof Away) {
        for (const { reject } of batch) reject(error);
        return;
      }
    }
    // Whoever was not first finds out why by itself.
    await Promise.all(
      batch.map(async ({ append, resolve, reject }) => {
        const { table, who, commandId, after } = append;
        if (entered.has(nameOf(table, who, commandId))) {
          this.#publish(append);
          return resolve({ is: 'appended', seq: after + 1 });
        }
        await this.#alone(append).then(resolve, reject);
      }),
    );
  }
}
