/** A match on one device, begun without a network: two people hand it to each other, and find it again later. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOVING, openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { PATIENCE } from './driver.ts';

const MOST_STEPS = 60;
const LOOK_EVERY = 50;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

/** What whoever has the device does next; the first of these that is there. */
const NEXT = [
  /^I am /,
  'Roll a cube',
  'Begin the shake',
  'Roll the cubes',
  /^Deal \d+ cards$/,
  // Three are picked, and these have an effect whatever is rolled.
  /^Pick Two Operations/,
  /^Pick Absolute Value/,
  /^Pick Shift from Permitted/,
  'Set this Goal',
] as const;

class Device {
  readonly page: Page;
  /** Who was handed the device, in this order. */
  readonly handed: string[] = [];
  moves = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Whoever has the device does what there is to do. */
  async step(): Promise<void> {
    const { page } = this;
    const now = page.locator('.cover h1, .now').first();
    await now.waitFor();
    await page.locator('.cover, .table-page[data-asked="true"]').first().waitFor();
    const [before, kept] = [await now.innerText(), await this.#kept()];
    for (const name of NEXT) {
      const button = page.getByRole('button', { name, exact: typeof name === 'string' }).first();
      if ((await button.count()) === 0 || !(await button.isEnabled())) continue;
      const says = await button.innerText();
      await button.click();
      if (!says.startsWith('I am ')) return this.#grown(kept);
      this.handed.push(says.slice('I am '.length));
      return page.locator('.cover').waitFor({ state: 'detached' });
    }
    if (before.startsWith('Set a Goal')) return this.#put(/^\d$/, 'Goal', kept);
    if (!before.startsWith('Your turn')) throw new Error(`what is to be done: ${before}`);
    await this.#put(/^(red|blue|green|yellow)$/, 'Permitted', kept);
    this.moves++;
    return undefined;
  }

  async #put(cube: RegExp, place: string, kept: number): Promise<void> {
    const { page } = this;
    await page.locator('[data-place="resources"]').getByRole('button', { name: cube }).first().click();
    await page.getByRole('button', { name: new RegExp(`^Put .* into ${place}$`) }).click();
    if (place !== 'Goal') return this.#grown(kept);
    await page.getByRole('button', { name: 'Set this Goal' }).waitFor();
  }

  /** The match that the device keeps: it grows with every deed. */
  #kept(): Promise<number> {
    return this.page.evaluate<number>(`localStorage.getItem('forceout-hotseat')?.length ?? 0`);
  }

  /** A tie, for one, asks for the same again: only the match itself tells that something was done. */
  async #grown(before: number): Promise<void> {
    const until = Date.now() + PATIENCE;
    while ((await this.#kept()) <= before) {
      if (Date.now() > until) throw new Error('nothing was done');
      await this.page.waitForTimeout(LOOK_EVERY);
    }
  }

  async until(moves: number): Promise<void> {
    for (let steps = 0; this.moves < moves; steps++) {
      if (steps > MOST_STEPS) throw new Error(`after ${MOST_STEPS} steps ${this.moves} cubes were moved`);
      await this.step();
    }
  }

  mat(): Promise<readonly string[]> {
    return this.page.locator('[data-place="permitted"] .cube').evaluateAll((all) => all.map(String));
  }

  told(): Promise<readonly string[]> {
    return this.page.locator('.log-near .log li').allTextContents();
  }
}

test('begins offline, is handed over, and goes on after a reload', async () => {
  const device = new Device(await house.page({ ...MOVING, serviceWorkers: 'allow' }));
  const { page } = device;
  await page.goto('/hotseat');
  await page.locator('main h1').first().waitFor();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.context().setOffline(true);
  await page.goto('/hotseat');
  const names = page.getByLabel('Name', { exact: true });
  await names.nth(0).fill('Ann');
  await names.nth(1).fill('Bob');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await device.until(3);
  expect(new Set(device.handed)).toEqual(new Set(['Ann', 'Bob']));
  if ((await page.locator('.cover').count()) > 0) await device.step();
  const holder = device.handed.at(-1)!;
  await page
    .locator('.log-near .log li', { hasText: 'The first Goal-setter is found' })
    .waitFor({ state: 'attached' });
  // The log came back with the one who was handed the device: it tells what the other one did, too.
  const before = await device.told();
  expect(before.filter((line) => line.includes('to Permitted'))).toHaveLength(3);
  expect(await device.mat()).toHaveLength(3);

  await page.reload();
  await page.getByText('A match is under way: Ann, Bob.').waitFor();
  // Another match would take its place: not without a yes.
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'No, keep it' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  const cover = page.getByRole('button', { name: `I am ${holder}` });
  await cover.or(page.locator('.now')).first().waitFor();
  if ((await cover.count()) > 0) await cover.click();
  await page
    .locator('.log-near .log li', { hasText: 'The first Goal-setter is found' })
    .waitFor({ state: 'attached' });
  expect(await device.mat()).toHaveLength(3);
  expect(await device.told()).toEqual(before);
  await device.until(4);
  expect(await page.evaluate('navigator.onLine')).toBe(false);

  await page.reload();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, start a new one' }).click();
  await page.getByRole('button', { name: 'Roll a cube' }).or(page.locator('.cover')).first().waitFor();
  expect(house.errors).toEqual([]);
  await page.context().close();
});
