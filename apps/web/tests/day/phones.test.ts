import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cardOf, EVENT, openHall, publish, stopRound } from './hall.ts';
import type { Hall } from './hall.ts';
import { houseOfTests, LAPTOP, PHONE } from './house.ts';

const house = houseOfTests();

async function startedHall(phones: 'never' | 'after-stop'): Promise<Hall> {
  const hall = await openHall(house(), 9);
  const { director } = hall;
  if (phones !== 'never') await director.do({ do: 'set', setting: 'player-phones', value: phones });
  await publish(hall);
  await director.do({ do: 'bell', events: [EVENT] });
  return hall;
}

/** A phone that has scanned the card of a table. */
async function scan(hall: Hall, number: number): Promise<Page> {
  const page = await house().page(PHONE);
  await page.goto(cardOf(hall, number).path);
  await page.getByRole('heading', { name: `Table ${number} Round 1` }).waitFor();
  return page;
}

async function typeTotals(page: Page, totals: readonly number[]): Promise<void> {
  const fields = page.locator('input[type=number]');
  await fields.first().waitFor();
  for (const [seat, total] of totals.entries()) await fields.nth(seat).fill(String(total));
}

async function sign(page: Page, name: string, initials: string, button: string): Promise<void> {
  await page.getByRole('radio', { name }).check();
  await page.getByLabel('Your initials').fill(initials);
  await page.getByRole('button', { name: button }).click();
}

async function sheetOf({ director }: Hall, number: number) {
  const { things } = await director.view();
  return things.sheet.find(({ table }) => table === `${EVENT}-1-${number}`);
}

/** Names as the page has them, in the order of the seats. */
async function namesAt(page: Page): Promise<readonly string[]> {
  await page.locator('.total b').first().waitFor();
  return page.locator('.total b').allInnerTexts();
}

test('[D4] with `never` the card says why, and takes nothing', async () => {
  const hall = await startedHall('never');
  const page = await scan(hall, 1);
  await page.getByText('Here results come on paper').waitFor();
  await stopRound(hall);
  await page.locator('.clock[data-phase="writing"]').waitFor();
  await page.getByText('Here results come on paper').waitFor();
  expect(await page.getByRole('button', { name: 'Sign and send' }).count()).toBe(0);
  await page.context().close();
});

test('[D4] after Stop all accept on two phones, one of them passed round: confirmed', async () => {
  const hall = await startedHall('after-stop');
  const [first, second] = [await scan(hall, 2), await scan(hall, 2)];
  for (const page of [first, second]) await page.getByText('Phones are used after “Stop”').waitFor();
  await stopRound(hall);
  // The pages that are open hear of it.
  await typeTotals(first, [12, 9, 16]);
  const [one, two, three] = await namesAt(first);
  await first.getByRole('button', { name: 'Sign and send' }).click();
  await first.getByText('Tap your name first.').waitFor();
  await sign(first, one!, 'A', 'Sign and send');
  await first.getByText('Still to sign').waitFor();
  // A digit was wrong: as long as nobody else has signed, it is changed.
  await first.getByRole('button', { name: 'I mistyped' }).click();
  await typeTotals(first, [12, 9, 18]);
  await sign(first, one!, 'A', 'Sign and send');
  await first.locator('.total').nth(2).getByText('18').waitFor();
  expect((await sheetOf(hall, 2))?.state).toBe('entered');
  await second.locator('.total').nth(2).getByText('18').waitFor();
  await second.locator('.total').nth(2).getByText('6 points').waitFor();
  await sign(second, two!, 'B', 'Right: I sign');
  await second.getByText(`Still to sign, here or on their own phone: ${three}.`).waitFor();
  await sign(second, three!, 'C', 'Right: I sign');
  await second.getByText('All of you have signed.').waitFor();
  await first.getByText('All of you have signed.').waitFor();
  const sheet = await sheetOf(hall, 2);
  expect(sheet).toMatchObject({ state: 'confirmed', source: 'phones' });
  expect(sheet?.seats.map(({ total }) => total)).toEqual([12, 9, 18]);
  expect(sheet?.entries.map((entry) => ('initials' in entry ? entry.initials : ''))).toEqual(['A', 'B', 'C']);
  for (const page of [first, second]) await page.context().close();
});

test('[D4] one refuses: a conflict that staff settle by the paper; a closed round kills the card', async () => {
  const hall = await startedHall('after-stop');
  await stopRound(hall);
  const page = await scan(hall, 3);
  await typeTotals(page, [20, 11, 7]);
  const [one, two] = await namesAt(page);
  await sign(page, one!, 'A', 'Sign and send');
  await page.getByText('Still to sign').waitFor();
  await sign(page, two!, 'B', 'No, something is wrong');
  await page.getByText('Then nothing counts').waitFor();
  await page.getByRole('button', { name: 'Yes, it is wrong' }).click();
  await page.getByText('You do not agree.').waitFor();
  expect((await sheetOf(hall, 3))?.state).toBe('conflict');
  const desk = await hall.page(hall.director, '/results', LAPTOP);
  await desk.getByText('says it is wrong').first().waitFor();
  await desk.getByRole('button', { name: 'The paper says this' }).first().click();
  await expect.poll(async () => (await sheetOf(hall, 3))?.state).toBe('confirmed');
  await page.reload();
  await page.getByText('The paper sheet of this table is in').waitFor();
  for (const number of [1, 2])
    await hall.director.do({ do: 'leave-out', table: `${EVENT}-1-${number}` }, 'no');
  await hall.director.do({ do: 'close', event: EVENT });
  await page.getByText('This round is over; this card opens nothing any more.').waitFor();
  const other = await house().page(PHONE);
  await other.goto(cardOf(hall, 3).path.replace(/k=.*/, 'k=BBBBBBBBBB'));
  await other.getByText('This is no card of this tournament.').waitFor();
  for (const each of [page, desk, other]) await each.context().close();
});
