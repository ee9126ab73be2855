/** What somebody was sent in a chat is pasted: a position on the judge's and the solver's pages, a match on the review's. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse } from './browser.ts';
import type { House } from './browser.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

const LINE = 'agloa-onsets-2026 middle; cards BR BG G Y; goal 1; required R; permitted n B; after now';
const JSON_POSITION = JSON.stringify({
  rulebook: 'agloa-equations-2015',
  division: 'middle',
  season: 'even',
  goal: '6',
  required: ['red:2'],
  permitted: ['blue:x'],
  resources: ['red:3'],
  after: 'now',
});
/** The first match of the corpus. */
const MATCH = readFileSync(new URL('../../../corpus/agloa-onsets-2026.txt', import.meta.url), 'utf8')
  .split(/^(?=Forceout match 1$)/mu)
  .find((text) => text.startsWith('Forceout match 1'))!;

test('a position in one line is judged, and what is no position is told', async () => {
  const page = await house.page();
  await page.goto('/judge');
  await page.getByText('Paste or copy', { exact: true }).click();
  const box = page.getByLabel('A position as one line or as JSON');
  await box.fill('tomorrow at eight?');
  await page.getByRole('button', { name: 'Use this' }).click();
  await page.getByText('This is no position.').waitFor();
  await box.fill(LINE);
  await page.getByRole('button', { name: 'Use this' }).click();
  await page.getByText('This is no position.').waitFor({ state: 'detached' });
  expect(await box.inputValue()).toBe('');
  await page.getByLabel('Set-Name', { exact: true }).fill('R n B');
  await page
    .getByText(/Correct$/)
    .first()
    .waitFor();
  // The address holds it, for whoever is sent it next.
  expect(new URL(page.url()).searchParams.get('p')).toBe(LINE);
  expect(house.errors).toEqual([]);
  await page.context().close();
});

test('a position in JSON is solved', async () => {
  const page = await house.page();
  await page.goto('/solve');
  await page.getByText('Paste or copy', { exact: true }).click();
  await page.getByLabel('A position as one line or as JSON').fill(JSON_POSITION);
  await page.getByRole('button', { name: 'Use this' }).click();
  await page.waitForURL((url) => url.searchParams.get('p')?.startsWith('agloa-equations-2015') === true);
  expect(house.errors).toEqual([]);
  await page.context().close();
});

test('the text of a match is reviewed, and what is no match is told', async () => {
  const page = await house.page();
  await page.goto('/review');
  const box = page.getByLabel('Or paste a match as text');
  await box.fill('Forceout match 1\nBook: agloa-onsets-2026 middle\nPlayers: ann, bob\n\na fly');
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByRole('alert').waitFor();
  await box.fill(MATCH);
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByRole('region', { name: 'The match, step by step' }).waitFor();
  await page
    .getByText(/^Step \d+ of \d+$/)
    .first()
    .waitFor();
  expect(house.errors).toEqual([]);
  await page.context().close();
});
