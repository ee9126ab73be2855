/**
 * A full gym to be looked at: 400 tables on a laptop (also one whose browser leaves little), a projector and phones.
 *   node apps/web/tests/day/big-pictures.ts <folder>
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openHouse } from '../browser.ts';
import { bringCookies, EVENT, openHall, publish, stopRound, totals } from './hall.ts';
import type { Hand } from './hall.ts';

const SIZES = {
  768: { width: 1366, height: 768 },
  625: { width: 1366, height: 625 },
  1080: { width: 1920, height: 1080 },
  360: { width: 360, height: 740 },
} as const;
type Look = readonly [size: keyof typeof SIZES, theme: 'light' | 'dark'];
const LAPTOP: readonly Look[] = [
  [768, 'light'],
  [625, 'light'],
  [768, 'dark'],
];
const SCREEN: readonly Look[] = [
  [1080, 'light'],
  [768, 'light'],
];
const PHONE: readonly Look[] = [
  [360, 'light'],
  [360, 'dark'],
];

const [folder = '/tmp/day-big'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const house = await openHouse();
try {
  const hall = await openHall(house, 1200, { preset: 'mlag-saturday' }, 5);
  const { director } = hall;
  const [kim, lee, judge] = await Promise.all([
    hall.staff('Kim Park', 'scorekeeper'),
    hall.staff('Lee Ramos', 'scorekeeper'),
    hall.staff('Judge Jones', 'judge'),
  ]);
  const shoot = async (
    name: string,
    path: string,
    looks: readonly Look[],
    who: Hand = director,
  ): Promise<void> => {
    for (const [size, colorScheme] of looks) {
      const page = await house.page({ viewport: SIZES[size], colorScheme });
      await bringCookies(house, page, who.cookies);
      await page.goto(path.startsWith('/t/') ? path : `/run/${director.id}${path}`);
      await page.locator('h1').first().waitFor();
      await page.locator('.loading').first().waitFor({ state: 'detached' });
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`) });
      await page.context().close();
      console.log(name, size, colorScheme);
    }
  };
  await publish(hall);
  await shoot('clock-before', '/clock', [[1080, 'light']]);
  await director.do({ do: 'bell', events: [EVENT] });
  const { things } = await director.view();
  const tables = things.table.toSorted((a, b) => a.number - b.number);
  for (const at of [36, 117, 263])
    await director.do({ do: 'call', table: tables[at]!.id, why: 'Rule question' });
  for (const [at, { number, players }] of tables.entries()) {
    if (at % 9 === 2) await kim.type(`${number} ${totals(number, players.length)}`);
    if (at % 27 === 2) await lee.type(`${number} ${totals(number, players.length)}`);
  }
  await kim.type('13 10 12 15');
  await lee.type('13 10 12 14');
  await shoot('today', '/today', [...LAPTOP, [1080, 'light'], [360, 'light']]);
  await shoot('board', '/board', SCREEN);
  await shoot('staff', '/staff', PHONE, judge);
  await stopRound(hall);
  await shoot('today-stop', '/today', [...LAPTOP, [1080, 'dark']]);
  await shoot('board-stop', '/board', SCREEN);
  await shoot('results', '/results', [[625, 'light']], kim);
  await shoot('print', '/print', [...LAPTOP, [360, 'light']]);
  await shoot('public', `/t/${hall.code}`, PHONE);
} finally {
  await house.stop();
}
