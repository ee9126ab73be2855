import { bookOf } from '@forceout/rules';
import { botName } from '@forceout/table';
import type { Storage } from '../storage/storage.ts';
import type { TableRow } from '../storage/tables.ts';
import type { Summary } from '../tables/record.ts';

/** A table at which nothing happens any more leaves the lobby. */
const SHOWN_FOR = 3 * 3_600_000;
const MOST_SHOWN = 100;
/** The lobby is open to all; however many ask, it is made once in this time. */
const KEPT_FOR = 1000;

export interface ListedTable {
  readonly id: string;
  readonly code: string;
  readonly state: TableRow['state'];
  readonly settings: Record<string, unknown>;
  readonly game: 'onsets' | 'equations';
  /** The title of the house rules that are played; null where it is a built-in book. */
  readonly houseRules: string | null;
  readonly seats: (string | null)[];
}

/** Tables with the names of who sits there. */
export async function listed(storage: Storage, rows: readonly TableRow[]): Promise<ListedTable[]> {
  const summaries = rows.map((row) => JSON.parse(row.summary) as Summary);
  const people = summaries.flatMap((summary) => summary.people.flatMap((person) => person ?? []));
  const names = await storage.people.names(people);
  return rows.map(({ id, code, state }, index) => ({
    id,
    code,
    state,
    ...settingsShown(summaries[index]!.settings),
    seats: summaries[index]!.people.map((person) =>
      person === null ? null : (names.get(person) ?? botName(summaries[index]!.settings, person) ?? ''),
    ),
  }));
}

/** What house rules say is long, and a list of tables shows only what they are called. */
function settingsShown(all: Summary['settings']): Pick<ListedTable, 'settings' | 'game' | 'houseRules'> {
  const { house, ...settings } = all;
  return { settings, game: bookOf(all)?.game ?? 'onsets', houseRules: house?.at(-1)?.title ?? null };
}

/** Tables that are open to all, the latest first. */
export class Lobby {
  readonly #storage: Storage;
  readonly #now: () => number;
  #made: { readonly at: number; readonly tables: Promise<ListedTable[]> } | null = null;

  /** `now` is service time. */
  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  tables(): Promise<ListedTable[]> {
    const at = performance.now();
    if (this.#made !== null && at - this.#made.at < KEPT_FOR) return this.#made.tables;
    const tables = this.#make();
    this.#made = { at, tables };
    // A failure is nobody's lobby.
    tables.catch(() => this.forget());
    return tables;
  }

  /** Somebody has another name, or none any more. */
  forget(): void {
    this.#made = null;
  }

  async #make(): Promise<ListedTable[]> {
    return listed(this.#storage, await this.#storage.tables.lobby(this.#now() - SHOWN_FOR, MOST_SHOWN));
  }
}
