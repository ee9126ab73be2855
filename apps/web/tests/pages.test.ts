import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { PAGES, openScene, settled } from './pages.ts';
import { TABLES, classScene } from './scenes.ts';
import type { Scene } from './scenes.ts';

let house: House;
let scenes: readonly Scene[];
beforeAll(async () => {
  house = await openHouse();
  scenes = [
    ...PAGES.map(([name, path]) => ({ name, path, cookie: null })),
    ...(await Promise.all(Object.values(TABLES).map((set) => set(house.base)))).flat(),
    await classScene(house.base, house.passphrase),
  ];
});
afterAll(() => house.stop());

/** How many pages are looked at at the same time. */
const SIDE_BY_SIDE = 3;

/** Looks at every page, and tells of all that is wrong with any of them. */
async function lookAtAll(
  options: BrowserContextOptions,
  look: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const left = [...scenes];
  const one = async (): Promise<void> => {
    for (let scene = left.shift(); scene !== undefined; scene = left.shift()) {
      const page = await openScene(house, scene, options);
      for (const line of await look(page)) wrong.push(`${scene.name}: ${line}`);
      await page.context().close();
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, one));
  return wrong;
}

describe('every page', () => {
  test('meets WCAG 2.2 AA, light and in English', async () => {
    expect(await lookAtAll({ colorScheme: 'light' }, violations)).toEqual([]);
  });

  const phone = { colorScheme: 'dark', locale: 'es-ES', viewport: { width: 360, height: 740 } } as const;
  test('meets it dark, in Spanish and on a phone of 360 px, and fits there', async () => {
    const look = async (page: Page): Promise<readonly string[]> => {
      const [lang, width] = await page.evaluate<[string, number]>(
        '[document.documentElement.lang, document.documentElement.scrollWidth]',
      );
      const [menu, seen] = await page.evaluate<[number, number]>(
        `(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])(document.querySelector('.head nav'))`,
      );
      return [
        ...(menu <= seen ? [] : [`its menu is ${menu} px wide, of which ${seen} are seen`]),
        ...(lang === 'es' ? [] : [`its language is ${lang}`]),
        ...(width <= phone.viewport.width ? [] : [`it is ${width} px wide`]),
        ...(await violations(page)),
      ];
    };
    expect(await lookAtAll(phone, look)).toEqual([]);
  });

  test('throws no error and keeps the policy', () => {
    expect(house.errors).toEqual([]);
  });
});

test('the app opens again without a network, and judges there', async () => {
  const page = await house.page({ serviceWorkers: 'allow' });
  await page.goto('/judge');
  // Not until the network is idle: the service worker is fetching everything just then.
  await page.locator('main h1').first().waitFor();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.context().setOffline(true);
  await page.goto('/judge');
  await page.getByLabel('Set-Name', { exact: true }).fill('G');
  await page
    .getByText(/Wrong$/)
    .first()
    .waitFor();
  await page.goto('/rules/agloa-onsets-2026');
  await page.getByRole('heading', { name: /On-Sets/ }).waitFor();
  await page.context().close();
});

test('a link to a section shows that section', async () => {
  const page = await house.page();
  await page.goto('/rules/agloa-onsets-2026/VII-B');
  await settled(page);
  const line = (await page.locator('.here > .section-line').boundingBox())!;
  expect(line.y).toBeGreaterThan(0);
  expect(line.y).toBeLessThan(page.viewportSize()!.height);
  await page.context().close();
});

test('a practice Goal is laid with cubes as at the table, or typed', async () => {
  const page = await house.page();
  await page.goto('/practise');
  await page.getByText('Set a Goal', { exact: true }).click();
  const form = page.locator('.goal-form');
  const digits = form.locator('[data-place="resources"]').getByRole('button', { name: /^\d$/ });
  const goal = form.getByLabel('Or type the Goal');
  await digits.first().waitFor();
  const [first, second] = await Promise.all(
    [0, 1].map(async (at) => digits.nth(at).getAttribute('aria-label')),
  );
  // By two taps, and by dragging.
  await digits.first().click();
  await form.getByRole('button', { name: `Put ${first} into Goal` }).click();
  await digits.first().dragTo(form.locator('.goal-space'));
  await form.getByRole('radio', { name: 'in a column' }).click();
  expect(await goal.inputValue()).toBe(`${first}/${second}`);
  expect(await violations(page)).toEqual([]);
  // Typed, the cubes lie as the text says.
  await goal.fill(second!);
  expect(await form.locator('.goal-space .cube').count()).toBe(1);
  await form.getByRole('button', { name: 'Answer' }).click();
  await page
    .getByText(/^(✓ Right!|✗ Not quite.)/)
    .first()
    .waitFor();
  await page.context().close();
});

test('an address that nobody can read is the app’s own page', async () => {
  const page = await house.page();
  await page.goto('/%E0%A4%A');
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
  await page.context().close();
});

test('the cubes of a Goal stand in one line with the others at one look', async () => {
  const page = await openScene(house, { name: 'judge', path: '/judge', cookie: null });
  const place = async (where: string) => (await page.locator(where).first().boundingBox())!;
  const goal = await place('.mat-summary .laid .cube');
  const other = await place('.mat-summary .row .cube');
  expect(goal.height).toBeCloseTo(other.height, 0);
  expect(goal.y).toBeCloseTo(other.y, 0);
  await page.context().close();
});

test('the mat has most of a projector to itself while cubes are moved', async () => {
  const scene = scenes.find(({ name }) => name === 'playing-onsets')!;
  const viewport = { width: 1920, height: 1080 };
  const page = await openScene(house, scene, { viewport });
  const mat = (await page.locator('.felt').boundingBox())!;
  const actions = (await page.locator('.commit').boundingBox())!;
  expect(mat.height).toBeGreaterThan(viewport.height / 2);
  // And what can be done is still on the screen.
  expect(actions.y + actions.height).toBeLessThan(viewport.height);
  await page.context().close();
});
