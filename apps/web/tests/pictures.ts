/**
 * Draws docs/pictures: a sheet of every phase of a table and of every page, at all sizes, light and dark; and the README's.
 *   node apps/web/tests/pictures.ts [scene ...]
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { BEFORE } from './before.ts';
import { openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { PAGES, openScene } from './pages.ts';
import { TABLES, classScene } from './scenes.ts';
import type { Scene } from './scenes.ts';
import { SIZES } from './sizes.ts';
import type { Size } from './sizes.ts';

const FOLDER = resolve(import.meta.dirname, '../../../docs/pictures');
const TABLE_SIZES = Object.keys(SIZES) as Size[];
const DARK_SIZES: readonly Size[] = ['1366x768', '768x1024', '360x740', '740x360'];
/** A page that is not a table scrolls: fewer sizes show all there is to see. */
const PAGE_SIZES: readonly Size[] = ['1366x768', '768x1024', '360x740'];
const QUALITY = 72;

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

type Theme = 'light' | 'dark';

async function shots(house: House, scene: Scene, theme: Theme, sizes: readonly Size[]): Promise<string[]> {
  const page = await openScene(house, scene, { viewport: SIZES['1366x768'], colorScheme: theme });
  await BEFORE[scene.name]?.(page);
  await page.evaluate('scrollTo(0, 0)');
  const taken: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    await page.waitForTimeout(300);
    taken.push((await page.screenshot({ type: 'jpeg', quality: 90 })).toString('base64'));
  }
  if (scene.name === 'playing-onsets' && theme === 'light') await readme(page);
  await page.context().close();
  return taken;
}

/** What a stranger sees first. */
async function readme(page: Page): Promise<void> {
  await page.setViewportSize(SIZES['1366x768']);
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(FOLDER, 'table.jpg'), type: 'jpeg', quality: 88 });
}

async function sheet(house: House, name: string, taken: readonly string[]): Promise<void> {
  const page = await house.page({ viewport: { width: 1610, height: 400 } });
  const pictures = taken.map(
    (one) => `<img style="height:300px;margin:2px" src="data:image/jpeg;base64,${one}">`,
  );
  await page.setContent(`<body style="margin:0;background:#777;line-height:0">${pictures.join('')}</body>`);
  const path = join(FOLDER, `${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: QUALITY, fullPage: true });
  await page.context().close();
  console.log(`${name}.jpg`);
}

async function take(house: House, scene: Scene, kind: 'table' | 'page'): Promise<void> {
  if (!isWanted(scene.name)) return;
  const others: Page[] = [];
  for (const cookie of scene.others ?? []) others.push(await openScene(house, { ...scene, cookie }));
  await sheet(house, `${kind}-${scene.name}`, [
    ...(await shots(house, scene, 'light', kind === 'table' ? TABLE_SIZES : PAGE_SIZES)),
    ...(await shots(house, scene, 'dark', kind === 'table' ? DARK_SIZES : PAGE_SIZES)),
  ]);
  for (const page of others) await page.context().close();
}

mkdirSync(FOLDER, { recursive: true });
const house = await openHouse();
try {
  const quick = [
    ['quick-judge', '/judge/quick'],
    ['quick-solve', '/solve/quick'],
  ] as const;
  for (const [name, path] of [...PAGES, ...quick]) await take(house, { name, path, cookie: null }, 'page');
  for (const [name, set] of Object.entries(TABLES)) {
    if (!isWanted(name) && !isWanted(name.replace('final', 'review'))) continue;
    // With the clock on, so that it is seen; set up just before, so that nobody is late.
    for (const scene of await set(house.base, { clock: 'exact', listed: false }))
      await take(house, scene, scene.name.startsWith('review') ? 'page' : 'table');
  }
  await take(house, await classScene(house.base, house.passphrase), 'page');
} finally {
  await house.stop();
}
