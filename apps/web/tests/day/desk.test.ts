import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EVENT, keepersOf, openHall, playRound, publish, totals } from './hall.ts';
import type { Hall, Hand } from './hall.ts';
import { houseOfTests, LAPTOP } from './house.ts';

/** The row of the specification has 200; every test run has enough of them to see slips. */
const SHEETS = Number(process.env['FORCEOUT_SHEETS'] ?? 50);
const house = houseOfTests();

async function desk(hall: Hall, keeper: Hand): Promise<Page> {
  const page = await hall.page(keeper, '/results', LAPTOP);
  await page.locator('.entry-line').waitFor();
  return page;
}

/** Keys only, and never waiting for the answer of the line before. */
async function type(page: Page, lines: readonly string[]): Promise<void> {
  await page.locator('.entry-line').focus();
  for (const line of lines) {
    await page.keyboard.insertText(line);
    await page.keyboard.press('Enter');
  }
}

/** Everything typed has an answer, and what was asked was answered with yes, by its key. */
async function answered(page: Page): Promise<void> {
  for (;;) {
    await expect.poll(() => page.locator('.typed li[data-is="sent"]').count()).toBe(0);
    const open = await page.locator('.typed li[data-is="asked"]').count();
    if (open === 0) return;
    await page.keyboard.press('y');
    await expect.poll(() => page.locator('.typed li[data-is="asked"]').count()).toBeLessThan(open);
  }
}

