/** At every size of a window, in every phase of both games: nothing that is needed is outside the window. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { outside, still } from './fits.ts';
import { openScene } from './pages.ts';
import { TABLES } from './scenes.ts';
import { SIZES } from './sizes.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

async function lookAtAllSizes(page: Page): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await still(page);
    for (const line of await outside(page)) wrong.push(`${size}: ${line}`);
  }
  return wrong;
}

const PLAYED = Object.entries(TABLES).filter(([name]) => !name.startsWith('waiting'));

describe('a table fits the window', () => {
  test.each(PLAYED)('%s', async (_, set) => {
    const [scene] = await set(house.base, { listed: false, clock: 'called' });
    const page = await openScene(house, scene!);
    await page.locator('.table-page').waitFor();
    await still(page);
    expect(await lookAtAllSizes(page)).toEqual([]);
    await page.context().close();
  });

  test('throws no error', () => {
    expect(house.errors).toEqual([]);
  });
});
