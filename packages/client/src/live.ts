import { freshId } from './fresh-id.ts';
import { withNonce } from './nonce.ts';
import { PROTOCOL } from './protocol.ts';
import { applyPatch } from './patch.ts';
import type { Json } from './patch.ts';
import type { ClientMessage, Refused, ServerMessage, TableCommand } from './protocol.ts';
import type { Happened, PresenceView, TableView } from './views.ts';

/** As much of a WebSocket as is needed: a browser's, Node's, or that of the `ws` package. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'message', heard: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close' | 'error', heard: () => void): void;
}

export type Done =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly refusal: Refused };

export interface LiveOptions {
  /** Opens a new socket; called again after every loss. */
  readonly open: () => SocketLike;
  readonly onStatus?: (status: 'connected' | 'away') => void;
  readonly onProblem?: (refusal: Refused, table: string | null) => void;
}

/** `events` is what led from the view before to this one; none for a whole view, or when only somebody came. */
export type OnView = (view: TableView, seq: number, events: readonly Happened[]) => void;

interface Watched {
  seq: number;
  view: Json;
  presence: PresenceView | null;
  readonly onView: OnView;
}

interface Sent {
  readonly message: Extract<ClientMessage, { t: 'do' }>;
  readonly resolve: (done: Done) => void;
}

const FIRST_WAIT = 100;
const LONGEST_WAIT = 1500;
/** A line that is silent for so long is tried, and given up if it stays so. */
const PING_EVERY = 10_000;
/** The server could not say whether a command is in: it is sent again after this time. */
const AGAIN_AFTER = 1000;

/**
 * A live connection that mends itself: it comes back after a loss, asks for what it missed, and sends again what was
 * not acknowledged, with the same ids, so that nothing is lost and nothing done twice.
 */
export class Live {
  readonly #options: LiveOptions;
  readonly #watched = new Map<string, Watched>();
  readonly #sent = new Map<string, Sent>();
  #socket: SocketLike | null = null;
  #connected = false;
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | null = null;
  #pinger: ReturnType<typeof setInterval> | null = null;
  #heard = true;
  #closed = false;
  /** What the server at the other end speaks. */
  #protocol = PROTOCOL;
  /** The server's service time less this machine's. */
  offset = 0;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#connect();
  }

  watch(table: string, onView: OnView): void {
    this.#watched.set(table, { seq: 0, view: null, presence: null, onView });
    if (this.#connected) this.#say({ t: 'watch', table });
  }

  unwatch(table: string): void {
    this.#watched.delete(table);
    if (this.#connected) this.#say({ t: 'unwatch', table });
  }

  /** Resolves when the command is on disk or refused, however often the line breaks in between. */
  do(table: string, command: TableCommand, id: string = freshId()): Promise<Done> {
    const message = { t: 'do', table, id, command: withNonce(command) } as const;
    return new Promise((resolve) => {
      this.#sent.set(id, { message, resolve });
      if (this.#connected) this.#say(message);
    });
  }

  play(table: string, deed: Json): Promise<Done> {
    return this.do(table, { do: 'play', deed });
  }

  close(): void {
    this.#closed = true;
    if (this.#again !== null) clearTimeout(this.#again);
    if (this.#pinger !== null) clearInterval(this.#pinger);
    this.#socket?.close();
  }

  #connect(): void {
    this.#again = null;
    const socket = this.#options.open();
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#take(JSON.parse(String(data)) as ServerMessage);
    });
    // Every error is followed by a close.
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lost(null);
    });
  }

  #lost(retry: number | null): void {
    this.#socket = null;
    if (this.#connected) this.#options.onStatus?.('away');
    this.#connected = false;
    if (this.#pinger !== null) clearInterval(this.#pinger);
    if (this.#closed || this.#again !== null) return;
    // With some chance, so that a whole league does not come back in the same instant.
    const wait = retry ?? this.#wait * (0.5 + Math.random());
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#again = setTimeout(() => this.#connect(), wait);
  }

  #take(message: ServerMessage): void {
    this.#heard = true;
    switch (message.t) {
      case 'hello':
        return this.#greeted(message.now, message.protocol);
      case 'snapshot':
        return this.#show(message.table, message.seq, message.view, message.events);
      case 'update': {
        const watched = this.#watched.get(message.table);
        if (watched === undefined || message.seq <= watched.seq) return;
        // A gap cannot be patched over: ask for the whole.
        if (message.seq !== watched.seq + 1) return this.#say({ t: 'watch', table: message.table });
        return this.#show(
          message.table,
          message.seq,
          applyPatch(watched.view, message.patch),
          message.events,
        );
      }
      case 'presence': {
        const watched = this.#watched.get(message.table);
        if (watched === undefined) return;
        watched.presence = message.presence;
        return watched.seq === 0 ? undefined : this.#show(message.table, watched.seq, watched.view);
      }
      case 'ack':
        return this.#settle(message.id, { ok: true, seq: message.seq });
      case 'refused':
        return this.#settle(message.id, { ok: false, refusal: message.refusal });
      case 'problem':
        if (message.refusal.code === 'try-again') setTimeout(() => this.#resend(), AGAIN_AFTER);
        return this.#options.onProblem?.(message.refusal, message.table ?? null);
      case 'pong':
        this.offset = message.now - Date.now();
        return;
      case 'bye': {
        const socket = this.#socket;
        this.#lost(message.retry);
        return socket?.close();
      }
    }
  }

  #greeted(now: number, protocol: number): void {
    // Another version shows a table otherwise: what it would change does not fit the views of the one before.
    const fits = protocol === this.#protocol;
    this.#protocol = protocol;
    this.offset = now - Date.now();
    this.#connected = true;
    this.#wait = FIRST_WAIT;
    this.#options.onStatus?.('connected');
    for (const [table, { seq }] of this.#watched)
      this.#say({ t: 'watch', table, ...(fits && seq > 0 ? { have: seq } : {}) });
    this.#resend();
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
  }

  #resend(): void {
    if (this.#connected) for (const { message } of this.#sent.values()) this.#say(message);
  }

  #ping(): void {
    if (!this.#heard) return this.#socket?.close();
    this.#heard = false;
    this.#say({ t: 'ping', n: Date.now() });
  }

  #show(table: string, seq: number, view: Json, events: readonly Happened[] = []): void {
    const watched = this.#watched.get(table);
    if (watched === undefined) return;
    [watched.seq, watched.view] = [seq, view];
    const shown = view as unknown as TableView;
    watched.onView(watched.presence === null ? shown : { ...shown, presence: watched.presence }, seq, events);
  }

  #settle(id: string, done: Done): void {
    this.#sent.get(id)?.resolve(done);
    this.#sent.delete(id);
  }

  #say(message: ClientMessage): void {
    // While servers are being updated one of them may not know of nonces yet.
    const said = this.#protocol < 2 && message.t === 'do' ? withoutNonce(message) : message;
    this.#socket?.send(JSON.stringify(said));
  }
}

function withoutNonce(message: Extract<ClientMessage, { t: 'do' }>): ClientMessage {
  const { command } = message;
  return command.do === 'ready' ? { ...message, command: { do: 'ready', ready: command.ready } } : message;
}
