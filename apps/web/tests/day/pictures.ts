/**
 * Pictures of every page of a tournament day in both themes, to be looked at.
 *   node apps/web/tests/day/pictures.ts <folder> [page ...]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openHouse } from '../browser.ts';
import { bigHall, SCENES } from './scenes.ts';
import type { DayScene } from './scenes.ts';

const [folder = '/tmp/day', ...wanted] = process.argv.slice(2);
const SIZES = {
  laptop: { width: 1366, height: 768 },
  projector: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;

mkdirSync(folder, { recursive: true });
const house = await openHouse();

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('.loading').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(name);
}

async function shoot(name: string, scene: DayScene): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    const page = await house.page({
      viewport: SIZES[scene.size],
      colorScheme: theme,
    });
    await scene.open(page, hall);
    await scene.act?.(page);
    await take(page, `${name}-${theme}`);
    await page.context().close();
  }
}

const hall = await bigHall(house);
try {
  for (const [name, scene] of Object.entries(SCENES)) {
    if (wanted.length > 0 && !wanted.includes(name)) {
      if (scene.before !== undefined) await scene.before(hall);
      continue;
    }
    await scene.before?.(hall);
    await shoot(name, scene);
  }
  for (const error of house.errors) console.log(error);
} finally {
  await house.stop();
}
