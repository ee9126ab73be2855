import { expect, test } from 'vitest';
import { EVENT, openHall, publish } from './hall.ts';
import type { Hall } from './hall.ts';
import { houseOfTests, PHONE } from './house.ts';

const house = houseOfTests();

async function running(players: number, rulebook: string): Promise<Hall> {
  const hall = await openHall(house(), players, { events: [{ id: EVENT, rulebook, division: 'middle' }] });
  await publish(hall);
  await hall.director.do({ do: 'bell', events: [EVENT], minutes: 4, extra: 5 });
  return hall;
}

test('C5: a runner scans a card, a judge takes the call, asks for another, rules, and the table gets its minutes back', async () => {
  const hall = await running(9, 'agloa-onsets-2026');
  const [runner, judge, head] = [
    await hall.staff('Rio', 'runner'),
    await hall.staff('Jo', 'judge'),
    await hall.staff('Hedy', 'head-judge'),
  ];
  // The card's code is a plain link; whoever holds a pass is led on to the table.
  const card = await hall.page(runner, '', PHONE);
  await card.goto(`/t/${hall.code}/${EVENT}/1/2`);
  await card.getByRole('link', { name: 'open this table' }).click();
  await card.getByRole('button', { name: 'Rule question' }).click();
  await card.getByText('Rule question').first().waitFor();
  const page = await hall.page(judge, '/staff', PHONE);
  const call = page.locator('.call');
  await call.getByRole('button', { name: 'I take it' }).click();
  await call.getByText('taken by Jo').waitFor();
  await call.getByRole('button', { name: 'Another judge' }).click();
  const other = await hall.page(head, '/staff', PHONE);
  await other.getByText('Second judge wanted').waitFor();
  await call.getByRole('button', { name: 'Done' }).first().click();
  await page.getByLabel('What was ruled').fill('The Goal stands.');
  await page.getByLabel('Section of the book').fill('VII-B');
  await page.getByLabel('Minutes it took').fill('3');
  await page.locator('.end-call').getByRole('button', { name: 'Done' }).click();
  await page.getByText('Nobody calls a judge.').waitFor();
  const { things } = await hall.director.view();
  expect(things.call).toMatchObject([
    { state: 'done', takenBy: 'Jo', minutes: 3, ruling: { rule: 'VII-B', text: 'The Goal stands.' } },
  ]);
  expect(things.table.find(({ number }) => number === 2)!.minutes).toBe(3);
  await other.goto(`/run/${head.id}/table/${EVENT}-1-2`);
  await other.getByText('This table stops at').waitFor();
  for (const one of [card, page, other]) await one.context().close();
});

test('C5: a book without it gives no time back, and of ten calls at once none is lost', async () => {
  const hall = await running(30, 'agloa-onsets-2014');
  const judge = await hall.staff('Jo', 'judge');
  const page = await hall.page(judge, '/staff', PHONE);
  await page.getByText('Nobody calls a judge.').waitFor();
  const tables = (await hall.director.view()).things.table;
  await Promise.all(tables.map(({ id }) => judge.do({ do: 'call', table: id, why: 'Challenge' })));
  await expect.poll(() => page.locator('.call').count()).toBe(10);
  // Who waits longest stands first.
  const { things } = await hall.director.view();
  const order = things.call
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ table }) => things.table.find(({ id }) => id === table)!.number);
  expect(await page.locator('.call-table').allInnerTexts()).toEqual(order.map(String));
  const first = things.call.toSorted((a, b) => a.at.localeCompare(b.at))[0]!;
  await judge.do({ do: 'take-call', call: first.id });
  await judge.do({ do: 'end-call', call: first.id, minutes: 3 });
  await expect.poll(() => page.locator('.call').count()).toBe(9);
  expect((await hall.director.view()).things.table.find(({ id }) => id === first.table)!.minutes ?? 0).toBe(
    0,
  );
  await page.context().close();
});

test('C6: a pass that is revoked is dead at once, also on the page that is open', async () => {
  const hall = await openHall(house(), 9);
  const judge = await hall.staff('Jo', 'judge');
  const page = await hall.page(judge, '/staff', PHONE);
  await page.getByLabel('Number of the table').waitFor();
  const [pass] = await hall.director.api.passes(hall.director.id);
  await hall.director.api.revokePass(hall.director.id, pass!.id);
  await page.getByRole('heading', { name: /no longer valid/ }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: /no longer valid/ }).waitFor();
  expect(house().errors).toEqual([]);
  await page.context().close();
});
