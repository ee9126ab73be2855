import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Makes this process the only server on a folder, for as long as it lives: a lock that the system takes back when the
 * process ends, however it ends. Two servers on one file would each think that they alone hold the tables.
 */
export function soleServer(file: string): () => void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = delete; begin exclusive');
  } catch {
    lock.close();
    throw new Error(`another server runs on ${folder}`);
  }
  return () => lock.close();
}
