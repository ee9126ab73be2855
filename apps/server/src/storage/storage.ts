import { dayStore } from '../days/store/days.ts';
import type { DayStore } from '../days/store/days.ts';
import { passStore } from '../days/store/passes.ts';
import type { PassStore } from '../days/store/passes.ts';
import { photoStore } from '../days/store/photos.ts';
import type { PhotoStore } from '../days/store/photos.ts';
import { newId } from '../people/secrets.ts';
import { auditStore } from './audit.ts';
import type { AuditStore } from './audit.ts';
import { classStore } from './classes.ts';
import type { ClassStore } from './classes.ts';
import type { Database } from './database.ts';
import { doorStore } from './doors.ts';
import type { DoorStore } from './doors.ts';
import type { Patience } from './patience.ts';
import { peopleStore } from './people.ts';
import type { PeopleStore } from './people.ts';
import { pulseStore } from './pulse.ts';
import type { PulseStore } from './pulse.ts';
import { puzzleStore } from './puzzles.ts';
import type { PuzzleStore } from './puzzles.ts';
import { resultStore } from './results.ts';
import type { ResultStore } from './results.ts';
import { rulebookStore } from './rulebooks.ts';
import type { RulebookStore } from './rulebooks.ts';
import { sessionStore } from './sessions.ts';
import type { SessionStore } from './sessions.ts';
import { tableStore } from './tables.ts';
import type { LogRow, TableStore } from './tables.ts';

/** All that outlives the process, on either engine. */
export interface Storage {
  readonly engine: Database['engine'];
  readonly people: PeopleStore;
  readonly sessions: SessionStore;
  readonly classes: ClassStore;
  readonly tables: TableStore;
  readonly results: ResultStore;
  readonly puzzles: PuzzleStore;
  readonly doors: DoorStore;
  readonly rulebooks: RulebookStore;
  readonly audit: AuditStore;
  readonly pulse: PulseStore;
  readonly days: DayStore;
  readonly passes: PassStore;
  readonly photos: PhotoStore;
  /** Hears of entries that processes append; null when some were missed. */
  onAppended(heard: (news: News | null) => void): Promise<void>;
  /** A word to all processes that share the database, which nobody keeps; without others, nobody hears. */
  shout(message: string): Promise<void>;
  onShout(heard: (message: string) => void): Promise<void>;
  /** A line of one subject to the other processes; one does not hear oneself. */
  topic(name: string): Topic;
  /** Resolves if the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Topic {
  /** Nobody keeps it, and while the database is away nobody hears it. */
  tell(message: string): void;
  onTold(heard: (message: string) => void): Promise<void>;
}

/** An entry that some process appended; the entry itself only if it is not too long to be told. */
export interface News {
  readonly table: string;
  readonly seq: number;
  readonly row: LogRow | null;
}

function newsOf(message: string): News {
  const told = JSON.parse(message) as [string, number] | [string, number, number, string, string, string];
  const [table, seq] = told;
  if (told.length === 2) return { table, seq, row: null };
  const [, , at, who, commandId, entry] = told;
  return { table, seq, row: { seq, at, who, commandId, entry } };
}

/**
 * A topic's message looks like news of a table that nobody can have, so that processes of an older version let it pass.
 */
type Told = readonly [topic: string, zero: 0, node: string, message: string];

function toldOf(message: string, topic: string, node: string): string | null {
  if (!message.startsWith(`["!${topic}",`)) return null;
  const [, , from, told] = JSON.parse(message) as Told;
  return from === node ? null : told;
}

/** News of the log are lists, shouts are objects. */
function isShout(message: string): boolean {
  return message.startsWith('{');
}

export function storageOn(db: Database): Storage {
  const node = newId();
  return {
    engine: db.engine,
    people: peopleStore(db),
    sessions: sessionStore(db),
    classes: classStore(db),
    tables: tableStore(db),
    results: resultStore(db),
    puzzles: puzzleStore(db),
    doors: doorStore(db),
    rulebooks: rulebookStore(db),
    audit: auditStore(db),
    pulse: pulseStore(db),
    days: dayStore(db),
    passes: passStore(db),
    photos: photoStore(db),
    onAppended: (heard) =>
      db.listen((message) => {
        if (message === null) return heard(null);
        if (!isShout(message) && !message.startsWith('["!')) heard(newsOf(message));
      }),
    shout: async (message) => {
      if (db.publish !== undefined) return db.publish(message);
      const told = db.tell(message);
      if (told !== null) await db.run(told);
    },
    onShout: (heard) =>
      db.listen((message) => {
        if (message !== null && isShout(message)) heard(message);
      }),
    topic: (name) => ({
      tell: (message) => {
        const line = JSON.stringify([`!${name}`, 0, node, message] satisfies Told);
        if (db.publish !== undefined) return db.publish(line);
        const told = db.tell(line);
        if (told !== null) db.run(told).catch(() => {});
      },
      onTold: (heard) =>
        db.listen((message) => {
          const told = message === null ? null : toldOf(message, name, node);
          if (told !== null) heard(told);
        }),
    }),
    ping: async () => {
      await db.run({ parts: ['select 1 as yes'], values: [] });
    },
    close: () => db.close(),
  };
}

/** A folder's file, or the address of a PostgreSQL. */
export type Place =
  | { readonly file: string }
  /** So many connections at most. */
  | { readonly url: string; readonly connections?: number; readonly bus?: string | undefined };

export interface OpenOptions {
  readonly patience?: Patience;
  /** The database can neither be asked nor given up: the process has to be started anew. */
  readonly onLimbo?: (error: Error) => void;
}

export async function openStorage(place: Place, options: OpenOptions = {}): Promise<Storage> {
  // Each engine is loaded only where it is used.
  if ('url' in place) {
    const { openPostgres } = await import('./postgres.ts');
    const { url, bus: address, ...more } = place;
    const bus = address === undefined ? undefined : await (await import('../bus/bus.ts')).openBus(address);
    return storageOn(await openPostgres(url, undefined, { ...more, ...options, bus }));
  }
  const { openSqlite } = await import('./sqlite.ts');
  return storageOn(await openSqlite(place.file, undefined, options));
}
