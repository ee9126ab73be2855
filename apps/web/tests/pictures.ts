/**
 * A picture of every page at the size of a phone, a tablet and a projector.
 *   node apps/web/tests/pictures.ts [page ...]
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { openHouse } from './browser.ts';
import { PAGES, openScene } from './pages.ts';
import { classScene, tableScenes } from './scenes.ts';
import type { Scene } from './scenes.ts';

const FOLDER = resolve(import.meta.dirname, '../../../docs/pictures');
const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  projector: { width: 1920, height: 1080 },
} as const;

/** What somebody has done on a page before the picture is taken. */
const BEFORE: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  // The drawing of why lies folded under the Solution.
  'ruled-onsets': unfoldWhy,
  'ruled-equations': unfoldWhy,
  'writing-onsets': (page) => page.getByLabel('Set-Name', { exact: true }).fill('(R U B) n G'),
  'writing-equations': (page) => page.getByLabel('Solution', { exact: true }).fill('(2+3)x4'),
};

async function unfoldWhy(page: Page): Promise<void> {
  await page.getByText('Why', { exact: true }).first().click();
  await page.getByText('Why', { exact: true }).first().scrollIntoViewIfNeeded();
}

const wanted = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
const house = await openHouse();
try {
  const scenes: readonly Scene[] = [
    ...PAGES.map(([name, path]) => ({ name, path, cookie: null })),
    ...(await tableScenes(house.base, { clock: 'exact' })),
    await classScene(house.base, house.passphrase),
  ].filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  for (const scene of scenes)
    for (const [size, viewport] of Object.entries(SIZES)) {
      const page = await openScene(house, scene, { viewport, deviceScaleFactor: 1 });
      await BEFORE[scene.name]?.(page);
      await page.screenshot({ path: join(FOLDER, `${scene.name}-${size}.png`) });
      await page.context().close();
      console.log(`${scene.name}-${size}.png`);
    }
} finally {
  await house.stop();
}
