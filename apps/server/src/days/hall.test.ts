import { bellTimes } from '@forceout/tournament';
import type { Deed } from '@forceout/tournament';
import type { TableView } from '@forceout/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, startApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { chanceFrom, robotDeed } from '../testing/robot.ts';
import { allHere, openDay } from './testing.ts';
import type { DayOfTest, Staff } from './testing.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startApp({ FORCEOUT_RATES: '1000' });
});
afterAll(() => server.stop());

async function published(players: number): Promise<DayOfTest> {
  const day = await openDay(server, players, { preset: 'club' });
  await allHere(day);
  await day.director.do({ do: 'draft', event: 'on-mid', seed: 1 });
  await day.director.do({ do: 'publish', event: 'on-mid' });
  return day;
}

const roundState = async (staff: Staff): Promise<string> => (await staff.view()).things.round[0]!.state;
const bellOf = async (staff: Staff) => (await staff.view()).things.bell.at(-1)!;

test('one clock for the room: it rings by itself, and a pause or added minutes ring later', async () => {
  const { director } = await published(9);
  await director.do({ do: 'bell', events: ['on-mid'], minutes: 0.003, extra: 0.003 });
  await expect.poll(() => roundState(director)).toBe('stopped');
  const bell = await bellOf(director);
  const journal = (await director.view()).seq;
  expect(bell.lastShake! < bell.stopped!).toBe(true);
  const { entries } = (await director.get(`/journal?after=${journal - 2}`)).json as {
    entries: { by: string; deed: Deed }[];
  };
  expect(entries.map(({ by, deed }) => [by, deed.do])).toEqual([
    ['clock', 'ring'],
    ['clock', 'ring'],
  ]);

  const other = await published(9);
  await other.director.do({ do: 'bell', events: ['on-mid'] });
  const running = await bellOf(other.director);
  const before = bellTimes(running);
  expect(before.stop - before.lastShake).toBe(5 * 60_000);
  await other.director.do({ do: 'add-minutes', bell: running.id, minutes: 4 });
  await other.director.do({ do: 'pause-bell', bell: running.id });
  expect(bellTimes(await bellOf(other.director)).held).not.toBeNull();
  expect(await other.director.refused({ do: 'ring', bell: running.id, what: 'stop' })).toBe('paused');
  await other.director.do({ do: 'resume-bell', bell: running.id });
  const after = bellTimes(await bellOf(other.director));
  expect(after.lastShake - before.lastShake).toBeGreaterThanOrEqual(4 * 60_000);
  const [table] = (await other.director.view()).things.table;
  await other.director.do({ do: 'add-minutes', bell: running.id, minutes: 2, table: table!.id });
  expect((await other.director.view()).things.table[0]!.minutes).toBe(2);
});

test('[C5] ten calls at once lose none: a queue by waiting time, taken, escalated, done with a ruling', async () => {
  const day = await published(30);
  const [runner, judge, head] = [
    await day.staff('Ron', 'runner'),
    await day.staff('Jill', 'judge'),
    await day.staff('Hedda', 'head-judge'),
  ];
  await day.director.do({ do: 'bell', events: ['on-mid'] });
  const tables = (await runner.view()).things.table;
  expect(tables).toHaveLength(10);
  await Promise.all(tables.map(({ id }) => runner.do({ do: 'call', table: id, why: 'a judge, please' })));
  const queue = async () => (await judge.view()).things.call.toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const [first, second] = await queue();
  expect(new Set((await queue()).map(({ table }) => table)).size).toBe(10);
  await judge.do({ do: 'take-call', call: first!.id });
  expect(await head.refused({ do: 'take-call', call: first!.id })).toBe('taken');
  await judge.do({ do: 'escalate-call', call: first!.id, to: 'head-judge' });
  await head.do({ do: 'take-call', call: first!.id });
  await judge.do({
    do: 'end-call',
    call: first!.id,
    minutes: 3,
    ruling: { rule: 'VI-A', text: 'the cube stays' },
  });
  // The call came early in the round, so that no minutes are given back.
  const [done] = (await queue()).filter(({ id }) => id === first!.id);
  expect(done).toMatchObject({ state: 'done', takenBy: 'Jill, Hedda', minutes: 3, ruling: { rule: 'VI-A' } });
  expect((await judge.view()).things.table.every(({ minutes }) => minutes === undefined)).toBe(true);
  expect(await runner.refused({ do: 'end-call', call: second!.id })).toBe('not-allowed');
});

