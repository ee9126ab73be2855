import type { SeenChange } from '@forceout/tournament';
import type { SocketLike } from '../live.ts';
import type { PublicDay, PublicSeat } from './public-types.ts';

/** What the socket of a day says; `/socket/days/<id>?after=<seq>` for staff, `/socket/t/<code>` for everybody. */
export type DayMessage =
  | { readonly t: 'hello'; readonly seq: number; readonly now: number }
  | {
      readonly t: 'changed';
      readonly seq: number;
      readonly at: string;
      readonly by: string;
      readonly do: string;
      readonly changes: readonly SeenChange[];
    }
  /** Too much was missed: the whole day is to be fetched again. */
  | { readonly t: 'reload'; readonly seq: number }
  /** For staff who have to do with sheets: a photo of one has come. */
  | { readonly t: 'photo'; readonly table: string }
  /** For everybody: these pages are others now. A day that is short comes along, and so do the seats that were looked for. */
  | {
      readonly t: 'rev';
      readonly rev: number;
      readonly changed: readonly string[];
      readonly day?: PublicDay;
      readonly seats?: LookedFor;
    }
  | { readonly t: 'seats'; readonly seats: LookedFor }
  | { readonly t: 'pong'; readonly n: number; readonly now: number };

/** Whom a phone looks for, and where they sit. */
export interface LookedFor {
  readonly for: string;
  readonly found: readonly PublicSeat[];
}

export interface DayFeedOptions {
  /** Opens the socket; `after` is the last sequence that was heard. */
  readonly open: (after: number) => SocketLike;
  readonly after?: number;
  readonly onMessage: (message: DayMessage) => void;
  readonly onStatus?: (status: 'connected' | 'away') => void;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 5000;
const PING_EVERY = 10_000;

/** Hears of a day, and comes back by itself after a loss with what it missed. */
export class DayFeed {
  readonly #options: DayFeedOptions;
  #seq: number;
  #socket: SocketLike | null = null;
  #wait = FIRST_WAIT;
  #heard = true;
  #closed = false;
  #isConnected = false;
  #looksFor = '';
  #again: ReturnType<typeof setTimeout> | null = null;
  #pinger: ReturnType<typeof setInterval> | null = null;
  /** The server's time less this machine's, from the quickest answer so far. */
  offset = 0;
  #quickest = Infinity;

  constructor(options: DayFeedOptions) {
    this.#options = options;
    this.#seq = options.after ?? 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    if (this.#again !== null) clearTimeout(this.#again);
    if (this.#pinger !== null) clearInterval(this.#pinger);
    this.#socket?.close();
  }

  /** For everybody: where somebody sits is told now and whenever it changes. False: there is no line, so it has to be asked. */
  look(whom: string): boolean {
    this.#looksFor = whom;
    if (this.#isConnected) this.#socket?.send(JSON.stringify({ t: 'looks', for: whom }));
    return this.#isConnected;
  }

  #connect(): void {
    this.#again = null;
    const socket = this.#options.open(this.#seq);
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#take(JSON.parse(String(data)) as DayMessage);
    });
    // Every error is followed by a close.
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lost();
    });
  }

  #lost(): void {
    this.#socket = null;
    this.#isConnected = false;
    this.#options.onStatus?.('away');
    if (this.#pinger !== null) clearInterval(this.#pinger);
    if (this.#closed) return;
    // With some chance, so that a whole hall does not come back in the same instant.
    this.#again = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #take(message: DayMessage): void {
    this.#heard = true;
    if (message.t === 'hello') {
      this.#wait = FIRST_WAIT;
      this.#quickest = Infinity;
      this.offset = message.now - Date.now();
      this.#isConnected = true;
      if (this.#looksFor !== '') this.look(this.#looksFor);
      this.#options.onStatus?.('connected');
      this.#ping();
      this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
    }
    if (message.t === 'pong') {
      const way = Date.now() - message.n;
      if (way <= this.#quickest) {
        this.#quickest = way;
        this.offset = message.now + way / 2 - Date.now();
      }
    }
    if (message.t === 'changed' || message.t === 'reload') this.#seq = message.seq;
    this.#options.onMessage(message);
  }

  #ping(): void {
    if (!this.#heard) return this.#socket?.close();
    this.#heard = false;
    this.#socket?.send(JSON.stringify({ t: 'ping', n: Date.now() }));
  }
}

/** The address of a socket beside a page or a server. */
export function daySocketAddress(base: string, path: string): string {
  return `${base.replace(/^http/, 'ws').replace(/\/+$/, '')}${path}`;
}
