import { ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import type { Person, Role } from '../storage/people.ts';
import { erase } from './accounts.ts';
import type { House } from './accounts.ts';
import { looks } from './folding.ts';
import { readName } from './names.ts';
import { hashPassphrase } from './passphrase.ts';
import { NO_SUCH_PERSON, NOT_ALLOWED, problem } from './problem.ts';
import type { Problem } from './problem.ts';
import { record } from './record.ts';
import { newPassphrase } from './secrets.ts';

/** What roles can give to others: a director runs a tournament, an admin runs the place. */
const MAY_GRANT: Readonly<Record<Role, readonly Role[]>> = {
  player: [],
  coach: [],
  judge: [],
  director: ['player', 'coach', 'judge'],
  admin: ['player', 'coach', 'judge', 'director', 'admin'],
};

/** A coach has authority over the players of their classes, a director over players, an admin over everybody. */
async function hasAuthorityOver(house: House, actor: Person, subject: Person): Promise<boolean> {
  if (actor.role === 'admin') return true;
  if (actor.role === 'director') return subject.role !== 'admin' && subject.role !== 'director';
  if (actor.role !== 'coach' || subject.role !== 'player') return false;
  return house.storage.classes.coaches(actor.id, subject.id);
}

/** Whom somebody has authority over, or why not. */
export async function subjectOf(house: House, actor: Person, id: string): Promise<Result<Person, Problem>> {
  const subject = await house.storage.people.byId(id);
  if (subject === null) return NO_SUCH_PERSON;
  return (await hasAuthorityOver(house, actor, subject)) ? ok(subject) : NOT_ALLOWED;
}

/** Only a coach or director changes somebody's name. */
export async function rename(
  house: House,
  actor: Person,
  id: string,
  name: string,
): Promise<Result<null, Problem>> {
  const subject = await subjectOf(house, actor, id);
  if (!subject.ok) return subject;
  const read = readName(name);
  if ('problem' in read) return problem(400, 'name', read.problem);
  if (!(await house.storage.classes.refold(id, looks(read.name))))
    return problem(409, 'name-taken', 'Somebody in the class has a name that looks the same.');
  await house.storage.people.rename(id, read.name);
  house.sessions.forget(id);
  await record(house, actor.id, 'rename', id);
  return ok(null);
}

/** A new passphrase for somebody who forgot theirs, told once. */
export async function resetPassphrase(
  house: House,
  actor: Person,
  id: string,
): Promise<Result<string, Problem>> {
  const subject = await subjectOf(house, actor, id);
  if (!subject.ok) return subject;
  if (subject.value.kind !== 'account') return problem(400, 'guest', 'A guest has no passphrase.');
  const passphrase = newPassphrase();
  await house.storage.people.setPassphrase(id, await hashPassphrase(passphrase));
  await house.sessions.endAll(id);
  await record(house, actor.id, 'reset-passphrase', id);
  return ok(passphrase);
}

export async function grantRole(
  house: House,
  actor: Person,
  id: string,
  role: Role,
): Promise<Result<null, Problem>> {
  const subject = await subjectOf(house, actor, id);
  if (!subject.ok) return subject;
  if (!MAY_GRANT[actor.role].includes(role)) return NOT_ALLOWED;
  if (subject.value.kind !== 'account') return problem(400, 'guest', 'A guest has no role but player.');
  await house.storage.people.setRole(id, role);
  house.sessions.forget(id);
  await record(house, actor.id, 'grant-role', id, { role });
  return ok(null);
}

/** A child is erased by their coach or an administrator, when parents ask. */
export async function erasePerson(house: House, actor: Person, id: string): Promise<Result<null, Problem>> {
  const subject = await subjectOf(house, actor, id);
  if (!subject.ok) return subject;
  await erase(house, id);
  await record(house, actor.id, 'erase', id);
  return ok(null);
}
