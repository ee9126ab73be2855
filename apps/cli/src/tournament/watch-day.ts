import { DayFeed, daySocketAddress } from '@forceout/client';
import type { DayMessage } from '@forceout/client';
import { plainContent } from '@forceout/client/rehearsal';
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
    const { state, seq } = await fetched(director, id);
    const address = daySocketAddress(base, `/socket/days/${encodeURIComponent(id)}`);
    return new WatchedDay(address, cookie, base, state, seq);
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

  /** The slow look: the whole day is fetched again and everything made anew; what the socket said must have led to the same. */
  async otherThanFetched(id: string, director: DayApi, world: World): Promise<readonly string[]> {
    const { state } = await fetched(director, id);
    const [mine, theirs] = [plainContent(this.#state), plainContent(state)];
    const other = theirs.filter((line, at) => line !== mine[at]);
    if (mine.length !== theirs.length || other.length > 0)
      return [words().day.simulate.other((other[0] ?? '').slice(0, 300))];
    return brokenInvariants(withoutHidden(state), world, false);
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

/** A day as its server shows it to the director now. */
async function fetched(
  director: DayApi,
  id: string,
): Promise<{ readonly state: Tournament; readonly seq: number }> {
  const { things, seq } = await director.day(id);
  const changes = KINDS.flatMap((kind) => things[kind].map((thing) => put(EMPTY, kind, thing)));
  return { state: applied(EMPTY, changes), seq };
}

/** Figures that wait for a second person are shown to nobody, and count for nothing. */
function withoutHidden(state: Tournament): Tournament {
  const sheet = new Map([...state.things.sheet].filter(([, { seats }]) => seats.length > 0));
  return { ...state, things: { ...state.things, sheet } };
}
