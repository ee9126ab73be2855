/** The first load of a table is small enough for a school's network, in any language. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse } from './browser.ts';
import { cardOf, openHall } from './day/hall.ts';
import type { House } from './browser.ts';
import { PATIENCE } from './driver.ts';
import { bring } from './pages.ts';
import { TABLES } from './scenes.ts';
import { countSent } from './sent.ts';

const LONG = 240_000;
/** In bytes, compressed and with the headers of every file; all phases are in it, which come when the table stands. */
const MOST = 200_000;
/** What comes by itself when the table stands. */
const PHASES = ['writing', 'checking', 'result', 'podium'];

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, LONG);
afterAll(() => house.stop(), PATIENCE);

test('the page of a hall takes less than 60 kB, the card of a table too', async () => {
  const { director, code } = await openHall(house, 9);
  for (const path of [`/t/${code}`, cardOf({ director, code }, 1).path]) {
    const page = await house.page();
    const sent = await countSent(page);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.context().close();
    console.log(`${sent.script} bytes of script in ${sent.files.length} files`);
    expect(sent.script).toBeLessThan(60_000);
    // Nothing of the app is among them.
    expect(sent.files.filter((file) => /\/(first|frame|pieces|english)-/.test(file))).toEqual([]);
  }
});

test.each(['en-US', 'es-ES'])(
  'a table in %s takes less than 200 kB of script',
  { timeout: LONG },
  async (locale) => {
    const [scene] = await TABLES['playing-onsets']!(house.base, { listed: false });
    const page = await house.page({ locale });
    await bring(house, page, scene!.cookie);
    const sent = await countSent(page);
    await page.goto(scene!.path);
    await page.locator('.tray .cube').first().waitFor();
    const atOnce = sent.script;
    const has = (name: string): boolean => sent.files.some((file) => file.startsWith(`/assets/${name}-`));
    await expect.poll(() => PHASES.filter((phase) => !has(phase)), { timeout: PATIENCE }).toEqual([]);
    await page.context().close();
    console.log(
      `${locale}: ${atOnce} bytes of script until the cubes lie there, ${sent.script} in ${sent.files.length} files in all`,
    );
    expect({ english: has('english'), spanish: has('es') }).toEqual({
      english: locale === 'en-US',
      spanish: locale === 'es-ES',
    });
    expect(sent.script).toBeLessThan(MOST);
  },
);
