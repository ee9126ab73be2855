/** The database of a load run: a folder for SQLite, or a real PostgreSQL that is gone with it. */
import { startPostgres } from '@forceout/server/testing';
import type { Place } from '../apps/server/src/storage/storage.ts';
import { temporaryFolder } from './process.ts';
import type { Env } from './process.ts';

export interface LoadPlace {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** For the server's process. */
  readonly env: Env;
  /** For looking into it from here. */
  readonly place: Place;
  readonly remove: () => Promise<void>;
}

export async function loadPlace(engine: 'sqlite' | 'postgres', name: string): Promise<LoadPlace> {
  if (engine === 'sqlite') {
    const folder = temporaryFolder(name);
    return {
      name: 'SQLite',
      env: { FORCEOUT_DATA: folder.path },
      place: { file: `${folder.path}/forceout.db` },
      remove: async () => folder.remove(),
    };
  }
  const database = await startPostgres();
  const url = await database.database();
  return { name: 'PostgreSQL', env: { DATABASE_URL: url }, place: { url }, remove: () => database.stop() };
}
