import { RateLimit } from '../people/rates.ts';
import type { Rate } from '../people/rates.ts';
import type { Meter } from './route.ts';

/** Whole schools come from one address, so blocks of addresses are given much more than persons. */
const RATES = {
  requestsPerBlock: { burst: 600, perSecond: 60 },
  /** Everybody in a gym behind one address, asking for pages of the day that are made once for all. */
  hallPerBlock: { burst: 6000, perSecond: 1500 },
  /** Whether we are alive and take work: a balancer asks once a second. */
  checksPerBlock: { burst: 100, perSecond: 20 },
  /** New connections that are let in at once; the others wait about a second. */
  linesPerBlock: { burst: 100, perSecond: 100 },
  requestsPerPerson: { burst: 60, perSecond: 10 },
  /** Messages on all sockets of a person together: faster than anybody plays, slower than a program that means harm. */
  messagesPerPerson: { burst: 60, perSecond: 15 },
  messagesPerBlock: { burst: 3000, perSecond: 600 },
  /** Whoever is thrown out again and again is no person. */
  socketsPerPerson: { burst: 40, perSecond: 1 / 2 },
  /** New sockets, whether they are let in or not. */
  socketsPerBlock: { burst: 2000, perSecond: 50 },
  /** Tokens that nobody has, each counted once a minute: a whole school comes back in the morning with yesterday's. */
  strangersPerBlock: { burst: 1000, perSecond: 20 },
  'sign-in': { burst: 60, perSecond: 1 },
  /** Of guessing one passphrase there is no end; of remembering one's own there soon is. */
  signInPerLogin: { burst: 8, perSecond: 1 / 30 },
  arrival: { burst: 150, perSecond: 1 },
  opening: { burst: 10, perSecond: 1 / 10 },
  openingPerBlock: { burst: 200, perSecond: 2 },
  /** Of guessing a code there is no end; of mistyping one there soon is. */
  code: { burst: 30, perSecond: 1 / 2 },
  /** Six letters of a staff pass: a hall of staff types them in a few minutes, and guessing takes years. */
  pass: { burst: 60, perSecond: 1 / 4 },
  photo: { burst: 200, perSecond: 4 },
  /** These take thought: much for a review, unless it is known already. */
  hint: { burst: 10, perSecond: 1 / 2 },
  /** Asked with every opening of a table's page. */
  past: { burst: 20, perSecond: 1 / 2 },
  /** A page at a time, as the past. */
  export: { burst: 20, perSecond: 1 / 2 },
  readingPerBlock: { burst: 200, perSecond: 5 },
  replay: { burst: 60, perSecond: 5 },
  review: { burst: 30, perSecond: 1 / 2 },
  /** To the judge and the solvers: a program may ask as often as somebody who types quickly. */
  question: { burst: 20, perSecond: 1 / 2 },
  questionPerBlock: { burst: 100, perSecond: 2 },
} as const satisfies Readonly<Record<string, Rate>>;

type Name = keyof typeof RATES;

/** Counted for a person; the others for a block. */
const PER_PERSON: readonly Meter[] = ['opening', 'hint', 'past', 'export', 'code', 'question'];
/** What a block's people may ask of the same kind together. */
const ALSO_PER_BLOCK: Readonly<Partial<Record<NonNullable<Meter>, Name>>> = {
  opening: 'openingPerBlock',
  past: 'readingPerBlock',
  export: 'readingPerBlock',
  question: 'questionPerBlock',
};

/** Other processes that share these limits. */
export interface MeterLine {
  tell(message: string): void;
  onTold(heard: (message: string) => void): Promise<void>;
}

const TELL_EVERY = 500;
/** A message between processes holds just under 8000 bytes. */
const TOLD_AT_ONCE = 60;

/** All limits on how often something may be asked, over HTTP and sockets; they come before the database is asked. */
export class Meters {
  readonly #limits: ReadonlyMap<Name, RateLimit>;
  #timer: NodeJS.Timeout | null = null;

  constructor(factor: number, now: () => number) {
    this.#limits = new Map(
      Object.entries(RATES).map(([name, { burst, perSecond }]) => [
        name as Name,
        new RateLimit({ burst: burst * factor, perSecond: perSecond * factor }, now),
      ]),
    );
  }

  /** From now on what one process lets through counts at all of them. */
  async share(line: MeterLine): Promise<void> {
    await line.onTold((message) => this.#hear(message));
    this.#timer = setInterval(() => {
      const told = [...this.#limits].flatMap(([name, limit]) => limit.tell().map((one) => [name, ...one]));
      for (let from = 0; from < told.length; from += TOLD_AT_ONCE)
        line.tell(JSON.stringify(told.slice(from, from + TOLD_AT_ONCE)));
    }, TELL_EVERY);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** Null if the request may go on; else after how many milliseconds it may. Nobody knows yet who asks. */
  request(block: string): number | null {
    return this.#take('requestsPerBlock', block);
  }

  hall(block: string): number | null {
    return this.#take('hallPerBlock', block);
  }

  check(block: string): number | null {
    return this.#take('checksPerBlock', block);
  }

  line(block: string): number | null {
    return this.#take('linesPerBlock', block);
  }

  /** Whether a person has asked so much that nothing more is heard now. */
  isBusy(person: string): boolean {
    return this.#limits.get('requestsPerPerson')!.isEmpty(person);
  }

  socket(block: string): number | null {
    return this.#take('socketsPerBlock', block);
  }

  socketOf(person: string): number | null {
    return this.#take('socketsPerPerson', person);
  }

  message(block: string, person: string): number | null {
    return this.#take('messagesPerPerson', person) ?? this.#take('messagesPerBlock', block);
  }

  /** Whether so many tokens from here were nobody's that no further one is looked up. */
  isStrange(block: string): boolean {
    return this.#limits.get('strangersPerBlock')!.isEmpty(block);
  }

  stranger(block: string): void {
    this.#take('strangersPerBlock', block);
  }

  act(meter: Meter, block: string, person: string | null): number | null {
    const own = person === null ? null : this.#take('requestsPerPerson', person);
    if (own !== null || meter === null) return own;
    const key = PER_PERSON.includes(meter) ? (person ?? block) : block;
    const all = ALSO_PER_BLOCK[meter];
    return this.#take(meter, key) ?? (all === undefined ? null : this.#take(all, block));
  }

  /** For one user name from one place, so that nobody elsewhere can lock a child out. */
  signIn(login: string, block: string): number | null {
    return this.#take('signInPerLogin', `${login.trim().toLowerCase()} ${block}`);
  }

  #take(name: Name, key: string): number | null {
    return this.#limits.get(name)!.take(key);
  }

  #hear(message: string): void {
    for (const [name, key, acts] of JSON.parse(message) as readonly [Name, string, number][])
      this.#limits.get(name)?.spend(key, acts);
  }
}
