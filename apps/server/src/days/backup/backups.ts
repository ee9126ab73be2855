import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Deed } from '@forceout/tournament';
import { Lane } from '../../threads/lane.ts';
import type { Config } from '../../config.ts';
import type { Days } from '../days.ts';
import type { CopyAsked, CopyMade } from './backup-thread.ts';
import { writePhotos } from './writing.ts';

const EVERY = 60_000;
const LONGEST = 120_000;
/** A copy of a large day takes the thread a hundred megabytes, which it gives back by ending. */
const RESTS_AFTER = 1000;
/** At these steps of a round nobody waits for the minute. */
const STEPS: readonly Deed['do'][] = ['publish', 'bell', 'close', 'certify', 'archive'];

export interface BackupState {
  readonly folder: string;
  /** Of the last one that was written and read back; null if none was. */
  readonly at: number | null;
  readonly seq: number;
  /** What went wrong with the last attempt. */
  readonly problem: string | null;
}

/** Beside the data, and wherever the operator wants them besides. */
export function backupFolders({ data, backups }: Pick<Config, 'data' | 'backups'>): readonly string[] {
  return [join(data, 'days'), ...backups];
}

/** Copies of every day that changes, each minute, in folders: beside the data, and on a stick. */
export class DayBackups {
  readonly #days: Days;
  readonly #folders: readonly string[];
  readonly #changed = new Set<string>();
  readonly #states = new Map<string, BackupState>();
  readonly #timer: NodeJS.Timeout;
  readonly #lane = new Lane<CopyAsked, CopyMade>(
    () => new Worker(new URL('./backup-thread.ts', import.meta.url)),
    LONGEST,
    { rest: RESTS_AFTER },
  );
  #line: Promise<void> = Promise.resolve();

  constructor(days: Days, folders: readonly string[], every = EVERY) {
    this.#days = days;
    this.#folders = folders;
    days.onEntry((host, _, { deed }) => {
      this.#changed.add(host.day.id);
      if (STEPS.includes(deed.do)) setImmediate(() => void this.write());
    });
    this.#timer = setInterval(() => void this.write(), every);
    this.#timer.unref();
  }

  /** How the copies of a day are, for its director. */
  of(day: string): readonly BackupState[] {
    return this.#folders.map(
      (folder) => this.#states.get(`${folder} ${day}`) ?? { folder, at: null, seq: 0, problem: null },
    );
  }

  /** Writes what has changed; one after the other. */
  write(): Promise<void> {
    this.#line = this.#line.then(async () => {
      const changed = [...this.#changed];
      this.#changed.clear();
      for (const id of changed)
        await this.#writeDay(id).catch((error: unknown) => {
          this.#changed.add(id);
          this.#days.parts.onTrouble?.('a day could not be copied', error);
        });
    });
    return this.#line;
  }

  /** Copies that hold what was forgotten go, and one that does not is written. */
  async renew(id: string): Promise<void> {
    const day = await this.#days.parts.storage.days.byId(id);
    if (day === null) return;
    await this.#line;
    for (const folder of this.#folders) await rm(join(folder, day.code), { recursive: true, force: true });
    this.#changed.add(id);
    await this.write();
  }

  /** What has changed since the last minute is not lost by stopping. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
    await this.#lane.stop();
  }

  async #writeDay(id: string): Promise<void> {
    const { storage, now } = this.#days.parts;
    const day = await storage.days.byId(id);
    if (day === null) return;
    const rows = await storage.days.log(id, 0);
    const at = now();
    const problems = await this.#lane
      .ask({
        folders: this.#folders.map((folder) => join(folder, day.code)),
        code: day.code,
        made: new Date(at).toISOString(),
        entries: rows.map(({ entry }) => entry),
        passes: await storage.passes.of(id),
        photos: await storage.photos.of(id),
      })
      .catch((error: unknown) => this.#folders.map(() => String(error)));
    for (const [index, folder] of this.#folders.entries()) {
      const problem =
        problems[index] ??
        (await writePhotos(join(folder, day.code, 'photos'), id, storage).then(
          () => null,
          (error: unknown) => String(error),
        ));
      this.#note(id, folder, problem, at, rows.length);
    }
  }

  #note(id: string, folder: string, problem: string | null, at: number, seq: number): void {
    const name = `${folder} ${id}`;
    const before = this.#states.get(name);
    if (problem === null) this.#states.set(name, { folder, at, seq, problem });
    else {
      this.#states.set(name, { folder, at: before?.at ?? null, seq: before?.seq ?? 0, problem });
      // A stick that was pulled out is tried again in a minute.
      this.#changed.add(id);
      this.#days.parts.onTrouble?.(`no backup in ${folder}`, problem);
    }
  }
}
