import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROTOCOL } from '@forceout/client';
import type { ServerMessage } from '@forceout/client';
import { startApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { addPerson, SETTINGS } from '../testing/tables.ts';
import { Meters } from '../api/meters.ts';
import { Connection } from './connection.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
  for (const name of ['ann', 'bob', 'eve']) await addPerson(server.storage, name);
});
afterAll(() => server.stop());

/** A connection whose wire is a list. */
async function connect(name: string, rates = 1000) {
  const sent: ServerMessage[] = [];
  const closed: number[] = [];
  const { tables, clock } = server;
  const meters = new Meters(rates, Date.now);
  const parts = { tables, clock, meters, onOutcome: () => {} };
  const person = (await server.storage.people.byId(name))!;
  const wire = {
    send: (text: string) => {
      const message = JSON.parse(text) as ServerMessage;
      // Who is there comes when it comes; tables/presence.test.ts looks at that.
      if (message.t !== 'presence') sent.push(message);
    },
    close: (code: number) => void closed.push(code),
  };
  const connection = new Connection(parts, person, wire);
  const say = (message: unknown) =>
    connection.receive(typeof message === 'string' ? message : JSON.stringify(message));
  return { connection, sent, closed, say };
}

async function table(): Promise<string> {
  const opened = await server.tables.open({ ...SETTINGS, seats: 2 }, 'ann');
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value.id;
}

test('hello, snapshot, acknowledgement and update', async () => {
  const id = await table();
  const [ann, bob] = [await connect('ann'), await connect('bob')];
  await bob.say({ t: 'watch', table: id });
  await ann.say({ t: 'do', table: id, id: 'c1', command: { do: 'sit', seat: 0 } });
  expect(ann.sent).toMatchObject([
    { t: 'hello', protocol: PROTOCOL, person: 'ann' },
    { t: 'ack', id: 'c1', seq: 2 },
  ]);
  expect(bob.sent).toMatchObject([{ t: 'hello' }, { t: 'snapshot', seq: 1 }, { t: 'update', seq: 2 }]);
  await bob.say({ t: 'do', table: id, id: 'c1', command: { do: 'sit', seat: 0 } });
  expect(bob.sent.at(-1)).toMatchObject({ t: 'refused', id: 'c1', refusal: { code: 'seat-taken' } });
  await bob.say({ t: 'unwatch', table: id });
  const before = bob.sent.length;
  await ann.say({ t: 'do', table: id, id: 'c2', command: { do: 'stand' } });
  expect(bob.sent).toHaveLength(before);
  await bob.say({ t: 'ping', n: 7 });
  expect(bob.sent.at(-1)).toMatchObject({ t: 'pong', n: 7 });
  await bob.say({ t: 'watch', table: 'nowhere' });
  expect(bob.sent.at(-1)).toMatchObject({ t: 'problem', refusal: { code: 'no-such-table' } });
});

test('too fast, too long or nonsense is refused, and who goes on is cut off', async () => {
  const eve = await connect('eve', 1);
  await eve.say('x'.repeat(20_000));
  expect(eve.sent.at(-1)).toMatchObject({ refusal: { code: 'too-long' } });
  await eve.say('hello?');
  expect(eve.sent.at(-1)).toMatchObject({ refusal: { code: 'malformed' } });
  for (let count = 0; count < 200; count++) await eve.say({ t: 'ping', n: count });
  expect(eve.closed).toEqual([1008]);
});

test('whatever a stranger sends, nothing changes at the table and nothing breaks', async () => {
  const id = await table();
  const host = (await server.tables.host(id))!;
  const words = [
    't',
    'do',
    'table',
    'id',
    'command',
    'deed',
    'watch',
    'play',
    'sit',
    'seat',
    'move',
    '__proto__',
  ];
  const odd = fc.oneof(
    fc.json().map((text) => text),
    fc.string(),
    fc.object({ key: fc.constantFrom(...words), maxDepth: 4 }).map((value) => JSON.stringify(value)),
    fc
      .record({
        deed: fc.dictionary(fc.constantFrom(...words), fc.jsonValue()),
        name: fc.constantFrom('move', 'present'),
      })
      .map(({ deed, name }) =>
        JSON.stringify({
          t: 'do',
          table: id,
          id: 'x',
          command: { do: 'play', deed: { ...deed, do: name } },
        }),
      ),
  );
  await fc.assert(
    fc.asyncProperty(odd, async (text) => {
      const eve = await connect('eve');
      await eve.say(text);
      expect(eve.sent.length).toBeLessThanOrEqual(2);
      expect(eve.sent.some(({ t }) => t === 'ack')).toBe(false);
      eve.connection.closed();
    }),
    { numRuns: 500 },
  );
  expect(host.table.seq).toBe(1);
});
