import { RateLimit } from '../people/rates.ts';
import type { Rate } from '../people/rates.ts';
import type { Meter } from './route.ts';

/** Whole schools come from one address, so addresses are given much more than persons. */
const RATES = {
  requestsPerAddress: { burst: 600, perSecond: 60 },
  requestsPerPerson: { burst: 60, perSecond: 10 },
  'sign-in': { burst: 60, perSecond: 1 },
  /** Of guessing one passphrase there is no end; of remembering one's own there soon is. */
  signInPerLogin: { burst: 8, perSecond: 1 / 30 },
  arrival: { burst: 150, perSecond: 1 },
  opening: { burst: 10, perSecond: 1 / 10 },
  /** These take thought: much for a review, unless it is known already. */
  hint: { burst: 10, perSecond: 1 / 2 },
  /** Asked with every opening of a table's page; a long match takes some 40 ms. */
  past: { burst: 20, perSecond: 1 / 2 },
  /** A page at a time, as the past. */
  export: { burst: 20, perSecond: 1 / 2 },
  replay: { burst: 60, perSecond: 5 },
  review: { burst: 30, perSecond: 1 / 2 },
} as const satisfies Readonly<Record<string, Rate>>;

/** Counted for a person; the others for an address. */
const PER_PERSON: readonly Meter[] = ['opening', 'hint', 'past', 'export'];

/** All limits on how often something may be asked. */
export class Meters {
  readonly #limits: ReadonlyMap<string, RateLimit>;

  constructor(factor: number, now: () => number) {
    this.#limits = new Map(
      Object.entries(RATES).map(([name, { burst, perSecond }]) => [
        name,
        new RateLimit({ burst: burst * factor, perSecond: perSecond * factor }, now),
      ]),
    );
  }

  /** Null if the request may go on; else after how many milliseconds it may. */
  request(address: string, person: string | null): number | null {
    return (
      this.#take('requestsPerAddress', address) ??
      (person === null ? null : this.#take('requestsPerPerson', person))
    );
  }

  act(meter: Meter, address: string, person: string | null): number | null {
    const own = meter !== null && PER_PERSON.includes(meter);
    return meter === null ? null : this.#take(meter, own ? (person ?? address) : address);
  }

  signIn(login: string): number | null {
    return this.#take('signInPerLogin', login.trim().toLowerCase());
  }

  #take(name: keyof typeof RATES, key: string): number | null {
    return this.#limits.get(name)?.take(key) ?? null;
  }
}
