import { DayFeed, daySocketAddress } from '@forceout/client';
import type { DayMessage } from '@forceout/client';
import { applied, brokenInvariants, EMPTY, KINDS, put } from '@forceout/tournament';
import type { Tournament, World } from '@forceout/tournament';
import type { DayApi } from '@forceout/client';
import { words } from '../words/language.ts';

const LONGEST_SILENCE = 30_000;

/** A day on a server as its director's page has it: from one view, and since then from what its socket says. */
export class WatchedDay {
  readonly #feed: DayFeed;
  #state: Tournament;
  #seq: number;
  #heard: () => void = () => {};

  private constructor(address: string, cookie: string, origin: string, state: Tournament, seq: number) {
    [this.#state, this.#seq] = [state, seq];
    this.#feed = new DayFeed({
      after: seq,
      open: (after) => new WebSocket(`${address}?after=${after}`, { headers: { cookie, origin } }),
      onMessage: (message) => this.#take(message),
    });
  }

  static async open(base: string, id: string, director: DayApi, cookie: string): Promise<WatchedDay> {
    const { things, seq } = await director.day(id);
    const changes = KINDS.flatMap((kind) => things[kind].map((thing) => put(EMPTY, kind, thing)));
    const address = daySocketAddress(base, `/socket/days/${encodeURIComponent(id)}`);
    return new WatchedDay(address, cookie, base, applied(EMPTY, changes), seq);
  }

  /** What does not hold once this sequence has been heard. */
  async brokenAt(seq: number, world: World): Promise<readonly string[]> {
    const until = performance.now() + LONGEST_SILENCE;
    while (this.#seq < seq) {
      if (performance.now() > until) return [words().day.simulate.silent(seq)];
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
        setTimeout(resolve, 1000).unref();
      });
    }
    return brokenInvariants(withoutHidden(this.#state), world, false);
  }

  close(): void {
    this.#feed.close();
  }

  #take(message: DayMessage): void {
    if (message.t !== 'changed') return;
    this.#state = applied(this.#state, message.changes);
    this.#seq = message.seq;
    this.#heard();
  }
}

/** Figures that wait for a second person are shown to nobody, and count for nothing. */
function withoutHidden(state: Tournament): Tournament {
  const sheet = new Map([...state.things.sheet].filter(([, { seats }]) => seats.length > 0));
  return { ...state, things: { ...state.things, sheet } };
}
