import { Api, Live } from '@forceout/client';
import type { SocketLike } from '@forceout/client';
import { WebSocket } from 'ws';

/** A person with a browser, outside the server: the typed client over real HTTP and a real socket. */
export class Player {
  readonly api: Api;
  readonly live: Live;
  cookie = '';

  private constructor(bases: readonly string[]) {
    let turn = 0;
    this.api = new Api({
      base: bases[0]!,
      headers: () => ({ cookie: this.cookie }),
      onResponse: (response) => {
        const set = response.headers.get('set-cookie');
        if (set !== null) this.cookie = set.split(';')[0]!;
      },
    });
    this.live = new Live({ open: () => this.#open(bases[turn++ % bases.length]!) });
  }

  /** A guest; with several addresses, another server is tried after each loss. */
  static async arrive(name: string, ...bases: readonly string[]): Promise<Player> {
    const player = new Player(bases);
    await player.api.guest(name);
    return player;
  }

  #open(base: string): SocketLike {
    const headers = { cookie: this.cookie, origin: base };
    return new WebSocket(`${base.replace('http', 'ws')}/socket`, { headers }) as unknown as SocketLike;
  }
}
