import { applyPatch } from '@forceout/client';
import type { Json, PresenceView, ServerMessage, TableCommand } from '@forceout/client';
import { newId } from '../people/secrets.ts';
import type { Person, Role } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';
import type { Outcome } from '../tables/outcome.ts';
import type { TableSettings } from '@forceout/client';
import type { Tables } from '../tables/tables.ts';
import type { TableView } from '@forceout/client';
import { robotCommand } from './robot.ts';
import type { Watcher } from '../tables/watchers.ts';

export const SETTINGS: TableSettings = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  level: 'basic',
  season: 'even',
  seats: 3,
  bots: [],
  mode: 'auto',
  clock: 'exact',
  hints: false,
  spectators: true,
  judge: 'software',
  listed: true,
};

export async function addPerson(storage: Storage, id: string, role: Role = 'player'): Promise<Person> {
  const person: Person = {
    id,
    kind: 'account',
    login: `${id}-login`,
    name: `Name of ${id}`,
    role,
    passphrase: null,
    createdAt: 0,
    seenAt: 0,
  };
  await storage.people.add(person);
  return person;
}

/** Somebody at a table without a socket: keeps their view by snapshots and updates, as a client does. */
export class Guest implements Watcher {
  readonly person: string;
  readonly role: Role;
  readonly received: ServerMessage[] = [];
  /** Who else is there; it comes beside the numbered messages. */
  presence: PresenceView | null = null;
  seq = 0;
  view: TableView | null = null;

  constructor(person: string, role: Role = 'player') {
    this.person = person;
    this.role = role;
  }

  send(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'presence') {
      this.presence = message.presence;
      return;
    }
    this.received.push(message);
    if (message.t === 'snapshot') [this.seq, this.view] = [message.seq, message.view as unknown as TableView];
    if (message.t !== 'update' || message.seq <= this.seq) return;
    if (message.seq !== this.seq + 1)
      throw new Error(`${this.person} missed an update: ${this.seq}, ${message.seq}`);
    this.view = applyPatch(this.view as unknown as Json, message.patch) as unknown as TableView;
    this.seq = message.seq;
  }

  async watch(tables: Tables, table: string): Promise<void> {
    const host = await tables.watch(this, table, this.seq === 0 ? null : this.seq);
    if ('code' in host) throw new Error(host.message);
  }

  act(tables: Tables, table: string, command: TableCommand, id: string = newId()): Promise<Outcome> {
    return tables.submit({ person: this.person, role: this.role }, table, id, command);
  }

  /** Does what a simple-minded player would do now, if there is anything to do. */
  async takePart(tables: Tables, table: string, chance: () => number): Promise<void> {
    const command = robotCommand(this.view!, chance);
    if (command !== null) await this.act(tables, table, command);
  }

  play(tables: Tables, table: string, deed: Json): Promise<Outcome> {
    return this.act(tables, table, { do: 'play', deed });
  }
}

/** Dice that fall the same way every time: a test that depends on a roll does so always, or never. */
export function seeds(): () => string {
  let count = 0;
  return () => `the seed of table ${++count}`;
}

/** Sits everybody down and makes them ready, which starts the match. */
export async function seatAll(tables: Tables, table: string, guests: readonly Guest[]): Promise<void> {
  for (const [seat, guest] of guests.entries()) {
    await guest.watch(tables, table);
    await guest.act(tables, table, { do: 'sit', seat });
  }
  for (const guest of guests) await guest.act(tables, table, { do: 'ready', ready: true });
}
