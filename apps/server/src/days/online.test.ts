import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenInvariants } from '@forceout/tournament';
import type { Deed } from '@forceout/tournament';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Browser, startApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { readDay, writeDay } from './backup/day-file.ts';
import { looked, OnlineTable, startOnline } from './online-testing.ts';
import { seated } from './seat-thread.ts';
import { worldOf } from './seats.ts';
import { allHere, openDay, rosterText, Staff } from './testing.ts';
import type { DayOfTest } from './testing.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startApp({ FORCEOUT_RATES: '1000' });
});
afterAll(() => server.stop());

async function published(players: number, on = server): Promise<DayOfTest> {
  const day = await openDay(on, players, { preset: 'club' });
  await allHere(day);
  await seat(day);
  return day;
}

async function seat({ director }: DayOfTest, event = 'on-mid'): Promise<void> {
  await director.do({ do: 'draft', event, seed: 1 });
  const faults = await director.ask<{ key: string }[]>({ ask: 'faults', event });
  for (const { key } of faults) await director.do({ do: 'accept', event, finding: key });
  await director.do({ do: 'publish', event });
}

const sheetOf = async ({ director }: DayOfTest, id: string) =>
  (await director.view()).things.sheet.find(({ table }) => table === id);

test('online tables start from the seating, hear the room’s bell, and their results come in by themselves', async () => {
  const day = await published(9);
  const { director } = day;
  const id = await startOnline(day);
  const table = await OnlineTable.sitDown(server, day, id);
  const { things } = await director.view();
  const thing = things.table.find((one) => one.id === id)!;
  const host = (await server.tables.host(thing.match!))!;
  expect(host.table.settings).toMatchObject({ rulebook: 'agloa-onsets-2026', division: 'middle', seats: 3 });
  const { number } = things.player.find((one) => one.id === thing.players[0])!;
  const stranger = new Browser(server.app);
  await stranger.call('POST', '/api/guest', { name: 'Eve' });
  const wrong = await stranger.call('POST', `/api/t/${day.code}/sit`, { number, code: 'NOCODE' });
  expect(wrong.status).toBe(403);
  await table.begin();
  const bell = things.bell[0]!;
  await director.do({ do: 'add-minutes', bell: bell.id, minutes: 20 });
  await looked(server);
  // The match must not end before the room does, twenty minutes later now.
  expect((await table.match()).round.givenBack).toBeGreaterThan(19 * 60);
  await director.do({ do: 'pause-bell', bell: bell.id });
  await looked(server);
  expect((await table.match()).paused).not.toBeNull();
  await director.do({ do: 'resume-bell', bell: bell.id });
  await looked(server);
  expect((await table.match()).paused).toBeNull();
  await table.act(0, { do: 'play', deed: { do: 'pause', reason: 'we need a judge' } });
  await looked(server);
  expect((await director.view()).things.call).toMatchObject([{ table: id, reason: 'we need a judge' }]);
  await table.act(0, { do: 'play', deed: { do: 'resume' } });
  await table.playUntil(({ phase }) => phase.kind === 'moving');
  await table.ring('last-shake');
  expect((await table.match()).round.state).toBe('last-shake');
  await table.ring('stop');
  expect((await table.match()).round.state).toBe('stopped');
  await table.playUntil(({ phase }) => phase.kind === 'finished');
  await looked(server);
  const sheet = await sheetOf(day, id);
  expect(sheet).toMatchObject({ source: 'online', state: 'confirmed' });
  expect(sheet!.seats.map(({ total }) => total)).toEqual((await table.match()).totals);
});

test('[agloa-onsets-2026 IX-C] warnings and zero rulings of online tables come into the day, once, and warnings follow the player', async () => {
  const day = await published(9);
  const { director } = day;
  const id = await startOnline(day);
  const table = await OnlineTable.sitDown(server, day, id);
  await table.begin();
  const rulings = async () =>
    (await director.view()).things.ruling.map(({ player, effect, rule }) => [player, effect, rule]);
  const { players } = (await director.view()).things.table.find((one) => one.id === id)!;
  await table.judge({ do: 'judge-warns', player: 1 });
  await looked(server);
  expect(await rulings()).toEqual([[players[1], 'warning', 'IX-C']]);
  await table.playToSigning();
  // A judge sees before it is signed that seat 2 wrote too much on purpose, and seat 0 too little.
  const { totals } = await table.match();
  const wrong = { do: 'judge-corrects', intent: 'deceit', agreed: [] } as const;
  await table.judge({ ...wrong, player: 2, listed: totals[2]! + 2 });
  await table.judge({ ...wrong, player: 0, listed: totals[0]! - 2 });
  await table.playUntil(({ phase }) => phase.kind === 'finished');
  await looked(server);
  expect(await rulings()).toEqual([
    [players[1], 'warning', 'IX-C'],
    [players[2], 'zero', expect.stringContaining('XII-B')],
  ]);
  const sheet = (await sheetOf(day, id))!;
  expect([sheet.state, sheet.seats[0]!.total]).toEqual(['confirmed', totals[0]! - 2]);

  // The other tables on paper, and the next round: the match knows of the warning, and the day is not told of it again.
  for (const { id: other, players: people } of (await director.view()).things.table)
    if (other !== id)
      await director.do({
        do: 'enter',
        table: other,
        seats: people.map((player, at) => ({ player, total: other.charCodeAt(other.length - 1) + at })),
      });
  await director.do({ do: 'close', event: 'on-mid' });
  await seat(day);
  const warned = players[1]!;
  const next = (await director.view()).things.table.find(
    ({ round, players: people }) => round === 2 && people.includes(warned),
  )!;
  await director.do({ do: 'online', table: next.id, online: true });
  await director.do({ do: 'bell', events: ['on-mid'] });
  const second = await OnlineTable.sitDown(server, day, next.id);
  await second.begin();
  await looked(server);
  expect((await second.match()).warnings).toEqual([next.players.indexOf(warned)]);
  expect(await rulings()).toHaveLength(2);
  await second.judge({ do: 'judge-warns', player: next.players.indexOf(warned) });
  await looked(server);
  expect((await rulings()).filter(([, effect]) => effect === 'warning')).toHaveLength(2);
});

