import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';

export type Direction = 'to the database' | 'from the database';

/** A cable between a server and its PostgreSQL: it can be cut, and it can fall silent without a word in either direction. */
export class Cable {
  readonly #sockets = new Set<Socket>();
  readonly #silent = new Set<Direction>();
  readonly #port: number;
  #whole = true;
  readonly #server = createServer((inside) => {
    if (!this.#whole) return inside.destroy();
    const outside = connect(this.#port, '127.0.0.1');
    this.#join(inside, outside, 'to the database');
    this.#join(outside, inside, 'from the database');
  });

  private constructor(port: number) {
    this.#port = port;
  }

  static async lay(port: number): Promise<Cable> {
    const cable = new Cable(port);
    await new Promise<void>((resolve) => {
      cable.#server.listen(0, '127.0.0.1', resolve);
    });
    return cable;
  }

  /** The address of a database by way of this cable. */
  through(url: string): string {
    const address = this.#server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return url.replace(`:${this.#port}/`, `:${port}/`);
  }

  /** Every connection breaks, and no new one is made. */
  cut(): void {
    this.#whole = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** What is sent vanishes, for connections of now and new ones; nobody is told. */
  silence(...directions: readonly Direction[]): void {
    for (const direction of directions) this.#silent.add(direction);
  }

  /** New connections go through again; those that lost something stay broken, as real ones do. */
  mend(): void {
    this.#whole = true;
    this.#silent.clear();
  }

  stop(): void {
    this.cut();
    this.#server.close();
  }

  #join(from: Socket, to: Socket, direction: Direction): void {
    this.#sockets.add(from);
    let lost = false;
    from.on('data', (data) => {
      lost ||= this.#silent.has(direction);
      if (!lost) to.write(data);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      // A silent cable does not say that somebody has hung up, either.
      if (!this.#silent.has(direction)) to.destroy();
    });
  }
}
