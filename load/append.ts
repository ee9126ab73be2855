/**
 * How many durable appends a second each engine takes, and how long one waits, with so many tables at once.
 *   node load/append.ts --tables 200 --seconds 5
 */
import { appendTo, first, person, tableRow } from '../apps/server/src/storage/contract.ts';
import { openStorage } from '../apps/server/src/storage/storage.ts';
import { option } from './arguments.ts';
import { figures } from './figures.ts';
import { Machine } from './machine.ts';
import { loadPlace } from './place.ts';

const [tables, seconds] = [option('tables', 200), option('seconds', 5)];
for (const engine of ['sqlite', 'postgres'] as const) {
  const { name, place, ...data } = await loadPlace(engine, 'append');
  const storage = await openStorage(place);
  await storage.people.add(person('ann'));
  const ids = Array.from({ length: tables }, (_, index) => `t${index}`);
  await Promise.all(ids.map((id) => storage.tables.open(tableRow(id), first)));
  const waits: number[] = [];
  const machine = new Machine();
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
    `${name}: ${(waits.length / seconds).toFixed(0)} appends/s from ${tables} tables, ${figures(waits)}; ${machine.told()}`,
  );
  await storage.close();
  await data.remove();
}
