import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenInvariants } from '@forceout/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from '../storage/storage.ts';
import type { Place } from '../storage/storage.ts';
import { Browser, startApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { startPostgres } from '../testing/postgres.ts';
import { DayBackups } from './backup/backups.ts';
import { restoreDay } from './backup/restore.ts';
import { Days } from './days.ts';
import { retainDays } from './forgetting.ts';
import { seated } from './seat-thread.ts';
import { worldOf } from './seats.ts';
import { allHere, openDay } from './testing.ts';
import type { DayOfTest } from './testing.ts';

const MONTHS = 396 * 24 * 3_600_000;
const KEEP = { guests: 30, matches: 396 };
const folder = mkdtempSync(join(tmpdir(), 'forceout-forgetting-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A day with names, a photo, a published round whose seating is out. */
async function namedDay(server: TestApp): Promise<DayOfTest> {
  const day = await openDay(server, 9, { preset: 'club' });
  await allHere(day);
  await day.director.do({ do: 'draft', event: 'on-mid', seed: 1 });
  await day.director.do({ do: 'publish', event: 'on-mid', release: true });
  const { things } = await day.director.view();
  for (const { id } of things.table)
    await server.storage.photos.add(
      {
        id: `photo-${day.code}-${id}`,
        day: day.director.day,
        table: id,
        by: 'Kim',
        at: 1,
        type: 'image/png',
      },
      Buffer.from('a sheet'),
    );
  return day;
}

const everything = async (server: TestApp, { director }: DayOfTest): Promise<string> =>
  JSON.stringify(await server.storage.days.log(director.day, 0));

describe.each(['sqlite', 'postgres'] as const)('%s', (engine) => {
  let server: TestApp;
  let close = async (): Promise<void> => {};
  beforeAll(async () => {
    let place: Place = { file: ':memory:' };
    if (engine === 'postgres') {
      const postgres = await startPostgres();
      place = { url: await postgres.database() };
      close = () => postgres.stop();
    }
    server = await startApp({ FORCEOUT_RATES: '1000' }, undefined, undefined, place);
  });
  afterAll(async () => {
    await server.stop();
    await close();
  });

  test('thirteen months after a day its names are numbers: journal, pages, photos, copies', async () => {
    const day = await namedDay(server);
    const { director, code } = day;
    const place = join(folder, engine);
    const backups = new DayBackups(server.days, [place], 3_600_000);
    await director.do({ do: 'set', setting: 'zero', value: 3 });
    await backups.write();
    const old = readFileSync(
      join(
        place,
        code,
        readdirSync(join(place, code)).find((name) => name.endsWith('l'))!,
      ),
    );
    expect(old.toString()).toContain('Family3');
    const house = (later: number) => ({ ...server.house, now: () => Date.now() + later });
    expect(await retainDays(house(MONTHS - 60_000), server.days, backups, KEEP)).toBe(0);
    expect(await everything(server, day)).toContain('Family3');
    const pages = await server.days.public(code);
    expect(pages!.page('seating/on-mid')!.text).toContain('"Ana F"');

    expect(await retainDays(house(MONTHS + 60_000), server.days, backups, KEEP)).toBe(1);
    expect(await everything(server, day)).not.toMatch(/Family|"Ana"/);
    expect(JSON.stringify((await director.view()).things.player)).not.toMatch(/Family|Ana/);
    expect(pages!.page('seating/on-mid')!.text).not.toContain('Ana');
    expect(await server.storage.photos.of(director.day)).toEqual([]);
    const copies = readdirSync(join(place, code));
    expect(copies.filter((name) => name.endsWith('.forceout.jsonl'))).toHaveLength(1);
    for (const name of copies.filter((one) => one.endsWith('.forceout.jsonl')))
      expect(readFileSync(join(place, code, name), 'utf8')).not.toMatch(/Family|"Ana"/);
    const host = (await server.days.host(director.day))!;
    expect(brokenInvariants(host.state, worldOf(host.state, seated))).toEqual([]);
    expect(host.state.journal.at(-1)).toMatchObject({
      by: 'retention',
      deed: { do: 'forget', schools: null },
    });
    // Done is done.
    expect(await retainDays(house(MONTHS - 60_000), server.days, backups, KEEP)).toBe(0);
    expect((await server.storage.audit.latest(3)).map(({ act }) => act)).toContain('retention');
    await backups.stop();
  });

  test('one school is taken out and erased; nobody else is', async () => {
    const day = await namedDay(server);
    const { director } = day;
    const { things } = await director.view();
    const [mine, other] = things.school;
    const coach = await day.staff('Cora', 'coach', mine!.id);
    const path = (school: string, what: string) => `/schools/${encodeURIComponent(school)}/${what}`;
    const taken = (await coach.get(path(mine!.id, 'export'))).json as {
      things: { player: { school?: string; last?: string }[] };
    };
    const own = taken.things.player.filter(({ school }) => school === mine!.id);
    expect(new Set(own.map(({ last }) => last))).toEqual(new Set(['Family0', 'Family1', 'Family2']));
    expect(taken.things.player.filter(({ last }) => last !== undefined)).toHaveLength(3);
    expect((await coach.get(path(other!.id, 'export'))).status).toBe(403);
    expect((await coach.post(path(mine!.id, 'erase'), { name: mine!.name })).status).toBe(403);
    expect((await director.post(path(mine!.id, 'erase'), { name: 'another' })).status).toBe(400);
    expect((await director.post(path('nowhere', 'erase'), { name: 'x' })).status).toBe(404);

    expect((await director.post(path(mine!.id, 'erase'), { name: mine!.name })).status).toBe(200);
    const log = await everything(server, day);
    expect(log).not.toMatch(/Family[012]\D/);
    expect(log).toMatch(/Family3\D/);
    const shown = (await new Browser(server.app).call('GET', `/api/t/${day.code}/seating/on-mid`)).json;
    const numbers = things.player.filter(({ school }) => school === mine!.id).map(({ number }) => number);
    for (const number of numbers)
      expect(JSON.stringify(shown)).toContain(`"number":${number},"name":"${number}"`);
    const tables = things.table.filter(({ players }) =>
      players.some((id) => things.player.find((one) => one.id === id)!.school === mine!.id),
    );
    const left = await server.storage.photos.of(director.day);
    expect(left.map(({ table }) => table).toSorted()).toEqual(
      things.table
        .filter((table) => !tables.includes(table))
        .map(({ id }) => id)
        .toSorted(),
    );
    const audit = (await server.storage.audit.latest(10)).map(({ act }) => act);
    expect(audit).toEqual(expect.arrayContaining(['read-data', 'erase-school']));
  });
});

test('two processes: the one that did not forget tells numbers too', async () => {
  const server = await startApp({ FORCEOUT_RATES: '1000' });
  const day = await namedDay(server);
  const other = new Days({ storage: server.storage, now: Date.now });
  const there = (await other.host(day.director.day))!;
  let reloads = 0;
  there.watchers.add({
    actor: { name: 'Dora', role: 'director', school: null },
    changed: () => {},
    forget: () => void reloads++,
    photo: () => {},
  });
  expect(JSON.stringify([...there.state.things.player.values()])).toContain('Family3');
  const here = (await server.days.host(day.director.day))!;
  await here.forget({ name: 'Dora', role: 'director', school: null }, null);
  await there.hear();
  expect(JSON.stringify(there.state)).toBe(JSON.stringify(here.state));
  expect(JSON.stringify([...there.state.things.player.values()])).not.toContain('Family3');
  expect(reloads).toBe(1);
  await other.stop();
  await server.stop();
});

test('a copy that is found again after thirteen months has no names for long', async () => {
  const server = await startApp({ FORCEOUT_RATES: '1000' });
  const day = await namedDay(server);
  const place = join(folder, 'found');
  const backups = new DayBackups(server.days, [place], 3_600_000);
  await day.director.do({ do: 'set', setting: 'zero', value: 3 });
  await backups.write();
  const later = () => Date.now() + MONTHS + 60_000;
  const fresh = await openStorage({ file: ':memory:' });
  expect(await restoreDay(fresh, join(place, day.code), null, later())).toMatchObject({ ok: true });
  const days = new Days({ storage: fresh, now: later });
  expect(await retainDays({ ...server.house, storage: fresh, now: later }, days, null, KEEP)).toBe(1);
  expect(JSON.stringify(await fresh.days.log(day.director.day, 0))).not.toContain('Family');
  await days.stop();
  await fresh.close();
  await backups.stop();
  await server.stop();
});
