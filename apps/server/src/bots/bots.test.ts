import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TableSettings } from '@forceout/client';
import type { Thinkers } from './thinkers.ts';
import { openStorage } from '../storage/storage.ts';
import type { Storage } from '../storage/storage.ts';
import { ServiceClock } from '../tables/service-clock.ts';
import { Tables } from '../tables/tables.ts';
import { chanceFrom } from '../testing/robot.ts';
import { addPerson, Guest, SETTINGS, seeds } from '../testing/tables.ts';

let storage: Storage;
let clock: ServiceClock;
let tables: Tables;
beforeAll(async () => {
  storage = await openStorage({ file: ':memory:' });
  clock = new ServiceClock(storage);
  await clock.start();
  tables = new Tables({ storage, clock, botPace: 0, newSeed: seeds() });
  await tables.start();
  for (const id of ['ann', 'bob', 'eve']) await addPerson(storage, id);
});
afterAll(async () => {
  await tables.stop();
  clock.stop();
  await storage.close();
});

async function opened(settings: Partial<TableSettings>, house: Tables = tables): Promise<string> {
  const table = await house.open({ ...SETTINGS, ...settings }, 'ann');
  if (!table.ok) throw new Error(table.error.message);
  return table.value.id;
}

async function sitDown(guest: Guest, seat: number, id: string, house: Tables = tables): Promise<void> {
  await guest.watch(house, id);
  await guest.act(house, id, { do: 'sit', seat });
  await guest.act(house, id, { do: 'ready', ready: true });
}

/** A person who does whatever they must, until something is so. */
async function playUntil(guest: Guest, id: string, isSo: () => boolean, seed = 1): Promise<void> {
  const chance = chanceFrom(seed);
  await expect
    .poll(
      async () => {
        await guest.takePart(tables, id, chance);
        return isSo();
      },
      { timeout: 50_000, interval: 5 },
    )
    .toBe(true);
}

describe('bots at a table', () => {
  test('sit down by themselves, are ready and named, and leave a seat for a person', async () => {
    const id = await opened({ bots: ['club', 'club'] });
    const ann = new Guest('ann');
    await ann.watch(tables, id);
    expect(ann.view!.seats).toEqual([
      null,
      { name: 'Rufus (bot)', ready: true, bot: 'club' },
      { name: 'Rufus (bot) 2', ready: true, bot: 'club' },
    ]);
    expect(await ann.act(tables, id, { do: 'sit', seat: 1 })).toMatchObject({
      refusal: { code: 'seat-taken' },
    });
    const full = await tables.open({ ...SETTINGS, seats: 2, bots: ['club', 'club'] }, 'ann');
    expect(full).toMatchObject({ ok: false, error: { status: 400 } });
  });

  test('play a whole match with a person, agree to finish and to a rematch', async () => {
    const id = await opened({ bots: ['varsity', 'beginner'], clock: 'untimed' });
    const ann = new Guest('ann');
    await sitDown(ann, 0, id);
    expect(ann.view!.state).toBe('playing');
    await playUntil(ann, id, () => ann.view!.match!.results.length >= 1);
    await ann.act(tables, id, { do: 'finish', wish: true });
    await playUntil(ann, id, () => ann.view!.state === 'over');
    const log = await storage.tables.log(id, 0);
    const byBots = log.filter(({ who }) => who.startsWith('bot:'));
    expect(new Set(byBots.map(({ who }) => who))).toEqual(new Set(['bot:0', 'bot:1']));
    expect((await storage.results.at(id)).map(({ person }) => person)).toEqual(['ann', null, null]);
    await ann.act(tables, id, { do: 'rematch' });
    const again = (await tables.host(ann.view!.next!.table))!.table;
    expect(again.seats).toMatchObject([
      { person: 'bot:1', ready: true },
      { person: 'ann', ready: false },
      { person: 'bot:0', ready: true },
    ]);
  });

  test('one that is put on an empty chair in the waiting room plays like the others', async () => {
    const id = await opened({ seats: 2, bots: [], clock: 'untimed' });
    const ann = new Guest('ann');
    await sitDown(ann, 0, id);
    expect(ann.view!.state).toBe('open');
    expect(await ann.act(tables, id, { do: 'seat-bot', seat: 1, level: 'club' })).toMatchObject({
      is: 'done',
    });
    expect(ann.view!.state).toBe('playing');
    await playUntil(ann, id, () => ann.view!.match!.shake !== null);
    const log = await storage.tables.log(id, 0);
    expect(log.some(({ who }) => who === 'bot:0')).toBe(true);
  });

  test('nobody acts for a bot, whatever id they choose', async () => {
    const id = await opened({ seats: 2, bots: ['club'], clock: 'untimed' });
    const [ann, eve] = [new Guest('ann'), new Guest('eve')];
    await sitDown(ann, 0, id);
    const moment = ann.seq;
    const roll = { do: 'play', deed: { do: 'roll-for-setter' } } as const;
    expect(await eve.act(tables, id, roll, `at-${moment}`)).toMatchObject({
      refusal: { code: 'not-seated' },
    });
    // A person's command with a bot's id is the person's own.
    expect(await ann.act(tables, id, roll, `at-${moment}`)).toMatchObject({ is: 'done' });
    const rolls = async (): Promise<readonly string[]> =>
      (await storage.tables.log(id, moment)).slice(0, 2).map(({ who }) => who);
    await expect.poll(rolls).toEqual(expect.arrayContaining(['ann', 'bot:0']));
  });
});

