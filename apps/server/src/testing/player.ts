import { Api, Live } from '@forceout/client';
import type { SocketLike } from '@forceout/client';
import { WebSocket } from 'ws';

/** A person with a browser, outside the server: the typed client over real HTTP and a real socket. */
export class Player {
  readonly api: Api;
  readonly live: Live;
  readonly cookie: string;

  readonly #bases: readonly string[];
  readonly #from: Readonly<Record<string, string>>;
  #turn = 0;

  private constructor(
    api: Api,
    cookie: string,
    bases: readonly string[],
    from: Readonly<Record<string, string>>,
  ) {
    this.api = api;
    this.cookie = cookie;
    this.#bases = bases;
    this.#from = from;
    this.live = new Live({ open: () => this.#open(this.#bases[this.#turn++ % this.#bases.length]!) });
  }

  /** A guest; with several addresses, another server is tried after each loss. */
  static arrive(name: string, ...bases: readonly string[]): Promise<Player> {
    return Player.arriveFrom({}, name, ...bases);
  }

  /** The same with further headers, such as the address that a proxy would tell. */
  static async arriveFrom(
    from: Readonly<Record<string, string>>,
    name: string,
    ...bases: readonly string[]
  ): Promise<Player> {
    let cookie = '';
    const api = new Api({
      base: bases[0]!,
      headers: () => ({ ...from, cookie }),
      onResponse: (response) => {
        cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      },
    });
    await api.guest(name);
    return new Player(api, cookie, bases, from);
  }

  #open(base: string): SocketLike {
    const headers = { ...this.#from, cookie: this.cookie, origin: base };
    return new WebSocket(`${base.replace('http', 'ws')}/socket`, { headers });
  }
}
