import { afterAll, beforeAll, expect, test } from 'vitest';
import { retain } from '../people/retention.ts';
import { Browser, startApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { addPerson, Guest, SETTINGS } from '../testing/tables.ts';

const MONTH = 31 * 24 * 3_600_000;
let server: TestApp;
beforeAll(async () => {
  server = await startApp({ FORCEOUT_RATES: '1000' });
});
afterAll(() => server.stop());

test('a substitute’s name is filtered, stands in no log, and is forgotten', async () => {
  const { tables, storage, house } = server;
  for (const id of ['ann', 'bob']) await addPerson(storage, id);
  await addPerson(storage, 'jo', 'judge');
  const opened = await tables.open({ ...SETTINGS, seats: 2, judge: 'person' }, 'ann');
  if (!opened.ok) throw new Error(opened.error.message);
  const { id } = opened.value;
  const [ann, bob, jo] = [new Guest('ann'), new Guest('bob'), new Guest('jo', 'judge')];
  await jo.watch(tables, id);
  await jo.act(tables, id, { do: 'judge' });
  for (const [seat, guest] of [ann, bob].entries()) {
    await guest.watch(tables, id);
    await guest.act(tables, id, { do: 'sit', seat });
  }
  for (const guest of [ann, bob]) await guest.act(tables, id, { do: 'ready', ready: true });
  const named = (guest: Guest, name: string) => guest.play(tables, id, { do: 'substitute', player: 1, name });
  const rude = Buffer.from('c2hpdA==', 'base64').toString();
  expect(await named(jo, `${rude} head`)).toMatchObject({ is: 'refused', refusal: { code: 'name' } });
  expect(await named(ann, 'Dan')).toMatchObject({ is: 'refused' });
  expect(await named(jo, 'Danforth')).toMatchObject({ is: 'done' });
  const names = () => ann.view!.match!.settings.players;
  await expect.poll(names).toEqual(['Name of ann', 'Danforth']);
  expect(JSON.stringify(await storage.tables.log(id, 0))).not.toContain('Danforth');
  // Another process, or a page that is opened later, knows it too.
  const late = new Guest('ann');
  await late.watch(tables, id);
  expect(late.view!.seats[1]!.name).toBe('Danforth');
  for (const guest of [ann, bob]) await guest.act(tables, id, { do: 'finish', wish: true });
  for (const guest of [ann, bob]) await guest.play(tables, id, { do: 'sign' });
  await expect.poll(() => ann.view!.state).toBe('over');
  const file = async () =>
    JSON.stringify((await new Browser(server.app).call('GET', `/api/tables/${id}/match-file`)).json);
  expect(await file()).toContain('Danforth');
  expect(await file()).not.toContain('"sub:');
  await retain({ ...house, now: () => Date.now() + MONTH }, { guests: 30, matches: 396 });
  await tables.renamed('ann');
  expect(await file()).not.toContain('Danforth');
  expect(await file()).toContain('Somebody');
});
