import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Who was erased, beside the database: an old backup that is restored has to forget them again. Ids and instants only. */
export interface Erasure {
  readonly person: string;
  readonly at: number;
}

export function erasuresFile(folder: string): string {
  return join(folder, 'erasures.jsonl');
}

export async function noteErasure(folder: string, erasure: Erasure): Promise<void> {
  await mkdir(folder, { recursive: true });
  await appendFile(erasuresFile(folder), `${JSON.stringify(erasure)}\n`, { mode: 0o600 });
}

/** What was noted; a line that was cut short by a fall is left out. */
export async function readErasures(file: string): Promise<readonly Erasure[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line): readonly Erasure[] => {
    try {
      const { person, at } = JSON.parse(line) as Erasure;
      return typeof person === 'string' && typeof at === 'number' ? [{ person, at }] : [];
    } catch {
      return [];
    }
  });
}
