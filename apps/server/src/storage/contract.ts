/** What either engine must do. Called by a test file with each of them. */
import { beforeAll, afterAll, expect, test } from 'vitest';
import type { Append } from './append.ts';
import { sql } from './database.ts';
import type { Database } from './database.ts';
import type { Person } from './people.ts';
import { storageOn } from './storage.ts';
import type { Storage } from './storage.ts';
import type { TableRow } from './tables.ts';

export const person = (id: string, more: Partial<Person> = {}): Person => ({
  id,
  kind: 'account',
  login: `login-${id}`,
  name: `Name ${id}`,
  role: 'player',
  passphrase: 'hash',
  createdAt: 1,
  seenAt: 1,
  ...more,
});

export const tableRow = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  code: `code-${id}`,
  state: 'open',
  listed: true,
  head: 1,
  deadline: null,
  createdAt: 1,
  touchedAt: 1,
  summary: '{}',
  ...more,
});

export const first = { seq: 1, at: 1, who: 'ann', commandId: 'open', entry: '[]' };

export const appendTo = (table: string, after: number, more: Partial<Append> = {}): Append => ({
  table,
  after,
  at: 1000 + after,
  who: 'ann',
  commandId: `command-${after}`,
  entry: `["${after}"]`,
  state: 'playing',
  deadline: null,
  summary: '{}',
  attend: [],
  results: [],
  audit: [],
  ...more,
});