test('online tables start from the seating, hear the room’s bell, and their results come in by themselves', async () => {
  const day = await published(9);
  const { director } = day;
  const [seated] = (await director.view()).things.table;
  await director.do({ do: 'online', table: seated!.id, online: true });
  await director.do({ do: 'bell', events: ['on-mid'] });
  await server.days.online!.look();
  const table = (await director.view()).things.table.find(({ id }) => id === seated!.id)!;
  expect(table.match).toBeTypeOf('string');
  const host = (await server.tables.host(table.match!))!;
  expect(host.table.settings).toMatchObject({ rulebook: 'agloa-onsets-2026', division: 'middle', seats: 3 });
  const { things } = await director.view();
  const players: Browser[] = [];
  for (const id of table.players) {
    const browser = new Browser(server.app);
    await browser.call('POST', '/api/guest', { name: 'Ann' });
    const { number } = things.player.find((one) => one.id === id)!;
    const wrong = await browser.call('POST', `/api/t/${day.code}/sit`, { number, code: 'NOCODE' });
    expect(wrong.status).toBe(403);
    const sat = await browser.call('POST', `/api/t/${day.code}/sit`, { number, code: table.matchCode });
    expect(sat.json).toEqual({ table: table.match, seat: table.players.indexOf(id) });
    players.push(browser);
  }
  let count = 0;
  const act = (browser: Browser, command: object) =>
    browser.call('POST', `/api/tables/${table.match}/commands`, { id: `t-${++count}`, command });
  for (const browser of players) await act(browser, { do: 'ready', ready: true });
  const bell = (await director.view()).things.bell[0]!;
  await director.do({ do: 'add-minutes', bell: bell.id, minutes: 20 });
  await server.days.online!.look();
  // The match must not end before the room does, twenty minutes later now.
  expect(host.table.match!.round.givenBack).toBeGreaterThan(19 * 60);
  await director.do({ do: 'pause-bell', bell: bell.id });
  await server.days.online!.look();
  expect(host.table.match!.paused).not.toBeNull();
  await director.do({ do: 'resume-bell', bell: bell.id });
  await server.days.online!.look();
  expect(host.table.match!.paused).toBeNull();
  await act(players[0]!, { do: 'play', deed: { do: 'pause', reason: 'we need a judge' } });
  await server.days.online!.look();
  await server.days.online!.look();
  expect((await director.view()).things.call).toMatchObject([{ table: table.id, reason: 'we need a judge' }]);
  await act(players[0]!, { do: 'play', deed: { do: 'resume' } });
  const chance = chanceFrom(3);
  const playUntil = async (over: () => boolean): Promise<void> => {
    for (let turn = 0; turn < 400 && !over(); turn++) {
      const browser = players[turn % players.length]!;
      const { view } = (await browser.call('GET', `/api/tables/${table.match}`)).json as { view: TableView };
      const deed = robotDeed(view, chance);
      if (deed !== null) await act(browser, { do: 'play', deed });
    }
    expect(over()).toBe(true);
  };
  await playUntil(() => host.table.match!.phase.kind === 'moving');
  await director.do({ do: 'ring', bell: bell.id, what: 'last-shake' });
  await server.days.online!.look();
  expect(host.table.match!.round.state).toBe('last-shake');
  await director.do({ do: 'ring', bell: bell.id, what: 'stop' });
  await server.days.online!.look();
  expect(host.table.match!.round.state).toBe('stopped');
  await playUntil(() => host.table.state === 'over');
  await server.days.online!.look();
  const sheet = (await director.view()).things.sheet.find((one) => one.table === table.id);
  expect(sheet).toMatchObject({ source: 'online', state: 'confirmed' });
  expect(sheet!.seats.map(({ total }) => total)).toEqual(host.table.match!.totals);
});
