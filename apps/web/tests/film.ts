/**
 * Film strips of what moves, ten frames each: a roll, a move, a challenge and a win. Animations run ten times slower, so
 * that each frame can be caught.
 *   node apps/web/tests/film.ts <folder>
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Api } from '@forceout/client';
import type { Page } from 'playwright-core';
import { MOVING, openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { bring } from './pages.ts';
import { TABLES } from './scenes.ts';
import type { Scene } from './scenes.ts';

const [folder = '/tmp/film'] = process.argv.slice(2);
const FRAMES = 10;
const SLOWER = 10;
const VIEWPORT = { width: 1366, height: 768 };

interface Film {
  readonly scene: string;
  readonly act: (page: Page) => Promise<unknown>;
  /** How long it takes at its own speed, in milliseconds. */
  readonly takes: number;
}

const FILMS: Readonly<Record<string, Film>> = {
  roll: {
    scene: 'rolling-onsets',
    act: (page) => page.getByRole('button', { name: 'Roll the cubes' }).click(),
    takes: 300,
  },
  move: {
    scene: 'playing-onsets',
    act: async (page) => {
      await page.locator('[data-place="resources"] .grip').nth(2).click();
      await page.getByRole('button', { name: /^Put .* into Required$/ }).click();
    },
    takes: 300,
  },
  challenge: {
    scene: 'block-onsets',
    act: (page) => page.getByRole('button', { name: /^Impossible/ }).click(),
    takes: 400,
  },
  win: {
    scene: 'signing-onsets',
    act: (page) => page.getByRole('button', { name: 'Sign the sheet' }).click(),
    takes: 2300,
  },
};

/** Whoever wins sees the most; the table begins with the seat of the scene. */
async function winnerOf(house: House, { path, cookie, others = [] }: Scene): Promise<string> {
  const api = new Api({ base: house.base, headers: () => ({ cookie: cookie! }) });
  const { totals } = (await api.table(path.split('/').at(-1)!)).view.match!;
  return [cookie!, ...others][totals.indexOf(Math.max(...totals))]!;
}

/** The others have signed, so that one press more ends the match. */
async function sign(house: House, path: string, cookie: string): Promise<void> {
  const api = new Api({ base: house.base, headers: () => ({ cookie }) });
  const done = await api.command(path.split('/').at(-1)!, { do: 'play', deed: { do: 'sign' } });
  if ('refusal' in done) throw new Error(done.refusal.message);
}

async function shoot(house: House, name: string, { scene: wanted, act, takes }: Film): Promise<void> {
  const [scene] = await TABLES[wanted]!(house.base, { listed: false });
  const watcher = name === 'win' ? await winnerOf(house, scene!) : scene!.cookie!;
  if (name === 'win')
    for (const cookie of [scene!.cookie!, ...(scene!.others ?? [])])
      if (cookie !== watcher) await sign(house, scene!.path, cookie);
  const page = await house.page({ viewport: VIEWPORT, ...MOVING });
  await bring(house, page, watcher);
  await page.goto(scene!.path);
  await page.locator('.table-page').waitFor();
  await page.waitForTimeout(800);
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWER });
  await act(page);
  const frames: string[] = [];
  const begun = Date.now();
  for (let frame = 0; frame < FRAMES; frame++) {
    const due = begun + (frame * takes * SLOWER) / FRAMES;
    await page.waitForTimeout(Math.max(0, due - Date.now()));
    frames.push((await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64'));
  }
  const strip = await house.page({ viewport: { width: 1720, height: 400 } });
  await strip.setContent(
    `<body style="margin:0;background:#222;line-height:0">${frames
      .map((frame) => `<img style="width:340px;margin:2px" src="data:image/jpeg;base64,${frame}">`)
      .join('')}</body>`,
  );
  await strip.screenshot({
    path: join(folder, `film-${name}.jpg`),
    type: 'jpeg',
    quality: 75,
    fullPage: true,
  });
  await strip.context().close();
  await page.context().close();
  console.log(`film-${name}.jpg`);
}

mkdirSync(folder, { recursive: true });
const house = await openHouse();
try {
  for (const [name, film] of Object.entries(FILMS)) await shoot(house, name, film);
} finally {
  await house.stop();
}
