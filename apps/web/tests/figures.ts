/**
 * What a school Chromebook gets: script sent, time until it can be used, and how much the page jumps about.
 *   node apps/web/tests/figures.ts
 */
import { MOVING, openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { bring } from './pages.ts';
import { TABLES } from './scenes.ts';
import type { Scene } from './scenes.ts';
import { countSent } from './sent.ts';
import type { Sent } from './sent.ts';

/** As slow as a cheap laptop beside this machine. */
const SLOWER = 4;
/** With all that people get: motion, and the service worker that fetches the app for later. */
const AS_IT_IS = { viewport: { width: 1366, height: 768 }, serviceWorkers: 'allow', ...MOVING } as const;

interface Figures extends Sent {
  readonly interactive: number;
  readonly paint: number;
  readonly shift: number;
}

const WATCH = `
  globalThis.shift = 0; globalThis.paint = 0; globalThis.busyUntil = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value; })
    .observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) paint = entry.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) busyUntil = entry.startTime + entry.duration; })
    .observe({ type: 'longtask', buffered: true });
`;

/** Interactive: the page's heading is there and no task of more than 50 ms is running any more. */
async function measure(house: House, { path, cookie }: Scene, ready: string): Promise<Figures> {
  const page = await house.page(AS_IT_IS);
  await bring(house, page, cookie);
  const sent = await countSent(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(WATCH);
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  const shown = await page.evaluate<number>('performance.now()');
  await page.waitForTimeout(2000);
  const [busyUntil, paint, shift] =
    await page.evaluate<[number, number, number]>('[busyUntil, paint, shift]');
  await page.context().close();
  return { ...sent, paint, shift, interactive: Math.max(shown, busyUntil) };
}

/** The longest task while cubes move, on a slow machine: what makes a motion stutter. */
async function longestWhileMoving(house: House, { path, cookie }: Scene): Promise<number> {
  const page = await house.page(AS_IT_IS);
  await bring(house, page, cookie);
  await page.goto(path);
  await page.locator('.tray .grip').first().waitFor();
  await page.waitForTimeout(1500);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(`
    globalThis.longest = 0;
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration); })
      .observe({ type: 'longtask' });
  `);
  await page.locator('.tray .grip').nth(3).click();
  await page.getByRole('button', { name: /^Put .* into Permitted$/ }).click();
  await page.waitForTimeout(1500);
  const longest = await page.evaluate<number>('longest');
  await page.context().close();
  return longest;
}

const house = await openHouse();
try {
  console.log(
    `the processor ${SLOWER} times slower than this machine, no cache; kB as they are sent, compressed`,
  );
  const rows: Record<string, string>[] = [];
  const plain = (name: string, path: string): Scene => ({ name, path, cookie: null });
  const [onsets] = await TABLES['playing-onsets']!(house.base);
  const [equations] = await TABLES['playing-equations']!(house.base);
  for (const [scene, ready] of [
    [plain('home', '/'), 'main h1'],
    [onsets!, '.tray .cube'],
    [equations!, '.tray .cube'],
    [plain('judge', '/judge'), 'main h1'],
    [plain('solve', '/solve'), 'main h1'],
    [plain('rules', '/rules/agloa-onsets-2026'), 'main h1'],
  ] as const) {
    const { script, files, style, worker, interactive, paint, shift } = await measure(house, scene, ready);
    rows.push({
      page: scene.name,
      'script kB': (script / 1000).toFixed(1),
      files: String(files.length),
      'worker kB': (worker / 1000).toFixed(1),
      'style kB': (style / 1000).toFixed(1),
      'interactive ms': interactive.toFixed(0),
      'largest paint ms': paint.toFixed(0),
      'layout shift': shift.toFixed(3),
    });
  }
  console.table(rows);
  for (const scene of [onsets!, equations!]) {
    const longest = await longestWhileMoving(house, scene);
    // A browser tells only of tasks above 50 ms.
    const takes = longest === 0 ? 'less than 50' : longest.toFixed(0);
    console.log(`${scene.name}: the longest task while a cube moves takes ${takes} ms`);
  }
} finally {
  await house.stop();
}
