/** What docs/privacy.md promises about a child's data. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { operate } from './operator.ts';
import { retain } from './people/retention.ts';
import { readErasures, erasuresFile, noteErasure } from './backup/erasures.ts';
import { appendTo, first, person, tableRow } from './storage/contract.ts';
import { openStorage } from './storage/storage.ts';
import { Browser, startApp } from './testing/app.ts';
import type { TestApp } from './testing/app.ts';
import { Guest } from './testing/tables.ts';
import { QUICK } from './testing/match.ts';

const folder = mkdtempSync(join(tmpdir(), 'forceout-privacy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());
const env = (name: string) => ({ FORCEOUT_DATA: join(folder, name) });
const at = (name: string) => openStorage({ file: join(folder, name, 'forceout.db') });

describe('erasing and renaming', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp({ FORCEOUT_RATES: '1000' });
  });
  afterAll(() => server.stop());

  test('take hold at once at live tables, in the lobby and in old words', async () => {
    const coach = new Browser(server.app);
    const asked = { passphrase: 'quite a long one' };
    const me = (await coach.call('POST', '/api/accounts', { ...asked, login: 'kay-one', name: 'Kay' }))
      .json as { id: string };
    await server.storage.people.setRole(me.id, 'coach');
    server.house.sessions.forget(me.id);
    const school = (await coach.call('POST', '/api/classes', { name: 'Six b' })).json as {
      id: string;
      code: string;
    };
    const ann = new Browser(server.app);
    const child = (await ann.call('POST', '/api/accounts', { ...asked, login: 'ann-k', name: 'Annabel' }))
      .json as { id: string };
    await ann.call('POST', '/api/classes/join', { code: school.code });
    const { id } = (await ann.call('POST', '/api/tables', QUICK)).json as { id: string };
    const [player, bob] = [new Guest(child.id), new Guest('bob')];
    await server.storage.people.add(person('bob'));
    await bob.watch(server.tables, id);
    await player.act(server.tables, id, { do: 'sit', seat: 0 });
    await bob.act(server.tables, id, { do: 'sit', seat: 1 });
    for (const one of [player, bob]) await one.act(server.tables, id, { do: 'ready', ready: true });
    await player.play(server.tables, id, { do: 'scratch', text: 'my secret thoughts' });
    const lobby = async () => JSON.stringify((await bob1.call('GET', '/api/tables')).json);
    const bob1 = new Browser(server.app);
    expect(await lobby()).toContain('Annabel');
    const renamed = await coach.call('POST', `/api/people/${child.id}/name`, { name: 'Anna' });
    expect(renamed.status).toBe(200);
    await expect.poll(() => bob.view!.seats[0]?.name).toBe('Anna');
    expect(await lobby()).not.toContain('Annabel');
    const data = await coach.call('GET', `/api/people/${child.id}/data`);
    expect(JSON.stringify(data.json)).toContain('my secret thoughts');
    expect((await coach.call('POST', `/api/people/${child.id}/erase`)).status).toBe(200);
    await expect.poll(() => bob.view!.seats[0]?.name).toBe('Somebody');
    expect(await lobby()).not.toContain('Anna');
    expect((await ann.call('GET', '/api/me')).status).toBe(401);
    const log = JSON.stringify(await server.storage.tables.log(id, 0));
    expect(log).not.toContain('my secret thoughts');
    const audit = (await server.storage.audit.latest(50)).map(({ act }) => act);
    for (const act of ['rename', 'read-data', 'erase']) expect(audit).toContain(act);
    expect(await server.storage.people.erasures()).toMatchObject([{ person: child.id }]);
  });

  test('sign-ins, failures and roster reads are in an audit that only grows, page by page', async () => {
    const boss = new Browser(server.app);
    const asked = { login: 'the-chief', passphrase: 'quite a long one', name: 'Chris' };
    const { id } = (await boss.call('POST', '/api/accounts', asked)).json as { id: string };
    await server.storage.people.setRole(id, 'admin');
    server.house.sessions.forget(id);
    await boss.call('POST', '/api/session', { login: asked.login, passphrase: 'wrong' });
    await boss.call('POST', '/api/session', { login: 'nobody-at-all', passphrase: 'wrong' });
    await boss.call('POST', '/api/session', { login: asked.login, passphrase: asked.passphrase });
    const school = (await boss.call('POST', '/api/classes', { name: 'Six c' })).json as { id: string };
    await boss.call('GET', `/api/classes/${school.id}/members`);
    for (let line = 0; line < 250; line++)
      await server.storage.audit.add({
        id: `x${line}`,
        at: 5,
        actor: 'a',
        act: 'b',
        subject: 'c',
        detail: '{}',
      });
    const lines: { act: string }[] = [];
    let next: string | null = '';
    while (next !== null) {
      const path = next === '' ? '/api/audit' : `/api/audit?before=${encodeURIComponent(next)}`;
      const page = (await boss.call('GET', path)).json as { lines: { act: string }[]; next: string | null };
      lines.push(...page.lines);
      next = page.next;
    }
    expect(lines.filter(({ act }) => act === 'b')).toHaveLength(250);
    expect(JSON.stringify(lines)).not.toContain('nobody-at-all');
    for (const act of ['sign-in', 'sign-in-failed', 'read-roster'])
      expect(lines.map((one) => one.act)).toContain(act);
  });
});

test('guests go after 30 days and matches keep their numbers after 13 months, and it is written down', async () => {
  const storage = await openStorage({ file: ':memory:' });
  const day = 24 * 3_600_000;
  const now = 1000 * day;
  await storage.people.add(person('old', { kind: 'guest', login: null, seenAt: now - 31 * day }));
  await storage.people.add(person('new', { kind: 'guest', login: null, seenAt: now - 29 * day }));
  await storage.people.add(person('ann', { seenAt: now - 900 * day }));
  for (const [id, days] of [
    ['long-ago', 400],
    ['lately', 390],
  ] as const) {
    await storage.tables.open(tableRow(id, { touchedAt: now - days * day }), first, ['ann'], `seed of ${id}`);
    const results = [{ seat: 0, person: 'ann', rulebook: 'r', division: 'middle', score: 7, points: 6 }];
    await storage.tables.append(appendTo(id, 1, { at: now - days * day, state: 'over', results }));
  }
  const sessions = { forget: () => {} };
  const house = { storage, sessions: sessions as never, now: () => now };
  expect(await retain(house, { guests: 30, matches: 396 })).toMatchObject({ guests: 1, matches: 1 });
  expect(await storage.people.byId('old')).toBeNull();
  expect(await storage.people.byId('new')).not.toBeNull();
  expect(await storage.people.byId('ann')).not.toBeNull();
  expect(await storage.tables.log('long-ago', 0)).toEqual([]);
  expect(await storage.tables.seed('long-ago')).toBeNull();
  expect(await storage.tables.seed('lately')).toBe('seed of lately');
  expect(await storage.results.at('long-ago')).toMatchObject([{ person: null, score: 7, points: 6 }]);
  expect(await storage.tables.log('lately', 0)).toHaveLength(2);
  expect((await storage.tables.of('ann', 9)).map(({ id }) => id)).toEqual(['lately']);
  expect(await storage.audit.latest(1)).toMatchObject([
    { act: 'retention', detail: '{"guests":1,"matches":1}' },
  ]);
  // Done is done.
  expect(await retain(house, { guests: 30, matches: 396 })).toMatchObject({ guests: 0, matches: 0 });
  await storage.close();
});

describe('backups', () => {
  test('are for their owner alone, hold no way in, and can be sealed with a key file', async () => {
    await operate(['admin', 'chief'], env('one'));
    const storage = await at('one');
    const chief = (await storage.people.byLogin('chief'))!;
    const session = {
      person: chief.id,
      kind: 'session',
      label: '',
      createdAt: 0,
      expiresAt: 9e15,
      confirmedAt: 0,
    } as const;
    await storage.sessions.add({ ...session, hash: 'the hash of a session' });
    await storage.close();
    const [plain, sealed, key] = ['plain', 'sealed', 'key'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(key, 'a key of more than sixteen bytes');
    expect(await operate(['backup', plain], env('one'))).toBe(0);
    expect(await operate(['backup', sealed, key], env('one'))).toBe(0);
    for (const file of [plain, sealed]) expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(plain, 'utf8')).not.toContain('the hash of a session');
    expect(readFileSync(sealed, 'latin1')).not.toContain('chief');
    await expect(operate(['restore', sealed], env('two'))).rejects.toThrow(/key file is needed/);
    const wrong = join(folder, 'wrong-key');
    writeFileSync(wrong, 'another key of more than sixteen');
    await expect(operate(['restore', sealed, wrong], env('two'))).rejects.toThrow(
      /damaged, or the key file is another one/,
    );
    const damaged = join(folder, 'damaged');
    const bytes = readFileSync(sealed);
    bytes[bytes.length - 40]! ^= 1;
    writeFileSync(damaged, bytes);
    await expect(operate(['restore', damaged, key], env('two'))).rejects.toThrow(/damaged/);
    expect(await operate(['restore', sealed, key], env('two'))).toBe(0);
    const restored = await at('two');
    expect(await restored.people.byLogin('chief')).toMatchObject({ role: 'admin' });
    expect(await restored.sessions.of(chief.id, 'session')).toEqual([]);
    expect((await restored.audit.latest(9)).map(({ act }) => act)).toEqual(
      expect.arrayContaining(['restore', 'make-admin']),
    );
    await restored.close();
  });

  test('that are older than an erasure forget again', async () => {
    const storage = await at('three');
    await storage.people.add(person('ann', { name: 'Annabel' }));
    await storage.people.add(person('bob'));
    await storage.tables.open(tableRow('t'), first);
    const entry = JSON.stringify([
      {
        type: 'played',
        by: 0,
        deed: 'scratch',
        events: [{ type: 'scratched', seat: 0, text: 'words of ann' }],
      },
    ]);
    await storage.tables.append(appendTo('t', 1, { who: 'ann', entry }));
    await storage.close();
    const file = join(folder, 'before-the-erasure');
    await operate(['backup', file], env('three'));
    expect(readFileSync(file, 'utf8')).toContain('Annabel');
    await noteErasure(join(folder, 'four'), { person: 'ann', at: 5 });
    expect(await readErasures(erasuresFile(join(folder, 'four')))).toEqual([{ person: 'ann', at: 5 }]);
    expect(await operate(['restore', file], env('four'))).toBe(0);
    expect(said.at(-1)).toMatch(/1 people were erased again/);
    const restored = await at('four');
    expect(await restored.people.byId('ann')).toBeNull();
    expect(await restored.people.byId('bob')).not.toBeNull();
    expect(JSON.stringify(await restored.tables.log('t', 0))).not.toContain('words of ann');
    await restored.close();
  });
});
