import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';
import { LiveMatch } from './testing/match.ts';
import { Player } from './testing/player.ts';
import { startPostgres } from './testing/postgres.ts';
import type { TestPostgres } from './testing/postgres.ts';
import { sql } from './storage/database.ts';
import { openPostgres } from './storage/postgres.ts';
import { openStorage } from './storage/storage.ts';
import type { Storage } from './storage/storage.ts';
import { ServiceClock } from './tables/service-clock.ts';
import { Tables } from './tables/tables.ts';
import { chanceFrom } from './testing/robot.ts';
import { addPerson, Guest, seatAll, SETTINGS, seeds } from './testing/tables.ts';

let database: TestPostgres;
beforeAll(async () => {
  database = await startPostgres(['-c', 'fsync=off']);
});
afterAll(() => database.stop());

function start(url: string): Promise<RunningServer> {
  const env = { FORCEOUT_LOG: 'silent', DATABASE_URL: url, FORCEOUT_PORT: '0', FORCEOUT_RATES: '1000' };
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.error.join('\n'));
  return startServer(read.value);
}

describe('several nodes on one PostgreSQL', () => {
  test('players of one table on different nodes see the same, and go on when a node goes away', async () => {
    const url = await database.database();
    const [first, second] = await Promise.all([start(url), start(url)]);
    const [one, two] = [first, second].map(({ port }) => `http://127.0.0.1:${port}`) as [string, string];
    const players = [await Player.arrive('Ann', one, two), await Player.arrive('Bob', two, one)];
    const match = await LiveMatch.start(players);
    const chance = chanceFrom(9);
    for (let step = 0; step < 15; step++) {
      await match.step(chance);
      await expect.poll(() => match.seqs[0] === match.seqs[1]).toBe(true);
    }
    const seats = match.views.map((view) => view?.you);
    expect(seats).toEqual([0, 1]);
    await second.stop();
    const before = match.acknowledged;
    for (let step = 0; step < 8; step++) {
      await match.step(chance);
      await expect.poll(() => match.seqs[0] === match.seqs[1]).toBe(true);
    }
    expect(match.acknowledged).toBeGreaterThan(before);
    const log = await first.storage.tables.log(match.id, 0);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    for (const { live } of players) live.close();
    await first.stop();
  });

  test('no session, token or socket survives a new passphrase, at whichever node', async () => {
    const url = await database.database();
    const nodes = await Promise.all([start(url), start(url)]);
    const [one, two] = nodes.map(({ port }) => `http://127.0.0.1:${port}`) as [string, string];
    const json = { 'content-type': 'application/json', 'x-forceout': '1' };
    const call = (base: string, method: string, path: string, headers: object, body?: object) =>
      fetch(`${base}${path}`, {
        method,
        headers: { ...json, ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const made = await call(one, 'POST', '/api/accounts', {}, { login: 'annabel', passphrase: 'a long one' });
    const cookie = made.headers.getSetCookie()[0]!.split(';')[0]!;
    const { token } = (await (
      await call(one, 'POST', '/api/tokens', { cookie }, { label: 'bot' })
    ).json()) as {
      token: string;
    };
    const authorization = `Bearer ${token}`;
    const sockets = [{ cookie, origin: two }, { authorization }].map(
      (headers) => new WebSocket(`${two.replace('http', 'ws')}/socket`, { headers }),
    );
    const closed: number[] = [];
    for (const socket of sockets) socket.on('close', (code) => closed.push(code));
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))));
    const me = async (headers: object) => (await call(two, 'GET', '/api/me', headers)).status;
    expect([await me({ cookie }), await me({ authorization })]).toEqual([200, 200]);
    const change = { old: 'a long one', new: 'another long one' };
    expect((await call(one, 'POST', '/api/me/passphrase', { cookie }, change)).status).toBe(200);
    await expect.poll(() => closed).toEqual([4001, 4001]);
    expect([await me({ cookie }), await me({ authorization })]).toEqual([401, 401]);
    await Promise.all(nodes.map((node) => node.stop()));
  });

  test('a deadline that two nodes see at once is served once', async () => {
    const url = await database.database();
    const nodes = await Promise.all(
      [1, 2].map(async () => {
        const storage = await openStorage({ url });
        const clock = new ServiceClock(storage);
        await clock.start();
        return { storage, clock, tables: new Tables({ storage, clock, newSeed: seeds() }) };
      }),
    );
    const [one] = nodes as [(typeof nodes)[0]];
    for (const name of ['ann', 'bob']) await addPerson(one.storage, name);
    const opened = await one.tables.open({ ...SETTINGS, seats: 2 }, 'ann');
    if (!opened.ok) throw new Error(opened.error.message);
    const { id } = opened.value;
    const guests = ['ann', 'bob'].map((name) => new Guest(name));
    await seatAll(one.tables, id, guests);
    const chance = chanceFrom(2);
    while (guests[0]!.view!.match!.phase.kind !== 'rolling') {
      for (const guest of guests) {
        await guest.takePart(one.tables, id, chance);
      }
    }
    const { seq } = guests[0]!;
    const { deadline } = (await one.storage.tables.byId(id))!;
    // Time that was never lost: the service is that much later for everybody.
    const db = await openPostgres(url);
    await db.run(sql`update pulse set lost = lost - ${deadline! - one.clock.now() + 1}`);
    await db.close();
    for (const { clock } of nodes) await clock.beat();
    const hosts = await Promise.all(nodes.map(({ tables }) => tables.host(id)));
    await Promise.all(hosts.flatMap((host) => [host!.tick(), host!.tick()]));
    const log = await one.storage.tables.log(id, seq);
    expect(log.filter(({ commandId }) => commandId === `due-${seq}`)).toHaveLength(1);
    expect(hosts.map((host) => host!.table.seq)).toEqual([seq + log.length, seq + log.length]);
    for (const { tables, clock, storage } of nodes) {
      await tables.stop();
      clock.stop();
      await storage.close();
    }
  });

  test('a node whose clock is ten seconds ahead serves no deadline early', async () => {
    const url = await database.database();
    // Clocks that stand still: what each then reads is the moment at which the database was asked, one after the other.
    const stopped = Date.now();
    const nodes: { readonly storage: Storage; readonly clock: ServiceClock; readonly wall: number }[] = [];
    for (const wrong of [0, 10_000, 0]) {
      const storage = await openStorage({ url });
      const clock = new ServiceClock(storage, () => stopped + wrong);
      await clock.start();
      nodes.push({ storage, clock, wall: clock.wall() });
    }
    const [before, ahead, after] = nodes.map(({ wall }) => wall);
    // The ten seconds are not in the answer, which is known to a millisecond on either side.
    expect(ahead).toBeGreaterThanOrEqual(before! - 2);
    expect(ahead).toBeLessThanOrEqual(after! + 2);
    // Nor does its beat look like ten seconds that nobody could play in: no more is lost than has passed.
    for (const { clock } of [...nodes, ...nodes]) await clock.beat();
    const { lost, now } = await nodes[0]!.storage.pulse.beat(null, 2500);
    expect(lost).toBeLessThanOrEqual(now - before! + 2);
    for (const { clock, storage } of nodes) {
      clock.stop();
      await storage.close();
    }
  });

  test('a bot moves once though several nodes hold its table, and another node takes over within 2 s', async () => {
    const url = await database.database();
    const nodes = await Promise.all(
      [1, 2].map(async () => {
        const storage = await openStorage({ url });
        const clock = new ServiceClock(storage);
        await clock.start();
        const tables = new Tables({ storage, clock, botPace: 0.02, newSeed: seeds() });
        await tables.start();
        return { storage, clock, tables };
      }),
    );
    const [one, two] = nodes as [(typeof nodes)[0], (typeof nodes)[0]];
    await addPerson(one.storage, 'ann');
    const opened = await one.tables.open({ ...SETTINGS, seats: 2, bots: ['club'], clock: 'exact' }, 'ann');
    if (!opened.ok) throw new Error(opened.error.message);
    const { id } = opened.value;
    const [here, there] = [new Guest('ann'), new Guest('ann')];
    await seatAll(one.tables, id, [here]);
    await there.watch(two.tables, id);
    await addPerson(one.storage, 'eve');
    await new Guest('eve').watch(two.tables, id);
    await expect.poll(() => here.presence).toEqual({ seats: [true, true], judge: false, spectators: 1 });
    const chance = chanceFrom(4);
    const play = async (guest: Guest, tables: Tables): Promise<void> => {
      await guest.takePart(tables, id, chance);
    };
    const onBothNodes = async (): Promise<boolean> => {
      await play(here, one.tables);
      await play(there, two.tables);
      return here.seq > 30;
    };
    await expect.poll(onBothNodes, { interval: 20 }).toBe(true);
    // Now the bot alone has something to do, its node knows when, and that node dies.
    const bots = (): boolean => {
      const { duties } = here.view!.match!;
      // Where nobody has to do anything, the clock is next.
      return duties.length > 0 && duties.every(({ seat }) => seat === 1);
    };
    const untilBots = async (): Promise<boolean> => bots() || (await play(here, one.tables), bots());
    await expect.poll(untilBots, { interval: 1 }).toBe(true);
    await one.tables.stop();
    const { head: last, deadline } = (await two.storage.tables.byId(id))!;
    const acted = async (): Promise<number> => (await two.storage.tables.byId(id))!.head;
    await expect.poll(acted, { interval: 10 }).toBeGreaterThan(last);
    const [act] = await two.storage.tables.log(id, last);
    expect(act).toMatchObject({ who: 'bot:0' });
    expect(act!.at).toBeGreaterThanOrEqual(deadline!);
    await expect.poll(() => there.presence!.spectators).toBe(1);
    const log = await two.storage.tables.log(id, 0);
    const names = log.map(({ who, commandId }) => `${who} ${commandId}`);
    expect(new Set(names).size).toBe(names.length);
    expect(log.filter(({ who }) => who === 'bot:0').length).toBeGreaterThan(5);
    await two.tables.stop();
    for (const { clock, storage } of nodes) {
      clock.stop();
      await storage.close();
    }
  });
});
