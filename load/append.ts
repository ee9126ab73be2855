/**
 * How many durable appends a second each engine takes, and how long one waits, with so many tables at once.
 *   node load/append.ts --tables 200 --seconds 5
 */
import { startPostgres } from '@forceout/server/testing';
import { appendTo, first, person, tableRow } from '../apps/server/src/storage/contract.ts';
import { openStorage } from '../apps/server/src/storage/storage.ts';
import type { Place } from '../apps/server/src/storage/storage.ts';
import { busy, figures, option, temporaryFolder } from './common.ts';

const [tables, seconds] = [option('tables', 200), option('seconds', 5)];
const folder = temporaryFolder('append');
const database = await startPostgres();
const places: readonly (readonly [string, Place])[] = [
  ['SQLite', { file: `${folder.path}/forceout.db` }],
  ['PostgreSQL', { url: await database.database() }],
];
for (const [name, place] of places) {
  const storage = await openStorage(place);
  await storage.people.add(person('ann'));
  const ids = Array.from({ length: tables }, (_, index) => `t${index}`);
  await Promise.all(ids.map((id) => storage.tables.open(tableRow(id), first)));
  const waits: number[] = [];
  const until = performance.now() + seconds * 1000;
  // About what a move writes.
  const entry = JSON.stringify(Array.from({ length: 6 }, () => ({ type: 'played', text: 'x'.repeat(100) })));
  await Promise.all(
    ids.map(async (id) => {
      for (let after = 1; performance.now() < until; after++) {
        const began = performance.now();
        await storage.tables.append(appendTo(id, after, { entry }));
        waits.push(performance.now() - began);
      }
    }),
  );
  console.log(
    `${name}: ${(waits.length / seconds).toFixed(0)} appends/s from ${tables} tables, ${figures(waits)}; ${busy()}`,
  );
  await storage.close();
}
await database.stop();
folder.remove();
