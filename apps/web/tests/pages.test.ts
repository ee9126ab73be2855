import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { PAGES } from './pages.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.stop());

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

describe.each(PAGES)('the page %s', (_, path) => {
  test.each(['light', 'dark'] as const)('meets WCAG 2.2 AA in %s', async (colorScheme) => {
    const page = await house.page({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  test('fits a phone of 360 px', async () => {
    const page = await house.page({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(360);
    await page.context().close();
  });
});

test('no page threw an error or broke the policy', () => {
  expect(house.errors).toEqual([]);
});

test('the app opens again without a network, and judges there', async () => {
  const page = await house.page();
  await page.goto('/judge');
  await page.locator('main h1').first().waitFor();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.context().setOffline(true);
  await page.goto('/judge');
  await page.locator('main h1').first().waitFor();
  await page.goto('/rules/agloa-onsets-2026');
  await page.getByRole('heading', { name: /On-Sets/ }).waitFor();
  await page.context().close();
});

test('Spanish is there for every page', async () => {
  const page = await house.page({ locale: 'es-ES' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Reglas' }).first().waitFor();
  expect(await page.evaluate<string>('document.documentElement.lang')).toBe('es');
  await page.context().close();
});
