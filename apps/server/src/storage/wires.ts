import { Socket } from 'node:net';

interface Wire {
  readonly socket: Socket;
  read: number;
  /** When something last came in, or the wire was laid. */
  heardAt: number;
}

/** What the PostgreSQL client tells whoever makes its sockets. */
interface Where {
  readonly host: readonly string[];
  readonly port: readonly number[];
  readonly path?: string | null | undefined;
}

const LOOK_EVERY = 250;

/**
 * The sockets to a PostgreSQL. One whose other end has gone without a word (a failover, a NAT that forgets) looks like
 * one that waits, for hours; here it is cut when an answer is overdue, and the client makes a new one.
 */
export class Wires {
  readonly #wires = new Set<Wire>();
  readonly #timer = setInterval(() => this.#look(), LOOK_EVERY);
  #next = 0;

  constructor() {
    this.#timer.unref();
  }

  /** A new socket; with several hosts, the next one after each try. */
  lay({ host, port, path }: Where): Socket {
    const socket = new Socket();
    const wire: Wire = { socket, read: 0, heardAt: performance.now() };
    this.#wires.add(wire);
    socket.once('close', () => this.#wires.delete(wire));
    const turn = this.#next++ % Math.max(1, host.length);
    // The client asks for these by name when it goes over to TLS.
    Object.assign(socket, { host: host[turn], port: port[turn] });
    if (path) socket.connect(path);
    else socket.connect(port[turn] ?? 5432, host[turn] ?? 'localhost');
    return socket;
  }

  /** Cuts every wire on which nothing has come in for so long. */
  cutQuiet(milliseconds: number): void {
    this.#look();
    const now = performance.now();
    for (const { socket, heardAt } of this.#wires) if (now - heardAt >= milliseconds) socket.destroy();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const now = performance.now();
    for (const wire of this.#wires) {
      if (wire.socket.destroyed) this.#wires.delete(wire);
      if (wire.socket.bytesRead === wire.read) continue;
      wire.read = wire.socket.bytesRead;
      wire.heardAt = now;
    }
  }
}
