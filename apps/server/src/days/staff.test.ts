import type { DayQuestions, LineAnswer } from '@forceout/client';
import type { SeatThing } from '@forceout/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, startApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { allHere, openDay } from './testing.ts';
import type { DayOfTest, Staff } from './testing.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startApp({ FORCEOUT_RATES: '1000' });
});
afterAll(() => server.stop());

async function running(players = 9): Promise<DayOfTest> {
  const day = await openDay(server, players);
  await allHere(day);
  await day.director.do({ do: 'draft', event: 'on-mid', seed: 1 });
  await day.director.do({ do: 'publish', event: 'on-mid' });
  await day.director.do({ do: 'bell', events: ['on-mid'] });
  return day;
}

const seats = async (staff: Staff, table: string, first: number): Promise<readonly SeatThing[]> =>
  (await staff.view()).things.table
    .find(({ id }) => id === table)!
    .players.map((player, seat) => ({ player, total: first + seat }));

test('[C6] a pass opens its day by its printed token or six letters, and is dead the moment it is revoked', async () => {
  const day = await running();
  const made = await day.director.post('/passes', { name: 'Ron', role: 'runner' });
  const pass = made.json as { id: string; code: string; token: string };
  expect(pass.code).toMatch(/^[A-Z2-9]{6}$/);
  const stored = JSON.stringify(await server.storage.passes.of(day.director.day));
  expect(stored.includes(pass.code) || stored.includes(pass.token)).toBe(false);
  const browser = new Browser(server.app);
  const typed = ` ${pass.code.slice(0, 3).toLowerCase()}-${pass.code.slice(3)}`;
  const held = await browser.call('POST', '/api/passes', { code: typed });
  expect(held.json).toMatchObject({ name: 'Ron', role: 'runner', day: day.director.day });
  browser.cookie = browser.allCookies
    .split('\n')
    .find((line) => line.startsWith('forceout-pass='))!
    .split(';')[0]!;
  expect(browser.allCookies).toMatch(/HttpOnly; SameSite=Strict/);
  const path = `/api/days/${day.director.day}`;
  expect((await browser.call('GET', path)).json).toMatchObject({ you: { name: 'Ron', role: 'runner' } });
  expect((await browser.call('GET', `${path}/file`)).status).toBe(403);
  expect((await browser.call('GET', `${path}/passes`)).status).toBe(403);
  // Another page cannot use the cookie.
  const stolen = await browser.call('DELETE', '/api/passes', undefined, { origin: 'http://elsewhere.test' });
  expect(stolen.status).toBe(403);
  const other = await openDay(server, 0);
  expect((await browser.call('GET', `/api/days/${other.director.day}`)).status).toBe(403);
  expect((await day.director.post('/passes', { name: 'ron', role: 'judge' })).json).toMatchObject({
    error: { code: 'name-taken' },
  });
  const revoked = await day.director.browser.call('DELETE', `${path}/passes/${pass.id}`);
  expect(revoked.status).toBe(200);
  expect((await browser.call('GET', path)).status).toBe(403);
  expect((await browser.call('POST', '/api/passes', { code: pass.code })).status).toBe(404);
  expect((await browser.call('POST', '/api/passes', { token: pass.token })).status).toBe(404);
  const audit = (await server.storage.audit.latest(20)).map(({ act }) => act);
  expect(audit).toEqual(expect.arrayContaining(['make-pass', 'revoke-pass']));
});

