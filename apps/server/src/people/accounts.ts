import { ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import type { Person } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';
import { record } from './record.ts';
import { isReserved, readLogin, readName } from './names.ts';
import { hashPassphrase, passphraseFits, passphraseProblem } from './passphrase.ts';
import { problem } from './problem.ts';
import type { Problem } from './problem.ts';
import { newId } from './secrets.ts';
import type { Life, Sessions, SignedIn } from './sessions.ts';

export interface Arrival {
  readonly person: Person;
  readonly token: string;
  readonly life: Life;
}

export interface House {
  readonly storage: Storage;
  readonly sessions: Sessions;
  readonly now: () => number;
  /** Written down outside the database as well, for backups that are restored later. */
  readonly onErased?: (person: string) => Promise<void>;
}

/** Play at once: a nickname is all it takes. */
export async function enterAsGuest(
  house: House,
  nickname: string,
  stay = false,
): Promise<Result<Arrival, Problem>> {
  const read = readName(nickname);
  if ('problem' in read) return problem(400, 'name', read.problem);
  const at = house.now();
  const person: Person = {
    id: newId(),
    kind: 'guest',
    login: null,
    name: read.name,
    role: 'player',
    passphrase: null,
    createdAt: at,
    seenAt: at,
  };
  await house.storage.people.add(person);
  return arrived(house, person, stay ? 'long guest' : 'guest');
}

async function arrived(house: House, person: Person, life: Life): Promise<Result<Arrival, Problem>> {
  const token = await house.sessions.start(person.id, 'session', '', life);
  // Known from now on, however many strangers come from the same school.
  await house.sessions.who(token);
  return ok({ person, life, token });
}

export interface Registration {
  readonly login: string;
  readonly passphrase: string;
  readonly name: string;
  /** On a computer that is one's own. */
  readonly stay?: boolean;
}

/** A new account. A guest who registers keeps their matches and their nickname. */
export async function register(
  house: House,
  asked: Registration,
  guest: Person | null,
): Promise<Result<Arrival, Problem>> {
  const [login, name] = [readLogin(asked.login), readName(guest?.name ?? asked.name)];
  if ('problem' in login) return problem(400, 'login', login.problem);
  if ('problem' in name) return problem(400, 'name', name.problem);
  if (isReserved(login.login))
    return problem(400, 'login', 'That user name is kept for people who run things.');
  const weak = passphraseProblem(asked.passphrase, login.login);
  if (weak !== null) return problem(400, 'passphrase', weak);
  const at = house.now();
  const person: Person = {
    id: guest?.id ?? newId(),
    kind: 'account',
    login: login.login,
    name: name.name,
    role: 'player',
    passphrase: await hashPassphrase(asked.passphrase),
    createdAt: guest?.createdAt ?? at,
    seenAt: at,
  };
  const { people } = house.storage;
  const added =
    guest === null
      ? await people.add(person)
      : await people.promote(person.id, login.login, person.passphrase ?? '');
  if (!added) return problem(409, 'login-taken', 'That user name is taken.');
  // The guest's own cookie ends with the guest.
  await house.sessions.endAll(person.id);
  return arrived(house, person, asked.stay === true ? 'long' : 'short');
}

export async function signIn(
  house: House,
  login: string,
  passphrase: string,
  stay = false,
): Promise<Result<Arrival, Problem>> {
  const person = await house.storage.people.byLogin(login.trim().toLowerCase());
  if (!(await passphraseFits(person?.passphrase ?? null, passphrase)) || person === null) {
    // By id only: what was typed may be anybody's name, or a passphrase in the wrong field.
    await record(house, '', 'sign-in-failed', person?.id ?? '');
    return problem(401, 'wrong-passphrase', 'The user name or the passphrase is wrong.');
  }
  await house.storage.people.seen(person.id, house.now());
  await record(house, person.id, 'sign-in', person.id);
  return arrived(house, person, stay ? 'long' : 'short');
}

/** Other devices are signed out with the old passphrase. */
export async function changePassphrase(
  house: House,
  person: Person,
  old: string,
  fresh: string,
): Promise<Result<Arrival, Problem>> {
  if (person.login === null) return problem(400, 'guest', 'A guest has no passphrase.');
  if (!(await passphraseFits(person.passphrase, old))) {
    return problem(401, 'wrong-passphrase', 'The old passphrase is wrong.');
  }
  const weak = passphraseProblem(fresh, person.login);
  if (weak !== null) return problem(400, 'passphrase', weak);
  await house.storage.people.setPassphrase(person.id, await hashPassphrase(fresh));
  await house.sessions.endAll(person.id);
  return arrived(house, person, 'short');
}

/** The passphrase once more, before something that concerns other people. */
export async function confirm(
  house: House,
  { person, session }: SignedIn,
  passphrase: string,
): Promise<Result<null, Problem>> {
  if (!(await passphraseFits(person.passphrase, passphrase)))
    return problem(401, 'wrong-passphrase', 'The passphrase is wrong.');
  await house.sessions.confirm(session);
  return ok(null);
}

/** The right to be forgotten; an account says its passphrase once more. */
export async function deletePerson(
  house: House,
  person: Person,
  passphrase: string | null,
): Promise<Result<null, Problem>> {
  if (person.kind === 'account' && !(await passphraseFits(person.passphrase, passphrase ?? ''))) {
    return problem(401, 'wrong-passphrase', 'The passphrase is wrong.');
  }
  await erase(house, person.id);
  await record(house, person.id, 'erase', person.id);
  return ok(null);
}

/** Removes a person everywhere: their words in old logs, their name at live tables, every way in. */
export async function erase(house: House, person: string): Promise<void> {
  const { people, tables, sessions } = house.storage;
  await sessions.removeAll(person);
  await people.erase(person, house.now());
  await house.onErased?.(person);
  // After the erasure, so that whoever looks anew finds nobody; and once more when the last word is gone.
  house.sessions.forget(person);
  for (let after = ''; ;) {
    const some = await tables.actedAt(person, after, 50);
    for (const table of some) await tables.scrub(table, person);
    const last = some.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
