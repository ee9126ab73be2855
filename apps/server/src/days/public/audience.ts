import { setTimeout as pause } from 'node:timers/promises';
import type { DayMessage } from '@forceout/client';
import type { PublicPages } from './pages.ts';

/** Who is so far behind comes back later. */
const MOST_UNSENT = 4_000_000;
/** Phones that hear something in one go, and the moment until the next go, in which everybody else is answered. */
const AT_ONCE = 100;
const NEXT_AFTER = 15;
/** The day itself goes along where it is no longer than this; a change then has two kilobytes at most. */
const SHORT = 1500;

/** The line to a phone. */
export interface PhoneWire {
  readonly bufferedAmount: number;
  send(text: string | Uint8Array, options: { readonly binary: false }): void;
  terminate(): void;
}

/** A phone, and whom its owner looks for: a number, or letters of a name; empty for nobody. */
export interface Listener {
  readonly wire: PhoneWire;
  looksFor: string;
}

/** What everybody hears of a change is made once; whoever looks for somebody hears in the same word where they sit. */
export class Audience {
  readonly #pages: () => Promise<PublicPages | null>;
  readonly #all = new Set<Listener>();
  #telling: Promise<void> = Promise.resolve();

  constructor(pages: () => Promise<PublicPages | null>) {
    this.#pages = pages;
  }

  get size(): number {
    return this.#all.size;
  }

  listen(wire: PhoneWire, now: () => number): Listener {
    const listener: Listener = { wire, looksFor: '' };
    this.#all.add(listener);
    void this.#pages().then((pages) =>
      sendTo(wire, JSON.stringify({ t: 'hello', seq: pages?.rev ?? 0, now: now() } satisfies DayMessage)),
    );
    return listener;
  }

  leave(listener: Listener): void {
    this.#all.delete(listener);
  }

  /** Told at once, and from now on whenever seats are others. */
  async look(listener: Listener, whom: string): Promise<void> {
    listener.looksFor = whom;
    const pages = await this.#pages();
    if (pages !== null && whom !== '')
      sendTo(listener.wire, `{"t":"seats","seats":${seatsText(pages, whom)}}`);
  }

  /** One change after the other, each to all phones. */
  tell(rev: number, changed: readonly string[]): Promise<void> {
    this.#telling = this.#telling.then(() => this.#tell(rev, changed)).catch(() => {});
    return this.#telling;
  }

  async #tell(rev: number, changed: readonly string[]): Promise<void> {
    const pages = await this.#pages();
    if (pages === null) return;
    const day = changed.includes('day') ? pages.page('day') : null;
    const head = JSON.stringify({ t: 'rev', rev, changed } satisfies DayMessage).slice(0, -1);
    const common = day !== null && day.text.length <= SHORT ? `${head},"day":${day.text}` : head;
    const same = Buffer.from(`${common}}`);
    const seats = changed.some((name) => name.startsWith('seating/'));
    let left = AT_ONCE;
    for (const { wire, looksFor } of this.#all) {
      if (left-- === 0) {
        await pause(NEXT_AFTER);
        left = AT_ONCE - 1;
      }
      const own = seats && looksFor !== '';
      sendTo(wire, own ? `${common},"seats":${seatsText(pages, looksFor)}}` : same);
    }
  }
}

function seatsText(pages: PublicPages, whom: string): string {
  const wanted = /^\d{1,6}$/.test(whom) ? { number: Number(whom) } : { q: whom };
  return JSON.stringify({ for: whom, found: pages.where(wanted) });
}

/** The same bytes for everybody are written as they are. */
export function sendTo(wire: PhoneWire, text: string | Uint8Array): void {
  if (wire.bufferedAmount > MOST_UNSENT) wire.terminate();
  else wire.send(text, { binary: false });
}
