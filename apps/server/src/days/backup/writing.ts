import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from '../../storage/storage.ts';
import { readDay } from './day-file.ts';

const KEPT = 50;
const ENDING = '.forceout.jsonl';

/** Why a copy could not be read by whoever needs it; null if it can. */
export function notReadable(bytes: Uint8Array, entries: number): string | null {
  const read = readDay(bytes);
  if (!read.ok) return read.error;
  return read.value.state.journal.length === entries ? null : 'entries are missing';
}

/** Whole and read back, byte by byte, or not there at all; the last fifty are kept. */
export async function writeCopy(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}${ENDING}`);
  await writeWhole(file, bytes);
  if (Buffer.compare(await readFile(file), bytes) !== 0) {
    await rm(file, { force: true });
    throw new Error('the backup that was written is another when it is read back');
  }
  const old = (await readdir(folder)).filter((one) => one.endsWith(ENDING)).toSorted();
  for (const one of old.slice(0, -KEPT)) await rm(join(folder, one), { force: true });
}

/** Each photo once. */
export async function writePhotos(folder: string, day: string, storage: Storage): Promise<void> {
  const photos = await storage.photos.of(day);
  if (photos.length === 0) return;
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  for (const { id } of photos) {
    if (there.has(id)) continue;
    const photo = await storage.photos.bytes(day, id);
    if (photo !== null) await writeWhole(join(folder, id), photo.bytes);
  }
}

/** On disk under another name first, so that a pulled stick has either all of it or nothing. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const fresh = `${file}.new`;
  const handle = await open(fresh, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(fresh, file);
  const folder = await open(dirname(file), 'r').catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}
