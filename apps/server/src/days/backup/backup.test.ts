import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTournamentFile } from '@forceout/formats/tournament';
import { bookById } from '@forceout/rules';
import { checkFile, contentOf } from '@forceout/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage } from '../../storage/storage.ts';
import { startApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { Days } from '../days.ts';
import { allHere, openDay } from '../testing.ts';
import { DayBackups } from './backups.ts';
import { stickAt } from './stick.ts';
import { restoreDay } from './restore.ts';

let server: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'forceout-day-'));
beforeAll(async () => {
  server = await startApp({ FORCEOUT_RATES: '1000' });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const checked = (bytes: Uint8Array): unknown => {
  const read = readTournamentFile(bytes, bookById);
  return read.ok ? checkFile(read.value, bookById) : read.error;
};

test('[G4] a day restored from the stick on a fresh machine equals what was there, by its check and its journal', async () => {
  const [disk, stick] = [join(folder, 'disk'), join(folder, 'stick')];
  const backups = new DayBackups(server.days, [disk, stick], 3_600_000);
  const day = await openDay(server, 9, { preset: 'club' });
  const { director, code } = day;
  await allHere(day);
  const kim = await day.staff('Kim', 'scorekeeper');
  await director.do({ do: 'draft', event: 'on-mid', seed: 1 });
  await director.do({ do: 'publish', event: 'on-mid' });
  const [table] = (await kim.view()).things.table;
  await kim.do({
    do: 'enter',
    table: table!.id,
    seats: table!.players.map((player, seat) => ({ player, total: seat })),
  });
  await server.storage.photos.add(
    { id: 'photo-1', day: director.day, table: table!.id, by: 'Kim', at: 1, type: 'image/png' },
    Buffer.from('a sheet'),
  );
  await backups.write();
  const files = (place: string) => readdirSync(join(place, code)).filter((name) => name.endsWith('.jsonl'));
  expect(files(disk)).toEqual(files(stick));
  expect(backups.of(director.day)).toMatchObject([
    { folder: disk, problem: null },
    { folder: stick, problem: null },
  ]);

  // The newest copy was cut off when the stick was pulled out: the one before it is taken, and that is said.
  const newest = join(stick, code, `${code}-9999999-cut.forceout.jsonl`);
  writeFileSync(newest, readFileSync(join(stick, code, files(stick).at(-1)!)).subarray(0, 2000));
  const fresh = await openStorage({ file: ':memory:' });
  const restored = await restoreDay(fresh, join(stick, code), null, 5);
  if (!restored.ok) throw new Error(restored.error);
  expect(restored.value).toMatchObject({
    code,
    passes: 1,
    photos: 1,
    damaged: [expect.stringContaining('cut') as string],
  });
  const days = new Days({ storage: fresh, now: Date.now });
  const [there, here] = [(await days.host(director.day))!, (await server.days.host(director.day))!];
  expect(contentOf(there.state)).toBe(contentOf(here.state));
  const last = readFileSync(
    join(
      stick,
      code,
      files(stick)
        .filter((name) => !name.includes('cut'))
        .at(-1)!,
    ),
  );
  expect(checked(last)).toEqual(checked(readFileSync(join(disk, code, files(disk).at(-1)!))));
  // Passes that were printed in the morning open the day on the new machine.
  expect((await fresh.passes.of(director.day)).map(({ name, role }) => [name, role])).toEqual([
    ['Kim', 'scorekeeper'],
  ]);
  expect(Buffer.from((await fresh.photos.bytes(director.day, 'photo-1'))!.bytes).toString()).toBe('a sheet');
  expect(await restoreDay(fresh, join(stick, code), null, 5)).toMatchObject({ ok: false });
  await days.stop();
  await fresh.close();
  await backups.stop();
});

test('a stick is where copies go; the folder of a day on it is that day', async () => {
  const stick = join(folder, 'dragged');
  const backups = new DayBackups(server.days, [stick], 3_600_000);
  const { director, code } = await openDay(server, 3);
  await director.do({ do: 'set', setting: 'zero', value: 3 });
  await backups.write();
  const day = join(stick, code);
  expect(await stickAt(day)).toEqual({ ok: true, value: { stick, day: { code, folder: day }, others: [] } });
  expect(await stickAt(stick)).toEqual({ ok: true, value: { stick, day: null, others: [day] } });
  expect(await stickAt(join(folder, 'nowhere'))).toMatchObject({ ok: false });
  await backups.stop();
});

test('nothing is written when nothing has changed, the last fifty are kept, and a pulled stick is said', async () => {
  const place = join(folder, 'kept');
  const gone = join(folder, 'no-folder');
  writeFileSync(gone, 'a file, not a folder');
  const backups = new DayBackups(server.days, [place, gone], 3_600_000);
  const { director, code } = await openDay(server, 3);
  const count = (): number => readdirSync(join(place, code)).length;
  for (let value = 0; value < 55; value++) {
    await director.do({ do: 'set', setting: 'zero', value });
    await backups.write();
  }
  expect(count()).toBe(50);
  const before = readdirSync(join(place, code));
  const [good, bad] = backups.of(director.day);
  expect([good!.problem, good!.seq]).toEqual([null, (await director.view()).seq]);
  expect(bad!.problem).not.toBeNull();
  await backups.stop();
  expect(readdirSync(join(place, code)).at(-1)!.slice(0, 14)).toBe(before.at(-1)!.slice(0, 14));
});
