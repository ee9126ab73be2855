import { expect, test } from 'vitest';
import { openStorage } from '../storage/storage.ts';
import { addPerson, Guest, SETTINGS, seeds } from '../testing/tables.ts';
import { ServiceClock } from './service-clock.ts';
import { Tables } from './tables.ts';

test('nobody fills a log by being ready and not, sitting and standing, or wishing and not', async () => {
  const storage = await openStorage({ file: ':memory:' });
  const clock = new ServiceClock(storage);
  await clock.start();
  let tables = new Tables({ storage, clock, newSeed: seeds() });
  for (const name of ['ann', 'eve']) await addPerson(storage, name);
  const opened = await tables.open({ ...SETTINGS, seats: 2 }, 'ann');
  if (!opened.ok) throw new Error(opened.error.message);
  const { id } = opened.value;
  const [ann, eve] = [new Guest('ann'), new Guest('eve')];
  let refused = '';
  for (let time = 0; time < 200; time++) {
    await eve.act(tables, id, { do: 'sit', seat: 0 });
    await eve.act(tables, id, { do: 'ready', ready: time % 2 === 0 });
    const stood = await eve.act(tables, id, { do: 'stand' });
    if (stood.is === 'refused') refused = stood.refusal.code;
  }
  expect(refused).toBe('enough');
  const { length } = await storage.tables.log(id, 0);
  expect(length).toBeLessThan(150);
  // Another process counts the same, and nobody else is held up.
  await tables.stop();
  tables = new Tables({ storage, clock, newSeed: seeds() });
  expect(await eve.act(tables, id, { do: 'stand' })).toMatchObject({ refusal: { code: 'enough' } });
  expect(await ann.act(tables, id, { do: 'sit', seat: 1 })).toMatchObject({ is: 'done' });
  await tables.stop();
  clock.stop();
  await storage.close();
});
