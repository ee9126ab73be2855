import type { IncomingMessage, Server } from 'node:http';
import { LONGEST_MESSAGE } from '@forceout/client';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { credentialOf, originFits } from '../api/access.ts';
import type { Config } from '../config.ts';
import type { Entrance } from '../entrance/entrance.ts';
import { isOfDay, takeSockets } from '../entrance/upgrade.ts';
import type { Header } from '../entrance/upgrade.ts';
import type { House } from '../people/accounts.ts';
import { identify } from '../people/doorkeeper.ts';
import type { SignedIn } from '../people/sessions.ts';
import { Connection } from './connection.ts';
import type { ConnectionParts } from './connection.ts';

export const SOCKET_PATH = '/socket';
/** A tab for each table somebody watches, and some that a browser forgot. */
const PER_PERSON = 12;
/** Dead wires are found, and sessions that have ended, within twice this time. */
const CHECK_EVERY = 20_000;
/** Not all in one instant: thousands of sessions looked up at once would hold up everybody's moves. */
const CHECK_PARTS = 40;
/** Who is so far behind comes back later and is sent a snapshot. */
const MOST_UNSENT = 1_000_000;
/** Spreads the clients of a server that goes down. */
const RETRY_WITHIN = 1500;

export interface SocketsParts extends ConnectionParts {
  readonly config: Config;
  readonly house: House;
  readonly log: Logger;
  readonly onCount: (sockets: number) => void;
}

interface Open {
  readonly connection: Connection;
  readonly socket: WebSocket;
  readonly token: string;
  /** The block that its address belongs to. */
  readonly address: string;
  readonly person: string;
  /** The part of a round of checks in which it is looked at. */
  readonly part: number;
  alive: boolean;
}

/** All WebSockets of this process. */
export class Sockets {
  readonly #parts: SocketsParts;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #open = new Set<Open>();
  readonly #counts = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #admitted = 0;
  #part = 0;

  constructor(parts: SocketsParts, http: Server, entrance: Entrance) {
    this.#parts = parts;
    takeSockets(http, entrance, {
      sockets: this.#server,
      // What belongs to no day is ours, to refuse it.
      owns: (url) => !isOfDay(url),
      admit: (request, header, block) => this.#admit(request, header, block),
      start: (socket, admitted) => this.#start(socket, admitted),
    });
    this.#timer = setInterval(() => {
      this.#part = (this.#part + 1) % CHECK_PARTS;
      void this.#check(this.#part);
    }, CHECK_EVERY / CHECK_PARTS);
  }

  /** Tells everybody to come back, perhaps to another process. */
  stop(): void {
    clearInterval(this.#timer);
    for (const { connection } of this.#open) connection.bye(Math.floor(Math.random() * RETRY_WITHIN));
  }

  /** Who comes in, or the status with which they do not. */
  async #admit(request: IncomingMessage, header: Header, address: string): Promise<Admitted | number> {
    const { config, house, meters } = this.#parts;
    if (new URL(request.url ?? '/', 'http://here').pathname !== SOCKET_PATH) return 404;
    const credential = credentialOf(header);
    if (credential === null) return 401;
    const origin = header('origin');
    // A browser always says which page it is; without that, a cookie is not believed.
    if (origin === undefined ? credential.by === 'cookie' : !originFits(origin, header('host'), config))
      return 403;
    if (this.#count(`address ${address}`) >= config.socketsPerAddress) return 429;
    const who = await identify(house.sessions, meters, address, credential.token);
    if (who === 'too-many') return 429;
    if (who === null) return 401;
    if (this.#count(`person ${who.person.id}`) >= PER_PERSON) return 429;
    if (meters.socketOf(who.person.id) !== null) return 429;
    return { who, address, token: credential.token };
  }

  #start(socket: WebSocket, { who, address, token }: Admitted): void {
    const wire = {
      send: (text: string) => {
        if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
        else socket.send(text);
      },
      close: (code: number, reason: string) => socket.close(code, reason),
    };
    const connection = new Connection(this.#parts, who.person, wire, address);
    const part = this.#admitted++ % CHECK_PARTS;
    const open: Open = { connection, socket, token, address, person: who.person.id, part, alive: true };
    this.#add(open, 1);
    socket.on('message', (data: Buffer, binary) => {
      if (binary) return connection.close(1003, 'text only');
      void connection.receive(data.toString()).catch((error: unknown) => {
        this.#parts.log.error({ error: String(error) }, 'a message failed');
        connection.close(1011, 'failed');
      });
    });
    socket.on('pong', () => {
      open.alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      connection.closed();
      this.#add(open, -1);
    });
  }

  #add(open: Open, change: 1 | -1): void {
    if (change === 1) this.#open.add(open);
    else this.#open.delete(open);
    for (const key of [`address ${open.address}`, `person ${open.person}`]) {
      const count = this.#count(key) + change;
      if (count > 0) this.#counts.set(key, count);
      else this.#counts.delete(key);
    }
    this.#parts.onCount(this.#open.size);
  }

  #count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  async #check(part: number): Promise<void> {
    for (const open of this.#open) {
      if (open.part !== part) continue;
      if (!open.alive) {
        open.socket.terminate();
        continue;
      }
      open.alive = false;
      open.socket.ping();
      await this.#look(open);
    }
  }

  /** Somebody signed out, has another passphrase or role, or may not come to a table any more: their sockets look anew. */
  async changed(person: string): Promise<void> {
    const theirs = [...this.#open].filter((open) => open.person === person);
    await Promise.all(
      theirs.map(async (open) => {
        await this.#look(open);
        await open.connection.look();
      }),
    );
  }

  async #look(open: Open): Promise<void> {
    // A database that is away ends nobody's session.
    const who = await this.#parts.house.sessions.who(open.token).catch(() => undefined);
    if (who === null) open.connection.close(4001, 'signed out');
    // A new role is in force from the next connection on, so that one is made.
    else if (who !== undefined && who.person.role !== open.connection.role)
      open.connection.close(1012, 'new role');
  }
}

interface Admitted {
  readonly who: SignedIn;
  readonly address: string;
  readonly token: string;
}
