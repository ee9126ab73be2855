import { ok } from '@forceout/rules';
import type { Result } from '@forceout/rules';
import type { Member, SchoolClass } from '../storage/classes.ts';
import type { Person } from '../storage/people.ts';
import type { House } from './accounts.ts';
import { record } from './record.ts';
import { looks } from './folding.ts';
import { readName } from './names.ts';
import { NOT_ALLOWED, problem } from './problem.ts';
import type { Problem } from './problem.ts';
import { newCode, newId, readCode } from './secrets.ts';

const MAY_COACH = ['coach', 'director', 'admin'];
const MOST_CLASSES = 50;
const MOST_MEMBERS = 200;
/** Codes hardly ever meet; this many tries are more than enough. */
const TRIES = 8;

export async function createClass(
  house: House,
  coach: Person,
  name: string,
): Promise<Result<SchoolClass, Problem>> {
  if (!MAY_COACH.includes(coach.role)) return NOT_ALLOWED;
  const read = readName(name);
  if ('problem' in read) return problem(400, 'name', read.problem);
  if ((await house.storage.classes.coachedBy(coach.id)).length >= MOST_CLASSES) {
    return problem(409, 'too-many-classes', `A coach has at most ${MOST_CLASSES} classes.`);
  }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const made = { id: newId(), name: read.name, coach: coach.id, code: newCode(), createdAt: house.now() };
    if (!(await house.storage.classes.add(made))) continue;
    await record(house, coach.id, 'create-class', made.id);
    return ok(made);
  }
  return problem(503, 'no-code', 'No free join code was found; please try again.');
}

export async function joinClass(
  house: House,
  person: Person,
  typed: string,
): Promise<Result<SchoolClass, Problem>> {
  if (person.kind !== 'account')
    return problem(403, 'guest', 'Make an account first; a guest joins no class.');
  const school = await house.storage.classes.byCode(readCode(typed));
  if (school === null) return problem(404, 'no-such-class', 'No class has that code.');
  if ((await house.storage.classes.members(school.id)).length >= MOST_MEMBERS) {
    return problem(409, 'class-full', `A class has at most ${MOST_MEMBERS} players.`);
  }
  if (!(await house.storage.classes.join(school.id, person.id, house.now(), looks(person.name))))
    return problem(
      409,
      'name-taken',
      'Somebody in the class has a name that looks the same; ask for another one.',
    );
  return ok(school);
}

/** A new join code; the old one opens nothing any more. */
export async function rotateCode(house: House, actor: Person, id: string): Promise<Result<string, Problem>> {
  const school = await house.storage.classes.byId(id);
  if (school === null) return problem(404, 'no-such-class', 'There is no such class.');
  if (school.coach !== actor.id && actor.role !== 'admin') return NOT_ALLOWED;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const code = newCode();
    if (!(await house.storage.classes.setCode(id, code))) continue;
    await record(house, actor.id, 'rotate-code', id);
    return ok(code);
  }
  return problem(503, 'no-code', 'No free join code was found; please try again.');
}

/** The coach of a class, and whoever runs the place, see its players. */
export async function classMembers(
  house: House,
  actor: Person,
  id: string,
): Promise<Result<readonly Member[], Problem>> {
  const school = await house.storage.classes.byId(id);
  if (school === null) return problem(404, 'no-such-class', 'There is no such class.');
  if (school.coach !== actor.id && actor.role !== 'admin' && actor.role !== 'director') return NOT_ALLOWED;
  await record(house, actor.id, 'read-roster', id);
  return ok(await house.storage.classes.members(id));
}

/** A player leaves, or the coach takes them out. */
export async function leaveClass(
  house: House,
  actor: Person,
  id: string,
  person: string,
): Promise<Result<null, Problem>> {
  const school = await house.storage.classes.byId(id);
  if (school === null) return problem(404, 'no-such-class', 'There is no such class.');
  if (actor.id !== person && actor.id !== school.coach && actor.role !== 'admin') return NOT_ALLOWED;
  await house.storage.classes.leave(id, person);
  if (actor.id !== person) await record(house, actor.id, 'remove-from-class', person, { class: id });
  return ok(null);
}
