/** Writes copies of a day off the way of requests: the file of a large day takes a second or two to make and to read back. */
import { parentPort } from 'node:worker_threads';
import { fold } from '@forceout/tournament';
import type { JournalEntry } from '@forceout/tournament';
import type { Reply } from '../../threads/lane.ts';
import type { Pass } from '../store/passes.ts';
import type { Photo } from '../store/photos.ts';
import { writeDay } from './day-file.ts';
import { notReadable, writeCopy } from './writing.ts';

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

export async function copyDay(asked: CopyAsked): Promise<CopyMade> {
  const { folders, code, made, entries } = asked;
  const bytes = bytesOf(asked);
  if (bytes === null) return folders.map(() => null);
  // Once for all places, which then must have these very bytes.
  const why = notReadable(bytes, entries.length);
  if (why !== null) return folders.map(() => `the backup cannot be read: ${why}`);
  const name = `${code}-${String(entries.length).padStart(7, '0')}-${made.replaceAll(/[:.]/g, '-')}`;
  const problems: (string | null)[] = [];
  for (const folder of folders) {
    const wrong = await writeCopy(folder, name, bytes).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    problems.push(wrong);
  }
  return problems;
}

/** The file; null as long as there is nothing to tell. What it was made from is gone before it is read back: both are large. */
function bytesOf({ entries, passes, photos, made }: CopyAsked): Uint8Array | null {
  const state = fold(entries.map((entry) => JSON.parse(entry) as JournalEntry));
  return state.things.event.size === 0
    ? null
    : new TextEncoder().encode(writeDay({ state, passes, photos }, made));
}

parentPort?.on('message', (asked: CopyAsked) => {
  void copyDay(asked).then(
    (answer) => parentPort!.postMessage({ ok: true, answer } satisfies Reply<CopyMade>),
    (error: unknown) =>
      parentPort!.postMessage({ ok: false, error: String(error) } satisfies Reply<CopyMade>),
  );
});
