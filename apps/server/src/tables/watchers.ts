import { diff } from '@forceout/client';
import type { Json, ServerMessage } from '@forceout/client';
import type { Role } from '../storage/people.ts';
import type { Table } from './table.ts';
import { sideOf, tableJson } from './view.ts';
import type { Side } from './view.ts';

/** Somebody who looks at a table through a socket. */
export interface Watcher {
  readonly person: string;
  readonly role: Role;
  /** One message, ready to go out. Never throws: a broken socket is the socket's affair. */
  send(message: string): void;
}

const SEES_ALL: readonly Role[] = ['judge', 'director', 'admin'];

/** Before the match everybody with the code may look; then only who takes part, unless spectators are welcome. */
export function mayWatch(table: Table, person: string, role: Role): boolean {
  if (table.state === 'open' || table.settings.spectators || SEES_ALL.includes(role)) return true;
  return sideOf(table, person) !== 'beside';
}

/** How many earlier states are kept, for clients that were away for a moment. */
const STATES_KEPT = 32;

/** Sends each side its own view: whole at first, then what changed. A view is made once for all who share a side. */
export class Watchers {
  readonly #sides = new Map<Watcher, Side>();
  #states: Table[] = [];
  #names: ReadonlyMap<string, string> = new Map();
  /** The views of the latest state. */
  readonly #views = new Map<Side, Json>();

  get count(): number {
    return this.#sides.size;
  }

  /** Remembers a state without telling anybody, while a log is read. */
  remember(table: Table): void {
    this.#states = [...this.#states.slice(1 - STATES_KEPT), table];
    this.#views.clear();
  }

  /** The latest state has more to it than its log told. */
  amend(table: Table): void {
    this.#states = [...this.#states.slice(0, -1), table];
    this.#views.clear();
  }

  /** A name that was not known, or has changed, shows with the next message. */
  name(names: ReadonlyMap<string, string>): void {
    this.#names = names;
  }

  get names(): ReadonlyMap<string, string> {
    return this.#names;
  }

  add(watcher: Watcher, have: number | null): void {
    const table = this.#states.at(-1);
    if (table === undefined) return;
    const side = sideOf(table, watcher.person);
    this.#sides.set(watcher, side);
    const from = this.#states.findIndex(({ seq }) => seq === have);
    const known = this.#states[from];
    if (known === undefined || sideOf(known, watcher.person) !== side)
      return this.#snapshot(watcher, table, side);
    // Nothing missed is an empty update, so that the client knows it is up to date.
    if (known === table)
      return watcher.send(text({ t: 'update', table: table.id, seq: table.seq, patch: [] }));
    for (let index = from + 1; index < this.#states.length; index++) {
      watcher.send(this.#update(this.#states[index - 1]!, this.#states[index]!, side));
    }
  }

  remove(watcher: Watcher): void {
    this.#sides.delete(watcher);
  }

  /** Tells everybody who looks. */
  tell(table: Table): void {
    const before = this.#states.at(-1);
    const old = new Map(this.#views);
    this.remember(table);
    const updates = new Map<Side, string>();
    for (const [watcher, oldSide] of this.#sides) {
      if (!mayWatch(table, watcher.person, watcher.role)) {
        this.#sides.delete(watcher);
        const refusal = { code: 'no-spectators', message: 'The players of this match play alone.' };
        watcher.send(text({ t: 'problem', table: table.id, refusal }));
        continue;
      }
      const side = sideOf(table, watcher.person);
      if (before === undefined || side !== oldSide) {
        this.#sides.set(watcher, side);
        this.#snapshot(watcher, table, side);
        continue;
      }
      let update = updates.get(side);
      if (update === undefined) {
        const seen = old.get(side) ?? tableJson(before, side, this.#names);
        const patch = diff(seen, this.#view(table, side));
        update = text({ t: 'update', table: table.id, seq: table.seq, patch });
        updates.set(side, update);
      }
      watcher.send(update);
    }
  }

  /** The table is another one than was told; everybody gets a whole view. */
  restart(table: Table): void {
    this.#states = [table];
    this.#views.clear();
    for (const watcher of this.#sides.keys()) {
      const side = sideOf(table, watcher.person);
      this.#sides.set(watcher, side);
      this.#snapshot(watcher, table, side);
    }
  }

  #view(table: Table, side: Side): Json {
    const known = this.#views.get(side);
    if (known !== undefined) return known;
    const made = tableJson(table, side, this.#names);
    this.#views.set(side, made);
    return made;
  }

  #snapshot(watcher: Watcher, table: Table, side: Side): void {
    watcher.send(text({ t: 'snapshot', table: table.id, seq: table.seq, view: this.#view(table, side) }));
  }

  #update(before: Table, after: Table, side: Side): string {
    const patch = diff(tableJson(before, side, this.#names), tableJson(after, side, this.#names));
    return text({ t: 'update', table: after.id, seq: after.seq, patch });
  }
}

function text(message: ServerMessage): string {
  return JSON.stringify(message);
}
