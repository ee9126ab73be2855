import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { err, ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import { STAFF } from '@forceout/tournament';
import type { Actor, StaffRole } from '@forceout/tournament';
import { newCode, newId, newToken, readCode, tokenHash } from '../people/secrets.ts';
import type { Problem } from '../people/problem.ts';
import type { SignedIn } from '../people/sessions.ts';
import type { Storage, Topic } from '../storage/storage.ts';
import type { DayRow } from './store/days.ts';
import type { Pass } from './store/passes.ts';

const slowly = promisify<string, string, number, Buffer>(scrypt);
/** A pass opens its day for two days and a half; who still needs it then scans it again. */
export const PASS_LIFE = 60 * 3600 * 1000;
/** Who holds a pass is asked with every request; another process' word comes at once, and without it within this time. */
const REMEMBERED = 5000;
const MOST_REMEMBERED = 5000;
const CODE_TRIES = 8;
const MOST_PASSES = 500;

/** Six letters are few: a slow digest makes a stolen database worth little, and the limits on guessing do the rest. */
export async function codeHash(typed: string): Promise<string> {
  const digest = await slowly(readCode(typed), 'forceout day pass', 32);
  return digest.toString('hex');
}

export interface NewPass {
  readonly id: string;
  /** Both are told here and never again. */
  readonly code: string;
  readonly token: string;
}

/** Staff without accounts: who holds which pass, and who somebody is in a day. */
export class Passes {
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #held = new Map<string, { readonly pass: Pass | null; readonly until: number }>();
  #line: Topic | null = null;
  #changed: (pass: string) => void = () => {};

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  async share(line: Topic): Promise<void> {
    this.#line = line;
    await line.onTold((pass) => this.#forget(pass));
  }

  /** Called with every pass that is dead from now on, here or at another process. */
  onRevoked(heard: (pass: string) => void): void {
    this.#changed = heard;
  }

  async make(
    day: Pick<DayRow, 'id'>,
    by: Actor,
    asked: { readonly name: string; readonly role: StaffRole; readonly school: string | null },
    taken: readonly string[],
  ): Promise<Result<NewPass, Problem>> {
    const all = await this.#storage.passes.of(day.id);
    const live = all.filter(({ revokedAt }) => revokedAt === null);
    if (live.length >= MOST_PASSES)
      return err({ status: 409, code: 'too-many-passes', message: `At most ${MOST_PASSES} passes.` });
    const folded = asked.name.toLowerCase();
    if ([...live.map(({ name }) => name), ...taken].some((name) => name.toLowerCase() === folded))
      return err({
        status: 409,
        code: 'name-taken',
        message:
          'Somebody of the staff has this name; everything is signed with it, so it must be told apart.',
      });
    for (let attempt = 0; attempt < CODE_TRIES; attempt++) {
      const [id, code, token] = [newId(), newCode(), newToken()];
      const pass = {
        id,
        day: day.id,
        ...asked,
        tokenHash: tokenHash(token),
        codeHash: await codeHash(code),
        madeBy: by.name,
        createdAt: this.#now(),
        revokedAt: null,
        usedAt: null,
      };
      if (await this.#storage.passes.add(pass)) return ok({ id, code, token });
    }
    return err({ status: 503, code: 'no-code', message: 'No free code was found; please try again.' });
  }

  of(day: string): Promise<readonly Pass[]> {
    return this.#storage.passes.of(day);
  }

  /** Dead at once, here and at every other process. */
  async revoke(id: string): Promise<void> {
    await this.#storage.passes.revoke(id, this.#now());
    this.#line?.tell(id);
    this.#forget(id);
  }

  /** A browser shows a pass and holds it from now on; the secret of that browser, or null. */
  async redeem(
    shown: { readonly code: string } | { readonly token: string },
  ): Promise<{ readonly pass: Pass; readonly key: string } | null> {
    const { passes } = this.#storage;
    const pass =
      'code' in shown
        ? await passes.byCode(await codeHash(shown.code))
        : await passes.byToken(tokenHash(shown.token));
    if (pass === null || pass.revokedAt !== null) return null;
    const key = newToken();
    const now = this.#now();
    await passes.hold({ hash: tokenHash(key), pass: pass.id }, now, now + PASS_LIFE);
    return { pass, key };
  }

  async held(key: string): Promise<Pass | null> {
    const hash = tokenHash(key);
    const now = this.#now();
    const known = this.#held.get(hash);
    if (known !== undefined && known.until > now) return known.pass;
    const pass = await this.#storage.passes.heldBy(hash, now);
    if (this.#held.size >= MOST_REMEMBERED) this.#held.clear();
    this.#held.set(hash, { pass, until: now + REMEMBERED });
    return pass;
  }

  async letGo(key: string): Promise<void> {
    const hash = tokenHash(key);
    await this.#storage.passes.letGo(hash);
    this.#held.delete(hash);
  }

  /** Who somebody is in a day: the pass they hold for it, whoever opened it, an admin of the server; else nobody. */
  async actor(
    day: Pick<DayRow, 'id' | 'openedBy'>,
    key: string | null,
    who: SignedIn | null,
  ): Promise<(Actor & { readonly id: string }) | null> {
    const pass = key === null ? null : await this.held(key);
    if (pass?.day === day.id) return actorOf(pass);
    if (who === null || who.session.kind === 'token') return null;
    const { id, name, role } = who.person;
    if (day.openedBy === id) return { id, name, role: 'director', school: null };
    return role === 'admin' ? { id, name: `${name} (admin)`, role: 'director', school: null } : null;
  }

  #forget(pass: string): void {
    for (const [hash, held] of this.#held) if (held.pass?.id === pass) this.#held.delete(hash);
    this.#changed(pass);
  }
}

function actorOf({ id, name, role, school }: Pass): Actor & { readonly id: string } {
  return { id, name, role: STAFF.find((one) => one === role) ?? 'runner', school };
}
