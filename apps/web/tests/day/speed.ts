/**
 * How quickly the screens of a hall with 400 tables are there, and how much a phone is sent.
 *   node apps/web/tests/day/speed.ts
 */
import { loadavg } from 'node:os';
import { openHouse } from '../browser.ts';
import { EVENT, openHall, publish } from './hall.ts';
import { PHONE, PROJECTOR } from './house.ts';

const PLAYERS = 1200;
const TIMES = 5;
const house = await openHouse();
const middle = (all: readonly number[]): string =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!.toFixed(0);
const worst = (all: readonly number[]): string => Math.max(...all).toFixed(0);

try {
  const hall = await openHall(house, PLAYERS, {}, 5);
  await publish(hall);
  await hall.director.do({ do: 'bell', events: [EVENT] });
  const { table: tables } = (await hall.director.view()).things;
  const [paints, whole, changes]: [number[], number[], number[]] = [[], [], []];
  for (let time = 0; time < TIMES; time++) {
    const page = await hall.page(hall.director, '/board', PROJECTOR);
    await page
      .locator('.board .cell')
      .nth(tables.length - 1)
      .waitFor();
    whole.push(await page.evaluate<number>('performance.now()'));
    paints.push(
      await page.evaluate<number>(`performance.getEntriesByName('first-contentful-paint')[0].startTime`),
    );
    // From the deed to the changed cell, the way to the server and back included.
    const table = tables[time * 70]!;
    const started = performance.now();
    await Promise.all([
      page.locator('.cell[data-is="call"]', { hasText: new RegExp(`^${table.number}$`) }).waitFor(),
      hall.director.do({ do: 'call', table: table.id, why: 'Challenge' }),
    ]);
    changes.push(performance.now() - started);
    await page.context().close();
  }
  const phone = await house.page(PHONE);
  const sizes: number[] = [];
  phone.on('response', (response) => {
    void response
      .request()
      .sizes()
      .then(
        ({ responseBodySize, responseHeadersSize }) =>
          void sizes.push(responseBodySize + responseHeadersSize),
        () => {},
      );
  });
  const sent = (): number => sizes.splice(0).reduce((sum, size) => sum + size, 0);
  await phone.goto(`/t/${hall.code}`, { waitUntil: 'networkidle' });
  const first = sent();
  await phone.getByRole('searchbox').fill('101');
  await phone.locator('.seat').first().waitFor();
  await phone.waitForLoadState('networkidle');
  sent();
  const [bell] = (await hall.director.view()).things.bell;
  await hall.director.do({ do: 'ring', bell: bell!.id, what: 'stop' });
  await phone.locator('.clock[data-phase="writing"]').waitFor();
  await phone.waitForLoadState('networkidle');
  console.log(
    `board of ${tables.length} tables, ${TIMES} times: first paint ${middle(paints)} ms (worst ${worst(paints)}), all cells ${middle(whole)} ms (worst ${worst(whole)}), ` +
      `a call from the deed to its cell ${middle(changes)} ms (worst ${worst(changes)}); a phone's first load ${(first / 1000).toFixed(1)} kB, a change ${(sent() / 1000).toFixed(1)} kB; ` +
      `load average ${loadavg()[0]!.toFixed(1)}`,
  );
} finally {
  await house.stop();
}
