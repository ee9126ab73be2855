/**
 * Every phase of a table at every size in both themes, many pictures on one sheet, to be looked at.
 *   node apps/web/tests/looks.ts <folder> [--theme=light] [--size=1366x768] [--locale=es-ES] [--clock] [--sheets] [scene ...]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { BEFORE } from './before.ts';
import { outside } from './fits.ts';
import { openScene, PAGES } from './pages.ts';
import { TABLES } from './scenes.ts';
import type { Scene } from './scenes.ts';
import { SIZES } from './sizes.ts';
import type { Size } from './sizes.ts';

const [folder = '/tmp/looks', ...wishes] = process.argv.slice(2);
const option = (name: string): string | undefined =>
  wishes.find((wish) => wish.startsWith(`--${name}=`))?.slice(name.length + 3);
const wanted = wishes.filter((wish) => !wish.startsWith('--'));
const themes = (option('theme')?.split(',') ?? ['light', 'dark']) as ('light' | 'dark')[];
const GUIDED = wishes.includes('--guided');
/** With the clock on a table goes on by itself, so pictures of it are taken at once. */
const CLOCK = wishes.includes('--clock') ? 'exact' : 'untimed';
const locale = option('locale') ?? 'en-US';
/** What lies behind a button is opened before the picture is taken. */
const SHEETS = wishes.includes('--sheets');
const sizes = (option('size')?.split(',') ?? Object.keys(SIZES)) as Size[];

/** Pictures of a scene at all sizes wanted; also says what does not fit. */
async function take(house: House, scene: Scene, colorScheme: 'light' | 'dark'): Promise<readonly string[]> {
  const page = await openScene(house, scene, { viewport: SIZES['1366x768'], colorScheme, locale });
  await BEFORE[scene.name]?.(page);
  if (SHEETS) await page.locator('.top-tools button').last().click();
  await page.waitForTimeout(700);
  const paths: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    await page.waitForTimeout(350);
    const path = join(folder, `${scene.name}-${size}-${colorScheme}.png`);
    await page.screenshot({ path });
    paths.push(path);
    if ((await page.locator('.table-page').count()) > 0)
      for (const line of await outside(page)) console.log(`${scene.name} ${size}: ${line}`);
  }
  await page.context().close();
  return paths;
}

/** Pictures of one height in rows. */
async function sheet(house: House, name: string, paths: readonly string[]): Promise<void> {
  const page = await house.page({ viewport: { width: 2000, height: 1000 } });
  const pictures = paths.map(
    (path) =>
      `<img style="height:${paths.length > 4 ? 480 : 700}px;margin:4px" src="data:image/png;base64,${readFileSync(path, 'base64')}">`,
  );
  await page.setContent(`<body style="margin:0;background:#888;line-height:0">${pictures.join('')}</body>`);
  await page.screenshot({ path: join(folder, `sheet-${name}.png`), fullPage: true });
  await page.context().close();
}

mkdirSync(folder, { recursive: true });
const house = await openHouse();
try {
  const others = [...PAGES, ['quick-judge', '/judge/quick'], ['quick-solve', '/solve/quick']] as const;
  const all: readonly (readonly [string, () => Promise<Scene>])[] = [
    ...Object.entries(TABLES).map(
      ([name, set]) =>
        [
          name,
          async () => (await set(house.base, { listed: false, hints: GUIDED, clock: CLOCK }))[0]!,
        ] as const,
    ),
    ...others.map(([name, path]) => [name, () => Promise.resolve({ name, path, cookie: null })] as const),
  ];
  for (const [name, set] of all) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const scene = await set();
    for (const theme of themes) {
      const paths = await take(house, scene, theme);
      await sheet(house, `${name}-${theme}`, paths);
    }
    console.log(name);
  }
  writeFileSync(join(folder, 'errors.txt'), house.errors.join('\n'));
  console.log(house.errors.join('\n'));
} finally {
  await house.stop();
}
