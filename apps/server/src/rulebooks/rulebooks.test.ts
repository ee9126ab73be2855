import { inEnglish } from '@forceout/rules/words';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HouseBook, TableView } from '@forceout/client';
import { readMatchFile } from '@forceout/formats';
import { versionOf } from '@forceout/rules';
import { gameFor } from '@forceout/rules/match';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../storage/storage.ts';
import { Browser, startApp } from '../testing/app.ts';
import type { Reply, TestApp } from '../testing/app.ts';
import { chanceFrom, robotDeed } from '../testing/robot.ts';
import { rulebooksFolder, takeFolder } from './folder.ts';
import { Rulebooks } from './rulebooks.ts';

/** A league's file of three changes: whoever leads may take a bonus, absence gives nothing, another list of variations. */
const VALLEY = JSON.parse(
  readFileSync(new URL('../../../../docs/examples/valley.rulebook.json', import.meta.url), 'utf8'),
) as { readonly id: string; readonly answers: Readonly<Record<string, { is: unknown; rule: string }>> };
const LATER = {
  ...VALLEY,
  answers: { ...VALLEY.answers, 'procedure.bonus.leader': { is: 'may-not', rule: 'IV-C' } },
};

let server: TestApp;
let admin: Browser;
let ann: Browser;
beforeAll(async () => {
  server = await startApp({ FORCEOUT_RATES: '1000' });
  admin = new Browser(server.app);
  const account = { login: 'runs-it', passphrase: 'the one who runs it', name: 'Boss' };
  const { json } = await admin.call('POST', '/api/accounts', account);
  await server.storage.people.setRole((json as { id: string }).id, 'admin');
  server.house.sessions.forget((json as { id: string }).id);
  ann = new Browser(server.app);
  await ann.call('POST', '/api/guest', { name: 'Ann' });
});
afterAll(() => server.stop());

const give = (file: object): Promise<Reply> => admin.call('POST', '/api/rulebooks', file);
const shelf = async (): Promise<readonly HouseBook[]> =>
  (await ann.call('GET', '/api/rulebooks')).json as readonly HouseBook[];
const ASKED = { rulebook: VALLEY.id, division: 'middle', seats: 2, clock: 'untimed' };

async function opened(rulebook: string): Promise<string> {
  const { status, json } = await ann.call('POST', '/api/tables', { ...ASKED, rulebook });
  expect(status).toBe(200);
  return (json as { id: string }).id;
}

async function leaderMay(table: string): Promise<string> {
  const { json } = await ann.call('GET', `/api/tables/${table}`);
  const { settings } = (json as { view: TableView }).view;
  return gameFor({ ...settings, judge: false, players: ['a', 'b'] }).procedure.bonus.leader.is;
}

/** Two who play until the match is over. */
async function playOut(table: string): Promise<void> {
  const bob = new Browser(server.app);
  await bob.call('POST', '/api/guest', { name: 'Bob' });
  const act = (who: Browser, command: object): Promise<Reply> =>
    who.call('POST', `/api/tables/${table}/commands`, { id: crypto.randomUUID(), command });
  for (const [seat, who] of [ann, bob].entries()) await act(who, { do: 'sit', seat });
  for (const who of [ann, bob]) await act(who, { do: 'ready', ready: true });
  for (const who of [ann, bob]) await act(who, { do: 'finish', wish: true });
  const chance = chanceFrom(5);
  for (let turn = 0; turn < 2000; turn++) {
    const who = turn % 2 === 0 ? ann : bob;
    const { view } = (await who.call('GET', `/api/tables/${table}`)).json as { view: TableView };
    if (view.state === 'over') return;
    const deed = robotDeed(view, chance);
    if (deed !== null) await act(who, { do: 'play', deed });
  }
  expect.fail('the match does not end');
}