export function storageContract(open: () => Promise<Database>): void {
  let db: Database;
  let storage: Storage;
  beforeAll(async () => {
    db = await open();
    storage = storageOn(db);
    for (const id of ['ann', 'bob', 'cat']) await storage.people.add(person(id));
  });
  afterAll(() => storage.close());

  test('a user name belongs to one person', async () => {
    expect(await storage.people.add(person('dora', { login: 'same' }))).toBe(true);
    expect(await storage.people.add(person('dave', { login: 'same' }))).toBe(false);
    expect((await storage.people.byLogin('same'))?.id).toBe('dora');
    expect(await storage.people.byId('dave')).toBeNull();
  });

  test('guests have no user name, and one who becomes an account keeps the id', async () => {
    await storage.people.add(person('g1', { kind: 'guest', login: null, passphrase: null }));
    await storage.people.add(person('g2', { kind: 'guest', login: null, passphrase: null }));
    expect(await storage.people.promote('g1', 'gina', 'hash')).toBe(true);
    expect(await storage.people.promote('g2', 'gina', 'hash')).toBe(false);
    expect(await storage.people.byLogin('gina')).toMatchObject({ id: 'g1', kind: 'account' });
  });

  test('names, roles and passphrases change', async () => {
    await storage.people.rename('bob', "Bobby'; drop table people; --");
    await storage.people.setRole('bob', 'coach');
    await storage.people.setPassphrase('bob', 'other');
    expect(await storage.people.byId('bob')).toMatchObject({ role: 'coach', passphrase: 'other' });
    const many = Array.from({ length: 450 }, (_, index) => `nobody ${index}`);
    expect([...(await storage.people.names([...many, 'ann', ...many, 'bob'])).keys()].sort()).toEqual([
      'ann',
      'bob',
    ]);
    expect((await storage.people.names(['bob', 'nobody', 'bob'])).get('bob')).toBe(
      "Bobby'; drop table people; --",
    );
  });

  test('sessions run out, and a person is signed out everywhere', async () => {
    const session = {
      person: 'ann',
      kind: 'session',
      label: '',
      createdAt: 0,
      expiresAt: 100,
      confirmedAt: 0,
    } as const;
    await storage.sessions.add({ ...session, hash: 'h1' });
    await storage.sessions.add({ ...session, hash: 'h2', kind: 'token', label: 'my bot' });
    expect(await storage.sessions.find('h1', 99)).toMatchObject({ person: 'ann' });
    expect(await storage.sessions.find('h1', 100)).toBeNull();
    expect(await storage.sessions.of('ann', 'token')).toHaveLength(1);
    // However often somebody signs in, the newest few are kept.
    for (let at = 1; at <= 5; at++)
      await storage.sessions.add({ ...session, hash: `n${at}`, createdAt: at }, 3);
    expect((await storage.sessions.of('ann', 'session')).map(({ hash }) => hash)).toEqual(['n3', 'n4', 'n5']);
    await storage.sessions.removeAll('ann');
    expect(await storage.sessions.find('h2', 0)).toBeNull();
  });

  test('a class has a code of its own, a coach and members', async () => {
    const school = { id: 'c1', name: '6b', coach: 'bob', code: 'JOIN', createdAt: 1 };
    expect(await storage.classes.add(school)).toBe(true);
    expect(await storage.classes.add({ ...school, id: 'c2' })).toBe(false);
    expect(await storage.classes.join('c1', 'ann', 1, 'ann')).toBe(true);
    expect(await storage.classes.join('c1', 'ann', 2, 'ann')).toBe(true);
    expect(await storage.classes.join('c1', 'cat', 2, 'ann')).toBe(false);
    await storage.classes.setCode('c1', 'NEW');
    expect(await storage.classes.byCode('JOIN')).toBeNull();
    await storage.classes.setCode('c1', 'JOIN');
    expect(await storage.classes.members('c1')).toMatchObject([{ person: 'ann', joinedAt: 1 }]);
    expect(await storage.classes.coaches('bob', 'ann')).toBe(true);
    expect(await storage.classes.coaches('bob', 'cat')).toBe(false);
    expect((await storage.classes.joinedBy('ann'))[0]?.code).toBe('JOIN');
    await storage.classes.leave('c1', 'ann');
    expect(await storage.classes.members('c1')).toEqual([]);
  });

  test('a table opens once, with the first entry of its log', async () => {
    expect(await storage.tables.open(tableRow('t1'), first)).toBe(true);
    expect(await storage.tables.open(tableRow('t1'), { ...first, entry: 'other' })).toBe(false);
    expect(await storage.tables.open(tableRow('t1b', { code: 'code-t1' }), first)).toBe(false);
    expect(await storage.tables.byId('t1b')).toBeNull();
    expect(await storage.tables.log('t1', 0)).toEqual([first]);
    expect((await storage.tables.byCode('code-t1'))?.id).toBe('t1');
  });

  test('one entry wins a sequence, and the table follows the winner', async () => {
    await storage.tables.open(tableRow('t2'), first);
    const tries = ['ann', 'bob', 'cat'].map((who) =>
      storage.tables.append(appendTo('t2', 1, { who, summary: `"${who}"`, deadline: 5000 })),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.map(({ is }) => is).sort()).toEqual(['appended', 'conflict', 'conflict']);
    const [, winner] = await storage.tables.log('t2', 0);
    expect(await storage.tables.byId('t2')).toMatchObject({
      head: 2,
      state: 'playing',
      deadline: 5000,
      summary: `"${winner?.who}"`,
    });
  });

  test('a command that comes twice is one entry, at the sequence of the first', async () => {
    await storage.tables.open(tableRow('t3'), first);
    const command = appendTo('t3', 1, { commandId: 'same' });
    expect(await storage.tables.append(command)).toEqual({ is: 'appended', seq: 2 });
    expect(await storage.tables.append(command)).toEqual({ is: 'duplicate', seq: 2 });
    expect(await storage.tables.append({ ...command, after: 2 })).toEqual({ is: 'duplicate', seq: 2 });
    // Somebody else's id of the same spelling is another command.
    expect(await storage.tables.append({ ...command, after: 2, who: 'bob' })).toEqual({
      is: 'appended',
      seq: 3,
    });
    expect((await storage.tables.log('t3', 1)).map(({ seq, who }) => [seq, who])).toEqual([
      [2, 'ann'],
      [3, 'bob'],
    ]);
  });

  test('a log has no gaps, and no entry without its table', async () => {
    await storage.tables.open(tableRow('t4'), first);
    expect(await storage.tables.append(appendTo('t4', 5))).toEqual({ is: 'conflict' });
    expect(await storage.tables.append(appendTo('no-table', 1))).toEqual({ is: 'conflict' });
    await expect(
      db.run(
        sql`insert into log (table_id, seq, at, who, command_id, entry) values (${'t4'}, 1, 1, '', '', '')`,
      ),
    ).rejects.toThrow(/unique/i);
  });

  test('many appends at once are all there, in order', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `many-${index}`);
    await Promise.all(ids.map((id) => storage.tables.open(tableRow(id), first)));
    await Promise.all(
      ids.map(async (id) => {
        for (let after = 1; after <= 5; after++) {
          expect(await storage.tables.append(appendTo(id, after))).toEqual({
            is: 'appended',
            seq: after + 1,
          });
        }
      }),
    );
    const logs = await Promise.all(ids.map((id) => storage.tables.log(id, 0)));
    expect(logs.every((log) => log.map(({ seq }) => seq).join('') === '123456')).toBe(true);
  });

  test('seats and results are written with the entry that made them, or not at all', async () => {
    await storage.tables.open(tableRow('t5'), first);
    const result = { seat: 0, person: 'cat', rulebook: 'r', division: 'senior', score: 9.5, points: 6 };
    const attend = [{ person: 'cat', part: 'player' }] as const;
    expect(await storage.tables.append(appendTo('t5', 7, { attend, results: [result] }))).toEqual({
      is: 'conflict',
    });
    expect(await storage.results.at('t5')).toEqual([]);
    expect(await storage.tables.of('cat', 9)).toEqual([]);
    await storage.tables.append(appendTo('t5', 1, { attend, results: [result], state: 'over' }));
    const stored = { ...result, table: 't5', finishedAt: 1001 };
    expect(await storage.results.of('cat', 9)).toEqual([stored]);
    expect(await storage.results.inDivision('senior', 9)).toContainEqual({
      ...stored,
      summary: expect.any(String),
    });
    expect(await storage.results.inDivision('nobodys', 9)).toEqual([]);
    expect((await storage.tables.of('cat', 9)).map(({ id }) => id)).toEqual(['t5']);
  });

  test('the lobby shows listed tables that are not over, and deadlines are found', async () => {
    await storage.tables.open(tableRow('l1', { touchedAt: 9e12 }), first);
    await storage.tables.open(tableRow('l2', { touchedAt: 9e12 + 1, listed: false }), first);
    await storage.tables.open(tableRow('l3', { touchedAt: 9e12 + 2, deadline: 10, state: 'over' }), first);
    expect((await storage.tables.lobby(0, 1)).map(({ id }) => id)).toEqual(['l1']);
    expect(await storage.tables.due(10, 5)).toEqual(['l3']);
    expect(await storage.tables.due(9, 5)).toEqual([]);
    // A bot's thought ends between two milliseconds.
    await storage.tables.wake('l1', 1, 5000.25);
    expect((await storage.tables.byId('l1'))?.deadline).toBe(5001);
    await storage.tables.wake('l1', 1, null);
    const heads = await storage.tables.heads([
      ...Array.from({ length: 120 }, (_, n) => `no ${n}`),
      'l1',
      't2',
    ]);
    expect(heads).toEqual(
      new Map([
        ['l1', 1],
        ['t2', 2],
      ]),
    );
  });

  test('a silence of the service is lost time, once', async () => {
    expect(await storage.pulse.beat(1000, 3000)).toEqual({ at: 1000, lost: 0, now: 1000 });
    expect(await storage.pulse.beat(3500, 3000)).toMatchObject({ at: 3500, lost: 0 });
    expect(await storage.pulse.beat(23_500, 3000)).toMatchObject({ at: 23_500, lost: 20_000 });
    // Another node whose clock is a little behind does not turn the pulse back.
    expect(await storage.pulse.beat(23_400, 3000)).toMatchObject({ at: 23_500, lost: 20_000 });
  });

  test('puzzles and audit lines', async () => {
    await storage.puzzles.done('ann', { puzzle: 'p1', at: 1, outcome: '"missed"' });
    await storage.puzzles.done('ann', { puzzle: 'p1', at: 2, outcome: '"solved"' });
    expect(await storage.puzzles.of('ann', 5)).toEqual([{ puzzle: 'p1', at: 2, outcome: '"solved"' }]);
    const line = { id: 'a1', at: 9e12, actor: 'bob', act: 'rename', subject: 'ann', detail: '{}' };
    await storage.audit.add(line);
    expect(await storage.audit.latest(1)).toEqual([line]);
  });

  test("a person's data can be taken out and deleted, and the match stays whole", async () => {
    await storage.people.add(person('eve', { name: 'Eve Secret' }));
    await storage.sessions.add({
      hash: 'eve-hash',
      person: 'eve',
      kind: 'session',
      label: '',
      createdAt: 0,
      expiresAt: 9e12,
      confirmedAt: 0,
    });
    await storage.tables.open(tableRow('t6'), first);
    const results = [{ seat: 1, person: 'eve', rulebook: 'r', division: 'senior', score: 1, points: 2 }];
    await storage.tables.append(
      appendTo('t6', 1, { who: 'eve', attend: [{ person: 'eve', part: 'player' }], results }),
    );
    await storage.puzzles.done('eve', { puzzle: 'p', at: 1, outcome: '{}' });
    const data = await storage.people.dataOf('eve');
    expect(Object.entries(data).map(([name, rows]) => `${name} ${rows.length}`)).toEqual([
      'person 1',
      'sessions 1',
      'classes 0',
      'coaching 0',
      'tables 1',
      'devices 0',
      'shares 0',
      'doors 0',
      'scratch 0',
      'results 1',
      'puzzles 1',
      'audit 0',
    ]);
    expect(JSON.stringify(data)).not.toContain('hash');
    expect(await storage.tables.actedAt('eve', '', 9)).toEqual(['t6']);
    expect(await storage.tables.actedAt('eve', 't6', 9)).toEqual([]);
    await storage.people.erase('eve', 5);
    expect(await storage.people.byId('eve')).toBeNull();
    expect(await storage.people.byLogin('login-eve')).toBeNull();
    expect(await storage.sessions.find('eve-hash', 0)).toBeNull();
    expect(await storage.tables.log('t6', 0)).toHaveLength(2);
    expect(await storage.results.at('t6')).toMatchObject([{ person: null, points: 2 }]);
    const rest = await storage.people.dataOf('eve');
    expect(JSON.stringify(rest)).not.toContain('Secret');
    expect(rest['puzzles']).toEqual([]);
  });

  test('shares, gates and doors of a table', async () => {
    await storage.tables.open(tableRow('t7'), first);
    await storage.doors.share({ hash: 's1', table: 't7', by: 'ann', createdAt: 1 });
    expect(await storage.doors.shared('s1', 't7')).toBe(true);
    expect(await storage.doors.shared('s1', 't6')).toBe(false);
    expect(await storage.doors.shares('t7')).toEqual([{ hash: 's1', table: 't7', by: 'ann', createdAt: 1 }]);
    await storage.doors.unshare('s1');
    expect(await storage.doors.shared('s1', 't7')).toBe(false);
    expect(await storage.doors.gate('t7')).toBeNull();
    await storage.doors.setGate('t7', { school: null, approval: true });
    expect(await storage.doors.gate('t7')).toEqual({ school: null, approval: true });
    await storage.doors.set('t7', 'cat', 'asked', 1);
    await storage.doors.set('t7', 'cat', 'banned', 2);
    expect(await storage.doors.state('t7', 'cat')).toBe('banned');
    expect(await storage.doors.at('t7')).toMatchObject([{ person: 'cat', state: 'banned' }]);
  });

  test('a version of house rules stays as it was, and the one laid out last is known', async () => {
    const row = { id: 'valley', version: 'v1', house: '[1]', addedAt: 1, laidOut: 1 };
    expect(await storage.rulebooks.add(row)).toBe(true);
    expect(await storage.rulebooks.add({ ...row, house: '[2]', laidOut: 2 })).toBe(false);
    expect(await storage.rulebooks.add({ ...row, version: 'v2', addedAt: 3, laidOut: 3 })).toBe(true);
    await storage.rulebooks.layOut('valley', 'v1', 4);
    expect(
      (await storage.rulebooks.all()).map(({ version, house, laidOut }) => [version, house, laidOut]),
    ).toEqual([
      ['v1', '[1]', 4],
      ['v2', '[1]', 3],
    ]);
    await storage.rulebooks.withdraw('valley');
    expect((await storage.rulebooks.all()).map(({ laidOut }) => laidOut)).toEqual([null, null]);
  });

  test('a failed request leaves nothing behind', async () => {
    const bad = sql`insert into members (class, person, joined_at) values (${'no-class'}, ${'ann'}, ${1})`;
    const good = sql`update people set name = ${'half done'} where id = ${'ann'}`;
    await expect(db.run(good, bad)).rejects.toThrow(/foreign key/i);
    expect((await storage.people.byId('ann'))?.name).toBe('Name ann');
  });
}
