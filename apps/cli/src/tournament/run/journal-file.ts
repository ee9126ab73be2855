import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { readTournamentFile } from '@forceout/formats/tournament';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { EMPTY, evolve, makeFile, openFile } from '@forceout/tournament';
import type { JournalEntry, Tournament } from '@forceout/tournament';
import { bookNamed } from '../../house-rules.ts';
import { words } from '../../words/language.ts';
import { whyNot } from '../files.ts';

/**
 * A tournament on disk: the file itself, whole and readable by every command, and beside it a journal to which each change is
 * appended and synced before anybody is told that it is done. Saving writes the file anew and empties the journal.
 */
export class TournamentOnDisk {
  readonly file: string;
  private readonly journal: string;
  private handle: number;

  private constructor(file: string) {
    this.file = file;
    this.journal = `${file}.journal`;
    this.handle = openSync(this.journal, 'a');
  }

  static open(
    file: string,
  ): Result<
    { readonly disk: TournamentOnDisk; readonly state: Tournament; readonly recovered: number },
    string
  > {
    const other = heldBy(`${file}.lock`);
    if (other !== null) return err(`${file}: ${words().run.running(other)}`);
    let state = EMPTY;
    if (existsSync(file)) {
      const read = readTournamentFile(readFileSync(file), bookNamed);
      if (!read.ok) return err(`${file}: ${whyNot(read.error)}`);
      state = openFile(read.value);
    }
    const waiting = readJournal(`${file}.journal`);
    if (!waiting.ok) return waiting;
    const known = new Set(state.journal.map(({ id }) => id));
    const fresh = waiting.value.filter(({ id }) => !known.has(id));
    state = fresh.reduce(evolve, state);
    writeFileSync(`${file}.lock`, String(process.pid));
    const disk = new TournamentOnDisk(file);
    disk.dropTornLine();
    return ok({ disk, state, recovered: fresh.length });
  }

  /** On disk before this returns. */
  append(entry: JournalEntry): void {
    writeSync(this.handle, `${JSON.stringify(entry)}\n`);
    fsyncSync(this.handle);
  }

  /** The whole file, complete or not at all; then the journal is no longer needed. */
  save(state: Tournament, made: string): void {
    if (state.things.event.size === 0) return;
    const text = makeFile(state, { program: 'forceout', made });
    const fresh = `${this.file}.new`;
    const handle = openSync(fresh, 'w');
    writeSync(handle, text);
    fsyncSync(handle);
    closeSync(handle);
    renameSync(fresh, this.file);
    syncFolder(dirname(this.file));
    closeSync(this.handle);
    rmSync(this.journal);
    this.handle = openSync(this.journal, 'a');
  }

  close(): void {
    closeSync(this.handle);
    if (readFileSync(this.journal).length === 0) rmSync(this.journal);
    rmSync(`${this.file}.lock`, { force: true });
  }

  /** A line that power took away in the middle was never confirmed; the next one must not be glued to it. */
  private dropTornLine(): void {
    const text = readFileSync(this.journal, 'utf8');
    if (text === '' || text.endsWith('\n')) return;
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    closeSync(this.handle);
    const handle = openSync(this.journal, 'w');
    writeSync(handle, whole);
    fsyncSync(handle);
    closeSync(handle);
    this.handle = openSync(this.journal, 'a');
  }
}

/** The process that runs this tournament; null if none does: who was killed leaves a note that counts for nothing. */
function heldBy(note: string): number | null {
  if (!existsSync(note)) return null;
  const pid = Number(readFileSync(note, 'utf8'));
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return null;
  try {
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Entries that were synced; the last line may be torn, any other broken line is damage. */
function readJournal(file: string): Result<readonly JournalEntry[], string> {
  if (!existsSync(file)) return ok([]);
  const lines = readFileSync(file, 'utf8').split('\n');
  const entries: JournalEntry[] = [];
  for (const [index, line] of lines.slice(0, -1).entries()) {
    try {
      entries.push(JSON.parse(line) as JournalEntry);
    } catch {
      return err(`${file}: ${words().run.noEntry(index + 1)}`);
    }
  }
  return ok(entries);
}
