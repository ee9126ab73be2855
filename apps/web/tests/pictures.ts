/**
 * A picture of every page at the size of a phone, a tablet and a projector.
 *   node apps/web/tests/pictures.ts [page ...]
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { BEFORE } from './before.ts';
import { PAGES, openScene } from './pages.ts';
import { TABLES, classScene } from './scenes.ts';
import type { Scene } from './scenes.ts';

const FOLDER = resolve(import.meta.dirname, '../../../docs/pictures');
const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  projector: { width: 1920, height: 1080 },
} as const;

const wanted = process.argv.slice(2);

async function take(house: House, scene: Scene): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(scene.name)) return;
  const others: Page[] = [];
  for (const cookie of scene.others ?? []) others.push(await openScene(house, { ...scene, cookie }));
  for (const [size, viewport] of Object.entries(SIZES)) {
    const page = await openScene(house, scene, { viewport, deviceScaleFactor: 1 });
    await BEFORE[scene.name]?.(page);
    await page.screenshot({ path: join(FOLDER, `${scene.name}-${size}.png`) });
    await page.context().close();
    console.log(`${scene.name}-${size}.png`);
  }
  for (const page of others) await page.context().close();
}

mkdirSync(FOLDER, { recursive: true });
const house = await openHouse();
try {
  for (const [name, path] of PAGES) await take(house, { name, path, cookie: null });
  for (const [name, set] of Object.entries(TABLES)) {
    const names = [name, name.replace('final', 'review')];
    if (wanted.length > 0 && !names.some((one) => wanted.includes(one))) continue;
    // With the clock on, so that it is seen; set up just before, so that nobody is late.
    for (const scene of await set(house.base, { clock: 'exact', listed: false })) await take(house, scene);
  }
  await take(house, await classScene(house.base, house.passphrase));
} finally {
  await house.stop();
}
