import type { Person } from '../storage/people.ts';
import type { Session } from '../storage/sessions.ts';
import type { Storage } from '../storage/storage.ts';
import { newToken, tokenHash } from './secrets.ts';

const DAY = 24 * 3600 * 1000;
/** A school holiday fits in. */
export const SESSION_LIFE = 45 * DAY;
export const TOKEN_LIFE = 365 * DAY;
/** Who somebody is, is asked with every request; the database is asked again after this time. */
const REMEMBERED = 10_000;
/** While the database is not asked, somebody who was known so long ago still is. */
const STALE = 300_000;
const MOST_REMEMBERED = 20_000;

export interface SignedIn {
  readonly person: Person;
  readonly session: Session;
}

/** Gives out sessions and knows who holds one. */
export class Sessions {
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly who: SignedIn; readonly until: number }>();

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** The secret is handed out here and never again. */
  async start(person: string, kind: Session['kind'], label: string): Promise<string> {
    const token = newToken();
    const createdAt = this.#now();
    const expiresAt = createdAt + (kind === 'session' ? SESSION_LIFE : TOKEN_LIFE);
    await this.#storage.sessions.add({ hash: tokenHash(token), person, kind, label, createdAt, expiresAt });
    return token;
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
      return null;
    }
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    this.#known.set(hash, { who: { person, session }, until: now + REMEMBERED });
    return { person, session };
  }

  async end(hash: string): Promise<void> {
    this.#known.delete(hash);
    await this.#storage.sessions.remove(hash);
  }

  async endAll(person: string): Promise<void> {
    this.forget(person);
    await this.#storage.sessions.removeAll(person);
  }

  /** Something about this person has changed. */
  forget(person: string): void {
    for (const [hash, { who }] of this.#known) if (who.person.id === person) this.#known.delete(hash);
  }
}
