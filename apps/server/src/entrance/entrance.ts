import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { contentPolicy, credentialOf, SECURITY_HEADERS } from '../api/access.ts';
import type { Meters } from '../api/meters.ts';
import type { Config } from '../config.ts';
import { callerOf } from '../people/place.ts';
import type { Problem } from '../people/problem.ts';

/** Whoever asks too much hears so after this time; until then they have a line less to ask on. */
const HOLD = 1000;
/** Lines that are held at once; beyond, they are closed. A proxy has a line for each, so there are not many. */
const MOST_HELD = { ofBlock: 64, inAll: 1000 };

export const TOO_FAST: Problem = {
  status: 429,
  code: 'too-fast',
  message: 'Too much at once; please wait a moment.',
};
/** Made once: a refusal must cost less than what it refuses. */
const ANSWER = Buffer.from(JSON.stringify({ error: { code: TOO_FAST.code, message: TOO_FAST.message } }));
const HEADERS = {
  ...SECURITY_HEADERS,
  'content-security-policy': contentPolicy(undefined),
  'cache-control': 'no-store',
  'content-type': 'application/json',
  'content-length': ANSWER.length,
  'retry-after': '1',
};
const LAST_HEADERS = { ...HEADERS, connection: 'close' };

export interface EntranceParts {
  readonly config: Pick<Config, 'proxies'>;
  readonly meters: Meters;
  /** Whose token it is, if that is known without asking the database. */
  readonly holderOf: (token: string) => string | null;
  readonly onRefused: () => void;
  /** Milliseconds, in tests. */
  readonly hold?: number;
}

/**
 * What every request meets first, for an answer or for a socket: before the router, before anything is read, looked up or
 * made. Whoever asks too much is let go a moment later, so that asking again and again is no faster.
 */
export class Entrance {
  readonly #parts: EntranceParts;
  readonly #heldOf = new Map<string, number>();
  #held = 0;

  constructor(parts: EntranceParts) {
    this.#parts = parts;
  }

  /** Whether a request goes on; if not, it gets its answer here. */
  lets(request: IncomingMessage, response: ServerResponse): boolean {
    const { meters, holderOf } = this.#parts;
    const { socket, url = '' } = request;
    // Another answer has the line: so asks no browser and no proxy, only who wants to keep us busy.
    if (response.socket === null) {
      socket.destroy();
      return false;
    }
    const block = this.#blockOf(request);
    const credential = credentialOf((name) => headerOf(request, name));
    const person = credential === null ? null : holderOf(credential.token);
    // One person who asks too much takes nothing from the others of a school.
    const tooMuch = (person !== null && meters.isBusy(person)) || this.#take(url, block) !== null;
    if (tooMuch)
      this.#refuse(block, (last) => response.writeHead(429, last ? LAST_HEADERS : HEADERS).end(ANSWER));
    return !tooMuch;
  }

  /** The block of whoever may ask for a socket; null if they are refused here. */
  letsUp(request: IncomingMessage, socket: Duplex): string | null {
    const block = this.#blockOf(request);
    if (this.#parts.meters.socket(block) === null) return block;
    this.#refuse(block, () => refuseSocket(socket, 429));
    return null;
  }

  #take(url: string, block: string): number | null {
    const { meters } = this.#parts;
    if (/^\/(healthz|readyz)(\?|$)/.test(url)) return meters.check(block);
    return isMadeOnce(url) ? meters.hall(block) : meters.request(block);
  }

  #refuse(block: string, answer: (last: boolean) => void): void {
    this.#parts.onRefused();
    const held = this.#heldOf.get(block) ?? 0;
    if (held >= MOST_HELD.ofBlock || this.#held >= MOST_HELD.inAll) return answer(true);
    this.#held++;
    this.#heldOf.set(block, held + 1);
    setTimeout(() => {
      this.#held--;
      const left = this.#heldOf.get(block)! - 1;
      if (left > 0) this.#heldOf.set(block, left);
      else this.#heldOf.delete(block);
      answer(false);
    }, this.#parts.hold ?? HOLD).unref();
  }

  #blockOf(request: IncomingMessage): string {
    const { remoteAddress = '' } = request.socket;
    return callerOf(remoteAddress, headerOf(request, 'x-forwarded-for'), this.#parts.config.proxies);
  }
}

export function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'object' ? value[0] : value;
}

export function refuseSocket(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Files, and pages of a day that are made once for everybody in a hall; an address in disguise is none of them. */
function isMadeOnce(url: string): boolean {
  const [path = ''] = url.split('?');
  if (!path.startsWith('/') || path.includes('%')) return false;
  return /^\/api\/(t|days|time)(\/|$)/.test(path) || !/^\/(api|metrics|openapi\.json)(\/|$)/.test(path);
}
