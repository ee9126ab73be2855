import { expect, test } from 'vitest';
import { appendTo } from '../storage/contract.ts';
import { openStorage } from '../storage/storage.ts';
import { chanceFrom } from '../testing/robot.ts';
import { addPerson, Guest, seatAll, SETTINGS, seeds } from '../testing/tables.ts';
import { ServiceClock } from './service-clock.ts';
import { Tables } from './tables.ts';

test('a table at which a newer version has played on is only looked at, with a plain message', async () => {
  const storage = await openStorage({ file: ':memory:' });
  const clock = new ServiceClock(storage);
  await clock.start();
  const tables = new Tables({ storage, clock, newSeed: seeds() });
  await addPerson(storage, 'ann');
  const opened = await tables.open({ ...SETTINGS, seats: 2 }, 'ann');
  if (!opened.ok) throw new Error(opened.error.message);
  const { id } = opened.value;
  const entries = [
    [{ type: 'sat', person: 'ann', seat: 0 }],
    [{ type: 'teleported', seat: 0 }],
    [{ type: 'closed' }],
  ];
  for (const [index, events] of entries.entries())
    await storage.tables.append(appendTo(id, index + 1, { entry: JSON.stringify(events) }));
  const ann = new Guest('ann');
  await ann.watch(tables, id);
  expect(ann.view).toMatchObject({ state: 'open', seats: [{ name: 'Name of ann' }, null] });
  const refused = await ann.act(tables, id, { do: 'ready', ready: true });
  expect(refused).toMatchObject({
    is: 'refused',
    refusal: { code: 'newer', message: expect.stringMatching(/newer version/) },
  });
  expect(await storage.tables.log(id, 0)).toHaveLength(4);
  await tables.stop();
  clock.stop();
  await storage.close();
});

test('scratch paper is never in the log, survives a restart, is on the other node, and goes with the shake', async () => {
  const storage = await openStorage({ file: ':memory:' });
  const clock = new ServiceClock(storage);
  await clock.start();
  const tables = new Tables({ storage, clock, newSeed: seeds() });
  for (const name of ['ann', 'bob']) await addPerson(storage, name);
  const opened = await tables.open({ ...SETTINGS, seats: 2, clock: 'untimed' }, 'ann');
  if (!opened.ok) throw new Error(opened.error.message);
  const { id } = opened.value;
  const guests = [new Guest('ann'), new Guest('bob')];
  await seatAll(tables, id, guests);
  const other = new Tables({ storage, clock, newSeed: seeds() });
  const again = new Guest('ann');
  await again.watch(other, id);
  await guests[0]!.play(tables, id, { do: 'scratch', text: 'R union B?' });
  expect(guests[0]!.view!.match!.scratch).toBe('R union B?');
  expect(guests[1]!.view!.match!.scratch).toBe('');
  await (await other.host(id))!.hear(null);
  expect(again.view!.match!.scratch).toBe('R union B?');
  // What is told beside the view has the words as well, though the log has not.
  expect(again.received.at(-1)).toMatchObject({
    t: 'update',
    events: expect.arrayContaining([{ type: 'scratched', seat: 0, text: 'R union B?' }]) as unknown,
  });
  const restarted = new Tables({ storage, clock, newSeed: seeds() });
  const back = new Guest('ann');
  await back.watch(restarted, id);
  expect(back.view!.match!.scratch).toBe('R union B?');
  expect(JSON.stringify(await storage.tables.log(id, 0))).not.toContain('R union B?');
  const chance = chanceFrom(3);
  for (let step = 0; step < 20 && guests[0]!.view!.match!.shake === null; step++)
    for (const guest of guests) {
      await guest.takePart(tables, id, chance);
    }
  expect(guests[0]!.view!.match!.scratch).toBe('');
  const later = new Guest('ann');
  const third = new Tables({ storage, clock, newSeed: seeds() });
  await later.watch(third, id);
  expect(later.view!.match!.scratch).toBe('');
  for (const one of [tables, other, restarted, third]) await one.stop();
  clock.stop();
  await storage.close();
});
