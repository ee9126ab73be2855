import type { AuditLine } from './audit.ts';
import { number, sql } from './database.ts';
import type { Database, Row, Statement } from './database.ts';
import type { Result } from './results.ts';
import type { TableState } from './tables.ts';

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

interface Waiting {
  readonly table: string;
  readonly statements: readonly Statement[];
  readonly resolve: (rows: readonly (readonly Row[])[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Transactions that run at the same time; while they do, whatever comes in waits and shares the next one. */
const LANES = 4;
const MOST_IN_A_BATCH = 200;

/** Lets appends that come close together share a commit. SQLite's thread does so by itself. */
export class Appender {
  readonly #db: Database;
  #waiting: Waiting[] = [];
  #busy = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  run(table: string, statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    if (this.#db.engine === 'sqlite') return this.#db.run(...statements);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ table, statements, resolve, reject });
      this.#go();
    });
  }

  #go(): void {
    if (this.#busy >= LANES || this.#waiting.length === 0) return;
    // In the order of tables, so that two nodes never wait for each other in a circle.
    const batch = this.#waiting.splice(0, MOST_IN_A_BATCH).sort((a, b) => (a.table < b.table ? -1 : 1));
    this.#busy++;
    void this.#commit(batch).finally(() => {
      this.#busy--;
      this.#go();
    });
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const rows = await this.#db.run(...batch.flatMap(({ statements }) => statements));
      let from = 0;
      for (const { statements, resolve } of batch) {
        resolve(rows.slice(from, from + statements.length));
        from += statements.length;
      }
    } catch (error) {
      // One bad entry must not take the others with it.
      if (batch.length === 1) batch[0]!.reject(error);
      else await Promise.all(batch.map((waiting) => this.#commit([waiting])));
    }
  }
}
