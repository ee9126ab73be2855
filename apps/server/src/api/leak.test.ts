import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, startApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { everyGet } from '../testing/every-get.ts';
import { Guest } from '../testing/tables.ts';
import { chanceFrom } from '../testing/robot.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startApp({ FORCEOUT_RATES: '1000' });
});
afterAll(() => server.stop());

async function arrive(name: string): Promise<{ browser: Browser; guest: Guest }> {
  const browser = new Browser(server.app);
  const { id } = (await browser.call('POST', '/api/guest', { name })).json as { id: string };
  return { browser, guest: new Guest(id) };
}

const settings = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  mode: 'table',
  clock: 'untimed',
  seats: 2,
};

test('no GET route shows anybody the dice to come, a fault, a hidden pick or a neighbour’s paper', async () => {
  const [ann, bob, eve] = [await arrive('Ann'), await arrive('Bob'), await arrive('Eve')];
  const { id, code } = (await ann.browser.call('POST', '/api/tables', settings)).json as {
    id: string;
    code: string;
  };
  const players = [ann, bob] as const;
  for (const [seat, { guest }] of players.entries()) {
    await guest.watch(server.tables, id);
    await guest.act(server.tables, id, { do: 'sit', seat });
  }
  for (const { guest } of players) await guest.act(server.tables, id, { do: 'ready', ready: true });
  const host = (await server.tables.host(id))!;
  const chance = chanceFrom(5);
  const parts = { table: id, code, school: 'none', person: ann.guest.person };
  let [asked, faults] = [0, 0];
  for (let step = 0; step < 40 && host.table.state === 'playing'; step++) {
    for (const [seat, { guest }] of players.entries()) {
      if (step % 5 === 0)
        await guest.play(server.tables, id, { do: 'scratch', text: `paper-${seat}-${step}` });
      await guest.takePart(server.tables, id, chance);
      // Out of turn, so that there is something that only attentive players know.
      if (step === 12)
        await guest.play(server.tables, id, { do: 'pick', variation: { id: 'absolute-value' } });
    }
    faults += host.table.match!.faults.length;
    if (step % 8 !== 0) continue;
    const seed = (await server.storage.tables.seed(id))!;
    for (const [who, { browser }] of [ann, bob, eve, { browser: new Browser(server.app) }].entries()) {
      for (const path of everyGet(parts)) {
        const { json } = await browser.call('GET', path);
        const text = JSON.stringify(json);
        asked++;
        expect(text, `${path} for ${who}`).not.toContain(seed);
        if (path !== '/openapi.json') expect(text, `${path} for ${who}`).not.toMatch(/"faults?"|"legal"/);
        for (const seat of [0, 1])
          if (who !== seat) expect(text, `${path} for ${who}`).not.toContain(`paper-${seat}-`);
      }
    }
  }
  expect(asked).toBeGreaterThan(200);
  expect(faults).toBeGreaterThan(0);
});

test('the export has every command of a person with what it changed in their own view, page by page', async () => {
  const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
  const ids: string[] = [];
  for (let table = 0; table < 7; table++) {
    const { id } = (await ann.browser.call('POST', '/api/tables', settings)).json as { id: string };
    ids.push(id);
    for (const [seat, { guest }] of [ann, bob].entries()) {
      await guest.act(server.tables, id, { do: 'sit', seat });
      await guest.act(server.tables, id, { do: 'ready', ready: true });
    }
    await ann.guest.play(server.tables, id, { do: 'scratch', text: `thought ${table}` });
  }
  const moves: { table: string; seq: number; did: string }[] = [];
  const scratch: unknown[] = [];
  let after: string | null = '';
  let pages = 0;
  while (after !== null) {
    const path: string = after === '' ? '/api/me/data' : `/api/me/data?after=${after}`;
    const page = (await ann.browser.call('GET', path)).json as {
      moves: typeof moves;
      scratch?: unknown[];
      next: string | null;
    };
    scratch.push(...(page.scratch ?? []));
    moves.push(...page.moves);
    after = page.next;
    pages++;
  }
  expect(pages).toBeGreaterThan(1);
  expect(new Set(moves.map(({ table }) => table))).toEqual(new Set(ids));
  const first = moves.filter(({ table }) => table === ids[0]);
  expect(first.map(({ did }) => did)).toEqual(['opened', 'sat', 'ready', 'scratch']);
  // The words themselves stand beside the log.
  expect(scratch).toHaveLength(7);
  expect(JSON.stringify(scratch)).toContain('thought 0');
  expect((await ann.browser.call('GET', '/api/me/data?after=a%20b')).status).toBe(400);
});
