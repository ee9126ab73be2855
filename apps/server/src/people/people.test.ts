import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person, Role } from '../storage/people.ts';
import { openStorage } from '../storage/storage.ts';
import type { Storage } from '../storage/storage.ts';
import { changePassphrase, deletePerson, enterAsGuest, register, signIn } from './accounts.ts';
import type { House } from './accounts.ts';
import { grantRole, rename, resetPassphrase } from './authority.ts';
import { classMembers, createClass, joinClass, leaveClass } from './classes.ts';
import { cookieSeconds, Sessions } from './sessions.ts';

const SESSION_LIFE = cookieSeconds('short') * 1000;

let storage: Storage;
let house: House;
let now = 1_000_000;
beforeAll(async () => {
  storage = await openStorage({ file: ':memory:' });
  house = { storage, sessions: new Sessions(storage, () => now), now: () => now };
});
afterAll(() => storage.close());

async function account(login: string, role: Role = 'player'): Promise<Person> {
  const made = await register(house, { login, passphrase: 'correct horse', name: `The ${login}` }, null);
  if (!made.ok) throw new Error(made.error.message);
  await storage.people.setRole(made.value.person.id, role);
  return (await storage.people.byId(made.value.person.id))!;
}

describe('accounts', () => {
  test('a guest plays at once and keeps the id when registering', async () => {
    const guest = await enterAsGuest(house, '  Zoë   9 ');
    if (!guest.ok) throw new Error(guest.error.message);
    expect(guest.value.person).toMatchObject({ kind: 'guest', name: 'Zoë 9', login: null });
    const asked = { login: 'zoe', passphrase: 'long enough', name: '' };
    const made = await register(house, asked, guest.value.person);
    expect(made).toMatchObject({
      ok: true,
      value: { person: { id: guest.value.person.id, kind: 'account' } },
    });
    expect(await register(house, { ...asked, name: 'Other' }, null)).toMatchObject({
      ok: false,
      error: { code: 'login-taken' },
    });
  });

  test('passphrases are kept as argon2id, sessions as hashes', async () => {
    const person = await account('hana');
    expect(person.passphrase).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const arrived = await signIn(house, ' Hana ', 'correct horse');
    if (!arrived.ok) throw new Error('not signed in');
    const rows = await storage.sessions.of(person.id, 'session');
    expect(JSON.stringify(rows)).not.toContain(arrived.value.token);
    expect((await house.sessions.who(arrived.value.token))?.person.id).toBe(person.id);
    expect(await house.sessions.who('something else')).toBeNull();
    expect(await signIn(house, 'hana', 'wrong')).toMatchObject({ ok: false, error: { status: 401 } });
    expect(await signIn(house, 'nobody-here', 'wrong')).toMatchObject({ ok: false, error: { status: 401 } });
    now += SESSION_LIFE + 1;
    expect(await house.sessions.who(arrived.value.token)).toBeNull();
  });

  test('a new passphrase signs the other devices out', async () => {
    const person = await account('ines');
    const other = await signIn(house, 'ines', 'correct horse');
    if (!other.ok) throw new Error('not signed in');
    expect(await house.sessions.who(other.value.token)).not.toBeNull();
    expect(await changePassphrase(house, person, 'no', 'battery staple')).toMatchObject({ ok: false });
    expect(await changePassphrase(house, person, 'correct horse', 'short')).toMatchObject({ ok: false });
    const changed = await changePassphrase(house, person, 'correct horse', 'battery staple');
    expect(changed.ok && (await house.sessions.who(changed.value.token))?.person.id).toBe(person.id);
    expect(await house.sessions.who(other.value.token)).toBeNull();
  });

  test('deleting an account wants its passphrase and leaves no name', async () => {
    const person = await account('jan');
    expect(await deletePerson(house, person, 'wrong')).toMatchObject({ ok: false });
    expect(await deletePerson(house, person, 'correct horse')).toMatchObject({ ok: true });
    expect(await storage.people.byLogin('jan')).toBeNull();
    expect(JSON.stringify(await storage.people.dataOf(person.id))).not.toContain('The jan');
  });
});

describe('classes and authority', () => {
  test('a coach sees, renames and resets the players of the class, and nobody else', async () => {
    const [coach, player, stranger] = [
      await account('kay1', 'coach'),
      await account('pupil'),
      await account('other'),
    ];
    const school = await createClass(house, coach, 'Class 6b');
    if (!school.ok) throw new Error(school.error.message);
    const typed = ` ${school.value.code.slice(0, 3).toLowerCase()}-${school.value.code.slice(3)} `;
    expect(await joinClass(house, player, typed)).toMatchObject({ ok: true });
    expect(await joinClass(house, player, 'NOSUCH')).toMatchObject({ ok: false, error: { status: 404 } });
    expect(await classMembers(house, coach, school.value.id)).toMatchObject({
      ok: true,
      value: [{ person: player.id }],
    });
    expect(await classMembers(house, stranger, school.value.id)).toMatchObject({ ok: false });

    expect(await rename(house, coach, player.id, 'New Name')).toMatchObject({ ok: true });
    expect(await rename(house, player, player.id, 'Own Name')).toMatchObject({
      ok: false,
      error: { status: 403 },
    });
    expect(await rename(house, coach, stranger.id, 'Hers')).toMatchObject({
      ok: false,
      error: { status: 403 },
    });
    const reset = await resetPassphrase(house, coach, player.id);
    if (!reset.ok) throw new Error(reset.error.message);
    expect(reset.value).toMatch(/^([a-z]+-){3}[a-z]+$/);
    expect(await signIn(house, 'pupil', reset.value)).toMatchObject({ ok: true });
    expect(await signIn(house, 'pupil', 'correct horse')).toMatchObject({ ok: false });

    const acts = (await storage.audit.latest(9)).map(({ act, subject }) => `${act} ${subject}`);
    expect(acts).toEqual(expect.arrayContaining([`rename ${player.id}`, `reset-passphrase ${player.id}`]));
    expect(JSON.stringify(await storage.audit.latest(9))).not.toContain(reset.value);
    expect(await leaveClass(house, coach, school.value.id, player.id)).toMatchObject({ ok: true });
    expect(await rename(house, coach, player.id, 'Again')).toMatchObject({ ok: false });
  });

  test('a player makes no class, and a guest joins none', async () => {
    const player = await account('plain');
    expect(await createClass(house, player, 'Mine')).toMatchObject({ ok: false, error: { status: 403 } });
    const guest = await enterAsGuest(house, 'Guesty');
    if (!guest.ok) throw new Error('no guest');
    expect(await joinClass(house, guest.value.person, 'ABC')).toMatchObject({ ok: false });
  });

  test('roles are given by those who may', async () => {
    const [admin, director, coach, player] = [
      await account('chief', 'admin'),
      await account('direk', 'director'),
      await account('coachy', 'coach'),
      await account('someone'),
    ];
    expect(await grantRole(house, coach, player.id, 'judge')).toMatchObject({ ok: false });
    expect(await grantRole(house, director, player.id, 'judge')).toMatchObject({ ok: true });
    expect(await grantRole(house, director, player.id, 'admin')).toMatchObject({ ok: false });
    expect(await grantRole(house, director, admin.id, 'player')).toMatchObject({ ok: false });
    expect(await grantRole(house, admin, director.id, 'player')).toMatchObject({ ok: true });
  });
});
