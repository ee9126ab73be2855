import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import type { Row, Statement } from './database.ts';
import { LATEST, SCHEMA_TABLE, statementsFor, stepsFrom } from './migrations.ts';

export type Outcome =
  | { readonly ok: true; readonly rows: readonly (readonly Row[])[] }
  | { readonly ok: false; readonly error: string };

/** One open file. It is synchronous, and lives in a thread of its own so that a sync to disk holds up nobody. */
export class SqliteConnection {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();
  readonly #locked: number;

  constructor(file: string, upTo: number = LATEST, locked = 5000) {
    this.#locked = locked;
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    this.#db = new DatabaseSync(file, { timeout: locked });
    // FULL: a commit returns only when the write-ahead log is synced, so an acknowledged move is on disk.
    this.#db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    // What is deleted is overwritten: without this a child's words stay in the file until something else needs the place.
    this.#db.exec('pragma secure_delete = on');
    this.#migrate(upTo);
  }

  #migrate(upTo: number): void {
    this.#db.exec('begin immediate');
    try {
      this.#db.exec(SCHEMA_TABLE);
      const row = this.#db.prepare('select max(version) as version from migrations').get();
      for (const step of stepsFrom(Number(row?.['version'] ?? 0), upTo)) {
        for (const statement of statementsFor('sqlite', step)) this.#db.exec(statement);
        this.#db
          .prepare('insert into migrations (version, name, at) values (?, ?, ?)')
          .run(step.version, step.name, Date.now());
      }
      this.#db.exec('commit');
    } catch (error) {
      this.#db.exec('rollback');
      throw error;
    }
  }

  /** Runs many requests in one transaction, so that they share one sync; each is still all or nothing by itself. */
  runAll(requests: readonly (readonly Statement[])[]): readonly Outcome[] {
    try {
      this.#db.exec('begin immediate');
      const outcomes: Outcome[] = [];
      for (const statements of requests) outcomes.push(this.#runOne(statements));
      this.#db.exec('commit');
      return outcomes;
    } catch (error) {
      // A file that another program holds, or a full disk: nobody's request is done, and the thread lives on.
      this.#rollBack();
      return requests.map(() => ({ ok: false, error: String(error) }));
    }
  }

  #runOne(statements: readonly Statement[]): Outcome {
    this.#db.exec('savepoint request');
    try {
      const rows = statements.map((statement) => this.#prepare(statement).all(...statement.values) as Row[]);
      this.#db.exec('release request');
      return { ok: true, rows };
    } catch (error) {
      // On a full disk SQLite takes the whole transaction back by itself; then nothing of the batch is done.
      if (!this.#db.isTransaction) throw error;
      this.#db.exec('rollback to request; release request');
      return { ok: false, error: String(error) };
    }
  }

  #rollBack(): void {
    try {
      if (this.#db.isTransaction) this.#db.exec('rollback');
    } catch {
      // It was taken back already.
    }
  }

  #prepare({ parts }: Statement): StatementSync {
    const text = parts.join('?');
    const known = this.#prepared.get(text);
    if (known !== undefined) return known;
    const prepared = this.#db.prepare(text);
    this.#prepared.set(text, prepared);
    return prepared;
  }

  /** Empties the write-ahead log, so that nothing of what was erased stays there; a reader makes it wait for the next time. */
  tidy(): void {
    this.#db.exec('pragma busy_timeout = 0; pragma wal_checkpoint(truncate)');
    this.#db.exec(`pragma busy_timeout = ${this.#locked}`);
  }

  close(): void {
    this.#db.close();
  }
}
