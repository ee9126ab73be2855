import { LONGEST_MESSAGE, PROTOCOL } from '@forceout/client';
import type { ClientMessage, ServerMessage } from '@forceout/client';
import type { Meters } from '../api/meters.ts';
import type { Person } from '../storage/people.ts';
import type { TableHost } from '../tables/host.ts';
import type { ServiceClock } from '../tables/service-clock.ts';
import type { Tables } from '../tables/tables.ts';
import type { Watcher } from '../tables/watchers.ts';
import { readMessage } from './messages.ts';

/** Who goes on after so many refused messages is not a person. */
const MOST_OFFENCES = 50;
const MOST_WATCHED = 8;

/** The wire under a connection; tests have one without a socket. */
export interface Wire {
  send(text: string): void;
  close(code: number, reason: string): void;
}

export interface ConnectionParts {
  readonly tables: Tables;
  readonly clock: ServiceClock;
  readonly meters: Meters;
  readonly onOutcome: (outcome: string) => void;
}

/** One person's live connection: what they watch, and what they ask. */
export class Connection implements Watcher {
  readonly person: string;
  readonly role: Person['role'];
  readonly #parts: ConnectionParts;
  readonly #wire: Wire;
  readonly #block: string;
  readonly #watched = new Map<string, TableHost>();
  #offences = 0;
  #closed = false;

  constructor(parts: ConnectionParts, person: Person, wire: Wire, block = 'nowhere') {
    [this.person, this.role] = [person.id, person.role];
    this.#parts = parts;
    this.#wire = wire;
    this.#block = block;
    this.#tell({ t: 'hello', protocol: PROTOCOL, person: this.person, now: parts.clock.now() });
  }

  /** Watcher's: a message that is ready to go out. */
  send(text: string): void {
    if (!this.#closed) this.#wire.send(text);
  }

  async receive(text: string): Promise<void> {
    if (this.#closed) return;
    if (text.length > LONGEST_MESSAGE) return this.#offend('too-long', 'The message is too long.');
    if (this.#parts.meters.message(this.#block, this.person) !== null)
      return this.#offend('too-fast', 'Too much at once; please wait a moment.');
    const read = readMessage(text);
    if ('problem' in read) return this.#offend('malformed', read.problem);
    await this.#do(read.message);
  }

  /** Something about this person has changed: tables that they may not look at any more are taken away. */
  async look(): Promise<void> {
    for (const [table, host] of this.#watched) {
      const shut = await this.#parts.tables.shutTo(this, host).catch(() => null);
      if (shut === null) continue;
      this.#unwatch(table);
      this.#tell({ t: 'problem', table, refusal: { code: shut.code, message: shut.message } });
    }
  }

  /** Says goodbye before the server goes down. */
  bye(retry: number): void {
    this.#tell({ t: 'bye', retry });
    this.close(1012, 'restart');
  }

  close(code: number, reason: string): void {
    if (this.#closed) return;
    this.closed();
    this.#wire.close(code, reason);
  }

  /** The wire is gone. */
  closed(): void {
    this.#closed = true;
    for (const host of this.#watched.values()) this.#parts.tables.unwatch(this, host);
    this.#watched.clear();
  }

  async #do(message: ClientMessage): Promise<void> {
    switch (message.t) {
      case 'ping':
        return this.#tell({ t: 'pong', n: message.n, now: this.#parts.clock.now() });
      case 'watch':
        return this.#watch(message.table, message.have ?? null);
      case 'unwatch':
        return this.#unwatch(message.table);
      case 'do':
        return this.#command(message);
    }
  }

  async #watch(table: string, have: number | null): Promise<void> {
    if (this.#watched.size >= MOST_WATCHED && !this.#watched.has(table)) {
      return this.#offend('too-many', `At most ${MOST_WATCHED} tables are watched at once.`);
    }
    const host = await this.#parts.tables.watch(this, table, have).catch(() => null);
    if (host === null) {
      const refusal = { code: 'try-again', message: 'The table cannot be read just now; please try again.' };
      return this.#tell({ t: 'problem', table, refusal });
    }
    if ('code' in host) {
      return this.#tell({ t: 'problem', table, refusal: { code: host.code, message: host.message } });
    }
    // The wire may have gone meanwhile.
    if (this.#closed) this.#parts.tables.unwatch(this, host);
    else this.#watched.set(table, host);
  }

  #unwatch(table: string): void {
    const host = this.#watched.get(table);
    if (host !== undefined) this.#parts.tables.unwatch(this, host);
    this.#watched.delete(table);
  }

  async #command({ table, id, command }: Extract<ClientMessage, { t: 'do' }>): Promise<void> {
    const asker = { person: this.person, role: this.role };
    const outcome = await this.#parts.tables.submit(asker, table, id, command);
    this.#parts.onOutcome(outcome.is);
    switch (outcome.is) {
      case 'done':
        return this.#tell({ t: 'ack', table, id, seq: outcome.seq });
      case 'refused':
        return this.#tell({ t: 'refused', table, id, refusal: outcome.refusal });
      case 'unknown': {
        const message = 'The database is away; send the command again with the same id.';
        return this.#tell({ t: 'problem', table, refusal: { code: 'try-again', message } });
      }
    }
  }

  #offend(code: string, message: string): void {
    this.#parts.onOutcome('offence');
    if (++this.#offences > MOST_OFFENCES) return this.close(1008, code);
    this.#tell({ t: 'problem', refusal: { code, message } });
  }

  #tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }
}
