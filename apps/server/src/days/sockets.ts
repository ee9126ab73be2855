import type { IncomingMessage, Server } from 'node:http';
import type { DayMessage } from '@forceout/client';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { seenSince } from '@forceout/tournament';
import type { Actor } from '@forceout/tournament';
import { credentialOf, originFits, passOf } from '../api/access.ts';
import type { Meters } from '../api/meters.ts';
import type { Config } from '../config.ts';
import type { Entrance } from '../entrance/entrance.ts';
import { isOfDay, takeSockets } from '../entrance/upgrade.ts';
import type { Header } from '../entrance/upgrade.ts';
import type { House } from '../people/accounts.ts';
import { identify } from '../people/doorkeeper.ts';
import type { Days } from './days.ts';
import type { DayHost, DayWatcher } from './host.ts';
import { Audience, sendTo } from './public/audience.ts';
import type { Listener } from './public/audience.ts';

/** A word of 60 letters of any script, and what is around it. */
const LONGEST_MESSAGE = 400;
const LONGEST_LOOKED_FOR = 60;
/** Dead wires are found within twice this time. */
const CHECK_EVERY = 25_000;
/** Who missed more entries than this fetches the day again. */
const MOST_MISSED = 300;

export interface DaySocketsParts {
  readonly config: Config;
  readonly house: House;
  readonly days: Days;
  readonly meters: Meters;
}

interface Wire {
  readonly socket: WebSocket;
  readonly address: string;
  alive: boolean;
}

type Admitted =
  | { readonly kind: 'public'; readonly code: string; readonly address: string }
  | {
      readonly kind: 'staff';
      readonly host: DayHost;
      readonly actor: Actor & { readonly id: string };
      readonly after: number;
      readonly address: string;
    };