function random(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

/** A figure as somebody types it who is wrong in 3 of 100 digits. */
function slipped(text: string, chance: () => number): string {
  return text.replaceAll(/\d/g, (digit) => (chance() < 0.03 ? String(Math.floor(chance() * 10)) : digit));
}

test('D2: sheets by keyboard, 3 % of the digits wrong: nothing wrong is confirmed unless both typed the same', async () => {
  const hall = await openHall(house(), SHEETS * 3);
  await publish(hall);
  const tables = (await hall.director.view()).things.table;
  expect(tables).toHaveLength(SHEETS);
  const [kim, lee] = await keepersOf(hall);
  const [one, other] = await Promise.all([desk(hall, kim), desk(hall, lee)]);
  const paper = new Map(tables.map(({ id, number, players }) => [id, totals(number, players.length)]));
  const linesOf = (chance: () => number) =>
    tables.map(({ id, number }) => `${number} ${slipped(paper.get(id)!, chance)}`);
  const [first, second] = [linesOf(random(1)), linesOf(random(2))];
  const wrongIn = (lines: readonly string[]): number =>
    lines.filter((line, index) => line !== `${tables[index]!.number} ${paper.get(tables[index]!.id)}`).length;
  expect(wrongIn(first)).toBeGreaterThan(SHEETS / 20);
  await Promise.all([
    type(one, first).then(() => answered(one)),
    type(other, second).then(() => answered(other)),
  ]);
  const { things } = await hall.director.view();
  const sheets = new Map(things.sheet.map((sheet) => [sheet.table, sheet]));
  expect(sheets.size).toBe(SHEETS);
  for (const [index, { id, players }] of tables.entries()) {
    const { state, seats } = sheets.get(id)!;
    const typed = players.map((player) => seats.find((seat) => seat.player === player)?.total).join(' ');
    const agree = first[index] === second[index];
    expect([id, state]).toEqual([id, agree ? 'confirmed' : 'conflict']);
    // What is confirmed is what both typed, so it is wrong only where both typed the same wrong digit.
    if (agree) expect(`${tables[index]!.number} ${typed}`).toBe(first[index]);
  }
  await one.context().close();
  await other.context().close();
});

/** Match points of three totals of which no two are alike. */
function pointsOf(figures: readonly number[]): readonly number[] {
  const order = figures.toSorted((a, b) => b - a);
  return figures.map((figure) => [6, 4, 2][order.indexOf(figure)]!);
}

test('D2: where the sheet’s own points are typed too, no single wrong digit changes a confirmed match point', async () => {
  const hall = await openHall(house(), 36);
  await hall.director.do({ do: 'set', setting: 'confirm', value: 'checked' });
  await publish(hall);
  const tables = (await hall.director.view()).things.table.toSorted((a, b) => a.number - b.number);
  const chance = random(7);
  const papers = tables.map(({ number }) => {
    const figures = totals(number, 3).split(' ').map(Number);
    return { figures, points: pointsOf(figures) };
  });
  // Behind the number of the table one digit of each line is another one.
  const lines = papers.map(({ figures, points }, index) => {
    const text = `${figures.join(' ')} = ${points.join(' ')}`;
    const digits = [...text.matchAll(/\d/g)].map((digit) => digit.index);
    const at = digits[Math.floor(chance() * digits.length)]!;
    const other = (Number(text[at]) + 1 + Math.floor(chance() * 9)) % 10;
    return `${tables[index]!.number} ${text.slice(0, at)}${other}${text.slice(at + 1)}`;
  });
  const page = await desk(hall, (await keepersOf(hall))[0]);
  await type(page, lines);
  await answered(page);
  const { sheet } = (await hall.director.view()).things;
  const confirmed = sheet.filter(({ state }) => state === 'confirmed');
  const standing = confirmed.map(({ table, seats }) => {
    const index = tables.findIndex(({ id }) => id === table);
    const typed = tables[index]!.players.map(
      (player) => seats.find((seat) => seat.player === player)!.total!,
    );
    return { table, typed: pointsOf(typed), paper: papers[index]!.points };
  });
  for (const { table, typed, paper } of standing) expect([table, typed]).toEqual([table, paper]);
  // Both happened: slips that change nothing, and slips that wait for a second person.
  expect(confirmed.length).toBeGreaterThan(0);
  expect(confirmed.length).toBeLessThan(tables.length);
  await page.context().close();
});

test('D3: who typed a sheet is not its second pair of eyes; two entries that differ stand side by side', async () => {
  const hall = await openHall(house(), 9);
  await publish(hall);
  const [kim, lee] = await keepersOf(hall);
  const page = await desk(hall, kim);
  await type(page, ['1 22 16 18']);
  await page.locator('.typed li[data-is="entered"]').waitFor();
  await type(page, ['1 22 16 18']);
  await page.locator('.typed li[data-is="wrong"]').getByText('somebody else confirms it').waitFor();
  // The other sees neither figures nor who is behind them, and types something else.
  const blind = await desk(hall, lee);
  expect(await blind.locator('.results').innerText()).not.toMatch(/\b22\b/);
  await type(blind, ['1 22 16 81']);
  await blind.locator('.typed li[data-is="conflict"]').waitFor();
  const third = await hall.page(hall.director, '/results', LAPTOP);
  const rows = third.locator('.conflict tbody tr');
  await expect
    .poll(() => rows.allInnerTexts())
    .toEqual([
      expect.stringMatching(/22\s+22/),
      expect.stringMatching(/16\s+16/),
      expect.stringMatching(/18\s+81/),
    ]);
  await third.getByRole('button', { name: 'The paper says this' }).first().click();
  await third.locator('.conflict').waitFor({ state: 'detached' });
  await expect.poll(async () => (await hall.director.view()).things.sheet[0]!.state).toBe('confirmed');
  for (const one of [page, blind, third]) await one.context().close();
});

test('lines that are typed without a network are kept, and come in once it is back, also by a page opened anew', async () => {
  const hall = await openHall(house(), 9);
  await publish(hall);
  const page = await desk(hall, await hall.staff('Kim', 'scorekeeper'));
  await page.context().setOffline(true);
  await type(page, ['1 22 16 18', '2 10 12 14']);
  await page.getByText('2 lines wait for the network').waitFor();
  const kept = await page.context().newPage();
  await page.close();
  await page.context().setOffline(false);
  await kept.goto(`/run/${hall.director.id}/results`);
  await expect
    .poll(async () =>
      (await hall.director.view()).things.sheet.map(({ table, entries }) => [table, entries.length]),
    )
    .toEqual([
      [`${EVENT}-1-1`, 1],
      [`${EVENT}-1-2`, 1],
    ]);
  await kept.context().close();
});

test('D5: a correction after closing shows its effects first, keeps the old figure, and makes version 2', async () => {
  const hall = await openHall(house(), 9, {
    events: [{ id: EVENT, rulebook: 'agloa-onsets-2026', division: 'middle', rounds: 1 }],
  });
  await playRound(hall, 1, await keepersOf(hall));
  await hall.director.do({ do: 'certify', event: EVENT });
  const page = await hall.page(hall.director, '/results', LAPTOP);
  await page.getByRole('button', { name: 'Look at a table, put right' }).click();
  await page.getByLabel('Table', { exact: true }).fill('2');
  const before = (await hall.director.view()).things.sheet.find(
    ({ table }) => table === `${EVENT}-1-2`,
  )!.seats;
  await page.getByLabel('Figures as they should be').fill('1 2 30');
  await page.locator('.effects tbody tr').first().waitFor();
  expect(await page.locator('.effects').innerText()).toContain('→');
  expect(await page.locator('.effects').innerText()).toContain('Certificates to print again');
  expect(await page.getByRole('button', { name: 'Put right', exact: true }).isDisabled()).toBe(true);
  await page.getByLabel('Reason').fill('the sheet says 30');
  await page.getByRole('button', { name: 'Put right', exact: true }).click();
  await page.locator('.history s').first().waitFor();
  const [sheet] = (await hall.director.view()).things.sheet.filter(({ table }) => table === `${EVENT}-1-2`);
  expect(sheet!.corrections).toMatchObject([{ by: 'Dora', reason: 'the sheet says 30', was: before }]);
  await page.getByRole('navigation').getByRole('link', { name: 'Standings' }).click();
  await page.getByRole('button', { name: 'Sign version 2' }).click();
  await page.getByText('Version 2, signed by Dora').waitFor();
  await page.context().close();
});

test('a round is opened again with a reason, and somebody late takes a free chair', async () => {
  const hall = await openHall(house(), 8);
  const late = (await hall.director.view()).things.entry.at(-1)!.player;
  await hall.director.do({ do: 'presence', event: EVENT, players: [late], is: 'away' });
  await playRound(hall, 1, await keepersOf(hall));
  const page = await hall.page(hall.director, '/standings', LAPTOP);
  await page.getByRole('button', { name: 'Open round 1 again' }).click();
  await page.getByLabel('Reason').fill('a sheet was found');
  await page.getByRole('button', { name: 'Open round 1 again' }).click();
  const state = async (): Promise<string> => (await hall.director.view()).things.round[0]!.state;
  await expect.poll(state).toBe('reopened');
  await hall.director.do({ do: 'close', event: EVENT });
  await publish(hall);
  await hall.director.do({ do: 'bell', events: [EVENT] });
  await hall.director.do({ do: 'presence', event: EVENT, players: [late], is: 'present' });
  const two = (await hall.director.view()).things.table.find(
    ({ round, players }) => round === 2 && players.length === 2,
  )!;
  await page.goto(`/run/${hall.director.id}/table/${two.id}`);
  await page.getByLabel('Came late').selectOption(late);
  await page.getByRole('button', { name: 'Sits down here' }).click();
  await page.locator('.table-people li').nth(2).waitFor();
  await page.context().close();
});

test('pages throw no error and keep the policy', () => {
  expect(house().errors).toEqual([]);
});