describe('tables with bots that go another way', () => {
  test('in table mode with a judge the bots play, and the judge sees to the rest', async () => {
    await addPerson(storage, 'jo', 'judge');
    const id = await opened({ bots: ['varsity', 'club'], mode: 'table', judge: 'person', clock: 'untimed' });
    const [ann, jo] = [new Guest('ann'), new Guest('jo', 'judge')];
    await jo.watch(tables, id);
    await jo.act(tables, id, { do: 'judge' });
    await sitDown(ann, 0, id);
    await playUntil(ann, id, () => ann.view!.match!.results.length >= 1, 3);
    expect(await jo.play(tables, id, { do: 'judge-warns', player: 1 })).toMatchObject({ is: 'done' });
    // A judge does not play, also not for a bot.
    expect(await jo.play(tables, id, { do: 'sign' })).toMatchObject({ refusal: { code: 'not-allowed' } });
  });

  test('a person may leave before the match and another take the seat; the bots stay', async () => {
    const id = await opened({ bots: ['club'] });
    const [ann, bob, eve] = ['ann', 'bob', 'eve'].map((name) => new Guest(name)) as [Guest, Guest, Guest];
    await sitDown(ann, 0, id);
    await sitDown(bob, 1, id);
    expect(ann.view!.state).toBe('playing');
    expect(await bob.act(tables, id, { do: 'stand' })).toMatchObject({ refusal: { code: 'not-now' } });
    const other = await opened({ bots: ['club'] });
    await sitDown(ann, 0, other);
    await bob.watch(tables, other);
    await bob.act(tables, other, { do: 'sit', seat: 1 });
    await bob.act(tables, other, { do: 'stand' });
    expect(bob.view).toMatchObject({ state: 'open', seats: [{}, null, { bot: 'club', ready: true }] });
    await sitDown(eve, 1, other);
    expect(eve.view!.state).toBe('playing');
  });

  test('after a restart a bot goes on with what it was about to do, though nobody looks', async () => {
    const own = await openStorage({ file: ':memory:' });
    const time = new ServiceClock(own);
    await time.start();
    const first = new Tables({ storage: own, clock: time, botPace: 0.3, newSeed: seeds() });
    await first.start();
    await addPerson(own, 'ann');
    const id = await opened({ seats: 2, bots: ['club'] }, first);
    await sitDown(new Guest('ann'), 0, id, first);
    await first.stop();
    const { head } = (await own.tables.byId(id))!;
    const second = new Tables({ storage: own, clock: time, botPace: 0.3, newSeed: seeds() });
    await second.start();
    const acted = async (): Promise<number> => (await own.tables.byId(id))!.head;
    await expect.poll(acted, { interval: 50 }).toBeGreaterThan(head);
    const [entry] = await own.tables.log(id, head);
    expect(entry).toMatchObject({ who: 'bot:0', commandId: `at-${head}` });
    await second.stop();
    time.stop();
    await own.close();
  });

  test('a person who is gone loses by the clock while the bot is never late', async () => {
    let skipped = 0;
    const own = await openStorage({ file: ':memory:' });
    const time = new ServiceClock(own, () => Date.now() + skipped);
    await time.start();
    const house = new Tables({ storage: own, clock: time, botPace: 1, newSeed: seeds() });
    await house.start();
    await addPerson(own, 'ann');
    const id = await opened({ seats: 2, bots: ['club'] }, house);
    const ann = new Guest('ann');
    await sitDown(ann, 0, id, house);
    await ann.play(house, id, { do: 'roll-for-setter' });
    const host = (await house.host(id))!;
    const penalties = (seat: number): number =>
      host.table.match!.sheet.filter((entry) => entry.kind === 'penalty' && entry.seat === seat).length;
    const thoughts = vi.spyOn(house.thinkers, 'ask');
    // Time at the table stands still while a thread thinks, however busy the machine is.
    for (let steps = 0; penalties(0) < 6 && steps < 4000; steps++) {
      // Whoever has nothing to fear from the clock still has to begin a shake and roll for it.
      const free = host.table.match!.phase;
      if (free.kind === 'between-shakes' && free.setter === 0)
        await ann.play(house, id, { do: 'begin-shake' });
      if (free.kind === 'choosing-setter') await ann.play(house, id, { do: 'roll-for-setter' });
      skipped += 500;
      await time.beat();
      await host.tick();
      await Promise.all(thoughts.mock.results.map(({ value }) => value));
      thoughts.mockClear();
    }
    expect([penalties(0), penalties(1)]).toEqual([6, 0]);
    const byBot = (await own.tables.log(id, 0)).filter(({ who }) => who === 'bot:0');
    expect(byBot.length).toBeGreaterThan(3);
    await house.stop();
    time.stop();
    await own.close();
  });
});

describe('bots and their views', () => {
  test('are shown their own seat and nothing else', async () => {
    const asked: string[] = [];
    const ask = ((question: { ask: string; seat: number; view: object; seed: string }) => {
      asked.push(JSON.stringify(question));
      return Promise.resolve(null);
    }) as unknown as Thinkers['ask'];
    const thinkers = { ask, stop: () => Promise.resolve() } as unknown as Thinkers;
    const house = new Tables({ storage, clock, thinkers, botPace: 0, newSeed: seeds() });
    const id = await opened({ seats: 2, bots: ['club'], clock: 'untimed' }, house);
    const ann = new Guest('ann');
    await sitDown(ann, 0, id, house);
    await ann.play(house, id, { do: 'scratch', text: 'a secret of ann' });
    await ann.play(house, id, { do: 'roll-for-setter' });
    await expect.poll(() => asked.length).toBe(2);
    const seed = await storage.tables.seed(id);
    for (const question of asked) {
      expect(question).not.toContain('a secret of ann');
      expect(question).not.toContain(seed!);
    }
    await house.stop();
  });
});
