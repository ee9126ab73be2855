import { Api, DayApi } from '@forceout/client';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHall, optionsOf } from './hall.ts';
import type { Hall } from './hall.ts';
import { houseOfTests, LAPTOP, PHONE, PROJECTOR } from './house.ts';

const house = houseOfTests();

/** The instant at which a page's clock says that the phase ends. */
async function end(page: Page, where: string): Promise<number> {
  return page.locator(where).evaluate((clock) => Date.now() + Number(clock.getAttribute('data-left')));
}

interface Screen {
  readonly api: Api;
  readonly match: string;
}

/** Everybody at a table on a screen takes the own seat by number and code, and they begin. */
async function sitDown({ director, code }: Hall, tables: number): Promise<readonly Screen[]> {
  const { things } = await director.view();
  const online = things.table.filter(({ match }) => match !== undefined);
  expect(online).toHaveLength(tables);
  const numbers = new Map(things.player.map(({ id, number }) => [id, number]));
  return Promise.all(
    online.map(async ({ match, matchCode, players }) => {
      const people = await Promise.all(
        players.map(async (player) => {
          const cookies = new Map<string, string>();
          const options = optionsOf(house().base, cookies);
          const api = new Api(options);
          await api.guest('Ann');
          await new DayApi(options).sit(code, { number: numbers.get(player)!, code: matchCode! });
          return api;
        }),
      );
      for (const api of people) await api.command(match!, { do: 'ready', ready: true });
      return { api: people[0]!, match: match! };
    }),
  );
}

test('C2: 400 tables are seated, checked and published; board, projector and phones agree on the clock; Stop reaches the screens', async () => {
  const hall = await openHall(house(), 1200, {}, 5);
  const { director } = hall;
  const page = await hall.page(director, '/today', LAPTOP);
  await page.getByRole('button', { name: 'Seat the round' }).click();
  await page.getByRole('heading', { name: '400 tables' }).waitFor();
  await page.locator('.all-clear').waitFor();
  await page.getByRole('button', { name: 'Publish the seats' }).click();
  await page.getByText('published', { exact: true }).waitFor();
  // Twenty tables play on screens.
  const tables = (await director.view()).things.table.toSorted((a, b) => a.number - b.number);
  for (const { id } of tables.slice(0, 20)) await director.do({ do: 'online', table: id, online: true });
  const [board, projector, ...phones] = await Promise.all([
    hall.page(director, '/board', PROJECTOR),
    hall.page(director, '/clock', PROJECTOR),
    ...[1, 2, 3].map(async () => {
      const phone = await house().page(PHONE);
      await phone.goto(`/t/${hall.code}`);
      return phone;
    }),
  ]);
  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('button', { name: 'Start the round' }).click();
  await board.locator('.board-clock').waitFor();
  await projector.locator('.big-clock .drawn-word').waitFor();
  for (const phone of phones) await phone.locator('.clock b').waitFor();
  // All cells on one screen, none cut off.
  const cells = board.locator('.board .cell');
  expect(await cells.count()).toBe(400);
  const last = (await cells.last().boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(1080);
  expect(last.height).toBeGreaterThan(24);
  // Digits fill two fifths of the projector.
  const digits = (await projector.locator('.big-clock .drawn-word').boundingBox())!;
  expect(digits.height).toBeGreaterThanOrEqual(0.4 * 1080);
  // What a screen shows is at most a quarter of a second old.
  const apart = async (): Promise<number> => {
    const ends = await Promise.all([
      end(board, '.board-clock'),
      end(projector, '.big-clock'),
      ...phones.map((phone) => end(phone, '.clock')),
    ]);
    return Math.max(...ends) - Math.min(...ends);
  };
  await expect.poll(apart).toBeLessThanOrEqual(500);
  // Tables on screens are opened from the seating, each a match of the server.
  const opened = async (): Promise<number> =>
    (await director.view()).things.table.filter(({ match }) => match !== undefined).length;
  await expect.poll(opened).toBe(20);
  const screens = await sitDown(hall, 20);
  // The server rings; every screen follows.
  const bell = (await director.view()).things.bell.at(-1)!;
  await director.do({ do: 'ring', bell: bell.id, what: 'stop' });
  await projector.locator('[data-phase="writing"]').waitFor();
  for (const phone of phones) await phone.locator('.clock[data-phase="writing"]').waitFor();
  const stopped = async (): Promise<number> => {
    const views = await Promise.all(screens.map(({ api, match }) => api.table(match)));
    return views.filter(({ view }) => view.match?.round.state === 'stopped').length;
  };
  await expect.poll(stopped).toBe(20);
  for (const one of [page, board, projector, ...phones]) await one.context().close();
  expect(house().errors).toEqual([]);
});