test('a file from an admin is played, and a match keeps the version it began with for ever', async () => {
  expect((await ann.call('POST', '/api/tables', ASKED)).json).toMatchObject({
    error: { code: 'no-such-rulebook' },
  });
  expect((await give(VALLEY)).json).toMatchObject({ id: VALLEY.id, current: true });
  const [first] = await shelf();
  expect(first).toMatchObject({ title: 'Valley League On-Sets 2027', version: versionOf(first!.house) });
  const old = await opened(VALLEY.id);
  expect(await leaderMay(old)).toBe('may');

  expect((await give(LATER)).status).toBe(200);
  const [second, ...more] = await shelf();
  expect(more).toEqual([]);
  expect(second!.version).not.toBe(first!.version);
  expect(await leaderMay(await opened(VALLEY.id))).toBe('may-not');
  expect(await leaderMay(await opened(`${VALLEY.id}@${first!.version}`))).toBe('may');
  const versions = (await ann.call('GET', `/api/rulebooks/${VALLEY.id}`)).json as HouseBook[];
  expect(versions.map(({ version, current }) => [version, current])).toEqual([
    [first!.version, false],
    [second!.version, true],
  ]);

  // The older match goes on as it began, to its end, its file and its review.
  await playOut(old);
  expect(await leaderMay(old)).toBe('may');
  const file = readMatchFile((await ann.call('GET', `/api/tables/${old}/match-file`)).json);
  const { settings } = file.ok ? file.value.match : expect.fail(inEnglish(file.error));
  expect(versionOf(settings.house!)).toBe(first!.version);
  expect((await ann.call('GET', `/api/tables/${old}/review`)).status).toBe(200);

  // The same rules again, tidied up, are the version that is known, and are played again.
  const tidied = Object.fromEntries(Object.entries(VALLEY).toReversed());
  expect((await give(tidied)).json).toMatchObject({ version: first!.version });
  expect((await shelf()).map(({ version }) => version)).toEqual([first!.version]);
  const listed = (await ann.call('GET', '/api/tables')).json as readonly object[];
  expect(listed[0]).toMatchObject({ game: 'onsets', houseRules: 'Valley League On-Sets 2027' });
  expect(JSON.stringify(listed)).not.toContain('answers');

  expect((await admin.call('DELETE', `/api/rulebooks/${VALLEY.id}`)).status).toBe(200);
  expect((await admin.call('DELETE', `/api/rulebooks/${VALLEY.id}`)).status).toBe(404);
  expect(await shelf()).toEqual([]);
  expect(await leaderMay(old)).toBe('may');
});

test('what is wrong with a file is told line by line, and nothing of it is kept', async () => {
  const wrong = { ...VALLEY, id: 'wrong', titel: 'x', extends: 'agloa-onsets-2026', answers: { a: 1 } };
  expect((await give(wrong)).json).toEqual({
    error: {
      code: 'house-rules',
      message: 'titel: no such field; did you mean "title"?\nanswers.a: no such question',
    },
  });
  expect((await ann.call('GET', '/api/rulebooks/wrong')).json).toEqual([]);
  // No file goes round: what extends a book cannot be extended by it.
  expect((await give({ ...VALLEY, id: 'one' })).status).toBe(200);
  expect((await give({ ...VALLEY, id: 'two', extends: 'one', variations: {} })).status).toBe(200);
  expect((await give({ ...VALLEY, id: 'one', extends: 'two', variations: {} })).status).toBe(400);
});

test('files of the data folder are taken when the server starts, and a later upload is not undone by them', async () => {
  const data = mkdtempSync(join(tmpdir(), 'forceout-rulebooks-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const folder = rulebooksFolder(data);
  const storage = await openStorage({ file: join(data, 'forceout.db') });
  let now = 1;
  const rulebooks = new Rulebooks(storage.rulebooks, () => now++);
  expect(await takeFolder(rulebooks, folder)).toEqual({ fresh: [], problems: [] });
  mkdirSync(folder);
  const put = (name: string, file: object): void => writeFileSync(join(folder, name), JSON.stringify(file));
  put('b.json', VALLEY);
  put('a.json', { ...VALLEY, id: 'hill-2027', extends: VALLEY.id, variations: {} });
  put('c.json', { ...VALLEY, id: 'Hill' });
  writeFileSync(join(folder, 'd.json'), '{"half": ');
  writeFileSync(join(folder, 'readme.txt'), 'ours');
  const { fresh, problems } = await takeFolder(rulebooks, folder);
  expect(fresh).toEqual(['b.json', 'a.json']);
  expect(problems).toEqual([
    'c.json: id: small letters, digits and hyphens between them are expected',
    expect.stringMatching(/^d\.json: this is not JSON: /),
  ]);
  expect((await rulebooks.named('hill-2027'))?.house?.map(({ id }) => id)).toEqual([VALLEY.id, 'hill-2027']);
  await rulebooks.take(LATER);
  // What is built on another file is built on its newest version, at the next start.
  expect((await takeFolder(rulebooks, folder)).fresh).toEqual(['a.json']);
  const current = (await rulebooks.all()).filter(({ id, current: is }) => is && id === VALLEY.id);
  expect(current.map(({ book }) => book.procedure.bonus.leader.is)).toEqual(['may-not']);
  await storage.close();
});
