import { viewsOf } from '@forceout/client';
import type { Past, TableView } from '@forceout/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, startApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { chanceFrom } from '../testing/robot.ts';
import { Guest } from '../testing/tables.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startApp({ FORCEOUT_RATES: '1000' });
});
afterAll(() => server.stop());

async function arrive(name: string): Promise<{ browser: Browser; guest: Witness }> {
  const browser = new Browser(server.app);
  const { id } = (await browser.call('POST', '/api/guest', { name })).json as { id: string };
  return { browser, guest: new Witness(id) };
}

/** Somebody who remembers every view that the socket brought. */
class Witness extends Guest {
  readonly seen = new Map<number, TableView>();

  override send(text: string): void {
    super.send(text);
    if (this.view !== null) this.seen.set(this.seq, this.view);
  }
}

const settings = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  level: 'basic',
  clock: 'untimed',
  seats: 2,
  spectators: false,
};

/** A view without one's own scratch paper. */
function paperless(view: TableView): TableView {
  return view.match === null ? view : { ...view, match: { ...view.match, scratch: '' } };
}

test('the past of a table is for each side what the socket sent it, and for nobody else', async () => {
  const [ann, bob, eve] = [await arrive('Ann'), await arrive('Bob'), await arrive('Eve')];
  const { id } = (await ann.browser.call('POST', '/api/tables', settings)).json as { id: string };
  const players = [ann.guest, bob.guest] as const;
  for (const [seat, guest] of players.entries()) {
    await guest.watch(server.tables, id);
    await guest.act(server.tables, id, { do: 'sit', seat });
  }
  for (const guest of players) await guest.act(server.tables, id, { do: 'ready', ready: true });
  const chance = chanceFrom(3);
  const host = (await server.tables.host(id))!;
  for (let step = 0; step < 200 && host.table.match!.results.length === 0; step++) {
    for (const [seat, guest] of players.entries()) {
      if (step % 5 === 0)
        await guest.play(server.tables, id, { do: 'scratch', text: `secret of ${seat}, ${step}` });
      await guest.takePart(server.tables, id, chance);
    }
  }
  expect(host.table.match!.results).toHaveLength(1);
  for (const [seat, { browser, guest }] of [ann, bob].entries()) {
    const { json } = await browser.call('GET', `/api/tables/${id}/past`);
    const views = viewsOf(json as Past);
    expect(views.map(({ seq }) => seq)).toEqual(Array.from({ length: host.table.seq }, (_, at) => at + 1));
    expect(guest.seen.size).toBeGreaterThan(30);
    // Before somebody sat down they saw the table from beside it; nothing was secret yet.
    for (const { seq, view } of views)
      if (guest.seen.get(seq)?.you === seat) expect(paperless(view)).toEqual(paperless(guest.seen.get(seq)!));
    const text = JSON.stringify(json);
    // Scratch paper is in no log: what lies there now is in the table's view alone.
    expect(text).not.toContain('secret of');
    const now = JSON.stringify((await browser.call('GET', `/api/tables/${id}`)).json);
    expect(now).not.toContain(`secret of ${1 - seat}`);
    expect(text).not.toContain((await server.storage.tables.seed(id))!);
  }
  const ask = (browser: Browser, table: string) => browser.call('GET', `/api/tables/${table}/past`);
  expect(await ask(eve.browser, id)).toMatchObject({
    status: 403,
    json: { error: { code: 'no-spectators' } },
  });
  expect((await ask(new Browser(server.app), id)).status).toBe(401);
  expect((await ask(ann.browser, 'none')).status).toBe(404);
});
