import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { PATIENCE } from './driver.ts';
import { PAGES, openScene, settled } from './pages.ts';
import { classScene, tableScenes } from './scenes.ts';
import type { Scene } from './scenes.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LONG = 240_000;

let house: House;
let scenes: readonly Scene[];
beforeAll(async () => {
  house = await openHouse();
  scenes = [
    ...PAGES.map(([name, path]) => ({ name, path, cookie: null })),
    ...(await tableScenes(house.base)),
    await classScene(house.base, house.passphrase),
  ];
}, LONG);
afterAll(() => house.stop(), PATIENCE);

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds against WCAG 2.2 AA, in a line each. */
async function violations(page: Page): Promise<readonly string[]> {
  // The page's own policy allows no such script; the debugger may evaluate it all the same.
  await page.evaluate(AXE);
  const found = await page.evaluate<readonly Violation[]>(
    `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then((done) => done.violations)`,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]!.html} ${nodes[0]!.failureSummary ?? ''}`);
}

/** Looks at every page, and tells of all that is wrong with any of them. */
async function lookAtAll(
  options: BrowserContextOptions,
  look: (page: Page, scene: Scene) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const scene of scenes) {
    const page = await openScene(house, scene, options);
    wrong.push(...(await look(page, scene)).map((line) => `${scene.name}: ${line}`));
    await page.context().close();
  }
  return wrong;
}

describe('every page', () => {
  test.each(['light', 'dark'] as const)('meets WCAG 2.2 AA in %s', { timeout: LONG }, async (colorScheme) => {
    expect(await lookAtAll({ colorScheme }, violations)).toEqual([]);
  });

  test('fits a phone of 360 px', { timeout: LONG }, async () => {
    const wide = async (page: Page): Promise<readonly string[]> => {
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      return width > 360 ? [`${width} px`] : [];
    };
    expect(await lookAtAll({ viewport: { width: 360, height: 740 } }, wide)).toEqual([]);
  });

  test('throws no error and keeps the policy', () => {
    expect(house.errors).toEqual([]);
  });
});

test('the app opens again without a network, and judges there', { timeout: LONG }, async () => {
  const page = await house.page();
  await page.goto('/judge');
  await settled(page);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.context().setOffline(true);
  await page.goto('/judge');
  await settled(page);
  await page.goto('/rules/agloa-onsets-2026');
  await page.getByRole('heading', { name: /On-Sets/ }).waitFor();
  await page.context().close();
});

test('Spanish is there for every page', { timeout: LONG }, async () => {
  const english = await lookAtAll({ locale: 'es-ES' }, async (page) => {
    const lang = await page.evaluate<string>('document.documentElement.lang');
    return lang === 'es' ? [] : [`its language is ${lang}`];
  });
  expect(english).toEqual([]);
});
