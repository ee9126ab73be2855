import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepsWord } from '@forceout/rules/kit';
import { diceKey, faceFrom, matchSettings, NO_DRAWS, tableView } from '@forceout/table';
import type { TableSettings } from '@forceout/table';
import { openStorage } from '../storage/storage.ts';
import type { Storage } from '../storage/storage.ts';
import { chanceFrom, robotDeed } from '../testing/robot.ts';
import { addPerson, Guest, seatAll, SETTINGS, seeds } from '../testing/tables.ts';
import { ServiceClock } from './service-clock.ts';
import { Tables } from './tables.ts';

let storage: Storage;
let tables: Tables;
let clock: ServiceClock;
let skipped = 0;
const wall = () => Date.now() + skipped;
/** Time that passes for players: the service beats all the while. */
async function timePassesUntil(instant: number): Promise<void> {
  while (clock.now() < instant) {
    skipped += 1000;
    await clock.beat();
  }
}

beforeAll(async () => {
  storage = await openStorage({ file: ':memory:' });
  clock = new ServiceClock(storage, wall);
  await clock.start();
  const onTrouble = (what: string, error: unknown) => {
    throw new Error(what, { cause: error });
  };
  tables = new Tables({ storage, clock, onTrouble, newSeed: seeds() });
  await tables.start();
  for (const id of ['ann', 'bob', 'cat', 'dan', 'eve']) await addPerson(storage, id);
  await addPerson(storage, 'jo', 'judge');
});
afterAll(async () => {
  await tables.stop();
  clock.stop();
  await storage.close();
});

async function opened(settings: Partial<TableSettings> = {}, by = 'ann'): Promise<string> {
  const table = await tables.open({ ...SETTINGS, ...settings }, by);
  if (!table.ok) throw new Error(table.error.message);
  return table.value.id;
}

const three = () => ['ann', 'bob', 'cat'].map((name) => new Guest(name));

describe('seats', () => {
  test('a table is found by its code, and no book plays wrong settings', async () => {
    const table = await tables.open(SETTINGS, 'ann');
    if (!table.ok) throw new Error('not opened');
    const { code, id } = table.value;
    expect(await tables.idOf(` ${code.slice(0, 2).toLowerCase()} ${code.slice(2)}`)).toBe(id);
    expect(await tables.open({ ...SETTINGS, rulebook: 'house-rules' }, 'ann')).toMatchObject({ ok: false });
    expect(await tables.open({ ...SETTINGS, division: 'minor' }, 'ann')).toMatchObject({ ok: false });
  });

  test('one person sits in a seat, and whoever moves leaves the old one', async () => {
    const id = await opened();
    const [ann, bob] = three() as [Guest, Guest];
    await ann.watch(tables, id);
    expect(await ann.act(tables, id, { do: 'sit', seat: 0 })).toMatchObject({ is: 'done' });
    expect(await bob.act(tables, id, { do: 'sit', seat: 0 })).toMatchObject({
      refusal: { code: 'seat-taken' },
    });
    expect(await bob.act(tables, id, { do: 'sit', seat: 3 })).toMatchObject({
      refusal: { code: 'no-such-seat' },
    });
    await ann.act(tables, id, { do: 'sit', seat: 2 });
    expect(ann.view).toMatchObject({ you: 2, seats: [null, null, { name: 'Name of ann' }] });
    await ann.act(tables, id, { do: 'stand' });
    expect(ann.view).toMatchObject({ you: null, seats: [null, null, null] });
    expect(await bob.act(tables, id, { do: 'close' })).toMatchObject({ refusal: { code: 'not-yours' } });
    await ann.act(tables, id, { do: 'close' });
    expect(ann.view?.state).toBe('over');
  });

  test('the match starts when everybody is ready, with a seed that is committed to', async () => {
    const id = await opened();
    const guests = three();
    await seatAll(tables, id, guests);
    const [ann] = guests as [Guest];
    expect(ann.view).toMatchObject({
      state: 'playing',
      seed: null,
      match: { phase: { kind: 'choosing-setter' } },
    });
    expect(ann.view?.commitment).toMatch(/^[0-9a-f]{64}$/);
    const seed = (await storage.tables.seed(id))!;
    expect(keepsWord(seed, ann.view!.commitment!)).toBe(true);
    expect(JSON.stringify(guests.map(({ received }) => received))).not.toContain(seed);
    expect(JSON.stringify(await storage.tables.log(id, 0))).not.toContain(seed);
    expect(await ann.play(tables, id, { do: 'roll-for-setter', face: '5' })).toMatchObject({
      refusal: { code: 'malformed', message: { say: 'input-at', where: 'face' } },
    });
    await ann.play(tables, id, { do: 'roll-for-setter' });
    const key = diceKey({ version: 2, seed, nonces: ann.view!.nonces });
    const face = faceFrom(key, NO_DRAWS, matchSettings(SETTINGS, []), 0);
    expect(ann.view?.match?.phase).toMatchObject({ kind: 'choosing-setter', faces: [face, null, null] });
  });

  test('the judge has a seat where the settings say so', async () => {
    const id = await opened({ judge: 'person' });
    const jo = new Guest('jo', 'judge');
    const [ann] = three() as [Guest];
    await jo.watch(tables, id);
    expect(await ann.act(tables, id, { do: 'judge' })).toMatchObject({ refusal: { code: 'not-allowed' } });
    expect(await jo.act(tables, id, { do: 'judge' })).toMatchObject({ is: 'done' });
    await seatAll(tables, id, three());
    expect(jo.view).toMatchObject({ judge: 'Name of jo', you: null, state: 'playing' });
    // A name is no proof: each is told of their own place.
    const eve = new Guest('eve');
    await eve.watch(tables, id);
    expect([jo, eve].map(({ view }) => view?.judging)).toEqual([true, false]);
    expect(await jo.play(tables, id, { do: 'roll-for-setter' })).toMatchObject({
      refusal: { code: 'not-allowed' },
    });
    expect(await ann.play(tables, id, { do: 'judge-warns', player: 1 })).toMatchObject({
      refusal: { code: 'not-allowed' },
    });
    expect(await jo.play(tables, id, { do: 'judge-warns', player: 1 })).toMatchObject({ is: 'done' });
    expect((await storage.audit.latest(50)).filter(({ subject }) => subject === id)).toMatchObject([
      { actor: 'jo', act: 'judge-warns' },
    ]);
    expect(await opened().then((other) => jo.act(tables, other, { do: 'judge' }))).toMatchObject({
      refusal: { code: 'no-judge-seat' },
    });
  });
});

