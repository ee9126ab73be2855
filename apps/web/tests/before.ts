import type { Page } from 'playwright-core';

/** Digits of the tray go to the Goal, one after another. */
async function laysGoal(page: Page): Promise<void> {
  const digits = page.locator('.tray .grip').filter({ has: page.locator('.drawing') });
  for (const place of [0, 1]) {
    await digits.nth(place === 0 ? 1 : 0).click();
    await page.getByRole('button', { name: /^Put .* into Goal$/ }).click();
  }
  await page.locator('.laid .grip').last().click();
}

/** The first step shows an empty mat; where nobody made a mistake it has to do. */
async function toMistake(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next mistake' });
  if (await next.isEnabled()) await next.click();
}

/** What somebody has done on a page before a picture of it is taken. */
export const BEFORE: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'review-onsets': toMistake,
  'review-equations': toMistake,
  solve: async (page) => {
    await page.getByRole('button', { name: 'Solve it' }).click();
    await page.locator('.drawn').first().waitFor();
  },
  'goal-onsets': laysGoal,
  'goal-equations': laysGoal,
  'playing-onsets': (page) => page.locator('.tray .grip').first().click(),
  'playing-equations': (page) => page.locator('#scratch').fill('8-3\n(2+7)x4/3'),
  'writing-onsets': (page) => page.getByLabel('Set-Name', { exact: true }).fill('(R U B) n G'),
  'writing-equations': (page) => page.getByLabel('Solution', { exact: true }).fill('(2+3)x4'),
};
