import { expect, test } from 'vitest';
import { EVENT, keepersOf, openHall, playRound, publish } from './hall.ts';
import { houseOfTests, LAPTOP, PHONE, PROJECTOR } from './house.ts';

const house = houseOfTests();

/** A picture of one dot. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a runner’s photo of a sheet is seen beside its line, by whoever may', async () => {
  const hall = await openHall(house(), 9);
  await publish(hall);
  const [kim] = await keepersOf(hall);
  const [runner, door] = [await hall.staff('Rio', 'runner'), await hall.staff('Dee', 'check-in')];
  const phone = await hall.page(runner, `/table/${EVENT}-1-2`, PHONE);
  await phone
    .locator('input[type=file]')
    .setInputFiles({ name: 'sheet.png', mimeType: 'image/png', buffer: PICTURE });
  await phone.getByText('The photo is kept with the table.').waitFor();
  await phone.getByRole('img', { name: 'Sheet of table 2, photo 1' }).waitFor();
  const desk = await hall.page(kim, '/results', LAPTOP);
  const photo = desk.getByRole('img', { name: 'Sheet of table 2, photo 1' });
  await desk.locator('.entry-line').fill('2 ');
  await photo.waitFor();
  await expect.poll(() => desk.evaluate(`document.querySelector('.sheet-photos img').naturalWidth`)).toBe(1);
  // Another table has none; and whoever is at the door has nothing to do with sheets.
  await desk.locator('.entry-line').fill('3 ');
  await photo.waitFor({ state: 'detached' });
  await expect(door.api.photos(door.id)).rejects.toMatchObject({ status: 403 });
  for (const page of [phone, desk]) await page.context().close();
});

test('the network test says that the laptop answers, and that it no longer does', async () => {
  const hall = await openHall(house(), 0);
  const page = await hall.page(await hall.staff('Rio', 'runner'), '/staff', PHONE);
  await page.getByRole('link', { name: 'Network test' }).click();
  await page.locator('[data-is="good"] .verdict, [data-is="slow"] .verdict').waitFor();
  await expect.poll(() => page.locator('.trips i[data-is="heard"]').count()).toBeGreaterThan(1);
  await page.context().setOffline(true);
  await page.getByText('The laptop does not answer').waitFor();
  await page.context().setOffline(false);
  await page.locator('[data-is="good"] .verdict, [data-is="slow"] .verdict').waitFor();
  await page.context().close();
});

test('awards are shown one by one by keys, the last place first', async () => {
  const hall = await openHall(house(), 9, {
    events: [{ id: EVENT, rulebook: 'agloa-onsets-2026', division: 'middle', rounds: 1 }],
  });
  await playRound(hall, 1, await keepersOf(hall));
  await hall.director.do({ do: 'certify', event: EVENT });
  const awards = await hall.director.api.ask(hall.director.id, 'awards', { event: EVENT, places: 3 });
  const page = await hall.page(hall.director, '/awards', PROJECTOR);
  await page.getByText(`${awards.length} awards`).waitFor();
  await page.keyboard.press('ArrowRight');
  const individuals = awards.filter((award) => award.for.of === 'individuals');
  const count = page.locator('.award-count');
  await expect.poll(() => count.innerText()).toBe(`1 / ${awards.length}`);
  // The first slide is the last of the places for individuals.
  const shown = page.locator('.award h1 .drawn-word');
  expect(await shown.getAttribute('aria-label')).toBe(String(individuals.at(-1)!.place));
  expect(await page.locator('.award li').count()).toBe(individuals.at(-1)!.winners.length);
  await page.keyboard.press('End');
  await page.getByText('Congratulations').waitFor();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => count.innerText()).toBe(`${awards.length} / ${awards.length}`);
  await page.keyboard.press('Home');
  // Nobody's whole name stands on the wall unless the director wants it.
  await page.getByRole('button', { name: 'Begin' }).click();
  expect(await page.locator('.award').innerText()).not.toMatch(/\b(Ito|Tan|Young)\b/);
  await page.context().close();
  expect(house().errors).toEqual([]);
});
