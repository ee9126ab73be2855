/**
 * Pictures of every page of a tournament day, to be looked at: in its own size by day, in Spanish by night, and on a phone.
 *   node apps/web/tests/day/pictures.ts <folder> [page ...]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { openHouse } from '../browser.ts';
import { bigHall, SCENES, show, SIZES } from './scenes.ts';
import type { DayScene } from './scenes.ts';

const [folder = '/tmp/day', ...wanted] = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
const house = await openHouse();

async function shoot(name: string, scene: DayScene, options: BrowserContextOptions): Promise<void> {
  const page = await house.page(options);
  await show(page, scene, hall);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.context().close();
  console.log(name);
}

const hall = await bigHall(house);
try {
  for (const [name, scene] of Object.entries(SCENES)) {
    await scene.before?.(hall);
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const viewport = SIZES[scene.size];
    await shoot(`${name}-light`, scene, { viewport, colorScheme: 'light' });
    await shoot(`${name}-dark-es`, scene, { viewport, colorScheme: 'dark', locale: 'es-ES' });
    if (scene.size === 'laptop')
      await shoot(`${name}-phone-es`, scene, {
        viewport: SIZES.phone,
        colorScheme: 'light',
        locale: 'es-ES',
      });
  }
  for (const error of house.errors) console.log(error);
} finally {
  await house.stop();
}