test('[D3] one pass types a sheet once; the second entry is blind, and a conflict is settled by a third', async () => {
  const day = await running();
  const [kim, lee] = [await day.staff('Kim', 'scorekeeper'), await day.staff('Lee', 'scorekeeper')];
  const head = await day.staff('Hal', 'head-scorekeeper');
  const [table] = (await kim.view()).things.table;
  const id = table!.id;
  await kim.do({ do: 'enter', table: id, seats: await seats(kim, id, 12) });
  expect(await kim.refused({ do: 'enter', table: id, seats: await seats(kim, id, 12) })).toBe('own-entry');
  const [seen] = (await lee.view()).things.sheet;
  expect(seen).toMatchObject({ state: 'entered', seats: [], entries: [{ by: 'Kim', seats: [] }] });
  expect(JSON.stringify((await head.get('/journal')).json)).not.toContain('"total":12');
  const tried = await lee.post('/ask', {
    ask: 'try',
    deed: { do: 'enter', table: id, seats: await seats(lee, id, 12) },
  });
  expect(tried.status).toBe(403);
  const read = await lee.ask<LineAnswer>({ ask: 'line', line: `${table!.number} 12 13 15` });
  expect(read).toMatchObject({ is: 'sheet', questions: [] });
  expect(JSON.stringify(read)).not.toContain('"total":14');
  await lee.do({ do: 'enter', table: id, seats: await seats(lee, id, 30) });
  expect((await lee.view()).things.sheet[0]).toMatchObject({ state: 'conflict', seats: [] });
  expect((await head.view()).things.sheet[0]!.entries.map((entry) => entry.seats[0]!.total)).toEqual([
    12, 30,
  ]);
  expect(await lee.refused({ do: 'settle', table: id, seats: await seats(lee, id, 12) }, 'x')).toBe(
    'not-allowed',
  );
  expect(await head.refused({ do: 'settle', table: id, seats: await seats(head, id, 12) })).toBe('no-reason');
  await head.do({ do: 'settle', table: id, seats: await seats(head, id, 12) }, 'the sheet says so');
  expect((await lee.view()).things.sheet[0]).toMatchObject({
    state: 'confirmed',
    entries: [{}, {}, { by: 'Hal' }],
  });
});

test('[D5] a correction after signing shows its effects first, is in the journal, and makes version 2', async () => {
  const day = await openDay(server, 9, {
    preset: 'club',
    events: [{ id: 'on-mid', rulebook: 'agloa-onsets-2026', division: 'middle', rounds: 1 }],
  });
  const { director } = day;
  await allHere(day);
  await director.do({ do: 'draft', event: 'on-mid', seed: 1 });
  await director.do({ do: 'publish', event: 'on-mid' });
  await director.do({ do: 'bell', events: ['on-mid'] });
  const bell = (await director.view()).things.bell[0]!;
  const missing = async () => (await director.ask<DayQuestions['missing']['answer']>({ ask: 'missing' }))[0]!;
  expect((await missing()).since).toBeNull();
  await director.do({ do: 'ring', bell: bell.id, what: 'stop' });
  expect(await missing()).toMatchObject({ round: 1, tables: [{ number: 1 }, { number: 2 }, { number: 3 }] });
  expect((await missing()).since).toBeGreaterThanOrEqual(0);
  for (const [index, { id }] of (await director.view()).things.table.entries())
    await director.do({ do: 'enter', table: id, seats: await seats(director, id, 10 + index * 3) });
  await director.do({ do: 'close', event: 'on-mid' });
  await director.do({ do: 'certify', event: 'on-mid' });
  const [first] = (await director.view()).things.table;
  const right = (await seats(director, first!.id, 10)).map((seat, index) => ({ ...seat, total: 20 - index }));
  const line = `${first!.number} ${right.map(({ total }) => total).join(' ')}`;
  const asked = await director.ask<LineAnswer>({ ask: 'line', line, as: 'correct' });
  if (asked.is !== 'sheet') throw new Error(JSON.stringify(asked));
  expect(asked.effects!.places.length).toBeGreaterThan(0);
  expect(asked.effects!.certificates.length).toBeGreaterThan(0);
  const before = (await director.view()).things.sheet.find(({ table }) => table === first!.id)!.seats;
  expect(await director.refused(asked.deed)).toBe('no-reason');
  await director.do(asked.deed, 'the columns were exchanged');
  const sheet = (await director.view()).things.sheet.find(({ table }) => table === first!.id)!;
  expect(sheet.corrections).toMatchObject([
    { by: 'Dora', reason: 'the columns were exchanged', was: before },
  ]);
  await director.do({ do: 'certify', event: 'on-mid' });
  expect((await director.view()).things.event[0]!.certified!.version).toBe(2);
  const { entries } = (await director.get('/journal')).json as {
    entries: { deed: { do: string }; reason?: string }[];
  };
  expect(entries.find(({ deed }) => deed.do === 'correct')).toMatchObject({
    reason: 'the columns were exchanged',
  });
});

