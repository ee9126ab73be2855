import type { Person, Role } from '../storage/people.ts';
import type { Session } from '../storage/sessions.ts';
import type { Storage, Topic } from '../storage/storage.ts';
import { newToken, tokenHash } from './secrets.ts';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
/** How long somebody stays signed in: a school day on a computer that others use too, or over a school holiday. */
const LIVES = { short: 12 * HOUR, guest: DAY, long: 45 * DAY, 'long guest': 30 * DAY } as const;
export const TOKEN_LIFE = 365 * DAY;
/** After this time, whoever wants to act on other people says their passphrase again. */
export const CONFIRMED_FOR = 15 * 60_000;
/** Who somebody is, is asked with every request; the database is asked again after this time. */
const REMEMBERED = 10_000;
/** While the database is not asked, somebody who was known so long ago still is. */
const STALE = 300_000;
const MOST_REMEMBERED = 20_000;
const NOBODYS_FOR = 60_000;
const SEEN_EVERY = 6 * HOUR;

export type Life = keyof typeof LIVES;

/** For how many seconds a browser keeps the cookie. */
export function cookieSeconds(life: Life): number {
  return LIVES[life] / 1000;
}

export interface SignedIn {
  readonly person: Person;
  readonly session: Session;
}

/** Somebody at a door; null is a stranger. */
export function visitorOf(who: SignedIn | null): { readonly person: string; readonly role: Role } | null {
  return who === null ? null : { person: who.person.id, role: who.person.role };
}

/** Gives out sessions and knows who holds one. */
export class Sessions {
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #nobodys = new Map<string, number>();
  #line: Topic | null = null;
  #changed: (person: string) => void = () => {};
  readonly #known = new Map<string, { readonly who: SignedIn; readonly until: number }>();

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** The secret is handed out here and never again. */
  async start(person: string, kind: Session['kind'], label: string, life: Life = 'short'): Promise<string> {
    const token = newToken();
    const createdAt = this.#now();
    const expiresAt = createdAt + (kind === 'session' ? LIVES[life] : TOKEN_LIFE);
    const session = {
      hash: tokenHash(token),
      person,
      kind,
      label,
      createdAt,
      expiresAt,
      confirmedAt: createdAt,
    };
    await this.#storage.sessions.add(session);
    return token;
  }

  /** Listens to the other processes, and calls back for everybody whose sessions have changed anywhere. */
  async share(line: Topic, changed: (person: string) => void): Promise<void> {
    this.#line = line;
    this.#changed = changed;
    await line.onTold((person) => this.#forget(person));
  }

  /** Whether the passphrase was given a little while ago. */
  isConfirmed({ kind, confirmedAt }: Session): boolean {
    return kind === 'session' && this.#now() - confirmedAt < CONFIRMED_FOR;
  }

  async confirm({ hash, person }: Session): Promise<void> {
    await this.#storage.sessions.confirm(hash, this.#now());
    this.forget(person);
  }

  /** Whether a token was nobody's a little while ago; such a one is not looked up again for a minute. */
  isNobodys(token: string): boolean {
    const until = this.#nobodys.get(tokenHash(token));
    return until !== undefined && until > this.#now();
  }

  /** What is known without asking the database. */
  remembered(token: string): { readonly who: SignedIn; readonly fresh: boolean } | null {
    const known = this.#known.get(tokenHash(token));
    const now = this.#now();
    if (known === undefined || known.until + STALE < now) return null;
    return { who: known.who, fresh: known.until > now };
  }

  async who(token: string): Promise<SignedIn | null> {
    const hash = tokenHash(token);
    const now = this.#now();
    const known = this.#known.get(hash);
    if (known !== undefined && known.until > now) return known.who;
    const session = await this.#storage.sessions.find(hash, now);
    const person = session === null ? null : await this.#storage.people.byId(session.person);
    if (session === null || person === null) {
      this.#known.delete(hash);
      if (this.#nobodys.size >= MOST_REMEMBERED) this.#nobodys.clear();
      this.#nobodys.set(hash, now + NOBODYS_FOR);
      return null;
    }
    // Guests never sign in; that they were here is what keeps them.
    if (now - person.seenAt > SEEN_EVERY) void this.#storage.people.seen(person.id, now).catch(() => {});
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    this.#known.set(hash, { who: { person, session }, until: now + REMEMBERED });
    return { person, session };
  }

  /** From here on it opens nothing, at any process, nor does a socket that it opened. */
  async end({ hash, person }: Pick<Session, 'hash' | 'person'>): Promise<void> {
    await this.#storage.sessions.remove(hash);
    this.forget(person);
  }

  async endAll(person: string): Promise<void> {
    await this.#storage.sessions.removeAll(person);
    this.forget(person);
  }

  /** Something about this person has changed; everybody looks anew. */
  forget(person: string): void {
    this.#line?.tell(person);
    this.#forget(person);
  }

  #forget(person: string): void {
    for (const [hash, { who }] of this.#known) if (who.person.id === person) this.#known.delete(hash);
    this.#changed(person);
  }
}
