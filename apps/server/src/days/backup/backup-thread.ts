/** Writes copies of a day off the way of requests: the file of a large day takes a second or two to make and to read back. */
import { parentPort } from 'node:worker_threads';
import { EMPTY, fold } from '@forceout/tournament';
import type { JournalEntry } from '@forceout/tournament';
import type { Reply } from '../../threads/lane.ts';
import type { Pass } from '../store/passes.ts';
import type { Photo } from '../store/photos.ts';
import { writeDay } from './day-file.ts';
import { writeCopy } from './writing.ts';

export interface CopyAsked {
  /** One for each place. */
  readonly folders: readonly string[];
  readonly code: string;
  readonly made: string;
  /** The journal as it lies in the database. */
  readonly entries: readonly string[];
  readonly passes: readonly Pass[];
  readonly photos: readonly Photo[];
}

/** For each folder what went wrong, or null. */
export type CopyMade = readonly (string | null)[];

export async function copyDay({
  folders,
  code,
  made,
  entries,
  passes,
  photos,
}: CopyAsked): Promise<CopyMade> {
  const state = fold(
    entries.map((entry) => JSON.parse(entry) as JournalEntry),
    EMPTY,
  );
  if (state.things.event.size === 0) return folders.map(() => null);
  const text = writeDay({ state, passes, photos }, made);
  const name = `${code}-${String(entries.length).padStart(7, '0')}-${made.replaceAll(/[:.]/g, '-')}`;
  const problems: (string | null)[] = [];
  for (const folder of folders) {
    const wrong = await writeCopy(folder, name, text, entries.length).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    problems.push(wrong);
  }
  return problems;
}

parentPort?.on('message', (asked: CopyAsked) => {
  void copyDay(asked).then(
    (answer) => parentPort!.postMessage({ ok: true, answer } satisfies Reply<CopyMade>),
    (error: unknown) =>
      parentPort!.postMessage({ ok: false, error: String(error) } satisfies Reply<CopyMade>),
  );
});
