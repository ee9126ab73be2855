/** The workbench of Equations: what is typed there is laid out, and worked out only where the table gives help. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { openScene } from './pages.ts';
import { TABLES } from './scenes.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

test.each([true, false])('an idea is laid out in cubes; the table helps: %s', async (hints) => {
  const [scene] = await TABLES['playing-equations']!(house.base, { listed: false, hints });
  const page = await openScene(house, scene!);
  await page.locator('#scratch').fill('7+1\n6/2');
  await page.locator('.laid-fraction').waitFor();
  expect(await page.locator('.laid-sum .cube').count()).toBe(2);
  // The line of the caret is drawn.
  await page.locator('#scratch').press('ArrowUp');
  await expect.poll(() => page.locator('.laid-sum .cube').count()).toBe(3);
  if (hints) expect(await page.locator('.bench-worth').textContent()).toBe('= 8');
  else expect(await page.locator('.bench-worth').count()).toBe(0);
  await page.context().close();
  expect(house.errors).toEqual([]);
});
