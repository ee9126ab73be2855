import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Meters } from '../api/meters.ts';
import { blockOf } from '../people/place.ts';

/** New connections beyond the usual wait about so long before anything is read of them: a flood of them is no faster. */
const WAIT = 1000;
/** So many wait; beyond, they are closed. */
const MOST_WAITING = 1000;

/**
 * Connections, before anything is read of them. Where a proxy stands before us all of them are its own, and it has this task.
 * Nobody is shut out for long: a whole school may have one address, and one pupil must not be able to close it for the others.
 */
export class Lines {
  readonly #meters: Pick<Meters, 'line'>;
  readonly #wait: number;
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
      const enter = (): void => {
        if (!http.listening) socket.destroy();
        else if (!socket.destroyed) for (const listener of listeners) listener.call(http, socket);
      };
      // Before Node's own listener is there, nobody else would hear of it.
      socket.on('error', () => socket.destroy());
      if (this.#meters.line(blockOf(socket.remoteAddress ?? '')) === null) return enter();
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
  }
}
