import { diff } from '@forceout/client';
import type { Json, ServerMessage } from '@forceout/client';
import { happened, mayWatch, sideOf, tableView } from '@forceout/table';
import type { Role, Side, Table, TableEvent } from '@forceout/table';

/** Somebody who looks at a table through a socket. */
export interface Watcher {
  readonly person: string;
  readonly role: Role;
  /** One message, ready to go out. Never throws: a broken socket is the socket's affair. */
  send(message: string): void;
}

/** How many earlier states are kept, for clients that were away for a moment. */
const STATES_KEPT = 32;

/** A state of the table, and what led to it. */
interface State {
  readonly table: Table;
  readonly events: readonly TableEvent[];
}

/** Sends each side its own view: whole at first, then what changed. A view is made once for all who share a side. */
export class Watchers {
  readonly #sides = new Map<Watcher, Side>();
  #states: State[] = [];
  #names: ReadonlyMap<string, string> = new Map();
  /** The views of the latest state. */
  readonly #views = new Map<Side, Json>();

  get count(): number {
    return this.#sides.size;
  }

  /** Remembers a state without telling anybody, while a log is read. */
  remember(table: Table, events: readonly TableEvent[]): void {
    this.#states = [...this.#states.slice(1 - STATES_KEPT), { table, events }];
    this.#views.clear();
  }

  /** The latest state has more to it than its log told. */
  amend(table: Table): void {
    this.#states = [...this.#states.slice(0, -1), { table, events: this.#states.at(-1)?.events ?? [] }];
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
    const table = this.#states.at(-1)?.table;
    if (table === undefined) return;
    const side = sideOf(table, watcher.person);
    this.#sides.set(watcher, side);
    const from = this.#states.findIndex((state) => state.table.seq === have);
    const known = this.#states[from]?.table;
    if (known === undefined || sideOf(known, watcher.person) !== side)
      return this.#snapshot(watcher, table, side);
    // Nothing missed is an empty update, so that the client knows it is up to date.
    if (known === table)
      return watcher.send(text({ t: 'update', table: table.id, seq: table.seq, patch: [], events: [] }));
    for (let index = from + 1; index < this.#states.length; index++) {
      const before = tableJson(this.#states[index - 1]!.table, side, this.#names);
      const after = tableJson(this.#states[index]!.table, side, this.#names);
      watcher.send(this.#update(before, after, this.#states[index]!, side));
    }
  }

  remove(watcher: Watcher): void {
    this.#sides.delete(watcher);
  }

  /** Tells everybody who looks. */
  tell(table: Table, events: readonly TableEvent[]): void {
    const before = this.#states.at(-1)?.table;
    const old = new Map(this.#views);
    this.remember(table, events);
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
        this.#snapshot(watcher, table, side, events);
        continue;
      }
      let update = updates.get(side);
      if (update === undefined) {
        const seen = old.get(side) ?? tableJson(before, side, this.#names);
        update = this.#update(seen, this.#view(table, side), { table, events }, side);
        updates.set(side, update);
      }
      watcher.send(update);
    }
  }

  /** The table is another one than was told; everybody gets a whole view. */
  restart(table: Table): void {
    this.#states = [{ table, events: [] }];
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

  /** Whole, with what led to it for who was looking already and has changed sides. */
  #snapshot(watcher: Watcher, table: Table, side: Side, latest: readonly TableEvent[] = []): void {
    const events = happened(table, { events: latest }, side, this.#names);
    const view = this.#view(table, side);
    watcher.send(text({ t: 'snapshot', table: table.id, seq: table.seq, view, events }));
  }

  #update(before: Json, after: Json, state: State, side: Side): string {
    const { table } = state;
    const events = happened(table, state, side, this.#names);
    return text({ t: 'update', table: table.id, seq: table.seq, patch: diff(before, after), events });
  }
}

function tableJson(table: Table, side: Side, names: ReadonlyMap<string, string>): Json {
  return tableView(table, side, names) as unknown as Json;
}

function text(message: ServerMessage): string {
  return JSON.stringify(message);
}
