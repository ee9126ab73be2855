import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import type { Storage } from '../../storage/storage.ts';
import { rowOf } from '../host.ts';
import { readDay } from './day-file.ts';

export interface RestoredDay {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly entries: number;
  readonly passes: number;
  readonly photos: number;
  /** Newer files that could not be read. */
  readonly damaged: readonly string[];
}

/** A day from a backup: its file, or the folder of its backups, of which the newest that is whole is taken. */
export async function restoreDay(
  storage: Storage,
  place: string,
  director: string | null,
  now: number,
): Promise<Result<RestoredDay, string>> {
  const isFolder = (await stat(place).catch(() => null))?.isDirectory() ?? null;
  if (isFolder === null) return err(`${place}: there is nothing`);
  const folder = isFolder ? place : join(place, '..');
  const files = isFolder
    ? (await readdir(place))
        .filter((name) => name.endsWith('.forceout.jsonl'))
        .toSorted()
        .toReversed()
        .map((name) => join(place, name))
    : [place];
  const damaged: string[] = [];
  for (const file of files) {
    const read = readDay(await readFile(file));
    if (!read.ok) {
      damaged.push(`${file}: ${read.error}`);
      continue;
    }
    const { state, passes, photos } = read.value;
    const [tournament] = state.things.tournament.values();
    if (tournament === undefined) return err(`${file}: it has no tournament`);
    const { id, code, name, state: is } = tournament;
    const entries = state.journal.map((entry, index) => rowOf(index + 1, entry));
    const row = {
      id,
      code,
      name,
      state: is,
      openedBy: director,
      head: entries.length,
      createdAt: now,
      // Names are kept for so long after the day, not after its copy was found.
      touchedAt: entries.at(-1)?.at ?? now,
    };
    if (!(await storage.days.open(row, entries))) return err(`${code} is here already; nothing was changed`);
    for (const pass of passes) await storage.passes.add(pass);
    let kept = 0;
    for (const photo of photos) {
      const bytes = await readFile(join(folder, 'photos', photo.id)).catch(() => null);
      if (bytes === null) continue;
      await storage.photos.add(photo, bytes);
      kept++;
    }
    return ok({ id, code, name, entries: entries.length, passes: passes.length, photos: kept, damaged });
  }
  return err(damaged[0] ?? `${place}: there is no backup of a day`);
}
