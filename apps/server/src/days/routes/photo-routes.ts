import { ok } from '@forceout/rules';
import type { StaffRole } from '@forceout/tournament';
import { z } from 'zod';
import { NOTHING, open, RAW, Served, SERVED } from '../../api/route.ts';
import type { Route } from '../../api/route.ts';
import { problem } from '../../people/problem.ts';
import { newId } from '../../people/secrets.ts';
import { inDay } from './in-day.ts';

/** A sheet photographed by a phone; larger ones are made smaller by the page that takes them. */
const LONGEST_PHOTO = 4_000_000;
const MOST_OF_TABLE = 6;
/** Nobody at the door or beside a school has to do with sheets. */
const SHEETS: readonly StaffRole[] = [
  'director',
  'deputy',
  'head-scorekeeper',
  'scorekeeper',
  'head-judge',
  'judge',
  'runner',
];
/** What a picture begins with; what it calls itself is not believed. */
const SIGNS: readonly (readonly [type: string, is: (bytes: Uint8Array) => boolean])[] = [
  ['image/jpeg', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff],
  ['image/png', (bytes) => Buffer.from(bytes.subarray(0, 4)).toString('latin1') === '\u0089PNG'],
  [
    'image/webp',
    (bytes) =>
      Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'RIFF' &&
      Buffer.from(bytes.subarray(8, 12)).toString('latin1') === 'WEBP',
  ],
];

export const PHOTO_ROUTES: readonly Route[] = [
  open(
    'post',
    '/api/days/{id}/photos',
    {
      summary: 'A photo of the sheet of `?table=`: JPEG, PNG or WebP, at most 4 MB',
      meter: 'photo',
      body: RAW,
      longest: LONGEST_PHOTO,
      answer: z.object({ id: z.string() }),
    },
    async (call, who) => {
      const there = await inDay(call, who, SHEETS);
      if (!there.ok) return there;
      const { host, actor } = there.value;
      const table = call.query('table') ?? '';
      if (!host.state.things.table.has(table))
        return problem(404, 'no-table', 'table: there is no such table.');
      const type = SIGNS.find(([, is]) => is(call.body.bytes))?.[0];
      if (type === undefined) return problem(400, 'no-picture', 'This is no JPEG, PNG or WebP picture.');
      const { photos } = call.house.storage;
      if ((await photos.of(host.day.id, table)).length >= MOST_OF_TABLE)
        return problem(409, 'too-many-photos', `At most ${MOST_OF_TABLE} photos of one sheet.`);
      const id = newId();
      await photos.add(
        { id, day: host.day.id, table, by: actor.name, at: host.now(), type },
        call.body.bytes,
      );
      for (const watcher of host.watchers)
        if (SHEETS.some((role) => role === watcher.actor.role)) watcher.photo(table);
      return ok({ id });
    },
  ),
  open(
    'get',
    '/api/days/{id}/photos',
    {
      summary: 'Photos of sheets, of one table with `?table=`',
      body: NOTHING,
      answer: z.array(z.object({ id: z.string(), table: z.string(), by: z.string(), at: z.number() })),
    },
    async (call, who) => {
      const there = await inDay(call, who, SHEETS);
      if (!there.ok) return there;
      const photos = await call.house.storage.photos.of(
        there.value.host.day.id,
        call.query('table') ?? undefined,
      );
      return ok(photos.map(({ id, table, by, at }) => ({ id, table, by, at })));
    },
  ),
  open(
    'get',
    '/api/days/{id}/photos/{photo}',
    { summary: 'A photo', body: NOTHING, answer: SERVED },
    async (call, who) => {
      const there = await inDay(call, who, SHEETS);
      if (!there.ok) return there;
      const photo = await call.house.storage.photos.bytes(there.value.host.day.id, call.part('photo'));
      if (photo === null) return problem(404, 'no-such-photo', 'There is no such photo.');
      return ok(new Served(new Uint8Array(photo.bytes), { 'content-type': photo.type }));
    },
  ),
];
