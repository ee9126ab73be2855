import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { roster, totals } from './hall.ts';
import { houseOfTests, LAPTOP } from './house.ts';

const house = houseOfTests();

/** Counts what hands do that is not typing. */
class Hands {
  clicks = 0;

  async click(what: Locator): Promise<void> {
    this.clicks++;
    await what.click();
  }

  async choose(what: Locator, value: string): Promise<void> {
    // Opening the list and choosing in it.
    this.clicks += 2;
    await what.selectOption(value);
  }
}

async function typeSheets(page: Page, lines: readonly string[], state: string): Promise<void> {
  const field = page.getByLabel('Table, then totals in the order of the seats');
  for (const [index, line] of lines.entries()) {
    await field.fill(line);
    await field.press('Enter');
    await page.locator('.typed li').first().getByText(line, { exact: true }).waitFor();
    await page.locator(`.typed li:first-child[data-is="${state}"]`).waitFor();
    expect(index).toBeLessThan(9);
  }
}

test('C1: a stranger gets from an empty page to a signed result for 24 players in under 60 clicks', async () => {
  const page = await house().page(LAPTOP);
  const hands = new Hands();
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
  const room = (name: string): Locator =>
    page.getByRole('navigation', { name: 'Rooms of the console' }).getByRole('link', { name });
  await page.goto('/run');
  // Nobody has been here before: first an account.
  const register = page.getByRole('region', { name: 'Make an account' });
  await register.getByLabel('Your name at the table').fill('Dora');
  await register.getByLabel('User name').fill('stranger');
  await register.getByLabel('Passphrase', { exact: true }).fill('the director has a long one');
  await hands.click(button('Make the account'));
  await page.getByLabel('Name of the tournament').fill('Valley Saturday');
  await hands.choose(page.getByLabel('Played like'), 'mlag-saturday');
  await hands.click(button('Start'));
  await hands.click(button('Bring in the players'));
  await page.getByLabel('Paste the list').fill(roster(24));
  await hands.click(button('See what becomes of it'));
  await hands.click(button('Bring in 24'));
  await hands.click(button('All 24 expected are here'));
  // A second person types every sheet again: somebody with a pass, on another laptop.
  await hands.click(room('Settings'));
  await page.getByLabel('Name', { exact: true }).fill('Lee');
  await hands.click(button('Make a pass'));
  const code = await page.locator('.fresh-passes code').innerText();
  const second = await house().page(LAPTOP);
  await second.goto('/run');
  await second.getByLabel('Six letters of the pass').fill(code);
  await hands.click(second.getByRole('button', { name: 'Enter' }));
  await second.locator('.entry-line').waitFor();
  await hands.click(room('Today'));
  for (let n = 1; n <= 3; n++) {
    await hands.click(button('Seat the round'));
    await page.locator('.seat-table').first().waitFor();
    const sizes = await page
      .locator('.seat-table')
      .evaluateAll((all) => all.map((one) => one.querySelectorAll('[data-player]').length));
    // Whatever the check finds is looked at and accepted by name.
    await page.locator('.faults, .all-clear').first().waitFor();
    for (
      let left = await page.locator('.faults').getByRole('button', { name: 'Accept' }).count();
      left > 0;
      left--
    ) {
      await hands.click(page.locator('.faults').getByRole('button', { name: 'Accept' }).first());
      await expect
        .poll(() => page.locator('.faults').getByRole('button', { name: 'Accept' }).count())
        .toBe(left - 1);
    }
    await hands.click(button('Publish the seats'));
    await page.getByText('published', { exact: true }).waitFor();
    await hands.click(room('Today'));
    await hands.click(button('Start the round'));
    await hands.click(button('Stop the round'));
    await hands.click(button('Stop the round before its time?'));
    await hands.click(button('Type the sheets'));
    const lines = sizes.map((seats, index) => `${index + 1} ${totals(index + 1, seats, n)}`);
    await typeSheets(page, lines, 'entered');
    await typeSheets(second, lines, 'confirmed');
    await hands.click(room('Today'));
    await hands.click(button('Close the round'));
  }
  await hands.click(button('Sign the standings'));
  await page.getByRole('heading', { name: 'All is signed. Well done!' }).waitFor();
  console.log(`${hands.clicks} clicks`);
  expect(hands.clicks).toBeLessThan(60);
  expect(house().errors).toEqual([]);
});
