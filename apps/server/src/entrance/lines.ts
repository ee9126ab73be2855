import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Meters } from '../api/meters.ts';
import { blockOf } from '../people/place.ts';

/** New connections beyond the usual wait about so long before anything is read of them: a flood of them is no faster. */
const WAIT = 1000;
/** So many wait; beyond, they are closed. */
const MOST_WAITING = 1000;
/** From where somebody used a connection as no browser does, nobody comes in for so long. */
const BARRED_FOR = 10_000;
const MOST_BARRED = 1000;

/** Connections, before anything is read of them. Where a proxy stands before us all of them are its own, and it has this task. */
export class Lines {
  readonly #meters: Pick<Meters, 'line'>;
  readonly #wait: number;
  readonly #open = new Map<string, Set<Socket>>();
  readonly #barred = new Map<string, number>();
  #waiting = 0;

  constructor(meters: Pick<Meters, 'line'>, wait = WAIT) {
    this.#meters = meters;
    this.#wait = wait;
  }

  /** Node's own listeners get a connection when it is let in. */
  guard(http: Server): void {
    const listeners = http.listeners('connection');
    http.removeAllListeners('connection');
    http.on('connection', (socket: Socket) => {
      const block = blockOf(socket.remoteAddress ?? '');
      const enter = (): void => {
        if (this.#isBarred(block) || !http.listening) socket.destroy();
        else if (!socket.destroyed) for (const listener of listeners) listener.call(http, socket);
      };
      this.#came(block, socket);
      if (!this.#isBarred(block) && this.#meters.line(block) === null) return enter();
      if (this.#waiting >= MOST_WAITING) return void socket.destroy();
      this.#waiting++;
      // Half of it or more, so that not all who came together come in together.
      setTimeout(
        () => {
          this.#waiting--;
          enter();
        },
        this.#wait * (0.5 + Math.random()),
      ).unref();
    });
    // A live line of somebody is none of those that are cut off with another's.
    http.on('upgrade', ({ socket }) => this.#left(blockOf(socket.remoteAddress ?? ''), socket));
  }

  /** Nothing more is read from where this one came from, of what was sent already either. */
  bar(socket: Socket): void {
    if (socket.destroyed) return;
    const block = blockOf(socket.remoteAddress ?? '');
    if (this.#barred.size >= MOST_BARRED) this.#barred.clear();
    this.#barred.set(block, performance.now() + BARRED_FOR);
    for (const line of this.#open.get(block) ?? [socket]) line.destroy();
  }

  #isBarred(block: string): boolean {
    const until = this.#barred.get(block);
    if (until === undefined || until > performance.now()) return until !== undefined;
    this.#barred.delete(block);
    return false;
  }

  #came(block: string, socket: Socket): void {
    const lines = this.#open.get(block) ?? new Set();
    this.#open.set(block, lines.add(socket));
    socket.once('close', () => this.#left(block, socket));
    // Before Node's own listener is there, nobody else would hear of it.
    socket.on('error', () => socket.destroy());
  }

  #left(block: string, socket: Socket): void {
    const lines = this.#open.get(block);
    lines?.delete(socket);
    if (lines?.size === 0) this.#open.delete(block);
  }
}
