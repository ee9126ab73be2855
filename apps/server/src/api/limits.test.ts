import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from '../storage/storage.ts';
import type { Storage, Topic } from '../storage/storage.ts';
import { identify } from '../people/doorkeeper.ts';
import { newToken } from '../people/secrets.ts';
import { Sessions } from '../people/sessions.ts';
import { addPerson } from '../testing/tables.ts';
import { Lobby } from './lobby.ts';
import { Meters } from './meters.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openStorage({ file: ':memory:' });
  await addPerson(storage, 'ann');
});
afterAll(() => storage.close());

describe('limits come before the database', () => {
  test('made-up tokens from one place are not looked up for ever, and who is known stays known', async () => {
    let [asked, now] = [0, 1_000_000];
    const find: Storage['sessions']['find'] = (hash, at) => {
      asked++;
      return storage.sessions.find(hash, at);
    };
    const counted = { ...storage, sessions: { ...storage.sessions, find } };
    const sessions = new Sessions(counted, () => now);
    const meters = new Meters(1, () => now);
    const token = await sessions.start('ann', 'session', '');
    expect(await identify(sessions, meters, '192.0.2.1', token)).toMatchObject({ person: { id: 'ann' } });
    // Yesterday's cookie, sent with every request, is looked up once.
    const old = newToken();
    for (let time = 0; time < 50; time++)
      expect(await identify(sessions, meters, '192.0.2.1', old)).toBeNull();
    expect(asked).toBe(2);
    for (let time = 0; time < 3000; time++) await identify(sessions, meters, '192.0.2.1', newToken());
    expect(asked).toBeLessThan(1100);
    expect(await identify(sessions, meters, '192.0.2.1', newToken())).toBe('too-many');
    now += 20_000;
    for (let time = 0; time < 600; time++) await identify(sessions, meters, '192.0.2.1', newToken());
    expect(await identify(sessions, meters, '192.0.2.1', token)).toMatchObject({ person: { id: 'ann' } });
    // Another place has done nothing.
    expect(await identify(sessions, meters, '192.0.2.2', newToken())).toBeNull();
  });

  test('a person has one allowance for all sockets, and a block one for all persons', () => {
    const now = 0;
    const meters = new Meters(1, () => now);
    const let1 = Array.from({ length: 100 }, () => meters.message('here', 'ann')).filter(
      (wait) => wait === null,
    );
    expect(let1).toHaveLength(60);
    expect(meters.message('there', 'ann')).not.toBeNull();
    const people = Array.from({ length: 6000 }, (_, index) => meters.message('here', `guest ${index}`));
    expect(people.filter((wait) => wait === null).length).toBeLessThan(3000);
  });

  test('what one process lets through counts at the others', async () => {
    const heard: ((message: string) => void)[] = [];
    const line = (index: number): Topic => ({
      tell: (message) => heard.forEach((hear, other) => other !== index && hear(message)),
      onTold: (hear) => Promise.resolve(void (heard[index] = hear)),
    });
    const nodes = [0, 1].map(() => new Meters(1, () => 0));
    for (const [index, meters] of nodes.entries()) await meters.share(line(index));
    for (let time = 0; time < 60; time++) nodes[0]!.message('here', 'eve');
    await expect.poll(() => nodes[1]!.message('here', 'eve')).not.toBeNull();
    for (const meters of nodes) meters.stop();
  });
});

test('the lobby is made once for everybody who asks at once', async () => {
  let made = 0;
  const lobby = new Lobby(
    {
      ...storage,
      tables: {
        ...storage.tables,
        lobby: (since, limit) => {
          made++;
          return storage.tables.lobby(since, limit);
        },
      },
    },
    Date.now,
  );
  await Promise.all(Array.from({ length: 50 }, () => lobby.tables()));
  expect(made).toBe(1);
  lobby.forget();
  await lobby.tables();
  expect(made).toBe(2);
});
