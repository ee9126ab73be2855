import { Worker } from 'node:worker_threads';
import type { MatchEvent } from '@forceout/rules/match';
import type { Side } from '@forceout/table';
import type { Storage } from '../storage/storage.ts';
import type { LogRow } from '../storage/tables.ts';
import { Lane } from '../threads/lane.ts';
import type { OwnMove, PastPage } from './fold.ts';
import type { Answers, Question } from './reading-thread.ts';

/** Longer than the longest log takes; a thread that does not come back is replaced. */
const LONGEST_READING = 20_000;
/** Rows that are read at once, so that moves go through between them. */
const ROWS_AT_ONCE = 500;
/** Entries on one page of a table's past. */
export const PAST_PAGE = 500;
/** Tables on one page of an export. */
const EXPORT_PAGE = 5;

function read(): Worker {
  return new Worker(new URL('./reading-thread.ts', import.meta.url));
}

export interface MovesPage {
  readonly moves: readonly OwnMove[];
  /** The table after which the next page goes on; null if this was the last. */
  readonly next: string | null;
}

/** Reads old tables for people, off the way that moves take: in small bites from the database, folded in a thread. */
export class Reading {
  readonly #storage: Storage;
  readonly #lane = new Lane<Question, Answers[keyof Answers]>(read, LONGEST_READING);

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** A page of a table as one side saw it, or null if there is nothing from that entry on. */
  async past(table: string, side: Side, from = 1, most: number = PAST_PAGE): Promise<PastPage | null> {
    const rows = await this.log(table);
    const names = await this.#names(rows);
    return this.#ask({ ask: 'past', rows, side, names, from, most });
  }

  /** What a person did, table by table, with what it changed in their own view. */
  async moves(person: string, after: string): Promise<MovesPage> {
    const tables = await this.#storage.tables.actedAt(person, after, EXPORT_PAGE);
    const moves: OwnMove[] = [];
    for (const table of tables) {
      const rows = await this.log(table);
      const names = await this.#names(rows);
      moves.push(...(await this.#ask({ ask: 'moves', rows, person, names })));
    }
    return { moves, next: tables.length < EXPORT_PAGE ? null : (tables.at(-1) ?? null) };
  }

  /** The events of the match at a table. */
  async match(table: string): Promise<readonly MatchEvent[]> {
    return this.#ask({ ask: 'match', rows: await this.log(table) });
  }

  /** A whole log, a bite at a time. */
  async log(table: string): Promise<readonly LogRow[]> {
    const rows: LogRow[] = [];
    for (;;) {
      const more = await this.#storage.tables.log(table, rows.at(-1)?.seq ?? 0, ROWS_AT_ONCE);
      rows.push(...more);
      if (more.length < ROWS_AT_ONCE) return rows;
    }
  }

  stop(): Promise<void> {
    return this.#lane.stop();
  }

  async #names(rows: readonly LogRow[]): Promise<readonly (readonly [string, string])[]> {
    return [...(await this.#storage.people.names(await this.#ask({ ask: 'people', rows })))];
  }

  #ask<Kind extends Question['ask']>(question: Question & { readonly ask: Kind }): Promise<Answers[Kind]> {
    return this.#lane.ask(question) as Promise<Answers[Kind]>;
  }
}
