/**
 * A round from draft to standings as one strip of pictures, and the handful of pictures that the documents show.
 *   node apps/web/tests/day/film.ts <folder> [--docs]
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openHouse } from '../browser.ts';
import { bigHall, SCENES, show, SIZES } from './scenes.ts';

const [folder = '/tmp/day-film', docs] = process.argv.slice(2);
const DOCS = resolve(import.meta.dirname, '../../../../docs/pictures');
/** In the order of the day. */
const FILM = [
  'today-draft',
  'seating',
  'swap',
  'today-start',
  'clock',
  'today-play',
  'round',
  'results',
  'today-collect',
  'standings',
];
const SHOWN = [
  'today-play',
  'swap',
  'clock',
  'results',
  'staff-queue',
  'public-where',
  'phone-type',
  'phone-sign',
];
mkdirSync(folder, { recursive: true });
const house = await openHouse();
try {
  const hall = await bigHall(house);
  const frames: string[] = [];
  for (const [name, scene] of Object.entries(SCENES)) {
    await scene.before?.(hall);
    if (!FILM.includes(name) && !(docs === '--docs' && SHOWN.includes(name))) continue;
    const page = await house.page({
      // A strip needs no larger frames.
      viewport: SIZES[scene.size === 'projector' ? 'laptop' : scene.size],
      colorScheme: 'light',
    });
    await show(page, scene, hall);
    if (docs === '--docs' && SHOWN.includes(name))
      await page.screenshot({ path: join(DOCS, `day-${name}.png`) });
    if (FILM.includes(name))
      frames.push((await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64'));
    await page.context().close();
    console.log(name);
  }
  const strip = await house.page({ viewport: { width: 1720, height: 400 } });
  await strip.setContent(
    `<body style="margin:0;background:#222;line-height:0">${frames
      .map((frame) => `<img style="width:340px;margin:2px" src="data:image/jpeg;base64,${frame}">`)
      .join('')}</body>`,
  );
  await strip.screenshot({ path: join(docs === '--docs' ? DOCS : folder, 'day-film.png'), fullPage: true });
} finally {
  await house.stop();
}
