import type { Page } from 'playwright-core';
import { figures, ledger, readSeatRequest, wrongInWords } from '@forceout/seating';
import { expect, test } from 'vitest';
import { EVENT, keepersOf, openHall, playRound, publish } from './hall.ts';
import { houseOfTests, LAPTOP } from './house.ts';

const house = houseOfTests();

/** The column of figures that the panel shows: now, then. */
async function shown(page: Page): Promise<Readonly<Record<string, readonly number[]>>> {
  const rows = await page.locator('.swap tbody tr').evaluateAll((all) =>
    all.map((row) => {
      const cells = [...row.querySelectorAll('td')].map((cell) =>
        Number.parseInt(cell.textContent ?? '', 10),
      );
      return [row.getAttribute('data-criterion')!, cells] as const;
    }),
  );
  return Object.fromEntries(rows);
}

test('C4: an exchange shows the figures that `seat` defines, by keys and by dragging, and undoes in one step', async () => {
  const hall = await openHall(house(), 24);
  await playRound(hall, 1, await keepersOf(hall));
  await hall.director.do({ do: 'draft', event: EVENT, seed: 1 });
  const { things } = await hall.director.view();
  const tables = things.table.filter(({ round }) => round === 2).toSorted((a, b) => a.number - b.number);
  const [a, b] = [tables[0]!.players[0]!, tables[3]!.players[1]!];
  const standings = await hall.director.api.ask(hall.director.id, 'standings', { event: EVENT });
  // The request as anybody would write it from the printed papers of round 1.
  const request = readSeatRequest({
    players: things.entry.map(({ player }) => {
      const team = things.team.find(({ slots }) => slots.includes(player))!;
      const { rounds, twos } = standings.individuals.find((one) => one.player === player)!;
      return {
        id: player,
        team: team.id,
        school: things.player.find(({ id }) => id === player)!.school,
        score: rounds[0],
        twos: twos.length,
      };
    }),
    met: things.table.filter(({ round }) => round === 1).map(({ players }) => players),
    order: ['apart', 'team', 'two-again', 'school', 'repeat', 'gap'],
  });
  if (!request.ok) throw new Error(wrongInWords(request.error));
  const book = ledger(request.value);
  const numbered = tables.map(({ number, players }) => ({ table: number, players }));
  const exchanged = numbered.map(({ table, players }) => ({
    table,
    players: players.map((id) => (id === a ? b : id === b ? a : id)),
  }));
  const [before, after] = [figures(book, numbered), figures(book, exchanged)];
  const expected = Object.fromEntries(request.value.order.map((name) => [name, [before[name], after[name]]]));

  const page = await hall.page(hall.director, '/seating', LAPTOP);
  const chip = (id: string) => page.locator(`[data-player="${id}"]`);
  await chip(a).focus();
  await page.keyboard.press('Enter');
  await chip(b).focus();
  await page.keyboard.press('Enter');
  await page.locator('.swap tbody tr').first().waitFor();
  expect(await shown(page)).toEqual(expected);
  // The way forward has the focus: one more key does it.
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Do it');
  await page.keyboard.press('Enter');
  const seatOf = async (id: string): Promise<number> =>
    (await hall.director.view()).things.table.find(
      ({ round, players }) => round === 2 && players.includes(id),
    )!.number;
  await expect.poll(() => seatOf(a)).toBe(tables[3]!.number);
  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('button', { name: 'Undo: two exchanged' }).click();
  await expect.poll(() => seatOf(a)).toBe(tables[0]!.number);
  // Dragged, it is the same question.
  await page.getByRole('link', { name: 'Seating' }).click();
  await chip(a).dragTo(chip(b));
  await page.locator('.swap tbody tr').first().waitFor();
  expect(await shown(page)).toEqual(expected);
  await page.context().close();
});

test('C3: somebody comes late after publishing: only slips that changed are printed', async () => {
  const hall = await openHall(house(), 26);
  const late = (await hall.director.view()).things.entry.at(-1)!.player;
  await hall.director.do({ do: 'presence', event: EVENT, players: [late], is: 'away' });
  await publish(hall);
  const page = await hall.page(hall.director, '/print', LAPTOP);
  const [sheets] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^Scoresheets/ }).click(),
  ]);
  await sheets.waitForLoadState();
  const printed = await sheets.locator('.table-number b').allInnerTexts();
  expect(new Set(printed).size).toBe(9);
  await sheets.close();
  await hall.director.do({ do: 'presence', event: EVENT, players: [late], is: 'present' });
  await hall.director.do({ do: 'draft', event: EVENT, seed: 1 });
  const only = page.getByRole('link', { name: 'Scoresheets: only these' });
  const [changed] = await Promise.all([page.waitForEvent('popup'), only.click()]);
  await changed.waitForLoadState();
  const now = (await hall.director.view()).things.table.find(({ players }) => players.includes(late))!;
  const again = await changed.locator('.table-number b').allInnerTexts();
  expect([...new Set(again)]).toEqual([String(now.number)]);
  await page.context().close();
});

test('pages throw no error and keep the policy', () => {
  expect(house().errors).toEqual([]);
});
