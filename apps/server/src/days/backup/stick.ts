import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';

const COPY = '.forceout.jsonl';

/** A stick, where copies are written; and the day on it that is to go on here, if the folder of one was named. */
export interface Stick {
  readonly stick: string;
  readonly day: { readonly code: string; readonly folder: string } | null;
  /** Folders of days on a stick that was named as a whole. */
  readonly others: readonly string[];
}

export async function stickAt(place: string): Promise<Result<Stick, string>> {
  const folder = resolve(place);
  const inside = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (inside === null) return err(`${place}: there is no such folder`);
  if (inside.some(({ name }) => name.endsWith(COPY)))
    return ok({ stick: dirname(folder), day: { code: basename(folder), folder }, others: [] });
  const others: string[] = [];
  for (const one of inside.filter((entry) => entry.isDirectory())) {
    const names = await readdir(join(folder, one.name)).catch(() => []);
    if (names.some((name) => name.endsWith(COPY))) others.push(join(folder, one.name));
  }
  return ok({ stick: folder, day: null, others });
}
