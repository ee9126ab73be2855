/** Things that were wrong once, each as somebody would meet it again. */
import { Api } from '@forceout/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { bring, openScene } from './pages.ts';
import { TABLES } from './scenes.ts';
import type { Scene } from './scenes.ts';

let house: House;
let playing: Scene;
let block: Scene;
beforeAll(async () => {
  house = await openHouse();
  [playing, block] = (await Promise.all(
    ['playing-onsets', 'block-onsets'].map(async (name) => (await TABLES[name]!(house.base))[0]!),
  )) as [Scene, Scene];
});
afterAll(() => house.stop());

async function open(path: string): Promise<Page> {
  const page = await house.page();
  await page.goto(path);
  return page;
}

test('a lesson looks the same from the first page as by its address', async () => {
  const places = async (page: Page): Promise<unknown> => {
    await page.locator('.step').waitFor();
    return page.evaluate(
      `[...document.querySelectorAll('main h1, main progress, .step, .step p, main .row')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.tagName, x, y, width, height].map((value) => typeof value === 'number' ? Math.round(value) : value);
      })`,
    );
  };
  const direct = await open('/learn/onsets');
  const wanted = await places(direct);
  await direct.context().close();
  const page = await open('/');
  await page.getByRole('link', { name: 'Learn On-Sets in two minutes' }).click();
  await page.waitForURL('**/learn/onsets');
  expect(await places(page)).toEqual(wanted);
  await page.context().close();
});

test('the block asks beside the mat, and nothing beside Now says nearly the same', async () => {
  const page = await openScene(house, block);
  await page.getByRole('button', { name: /^Now/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Not now/i }).count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
  for (const section of ['required', 'permitted', 'forbidden'])
    expect(await page.locator(`[data-place="${section}"]`).isVisible()).toBe(true);
  await page.context().close();
});

test('the code of a class works where the code of a table does', async () => {
  const asks = (cookie: { value: string }): Api =>
    new Api({
      base: house.base,
      headers: () => ({ cookie: cookie.value }),
      onResponse: (response) => {
        const given = response.headers.get('set-cookie');
        if (given !== null) cookie.value = given.split(';')[0]!;
      },
    });
  const [coach, player] = [{ value: '' }, { value: '' }];
  await asks(coach).signIn('chief', house.passphrase);
  const { code } = await asks(coach).newClass('Room 7');
  await asks(player).register({ login: 'olivia', passphrase: 'three cubes and a card', name: 'Olivia' });
  const page = await house.page();
  await bring(house, page, player.value);
  await page.goto('/');
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.waitForURL('**/account');
  await page.getByText('Room 7').first().waitFor();
  await page.context().close();
});

test('every page says in its title where one is, and a table that it is my turn', async () => {
  const titles = new Map([
    ['/play', 'Play · Forceout'],
    ['/judge', 'Judge · Forceout'],
    ['/solve', 'Solver · Forceout'],
    ['/rules', 'Rules · Forceout'],
    ['/learn/onsets', 'Learn · Forceout'],
    ['/', 'Forceout'],
  ]);
  const page = await open('/');
  for (const [path, title] of titles) {
    await page.goto(path);
    await expect.poll(() => page.title()).toBe(title);
  }
  await page.context().close();
  const table = await openScene(house, playing);
  await expect.poll(() => table.title()).toMatch(/^Your turn · Table/);
  await table.context().close();
});

test('headings go down one step at a time', async () => {
  const scenes = ['/judge', '/solve', '/judge/quick'].map((path) => ({ name: path, path, cookie: null }));
  for (const scene of [...scenes, playing, block]) {
    const page = await openScene(house, scene);
    const levels = await page.evaluate<readonly number[]>(
      `[...document.querySelectorAll('h1, h2, h3, h4')].filter((one) => one.checkVisibility()).map((one) => Number(one.tagName[1]))`,
    );
    expect(levels[0], scene.name).toBe(1);
    for (const [place, level] of levels.entries())
      if (place > 0) expect(level - levels[place - 1]!, `${scene.name}: ${levels.join(' ')}`).toBeLessThan(2);
    await page.context().close();
  }
});

test('the last move has a mark that is seen, on a phone too', async () => {
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 360, height: 740 },
  ]) {
    const page = await openScene(house, playing, { viewport });
    const width = await page.evaluate<number>(
      `Number.parseFloat(getComputedStyle(document.querySelector('.mat-sections li[data-last="true"]'), '::after').width)`,
    );
    expect(width).toBeGreaterThan(19);
    await page.context().close();
  }
});

test('the way from the judge into the solver ends with a Solution', async () => {
  const page = await open('/judge');
  await page.getByRole('link', { name: 'Open this in the solver' }).click();
  await page.waitForURL('**/solve?**');
  await page.locator('.solutions .drawn').first().waitFor();
  await page.context().close();
});

test('whoever makes a table need not sit at it', async () => {
  const page = await open('/play');
  await page.getByText('More settings').click();
  await page.getByLabel('I play myself').uncheck();
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL('**/table/**');
  await page.locator('.seats').waitFor();
  expect(await page.getByRole('button', { name: 'Sit here' }).count()).toBe(3);
  await page.context().close();
});

test('* says that it is a power', async () => {
  const [scene] = await TABLES['writing-equations']!(house.base);
  const page = await openScene(house, scene!);
  await page.getByLabel('Solution', { exact: true }).fill('2*3');
  await page.getByText('* means power here; × is x').waitFor();
  await page.context().close();
});

test('half a Solution is neither right nor wrong', async () => {
  const [scene] = await TABLES['writing-onsets']!(house.base, { mode: 'auto' });
  const page = await openScene(house, scene!);
  const check = page.locator('.live-check');
  await page.getByLabel('Set-Name', { exact: true }).fill('R −');
  await check.waitFor();
  await page.waitForTimeout(600);
  expect(await check.getAttribute('data-is')).toBe('open');
  await page.getByLabel('Set-Name', { exact: true }).fill('R');
  await page.locator('.live-check[data-is="incorrect"], .live-check[data-is="correct"]').waitFor();
  // Another tab at the same table finds what was written.
  const other = await page.context().newPage();
  await other.goto(scene!.path);
  await other.getByLabel('Set-Name', { exact: true }).waitFor();
  expect(await other.getByLabel('Set-Name', { exact: true }).inputValue()).toBe('R');
  await page.context().close();
});

test('a button that the rules bar says why, with the section', async () => {
  const [scene] = await TABLES['picking-onsets']!(house.base, { mode: 'auto' });
  const page = await openScene(house, { ...scene!, cookie: scene!.others![0]! });
  const lift = page.getByRole('button', { name: 'Challenge', exact: true });
  await page.locator('.block[data-why="before-goal"]').waitFor();
  // It looks barred and can be pressed all the same, so that a reader hears the reason too.
  await lift.dispatchEvent('click');
  const alert = page.getByRole('alert');
  await alert.getByText('The Goal is not set yet.').waitFor();
  expect(await alert.getByRole('link').count()).toBe(1);
  await page.context().close();
});
