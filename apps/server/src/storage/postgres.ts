import postgres from 'postgres';
import type { Bus } from '../bus/bus.ts';
import type { Database, Row, Statement } from './database.ts';
import { LATEST, SCHEMA_TABLE, statementsFor, stepsFrom } from './migrations.ts';
import { PATIENCE, within } from './patience.ts';
import type { Patience } from './patience.ts';
import { Wires } from './wires.ts';

/** Nodes that start together migrate one after the other; the number is arbitrary, and ours. */
const MIGRATION_LOCK = 4_601_879;
const CHANNEL = 'forceout';
/** On this one every process shows itself and the others that it is heard. */
const ALIVE = 'forceout_alive';
const CONNECTIONS = 10;
/** A database that cannot be reached within this time counts as cut off; commands are tried again. */
const CONNECT_SECONDS = 5;
/** A large database may take long to migrate, but not for ever. */
const MIGRATE_WITHIN = 600_000;

export interface PostgresOptions {
  readonly connections?: number;
  readonly patience?: Patience;
  /** Carries the news instead of the database's own notifications. */
  readonly bus?: Bus | undefined;
}

/** PostgreSQL, which several processes may share. */
export async function openPostgres(
  url: string,
  upTo: number = LATEST,
  { connections = CONNECTIONS, patience = PATIENCE, bus }: PostgresOptions = {},
): Promise<Database> {
  const wires = new Wires();
  const options = {
    max: connections,
    connect_timeout: CONNECT_SECONDS,
    keep_alive: 15,
    onnotice: () => {},
    backoff: (tries: number) => Math.min(0.1 * 2 ** tries, 1),
    socket: (where: Parameters<Wires['lay']>[0]) => wires.lay(where),
    // A process that stops in the middle of something holds up the others no longer than an answer takes.
    connection: {
      statement_timeout: patience.answer,
      lock_timeout: patience.answer,
      idle_in_transaction_session_timeout: patience.answer,
    },
    // Instants are below 2^53.
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  };
  const client: postgres.Sql<{ bigint: number }> = postgres(url, options);
  let listening: NodeJS.Timeout | null = null;
  const ask = <T>(asked: Promise<T>): Promise<T> =>
    within(patience.answer, asked, () => wires.cutQuiet(patience.answer));
  const end = async (seconds: number): Promise<void> => {
    if (listening !== null) clearInterval(listening);
    // A wire that has gone quiet does not say goodbye.
    const late = setTimeout(() => wires.cutQuiet(0), seconds * 1000);
    await client.end({ timeout: seconds });
    clearTimeout(late);
    wires.stop();
  };
  try {
    await within(MIGRATE_WITHIN, migrate(client, upTo));
  } catch (error) {
    await end(0);
    throw error;
  }

  /** Hears itself on the connection that listens; one that does not is cut and made anew. */
  async function watchEar(): Promise<void> {
    let heardAt = performance.now();
    const heard = (): void => {
      heardAt = performance.now();
    };
    await ask(client.listen(ALIVE, heard, heard));
    listening ??= setInterval(() => {
      if (performance.now() - heardAt > patience.quiet) {
        wires.cutQuiet(patience.quiet * 0.9);
        heardAt = performance.now();
      }
      ask(send(client, { parts: [`select pg_notify('${ALIVE}', '')`], values: [] })).catch(() => {});
    }, patience.quiet / 3);
    listening.unref();
  }

  return {
    engine: 'postgres',
    run: async (...statements) => {
      const [only] = statements;
      // A single statement is a transaction by itself and needs one trip instead of three.
      if (only !== undefined && statements.length === 1) return [await ask(send(client, only))];
      return ask(
        client.begin((transaction) =>
          Promise.all(statements.map((statement) => send(transaction, statement))),
        ) as Promise<readonly (readonly Row[])[]>,
      );
    },
    ...(bus === undefined ? {} : { publish: (message: string) => bus.publish(message) }),
    listen: async (heard) => {
      if (bus !== undefined) return bus.listen(heard);
      await ask(client.listen(CHANNEL, heard, () => heard(null)));
      await watchEar();
    },
    tell: (message) =>
      bus === undefined ? { parts: [`select pg_notify('${CHANNEL}', `, ')'], values: [message] } : null,
    close: async () => {
      await bus?.close();
      await end(5);
    },
  };
}

async function send(client: postgres.ISql, { parts, values }: Statement): Promise<readonly Row[]> {
  const text = parts.map((part, index) => (index === 0 ? part : `$${index}${part}`)).join('');
  return await client.unsafe<Row[]>(text, [...values], { prepare: true });
}

async function migrate(client: postgres.Sql<{ bigint: number }>, upTo: number): Promise<void> {
  await client.begin(async (transaction) => {
    await transaction.unsafe('set local statement_timeout = 0; set local lock_timeout = 0');
    await transaction.unsafe(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await transaction.unsafe(SCHEMA_TABLE);
    const [row] = await transaction.unsafe<{ version: number | null }[]>(
      'select max(version) as version from migrations',
    );
    for (const step of stepsFrom(row?.version ?? 0, upTo)) {
      for (const statement of statementsFor('postgres', step)) await transaction.unsafe(statement);
      await transaction.unsafe('insert into migrations (version, name, at) values ($1, $2, $3)', [
        step.version,
        step.name,
        Date.now(),
      ]);
    }
  });
}
