import { bellTimes } from '@forceout/tournament';
import type { Deed } from '@forceout/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
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
