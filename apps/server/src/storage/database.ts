/** What both engines store: JSON travels as text, instants as milliseconds. */
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** A statement with its values apart, so that nothing from outside is ever pasted into SQL. */
export interface Statement {
  readonly parts: readonly string[];
  readonly values: readonly Value[];
}

export function sql(parts: TemplateStringsArray, ...values: readonly Value[]): Statement {
  return { parts, values };
}

/** The thin floor under the storage: the same statements run on both engines. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres';
  /** Runs the statements as one, all or nothing; what they wrote is on disk when this resolves. */
  run(...statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
  /**
   * Hears what other processes wrote; an engine for one process never calls back. Null says that some messages may
   * have been missed, because the connection was lost for a while.
   */
  listen(heard: (message: string | null) => void): Promise<void>;
  /** A statement that tells the other processes once its transaction is committed; null where there are none. */
  tell(message: string): Statement | null;
  /** Where another engine carries the news: called once something is on disk. Without it the database tells by itself. */
  readonly publish?: (message: string) => void;
  close(): Promise<void>;
}

/** The rows of a single statement. */
export async function rowsOf(db: Database, statement: Statement): Promise<readonly Row[]> {
  const [rows = []] = await db.run(statement);
  return rows;
}

export async function firstOf(db: Database, statement: Statement): Promise<Row | null> {
  const [row] = await rowsOf(db, statement);
  return row ?? null;
}

/** Columns are read by name and kind; a wrong one is a bug in a statement, not in somebody's data. */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new Error(`column ${column} holds no text`);
  return value;
}

export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column);
}

export function number(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new Error(`column ${column} holds no number`);
  return value;
}

export function numberOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : number(row, column);
}
