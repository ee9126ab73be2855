import { Api, Live } from '@forceout/client';
import type { SocketLike } from '@forceout/client';
import { WebSocket } from 'ws';

/** A person with a browser, outside the server: the typed client over real HTTP and a real socket. */
export class Player {
  readonly api: Api;
  readonly live: Live;
  readonly cookie: string;

  readonly #bases: readonly string[];
  #turn = 0;

  private constructor(api: Api, cookie: string, bases: readonly string[]) {
    this.api = api;
    this.cookie = cookie;
    this.#bases = bases;
    this.live = new Live({ open: () => this.#open(this.#bases[this.#turn++ % this.#bases.length]!) });
  }

  /** A guest; with several addresses, another server is tried after each loss. */
  static async arrive(name: string, ...bases: readonly string[]): Promise<Player> {
    let cookie = '';
    const api = new Api({
      base: bases[0]!,
      headers: () => ({ cookie }),
      onResponse: (response) => {
        cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      },
    });
    await api.guest(name);
    return new Player(api, cookie, bases);
  }

  #open(base: string): SocketLike {
    const headers = { cookie: this.cookie, origin: base };
    return new WebSocket(`${base.replace('http', 'ws')}/socket`, { headers });
  }
}
