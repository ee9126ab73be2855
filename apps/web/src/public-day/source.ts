import type {
  PublicDay,
  PublicResults,
  PublicRules,
  PublicSeat,
  PublicSeating,
  PublicStandings,
} from '@forceout/client';

/** The long lists, by the event. */
interface Lists {
  readonly seating: PublicSeating;
  readonly results: PublicResults;
  readonly standings: PublicStandings;
  readonly rules: PublicRules;
}
export type ListKind = keyof Lists;

/** What everybody may know of a day, as far as it is released and this phone has asked for it. */
export type Known = { readonly day: PublicDay } & {
  readonly [K in ListKind]: Readonly<Record<string, Lists[K]>>;
};

export interface ListName {
  readonly kind: ListKind;
  readonly event: string;
}

const NO_LISTS = { seating: {}, results: {}, standings: {}, rules: {} };

export class Gone extends Error {}

/** What somebody last looked for, and what was found: there again when the page is opened again. */
export interface Looked {
  readonly search: string;
  readonly seats: readonly PublicSeat[] | null;
}

/** Asks the laptop that serves the hall, and keeps the last answer on this phone. */
export class Source {
  readonly code: string;
  #known: Known | null;

  constructor(code: string) {
    this.code = code;
    // What an older page kept may lack a list.
    const kept = this.#read('') as Known | null;
    this.#known = kept === null ? null : { ...NO_LISTS, ...kept };
  }

  get known(): Known | null {
    return this.#known;
  }

  async #get<T>(path: string): Promise<T> {
    const response = await fetch(`/api/t/${encodeURIComponent(this.code)}${path}`);
    if (response.status === 404) throw new Gone();
    if (!response.ok) throw new Error(String(response.status));
    return (await response.json()) as T;
  }

  where(search: string): Promise<readonly PublicSeat[]> {
    const number = /^\d+$/.test(search);
    return this.#get(`/where?${number ? 'number' : 'q'}=${encodeURIComponent(search)}`);
  }

  /** The day itself, and of the long lists those that somebody looks at. Others are dropped, and asked for when they are opened. */
  async load(wanted: readonly ListName[], told?: PublicDay): Promise<Known> {
    const day = told ?? (await this.#get<PublicDay>(''));
    this.#take({ day, ...NO_LISTS });
    await Promise.all(wanted.map((name) => this.list(name)));
    return this.#known!;
  }

  async list({ kind, event }: ListName): Promise<void> {
    // Taken back between two questions: then there is nothing to show.
    const list = await this.#get<Lists[ListKind]>(`/${kind}/${encodeURIComponent(event)}`).catch(() => null);
    const before = this.#known;
    if (list !== null && before !== null)
      this.#take({ ...before, [kind]: { ...before[kind], [event]: list } });
  }

  #take(known: Known): void {
    this.#known = known;
    this.#write('', known);
  }

  get looked(): Looked | null {
    return this.#read('-looked') as Looked | null;
  }

  set looked(looked: Looked) {
    this.#write('-looked', looked);
  }

  #write(what: string, value: object): void {
    try {
      localStorage.setItem(`forceout-t-${this.code}${what}`, JSON.stringify(value));
    } catch {
      // A full or closed store: then nothing is there without a network.
    }
  }

  #read(what: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(`forceout-t-${this.code}${what}`) ?? 'null');
    } catch {
      return null;
    }
  }
}
