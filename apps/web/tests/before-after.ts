/**
 * Draws docs/pictures/before-after.jpg: the table as it was before it was drawn anew beside the table of today, on a large screen and on a
 * phone, phase by phase. What was before comes out of this repository's history.
 *   node apps/web/tests/before-after.ts
 */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { BEFORE } from './before.ts';
import { openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { openScene } from './pages.ts';
import { TABLES } from './scenes.ts';
import type { Scene } from './scenes.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** The last commit with the old table, which has pictures of it. */
const OLD = '9270a418';
const SIZES = { projector: { width: 1920, height: 1080 }, phone: { width: 390, height: 844 } } as const;
const PHASES = ['picking', 'goal', 'playing', 'writing', 'checking', 'ruled', 'final'] as const;

function old(name: string, size: keyof typeof SIZES): string {
  const path = `${OLD}:docs/pictures/${name}-${size}.png`;
  return execFileSync('git', ['show', path], { cwd: ROOT, maxBuffer: 2 ** 26 }).toString('base64');
}

async function today(house: House, scene: Scene, size: keyof typeof SIZES): Promise<string> {
  const page = await openScene(house, scene, { viewport: SIZES.projector, colorScheme: 'light' });
  await BEFORE[scene.name]?.(page);
  await page.setViewportSize(SIZES[size]);
  await page.waitForTimeout(500);
  const taken = await page.screenshot({ type: 'jpeg', quality: 90 });
  await page.context().close();
  return taken.toString('base64');
}

const house = await openHouse();
try {
  const rows: string[] = [];
  const picture = (data: string, kind: string): string =>
    `<img style="height:270px;margin:3px" src="data:image/${kind};base64,${data}">`;
  for (const name of ['home', ...PHASES.map((phase) => `${phase}-onsets`), 'playing-equations']) {
    const [scene] =
      name === 'home'
        ? [{ name, path: '/', cookie: null }]
        : await TABLES[name]!(house.base, { listed: false, clock: 'called' });
    const cells: string[] = [];
    for (const size of ['projector', 'phone'] as const) {
      cells.push(picture(old(name, size), 'png'));
      cells.push(picture(await today(house, scene!, size), 'jpeg'));
    }
    rows.push(`<h2>${name}</h2><div>${cells.join('')}</div>`);
    console.log(name);
  }
  const page = await house.page({ viewport: { width: 1270, height: 800 } });
  await page.setContent(
    `<style>body { margin: 6px; background: #555; color: #fff; font: 14px sans-serif } h2 { margin: 8px 4px 2px; font-size: 15px } div { display: flex }</style>
<p>Before and today, on a large screen and on a phone</p>${rows.join('')}`,
  );
  const path = join(ROOT, 'docs/pictures/before-after.jpg');
  await page.screenshot({ path, type: 'jpeg', quality: 75, fullPage: true });
} finally {
  await house.stop();
}