test('[agloa-onsets-2026 VII-C-7] who appeals at an online table has not signed, and the sheet is appealed in the day', async () => {
  const day = await published(9);
  const id = await startOnline(day);
  const table = await OnlineTable.sitDown(server, day, id);
  await table.begin();
  await table.playToSigning();
  const appeal = { do: 'play', deed: { do: 'appeal', secondJudge: true } };
  expect((await table.act(1, appeal)).json).toHaveProperty('seq');
  for (const at of [0, 2]) await table.act(at, { do: 'play', deed: { do: 'sign' } });
  await table.judge({ do: 'sign-for', player: 1 });
  await looked(server);
  const sheet = (await sheetOf(day, id))!;
  expect([sheet.state, sheet.seats.map(({ signed }) => signed)]).toEqual(['appealed', [true, false, true]]);
});

test('a league’s own rules in a day: seated, opened, played and counted by them, and the copy can be read', async () => {
  const rules: unknown = JSON.parse(
    readFileSync(new URL('../../../../docs/examples/valley.rulebook.json', import.meta.url), 'utf8'),
  );
  const day = await openDay(server, 0, { preset: 'club', events: [] });
  const { director } = day;
  const { book } = (await director.post('/books', { rules })).json as { book: string };
  const event = { id: 'valley', game: 'onsets', rulebook: book, division: 'middle' } as const;
  await director.do({ do: 'add-event', event: { ...event, rounds: 1, modes: ['score'], firstTable: 1 } });
  const { deed } = await director.ask<{ deed: Deed }>({
    ask: 'roster',
    event: 'valley',
    text: rosterText(6),
  });
  await director.do(deed);
  await allHere(day, 'valley');
  await seat(day, 'valley');
  const id = await startOnline(day, 'valley');
  const table = await OnlineTable.sitDown(server, day, id);
  await table.begin();
  const { settings } = await table.match();
  expect(settings).toMatchObject({ rulebook: book, house: [{ id: book }] });
  await table.playOut();
  const sheet = (await sheetOf(day, id))!;
  expect([sheet.source, sheet.state]).toEqual(['online', 'confirmed']);
  const other = (await director.view()).things.table.find((one) => one.id !== id)!;
  // Absence gives nothing in this league, where the book that it extends takes two.
  const seats = other.players.map((player, at) => ({ player, shakes: at === 0 ? [6, null] : [2, 4] }));
  await director.do({ do: 'enter', table: other.id, seats, sure: ['shake-triple'] });
  await director.do({ do: 'close', event: 'valley' });
  await director.do({ do: 'certify', event: 'valley' });
  const host = (await server.days.host(director.day))!;
  expect(brokenInvariants(host.state, worldOf(host.state, seated))).toEqual([]);
  const standings = await director.ask<{ individuals: { player: string; points: number }[] }>({
    ask: 'standings',
    event: 'valley',
  });
  const points = standings.individuals.filter(({ player }) => other.players.includes(player));
  expect(points.map((one) => one.points)).toEqual([4, 4, 4]);
  const copy = readDay(
    new TextEncoder().encode(writeDay({ state: host.state, passes: [], photos: [] }, 'x')),
  );
  expect(copy.ok).toBe(true);
});

test('an online table goes on after a lost line and after the server was away, and hears the bell that rang meanwhile', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forceout-online-'));
  const start = () =>
    startApp({ FORCEOUT_RATES: '1000' }, undefined, undefined, { file: join(folder, 'forceout.db') });
  let own = await start();
  onTestFinished(async () => {
    await own.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const day = await published(9, own);
  const id = await startOnline(day);
  let table = await OnlineTable.sitDown(own, day, id);
  await table.begin();
  await table.playUntil(({ phase }) => phase.kind === 'moving');
  // Whoever lost the line opens the page again with number and code, and has the own seat.
  const { things } = await day.director.view();
  const thing = things.table.find((one) => one.id === id)!;
  const { number } = things.player.find((one) => one.id === thing.players[2])!;
  const again = await table.players[2]!.call('POST', `/api/t/${day.code}/sit`, {
    number,
    code: thing.matchCode,
  });
  expect(again.json).toEqual({ table: thing.match, seat: 2 });
  const before = await table.match();
  const [bell] = things.bell;
  await day.director.do({ do: 'ring', bell: bell!.id, what: 'last-shake' });
  await own.stop();

  own = await start();
  const browser = Object.assign(new Browser(own.app), { cookie: day.director.browser.cookie });
  const back: DayOfTest = { ...day, director: new Staff(browser, day.director.day, 'again') };
  table = table.at(own, back);
  await looked(own);
  const after = await table.match();
  expect([after.shake?.number, after.totals, after.round.state]).toEqual([
    before.shake?.number,
    before.totals,
    'last-shake',
  ]);
  await table.ring('stop');
  await table.playUntil(({ phase }) => phase.kind === 'finished');
  await looked(own);
  expect(await sheetOf(back, id)).toMatchObject({ source: 'online', state: 'confirmed' });
});
