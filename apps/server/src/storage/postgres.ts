import postgres from 'postgres';
import type { Database, Row, Statement } from './database.ts';
import { LATEST, SCHEMA_TABLE, stepsFrom } from './migrations.ts';

/** Nodes that start together migrate one after the other; the number is arbitrary, and ours. */
const MIGRATION_LOCK = 4_601_879;
const CHANNEL = 'forceout';
const CONNECTIONS = 10;
/** A database that does not answer within this time counts as cut off; commands are tried again. */
const CONNECT_SECONDS = 5;

/** PostgreSQL, which several processes may share. */
export async function openPostgres(url: string, upTo: number = LATEST): Promise<Database> {
  const client = postgres(url, {
    max: CONNECTIONS,
    connect_timeout: CONNECT_SECONDS,
    onnotice: () => {},
    backoff: (tries: number) => Math.min(0.1 * 2 ** tries, 1),
    // Instants are below 2^53.
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  });
  try {
    await migrate(client, upTo);
  } catch (error) {
    await client.end({ timeout: 0 });
    throw error;
  }
  return {
    engine: 'postgres',
    run: async (...statements) => {
      const [only] = statements;
      // A single statement is a transaction by itself and needs one trip instead of three.
      if (only !== undefined && statements.length === 1) return [await send(client, only)];
      return client.begin((transaction) =>
        Promise.all(statements.map((statement) => send(transaction, statement))),
      );
    },
    listen: async (heard) => {
      await client.listen(CHANNEL, heard, () => heard(null));
    },
    tell: (message) => ({ parts: [`select pg_notify('${CHANNEL}', `, ')'], values: [message] }),
    close: () => client.end({ timeout: 5 }),
  };
}

async function send(client: postgres.ISql, { parts, values }: Statement): Promise<readonly Row[]> {
  const text = parts.map((part, index) => (index === 0 ? part : `$${index}${part}`)).join('');
  return await client.unsafe<Row[]>(text, [...values], { prepare: true });
}

async function migrate(client: postgres.Sql<{ bigint: number }>, upTo: number): Promise<void> {
  await client.begin(async (transaction) => {
    await transaction.unsafe(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await transaction.unsafe(SCHEMA_TABLE);
    const [row] = await transaction.unsafe<{ version: number | null }[]>(
      'select max(version) as version from migrations',
    );
    for (const step of stepsFrom(row?.version ?? 0, upTo)) {
      for (const statement of step.statements) await transaction.unsafe(statement);
      await transaction.unsafe('insert into migrations (version, name, at) values ($1, $2, $3)', [
        step.version,
        step.name,
        Date.now(),
      ]);
    }
  });
}
