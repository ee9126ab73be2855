import type { BrowserContextOptions, Page } from 'playwright-core';
import type { House } from './browser.ts';
import type { Scene } from './scenes.ts';

/** Every page of the app, for whatever goes through all of them: pictures, axe, figures. */
export const PAGES = [
  ['home', '/'],
  ['play', '/play'],
  ['hotseat', '/hotseat'],
  ['learn', '/learn'],
  ['learn-step', '/learn/step/complement'],
  ['record', '/record'],
  ['learn-onsets', '/learn/onsets'],
  ['learn-equations', '/learn/equations'],
  ['practise', '/practise'],
  ['puzzle', '/puzzle'],
  ['judge', '/judge'],
  ['solve', '/solve'],
  ['rules', '/rules'],
  ['rulebook', '/rules/agloa-onsets-2026/VII-B'],
  ['compare', '/rules/compare/onsets'],
  ['matches', '/matches'],
  ['account', '/account'],
  ['missing', '/nothing-here'],
] as const;

/** The page is there with all that it asked for, of the server and of its worker. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.locator('main .loading').first().waitFor({ state: 'detached' });
}

/** Makes a page that of whoever has the cookie. */
export async function bring(house: House, page: Page, cookie: string | null): Promise<void> {
  if (cookie === null) return;
  const [name, value] = cookie.split('=') as [string, string];
  await page.context().addCookies([{ name, value, url: house.base }]);
}

/** Opens a page as whoever looks at it. */
export async function openScene(
  house: House,
  { path, cookie }: Scene,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await house.page(options);
  await bring(house, page, cookie);
  await page.goto(path);
  await settled(page);
  return page;
}