test('photos of sheets are kept with the day, for staff who have to do with sheets', async () => {
  const day = await running();
  const [ron, door] = [await day.staff('Ron', 'runner'), await day.staff('Ida', 'check-in')];
  const [table] = (await ron.view()).things.table;
  const path = `/api/days/${ron.day}/photos?table=${table!.id}`;
  const picture = '\u0089PNG and then some';
  const send = (staff: Staff, body: string, to = path) =>
    staff.browser.call('POST', to, body, { 'content-type': 'image/png' });
  // As one byte per letter.
  const photo = await server.app.request(`http://play.test${path}`, {
    method: 'POST',
    headers: { host: 'play.test', 'x-forceout': '1', cookie: ron.browser.cookie! },
    body: Buffer.from(picture, 'latin1'),
  });
  const { id } = (await photo.json()) as { id: string };
  expect((await ron.get(`/photos?table=${table!.id}`)).json).toMatchObject([
    { id, by: 'Ron', table: table!.id },
  ]);
  const shown = await ron.get(`/photos/${id}`);
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect((await send(ron, '<script>')).json).toMatchObject({ error: { code: 'no-picture' } });
  expect((await send(door, picture)).status).toBe(403);
  expect((await door.get(`/photos/${id}`)).status).toBe(403);
  expect((await new Browser(server.app).call('GET', `/api/days/${ron.day}/photos/${id}`)).status).toBe(401);
  expect((await send(ron, 'x'.repeat(4_000_001))).status).toBe(413);
});

test('commands that are sent again are done once, and malformed ones are told what is wrong', async () => {
  const { director } = await running();
  const body = { id: 'once', deed: { do: 'set', setting: 'zero', value: 3 } };
  const [one, two] = [await director.post('/commands', body), await director.post('/commands', body)];
  expect(one.json).toEqual(two.json);
  expect((await director.post('/commands', { id: 'x', deed: { do: 'dance' } })).status).toBe(400);
  const wrong = await director.post('/commands', {
    id: 'x',
    deed: { do: 'draft', event: 'on-mid', seed: 'a' },
  });
  expect(wrong.json).toMatchObject({ error: { message: expect.stringContaining('deed.seed') as string } });
  const create = await director.post('/commands', {
    id: 'x',
    deed: { do: 'online-result', table: 't', seats: [] },
  });
  expect(create.status).toBe(400);
});

test('[C4] figures of a swap are those of the seating engine’s own definition', async () => {
  const day = await openDay(server, 24);
  const { director } = day;
  await allHere(day);
  await director.do({ do: 'draft', event: 'on-mid', seed: 1 });
  const [one, two] = (await director.view()).things.table;
  const [a, b] = [one!.players[0]!, two!.players[0]!];
  const before = await director.ask<DayQuestions['seating']['answer']>({ ask: 'seating', event: 'on-mid' });
  const swap = await director.ask<DayQuestions['swap']['answer']>({ ask: 'swap', event: 'on-mid', a, b });
  expect(swap.before).toEqual(before.figures);
  await director.do({ do: 'swap', event: 'on-mid', a, b });
  const after = await director.ask<DayQuestions['seating']['answer']>({ ask: 'seating', event: 'on-mid' });
  expect(swap.after).toEqual(after.figures);
  const summed = (name: string) => after.tables.reduce((sum, { figures }) => sum + figures[name]!, 0);
  for (const name of Object.keys(after.figures))
    expect([name, summed(name)]).toEqual([name, after.figures[name]]);
});