describe('play', () => {
  test('strangers and spectators cannot act, and see only where they are welcome', async () => {
    const id = await opened({ spectators: false });
    const eve = new Guest('eve');
    await eve.watch(tables, id);
    await seatAll(tables, id, three());
    expect(eve.received.at(-1)).toMatchObject({ t: 'problem', refusal: { code: 'no-spectators' } });
    expect(eve.view?.match).toBeNull();
    expect(await tables.watch(eve, id, null)).toMatchObject({ code: 'no-spectators' });
    for (const command of [
      { do: 'play', deed: { do: 'roll-for-setter' } },
      { do: 'say', phrase: 'hello' },
      { do: 'finish', wish: true },
    ] as const) {
      expect(await eve.act(tables, id, command)).toMatchObject({ refusal: { code: 'not-seated' } });
    }
    expect(await eve.act(tables, 'no-table', { do: 'stand' })).toMatchObject({
      refusal: { code: 'no-such-table' },
    });
  });

  test('a command that comes twice is applied once; bad ones are refused with a reason', async () => {
    const id = await opened();
    const guests = three();
    await seatAll(tables, id, guests);
    const [ann, bob] = guests as [Guest, Guest];
    const command = { do: 'play', deed: { do: 'roll-for-setter' } } as const;
    const both = await Promise.all([
      ann.act(tables, id, command, 'same'),
      ann.act(tables, id, command, 'same'),
    ]);
    expect(both[0]).toEqual(both[1]);
    expect(await ann.act(tables, id, command, 'same')).toEqual(both[0]);
    expect(await bob.act(tables, id, command, 'same')).toMatchObject({ is: 'done', seq: ann.seq });
    expect(await ann.play(tables, id, { do: 'wait' })).toMatchObject({ is: 'refused' });
    for (const deed of [null, 7, 'move', [], {}, { do: 'fly' }, { do: 'move', cube: 'Q', to: 'required' }]) {
      expect(await ann.play(tables, id, deed)).toMatchObject({ refusal: { code: 'malformed' } });
    }
    expect(await ann.play(tables, id, { do: 'accept', writer: 9 })).toMatchObject({ is: 'refused' });
  });

  test('three robots play a whole match; every view is what a reload would show', async () => {
    const id = await opened({ clock: 'untimed' });
    const guests = three();
    const eve = new Guest('eve');
    await eve.watch(tables, id);
    await seatAll(tables, id, guests);
    const chance = chanceFrom(7);
    for (let step = 0; step < 400; step++) {
      const state = guests[0]!.view!.match!;
      if (state.phase.kind === 'finished') break;
      if (state.results.length >= 1 && state.round.state === 'open') {
        for (const guest of guests) await guest.act(tables, id, { do: 'finish', wish: true });
      }
      for (const guest of guests) {
        await guest.takePart(tables, id, chance);
      }
      const host = (await tables.host(id))!;
      for (const [seat, guest] of guests.entries()) {
        expect(guest.view).toEqual(tableView(host.table, seat, host.watchers.names));
      }
      expect(eve.view).toEqual(tableView(host.table, 'beside', host.watchers.names));
    }
    expect(eve.view).toMatchObject({ state: 'over', match: { phase: { kind: 'finished' } } });
    expect(keepsWord(eve.view!.seed!, eve.view!.commitment!)).toBe(true);
    expect((await storage.results.at(id)).map(({ person }) => person)).toEqual(['ann', 'bob', 'cat']);
    for (const guest of guests) await guest.act(tables, id, { do: 'rematch' });
    const { next } = eve.view!;
    const again = await tables.host(next!.table);
    expect(again?.table).toMatchObject({
      after: id,
      seats: [{ person: 'cat' }, { person: 'ann' }, { person: 'bob' }],
    });
    expect((await storage.tables.of('bob', 100)).map((row) => row.id)).toContain(next!.table);
  });

  test('who was away for a moment is sent what was missed, and nothing twice', async () => {
    const id = await opened();
    const guests = three();
    await seatAll(tables, id, guests);
    const [ann, bob] = guests as [Guest, Guest];
    const host = (await tables.host(id))!;
    host.watchers.remove(bob);
    await ann.act(tables, id, { do: 'say', phrase: 'hello' });
    expect(await ann.act(tables, id, { do: 'say', phrase: 'good-luck' })).toMatchObject({
      refusal: { code: 'too-fast' },
    });
    await ann.play(tables, id, { do: 'roll-for-setter' });
    const before = bob.received.length;
    await bob.watch(tables, id);
    expect(bob.received.slice(before).map(({ t }) => t)).toEqual(['update', 'update']);
    expect(bob.view).toEqual(tableView(host.table, 1, host.watchers.names));
    await bob.watch(tables, id);
    expect(bob.received.at(-1)).toMatchObject({ t: 'update', patch: [] });
    // Away for too long, or with a new page: the whole view.
    host.watchers.remove(bob);
    for (let count = 0; count < 40; count++) await ann.play(tables, id, { do: 'scratch', text: `${count}` });
    const late = new Guest('bob');
    late.seq = bob.seq;
    await late.watch(tables, id);
    expect(late.received.map(({ t }) => t)).toEqual(['snapshot']);
  });

  test("nobody sees another's scratch paper, or writing before it is presented", async () => {
    const id = await opened({ clock: 'untimed' });
    const guests = three();
    await seatAll(tables, id, guests);
    const eve = new Guest('eve');
    await eve.watch(tables, id);
    const chance = chanceFrom(3);
    const secret = (guest: Guest) => `scratch of ${guest.person}`;
    for (const guest of guests) await guest.play(tables, id, { do: 'scratch', text: secret(guest) });
    for (let step = 0; step < 120; step++) {
      for (const guest of guests) {
        const deed = robotDeed(guest.view!, chance);
        if (deed === null) continue;
        await guest.play(tables, id, deed);
        await guest.play(tables, id, { do: 'scratch', text: secret(guest) });
      }
      const phase = eve.view!.match!.phase;
      if (phase.kind === 'writing') expect(phase.papers.every(({ written }) => written === null)).toBe(true);
      if (phase.kind === 'checking') break;
    }
    for (const viewer of [...guests, eve]) {
      const received = JSON.stringify(viewer.received);
      for (const guest of guests) expect(received.includes(secret(guest))).toBe(guest === viewer);
    }
  });

  test('a deadline fires though nobody is connected, and an outage is charged to nobody', async () => {
    const id = await opened();
    const guests = three();
    await seatAll(tables, id, guests);
    const chance = chanceFrom(1);
    while (guests[0]!.view!.match!.phase.kind !== 'rolling') {
      for (const guest of guests) {
        await guest.takePart(tables, id, chance);
      }
    }
    const host = (await tables.host(id))!;
    for (const guest of guests) host.watchers.remove(guest);
    const { deadline } = (await storage.tables.byId(id))!;
    expect(deadline).toBeGreaterThan(clock.now());
    const seq = host.table.seq;
    // Ten minutes in which the service is down, and then it runs again.
    skipped += 600_000;
    // Not just a beat: one that was under way already would be of the time before.
    await clock.sure();
    expect(deadline).toBeGreaterThan(clock.now());
    await host.tick();
    // In the log, for a table that nobody looks at for so long may leave the memory and come back as another host.
    expect(await storage.tables.log(id, seq)).toEqual([]);
    await timePassesUntil(deadline!);
    // On a busy machine a late beat counts as an outage, so time goes on until the deadline has really passed.
    const later = async (): Promise<object | undefined> => {
      await timePassesUntil(clock.now() + 100);
      return (await storage.tables.log(id, seq))[0];
    };
    await expect.poll(later).toMatchObject({ who: 'clock', commandId: `due-${seq}` });
  });
});
