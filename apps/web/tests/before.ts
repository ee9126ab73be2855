import { LANGUAGES } from '@forceout/rules/languages';
import type { Page } from 'playwright-core';
import { wordsIn } from '../src/words/fetched.ts';
import type { Words } from '../src/words/words.ts';

/** The words that this page speaks. */
export async function wordsOn(page: Page): Promise<Words> {
  const spoken = await page.locator('html').getAttribute('lang');
  return wordsIn(LANGUAGES.find((language) => language === spoken) ?? 'en');
}

/** A name with something in its blank. */
function withBlank(name: (blank: string) => string): RegExp {
  const [before = '', after = ''] = name('\n')
    .split('\n')
    .map((part) => RegExp.escape(part));
  return new RegExp(`^${before}.*${after}$`, 'u');
}

/** Digits of the tray go to the Goal, one after another. */
async function laysGoal(page: Page): Promise<void> {
  const { table } = await wordsOn(page);
  const digits = page.locator('.tray .grip').filter({ has: page.locator('.drawing') });
  for (const place of [0, 1]) {
    await digits.nth(place === 0 ? 1 : 0).click();
    await page
      .getByRole('button', { name: withBlank((cube) => table.putHere(cube, table.sections.goal)) })
      .click();
  }
  await page.locator('.laid .grip').last().click();
}

/** The first step shows an empty mat; where nobody made a mistake it has to do. */
async function toMistake(page: Page): Promise<void> {
  const { review } = await wordsOn(page);
  const next = page.getByRole('button', { name: review.steps.nextMistake });
  if (await next.isEnabled()) await next.click();
}

/** What somebody has done on a page before a picture of it is taken, in whatever language it speaks. */
export const BEFORE: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'review-onsets': toMistake,
  'review-equations': toMistake,
  solve: async (page) => {
    await page.getByRole('button', { name: (await wordsOn(page)).solve.go }).click();
    await page.locator('.drawn').first().waitFor();
  },
  'goal-onsets': laysGoal,
  'goal-equations': laysGoal,
  'playing-onsets': (page) => page.locator('.tray .grip').first().click(),
  'playing-equations': (page) => page.locator('#scratch').fill('8-3\n(2+7)x4/3'),
  'writing-onsets': async (page) =>
    page.getByLabel((await wordsOn(page)).writing.setName, { exact: true }).fill('(R U B) n G'),
  'writing-equations': async (page) =>
    page.getByLabel((await wordsOn(page)).writing.solution, { exact: true }).fill('(2+3)x4'),
};
