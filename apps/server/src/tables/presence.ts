import type { PresenceView, ServerMessage } from '@forceout/client';
import { mayWatch, presenceOf, sideOf } from '@forceout/table';
import type { Table } from '@forceout/table';
import { newId } from '../people/secrets.ts';
import type { Watcher } from './watchers.ts';

/** Comings and goings within this time are told together. */
const TELL_EVERY = 200;
/** How often a process shows the others that it lives, and after how much silence its people count as gone. */
const BEAT_EVERY = 3000;
const GONE_AFTER = 10_000;
/** Tables in one message between processes; PostgreSQL carries just under 8000 bytes. */
const TABLES_IN_A_MESSAGE = 60;

/** Who of the table is connected to a process, and how many look on. */
type Crowd = readonly [people: readonly string[], spectators: number];

type Shout =
  | { readonly node: string; readonly crowds: Readonly<Record<string, Crowd>> }
  | { readonly node: string; readonly says: 'hello' | 'here' | 'bye' };

export interface Bus {
  /** Tells the other processes. */
  shout(message: string): Promise<void>;
  onShout(heard: (message: string) => void): Promise<void>;
}

interface Place {
  readonly table: () => Table;
  readonly watchers: Set<Watcher>;
}

interface Node {
  heardAt: number;
  readonly crowds: Map<string, Crowd>;
}

/** Who is there, over all processes. It lives in memory only: nothing of it is written to a log. */
export class Presence {
  readonly #bus: Bus;
  readonly #now: () => number;
  readonly #node = newId();
  readonly #places = new Map<string, Place>();
  readonly #others = new Map<string, Node>();
  readonly #shouted = new Map<string, string>();
  readonly #told = new Map<string, string>();
  readonly #changed = new Set<string>();
  #flusher: NodeJS.Timeout | null = null;
  #beater: NodeJS.Timeout | null = null;

  constructor(bus: Bus, now: () => number = Date.now) {
    this.#bus = bus;
    this.#now = now;
  }

  async start(): Promise<void> {
    await this.#bus.onShout((message) => this.#hear(JSON.parse(message) as Shout));
    this.#shout({ node: this.#node, says: 'hello' });
    this.#beater = setInterval(() => this.#beat(), BEAT_EVERY);
  }

  async stop(): Promise<void> {
    if (this.#flusher !== null) clearTimeout(this.#flusher);
    if (this.#beater !== null) clearInterval(this.#beater);
    await this.#bus.shout(JSON.stringify({ node: this.#node, says: 'bye' } satisfies Shout)).catch(() => {});
  }

  came(id: string, table: () => Table, watcher: Watcher): void {
    const place = this.#places.get(id) ?? { table, watchers: new Set() };
    place.watchers.add(watcher);
    this.#places.set(id, place);
    this.change(id);
    watcher.send(this.#message(id, table()));
  }

  left(id: string, watcher: Watcher): void {
    const place = this.#places.get(id);
    if (place?.watchers.delete(watcher) !== true) return;
    this.change(id);
  }

  /** Somebody came, left, or took another place. */
  change(id: string): void {
    if (!this.#places.has(id)) return;
    this.#changed.add(id);
    this.#flusher ??= setTimeout(() => this.#flush(), TELL_EVERY);
  }

  of(table: Table): PresenceView {
    const crowds = [
      this.#crowd(table),
      ...[...this.#others.values()].map(({ crowds: all }) => all.get(table.id)),
    ];
    const people = new Set(crowds.flatMap((crowd) => crowd?.[0] ?? []));
    return presenceOf(
      table,
      people,
      crowds.reduce((sum, crowd) => sum + (crowd?.[1] ?? 0), 0),
    );
  }

  #crowd(table: Table): Crowd {
    const watchers = [...(this.#places.get(table.id)?.watchers ?? [])];
    const takesPart = (person: string): boolean => sideOf(table, person) !== 'beside';
    const part = watchers.filter(({ person }) => takesPart(person));
    const others = watchers.filter(({ person, role }) => !takesPart(person) && mayWatch(table, person, role));
    const people = (list: readonly Watcher[]): readonly string[] => [
      ...new Set(list.map(({ person }) => person)),
    ];
    return [people(part).toSorted(), people(others).length];
  }

  #message(id: string, table: Table): string {
    return JSON.stringify({ t: 'presence', table: id, presence: this.of(table) } satisfies ServerMessage);
  }

  #flush(): void {
    this.#flusher = null;
    const news: [string, Crowd][] = [];
    for (const id of this.#changed) {
      const place = this.#places.get(id);
      if (place === undefined) continue;
      const table = place.table();
      const crowd = this.#crowd(table);
      const known = JSON.stringify(crowd);
      if (this.#shouted.get(id) !== known) news.push([id, crowd]);
      this.#shouted.set(id, known);
      const message = this.#message(id, table);
      if (this.#told.get(id) !== message) {
        for (const watcher of place.watchers)
          if (mayWatch(table, watcher.person, watcher.role)) watcher.send(message);
      }
      this.#told.set(id, message);
      if (place.watchers.size === 0)
        for (const map of [this.#places, this.#shouted, this.#told]) map.delete(id);
    }
    this.#changed.clear();
    this.#shoutCrowds(news);
  }

  #shoutCrowds(crowds: readonly (readonly [string, Crowd])[]): void {
    for (let from = 0; from < crowds.length; from += TABLES_IN_A_MESSAGE) {
      const some = crowds.slice(from, from + TABLES_IN_A_MESSAGE);
      this.#shout({ node: this.#node, crowds: Object.fromEntries(some) });
    }
  }

  #shout(message: Shout): void {
    // While the database is away nobody hears; the next beat finds them again.
    void this.#bus.shout(JSON.stringify(message)).catch(() => {});
  }

  #hear(shout: Shout): void {
    if (shout.node === this.#node) return;
    const known = this.#others.get(shout.node);
    const node = known ?? { heardAt: 0, crowds: new Map<string, Crowd>() };
    node.heardAt = this.#now();
    this.#others.set(shout.node, node);
    if ('says' in shout) {
      if (shout.says === 'bye') this.#forget(shout.node, node);
      // Whoever is new, to us or to the world, and whoever we had given up, has to learn who is here.
      else if (shout.says === 'hello' || known === undefined) this.#tellAll();
      return;
    }
    for (const [id, crowd] of Object.entries(shout.crowds)) {
      if (crowd[0].length + crowd[1] === 0) node.crowds.delete(id);
      else node.crowds.set(id, crowd);
      this.change(id);
    }
  }

  #tellAll(): void {
    this.#shoutCrowds([...this.#places].map(([id, { table }]) => [id, this.#crowd(table())]));
  }

  #beat(): void {
    this.#shout({ node: this.#node, says: 'here' });
    for (const [name, node] of this.#others) {
      if (this.#now() - node.heardAt > GONE_AFTER) this.#forget(name, node);
    }
  }

  #forget(name: string, { crowds }: Node): void {
    this.#others.delete(name);
    for (const id of crowds.keys()) this.change(id);
  }
}