/** Live lines of a day: for staff every change as their role may see it, for everybody which pages have changed. */
export class DaySockets {
  readonly #parts: DaySocketsParts;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    clientTracking: false,
  });
  readonly #wires = new Set<Wire>();
  /** By the code of a day. */
  readonly #audiences = new Map<string, Audience>();
  /** By the pass. */
  readonly #staff = new Map<string, Set<WebSocket>>();
  readonly #perAddress = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(parts: DaySocketsParts, http: Server, entrance: Entrance) {
    this.#parts = parts;
    takeSockets(http, entrance, {
      sockets: this.#server,
      owns: isOfDay,
      admit: (request, header, block) => this.#admit(request, header, block),
      start: (socket, admitted) => this.#start(socket, admitted),
    });
    parts.days.onRev((code, rev, changed) => void this.#audiences.get(code)?.tell(rev, changed));
    parts.days.passes.onRevoked((pass) => {
      for (const socket of this.#staff.get(pass) ?? []) socket.close(4001, 'revoked');
    });
    this.#timer = setInterval(() => this.#check(), CHECK_EVERY);
    this.#timer.unref();
  }

  get count(): number {
    return this.#wires.size;
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const { socket } of this.#wires) socket.close(1012, 'restart');
  }

  /** Who comes in, or the status with which they do not. */
  async #admit(request: IncomingMessage, header: Header, address: string): Promise<Admitted | number> {
    const { config, days, house, meters } = this.#parts;
    if ((this.#perAddress.get(address) ?? 0) >= config.socketsPerAddress) return 429;
    const url = new URL(request.url ?? '/', 'http://here');
    const [, , kind, name = ''] = url.pathname.split('/');
    if (kind === 't') {
      const code = decodeURIComponent(name).toUpperCase();
      return (await days.public(code)) === null ? 404 : { kind: 'public', code, address };
    }
    const credential = credentialOf(header);
    const key = passOf(header);
    const origin = header('origin');
    // A browser always says which page it is; without that, a cookie is not believed.
    if (origin === undefined ? credential?.by !== 'bearer' : !originFits(origin, header('host'), config))
      return 403;
    const who =
      credential === null ? null : await identify(house.sessions, meters, address, credential.token);
    if (who === 'too-many') return 429;
    const host = await days.host(decodeURIComponent(name));
    if (host === null) return 404;
    const actor = await days.passes.actor(host.day, key, who);
    if (actor === null) return 403;
    const after = Number(url.searchParams.get('after') ?? host.seq);
    return { kind: 'staff', host, actor, after: Number.isSafeInteger(after) ? after : host.seq, address };
  }

  #start(socket: WebSocket, admitted: Admitted): void {
    const wire: Wire = { socket, address: admitted.address, alive: true };
    this.#wires.add(wire);
    this.#perAddress.set(wire.address, (this.#perAddress.get(wire.address) ?? 0) + 1);
    const now = (): number => this.#parts.house.now();
    const { leave, look } =
      admitted.kind === 'public'
        ? this.#listen(wire, admitted.code)
        : { leave: this.#watch(socket, admitted), look: null };
    socket.on('message', (data: Buffer, binary) => {
      const heard = binary ? null : heardOf(data.toString());
      if (heard?.t === 'ping') return send(socket, { t: 'pong', n: heard.n, now: now() });
      if (heard === null || look === null) return socket.close(1003, 'not understood');
      // A question like those that come without a line.
      if (this.#parts.meters.hall(wire.address) !== null) return socket.close(1013, 'too-fast');
      look(heard.for);
    });
    socket.on('pong', () => {
      wire.alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      leave();
      this.#wires.delete(wire);
      const left = (this.#perAddress.get(wire.address) ?? 1) - 1;
      if (left > 0) this.#perAddress.set(wire.address, left);
      else this.#perAddress.delete(wire.address);
    });
  }

  #listen(
    { socket }: Wire,
    code: string,
  ): { readonly leave: () => void; readonly look: (whom: string) => void } {
    const { days, house } = this.#parts;
    const audience = this.#audiences.get(code) ?? new Audience(() => days.public(code));
    this.#audiences.set(code, audience);
    const listener: Listener = audience.listen(socket, house.now);
    days.audience.set(code, audience.size);
    return {
      look: (whom) => void audience.look(listener, whom),
      leave: () => {
        audience.leave(listener);
        days.audience.set(code, audience.size);
        if (audience.size === 0) this.#audiences.delete(code);
      },
    };
  }

  #watch(socket: WebSocket, { host, actor, after }: Extract<Admitted, { kind: 'staff' }>): () => void {
    const watcher: DayWatcher = {
      actor,
      changed: (seq, { at, by, deed }, changes) =>
        send(socket, { t: 'changed', seq, at, by, do: deed.do, changes }),
      forget: (seq) => send(socket, { t: 'reload', seq }),
      photo: (table) => send(socket, { t: 'photo', table }),
    };
    send(socket, { t: 'hello', seq: host.seq, now: host.now() });
    if (after < host.seq) missed(socket, host, actor, after);
    host.watchers.add(watcher);
    const own = this.#staff.get(actor.id) ?? new Set();
    this.#staff.set(actor.id, own);
    own.add(socket);
    return () => {
      host.watchers.delete(watcher);
      own.delete(socket);
      if (own.size === 0) this.#staff.delete(actor.id);
    };
  }

  #check(): void {
    for (const wire of this.#wires) {
      if (!wire.alive) wire.socket.terminate();
      else {
        wire.alive = false;
        wire.socket.ping();
      }
    }
  }
}

/** What somebody missed, in one word: everything that was touched since, as it is now. */
function missed(socket: WebSocket, { state, seq }: DayHost, actor: Actor, after: number): void {
  if (after < 0 || seq - after > MOST_MISSED) return send(socket, { t: 'reload', seq });
  const entries = state.journal.slice(after);
  const { at, by, deed } = entries.at(-1)!;
  send(socket, { t: 'changed', seq, at, by, do: deed.do, changes: seenSince(state, actor, entries) });
}

function send(socket: WebSocket, message: DayMessage): void {
  sendTo(socket, JSON.stringify(message));
}

type Heard = { readonly t: 'ping'; readonly n: number } | { readonly t: 'looks'; readonly for: string };

function heardOf(text: string): Heard | null {
  try {
    const said = JSON.parse(text) as { readonly t?: unknown; readonly n?: unknown; readonly for?: unknown };
    if (said.t === 'ping')
      return typeof said.n === 'number' && Number.isFinite(said.n) ? { t: 'ping', n: said.n } : null;
    return said.t === 'looks' && typeof said.for === 'string'
      ? { t: 'looks', for: said.for.trim().slice(0, LONGEST_LOOKED_FOR) }
      : null;
  } catch {
    return null;
  }
}
