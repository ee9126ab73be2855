import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../axe.ts';
import { openHouse } from '../browser.ts';
import type { House } from '../browser.ts';
import { bigHall, SCENES, SIZES } from './scenes.ts';
import type { BigHall, DayScene } from './scenes.ts';

let house: House;
let all: BigHall;
beforeAll(async () => {
  house = await openHouse();
  all = await bigHall(house);
});
afterAll(() => house.stop());

const SMALL = { width: 320, height: 640 };

async function look(
  name: string,
  scene: DayScene,
  options: BrowserContextOptions,
): Promise<readonly string[]> {
  const page = await house.page(options);
  await scene.open(page, all);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.locator('.loading').first().waitFor({ state: 'detached' });
  await scene.act?.(page);
  const wrong = [...(await violations(page))];
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  const room = options.viewport!.width;
  if (width > room) {
    const out = await page.evaluate<readonly string[]>(
      `[...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.tagName + '.' + one.className)`,
    );
    wrong.push(`is ${width} px wide in ${room}: ${out.slice(0, 6).join(', ')}`);
  }
  await page.context().close();
  return wrong.map((line) => `${name}: ${line}`);
}

/** F4 and G3: two ways of looking at each page, at the moment of the day at which it is needed. */
test('every page of a day meets WCAG 2.2 AA, fits a phone of 320 px, and asks for nothing outside', async () => {
  const wrong: string[] = [];
  for (const [name, scene] of Object.entries(SCENES)) {
    await scene.before?.(all);
    if (scene.again === true) continue;
    const found = await Promise.all([
      look(`${name} light`, scene, { colorScheme: 'light', viewport: SIZES[scene.size] }),
      look(`${name} dark small`, scene, { colorScheme: 'dark', locale: 'es-ES', viewport: SMALL }),
    ]);
    wrong.push(...found.flat());
  }
  expect(wrong).toEqual([]);
  expect(house.errors).toEqual([]);
});
