/** What moves can be interrupted, and for whoever wants nothing to move it only fades. */
import { Api } from '@forceout/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOVING, openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { openScene } from './pages.ts';
import { TABLES } from './scenes.ts';
import type { Scene } from './scenes.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

/** So slow that a motion is still under way when the next thing happens. */
async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
}

interface Motion {
  readonly name: string;
  readonly duration: number;
  readonly moves: boolean;
}

/** Runs in the page: what is under way, and whether it goes anywhere. */
const UNDER_WAY = `document.getAnimations()
  .filter(({ playState, effect }) => playState === 'running' && effect.getTiming().iterations !== Infinity)
  .map(({ id, animationName, effect }) => ({
    name: id || (animationName ?? ''),
    duration: effect.getTiming().duration,
    moves: effect.getKeyframes().some((frame) => ['translate', 'scale', 'rotate'].some((way) => way in frame)),
  }))`;

const underWay = (page: Page): Promise<readonly Motion[]> => page.evaluate<readonly Motion[]>(UNDER_WAY);

async function namesUnderWay(page: Page): Promise<readonly string[]> {
  return (await underWay(page)).map(({ name }) => name);
}

async function set(name: string): Promise<Scene> {
  const [scene] = await TABLES[name]!(house.base, { listed: false });
  return scene!;
}

async function move(page: Page): Promise<void> {
  await page.locator('[data-place="resources"] .grip').first().click();
  await page.getByRole('button', { name: /^Put .* into Forbidden$/ }).click();
}

/** Whoever's turn it is moves by the server's interface. */
async function moveNext({ path, others }: Scene): Promise<void> {
  const id = path.split('/').at(-1)!;
  for (const cookie of others ?? []) {
    const api = new Api({ base: house.base, headers: () => ({ cookie }) });
    const { view } = await api.table(id);
    const cube = view.match!.shake!.mat.resources.find((one) => one !== '=' && one !== 'C')!;
    const done = await api.command(id, { do: 'play', deed: { do: 'move', cube, to: 'forbidden' } });
    if (!('refusal' in done)) return;
  }
  throw new Error('nobody could move');
}

describe('motion at a table', () => {
  test('a second move ends the flight of the first', async () => {
    const scene = await set('playing-equations');
    const page = await openScene(house, scene, MOVING);
    await page.waitForFunction('document.getAnimations().length === 0');
    await slowDown(page);
    await move(page);
    await expect.poll(() => namesUnderWay(page)).toEqual(['flight']);
    const first = page.locator('.section-cubes li[data-last="true"]');
    const cube = await first.getAttribute('data-cube');
    await moveNext(scene);
    await expect
      .poll(() => page.locator('[data-place="forbidden"] .section-cubes li').last().getAttribute('data-last'))
      .toBe('true');
    await expect.poll(() => namesUnderWay(page)).toEqual(['flight']);
    expect(await page.locator(`[data-place="forbidden"] li[data-cube="${cube}"]`).count()).toBeGreaterThan(0);
    await page.context().close();
  });

  test('a tap skips the counting of the cards', async () => {
    const scene = await set('ruled-onsets');
    const page = await house.page(MOVING);
    const [name, value] = scene.cookie!.split('=') as [string, string];
    await page.context().addCookies([{ name, value, url: house.base }]);
    await slowDown(page);
    await page.goto(scene.path);
    await expect.poll(() => namesUnderWay(page)).toContain('card-lights');
    await page.locator('.goal-place').click();
    await expect.poll(() => namesUnderWay(page)).not.toContain('card-lights');
    await page.context().close();
  });

  test('with reduced motion a cube comes without flying', async () => {
    const page = await openScene(house, await set('playing-onsets'));
    await slowDown(page);
    await move(page);
    await expect.poll(() => namesUnderWay(page)).toContain('fade');
    const motions = await underWay(page);
    expect(motions.filter(({ moves, duration }) => moves || duration > 120)).toEqual([]);
    await page.context().close();
  });

  test.each(['ruled-onsets', 'final-onsets', 'block-onsets', 'checking-onsets'])(
    'with reduced motion nothing goes anywhere: %s',
    async (name) => {
      const scene = await set(name);
      const page = await house.page();
      const [cookie, value] = scene.cookie!.split('=') as [string, string];
      await page.context().addCookies([{ name: cookie, value, url: house.base }]);
      await slowDown(page);
      await page.goto(scene.path);
      await page.locator('.table-page .now').first().waitFor();
      const motions = await underWay(page);
      expect(motions.filter(({ moves, duration }) => moves || duration > 120)).toEqual([]);
      await page.context().close();
    },
  );
});
