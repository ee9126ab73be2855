import type { PublicDay, PublicResults, PublicSeat, PublicSeating, PublicStandings } from '@forceout/client';

/** Everything that everybody may know of a day, as far as it is released. */
export interface Known {
  readonly day: PublicDay;
  readonly seating: Readonly<Record<string, PublicSeating>>;
  readonly results: Readonly<Record<string, PublicResults>>;
  readonly standings: Readonly<Record<string, PublicStandings>>;
}

export class Gone extends Error {}

/** Asks the laptop that serves the hall, and keeps the last answer on this phone. */
export class Source {
  readonly #code: string;

  constructor(code: string) {
    this.#code = code;
  }

  async #get<T>(path: string): Promise<T> {
    const response = await fetch(`/api/t/${encodeURIComponent(this.#code)}${path}`);
    if (response.status === 404) throw new Gone();
    if (!response.ok) throw new Error(String(response.status));
    return (await response.json()) as T;
  }

  where(search: string): Promise<readonly PublicSeat[]> {
    const number = /^\d+$/.test(search);
    return this.#get(`/where?${number ? 'number' : 'q'}=${encodeURIComponent(search)}`);
  }

  async load(): Promise<Known> {
    const day = await this.#get<PublicDay>('');
    const of = async <T>(what: string, released: (n: PublicDay['events'][number]) => boolean) => {
      const found: Record<string, T> = {};
      await Promise.all(
        day.events.filter(released).map(async ({ id }) => {
          // Taken back between two questions: then there is nothing to show.
          const answer = await this.#get<T>(`/${what}/${encodeURIComponent(id)}`).catch(() => null);
          if (answer !== null) found[id] = answer;
        }),
      );
      return found;
    };
    const known: Known = {
      day,
      seating: await of<PublicSeating>('seating', ({ rounds }) => rounds.some((round) => round.seating)),
      results: await of<PublicResults>('results', ({ rounds }) => rounds.some((round) => round.results)),
      standings: await of<PublicStandings>('standings', ({ rounds }) =>
        rounds.some((round) => round.results),
      ),
    };
    this.#keep(known);
    return known;
  }

  #keep(known: Known): void {
    try {
      localStorage.setItem(`forceout-t-${this.#code}`, JSON.stringify(known));
    } catch {
      // A full or closed store: then nothing is there without a network.
    }
  }

  kept(): Known | null {
    try {
      return JSON.parse(localStorage.getItem(`forceout-t-${this.#code}`) ?? 'null') as Known | null;
    } catch {
      return null;
    }
  }
}
