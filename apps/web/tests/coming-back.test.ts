/** Who sits where, and what somebody finds who comes back to a table. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { Person } from './driver.ts';
import { call, sitDown } from './table.ts';

const ONSETS = { rulebook: 'agloa-onsets-2026', division: 'middle' };

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

test('the log comes back whole after a reload, also what was pointed out', async () => {
  const picks = /^Pick (Two Operations|No Null Restrictions|Absolute Value)/;
  const table = await sitDown(house, { ...ONSETS, clock: 'untimed' }, picks);
  const { person, match } = await table.until('goal');
  const digit = match.shake!.mat.resources.find((cube) => /^\d$/.test(cube))!;
  await person.setGoal(digit);
  const { phase, shake } = await table.match();
  if (phase.kind !== 'moving') throw new Error('nobody moves');
  const cubes = shake!.mat.resources.filter((cube) => /^[RBGYUn-]$/.test(cube));
  await table.move(cubes[0]!, 'Permitted');
  // Out of turn: it stands until somebody says so.
  const [mover, waits] = [table.people[phase.turn]!, table.people[(phase.turn + 1) % 3]!];
  await mover.moveCube(cubes[1]!, 'Permitted');
  await waits.button('Point it out').click();
  await waits.press('It was not this player’s turn');
  const charge = `${waits.name} points out to ${mover.name}: “It was not this player’s turn.”`;
  const [somebody] = table.people as [Person];
  const charged = somebody.page.locator('.log-near .log li', { hasText: charge });
  await charged.waitFor({ state: 'attached' });
  const before = await somebody.told();
  expect(before.at(-1)).toMatch(/sat down\.|is ready\./);
  await somebody.page.reload();
  await charged.waitFor({ state: 'attached' });
  // Whoever was there from the first moment has told it all; nothing is missing, and nothing there twice.
  expect(await somebody.told()).toEqual(before);
  // Somebody who comes for the first time is told the same, from the side.
  await waits.page.reload();
  await waits.page.locator('.log-near .log li', { hasText: charge }).waitFor({ state: 'attached' });
  expect((await waits.told()).slice(0, 5)).toEqual(before.slice(0, 5));
});

test('a bot sits on the seat that it was chosen for', async () => {
  const page = await house.page();
  await page.goto('/play');
  await page.getByLabel('Seat 2').selectOption('club');
  await page.getByRole('button', { name: 'Make the table' }).click();
  const seats = page.locator('.seats .seat');
  await seats.filter({ hasText: 'Rufus (bot)' }).waitFor();
  expect((await seats.allInnerTexts()).map((text) => text.includes('Rufus (bot)'))).toEqual([
    false,
    true,
    false,
  ]);
  await page.context().close();
});

test('the judge’s seat is there for whoever may judge, and their place is their own', async () => {
  const [ann, chief] = [new Person(await house.page(), 'Ann'), new Person(await house.page(), 'chief')];
  await ann.page.goto('/');
  await ann.page.evaluate(call('/api/guest', { name: 'Ann' }));
  const { id } = await ann.page.evaluate<{ id: string }>(call('/api/tables', { ...ONSETS, judge: 'person' }));
  await chief.page.goto('/');
  await chief.page.evaluate(call('/api/session', { login: 'chief', passphrase: house.passphrase }));
  for (const person of [ann, chief]) {
    person.at(id);
    await person.page.goto(`/table/${id}`);
    await person.button('Sit here').waitFor();
  }
  expect(await ann.button('Sit down as judge').count()).toBe(0);
  await chief.press('Sit down as judge');
  await chief.button('Leave the judge’s seat').waitFor();
  expect(await ann.button('Leave the judge’s seat').count()).toBe(0);
  expect(house.errors).toEqual([]);
});
