/** A league's own book, given to the server in the browser, played there, judged and solved, in two versions. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { settled } from './pages.ts';
import { call } from './table.ts';

const VALLEY = readFileSync(new URL('../../../docs/examples/valley.rulebook.json', import.meta.url), 'utf8');
const LATER = VALLEY.replace('"is": "may"', '"is": "may-not"').replace(
  'On-Sets 2027',
  'On-Sets 2027, second',
);
const MARKED = 'Valley League On-Sets 2027 (house rules)';

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
  page = await house.page();
});
afterAll(() => house.stop());

async function open(path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

async function give(text: string): Promise<void> {
  await open('/rules');
  const file = { name: 'valley.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('.house-rules input[type=file]').setInputFiles(file);
}

/** The position of one shake by the league's book: whoever reads it must know the book. */
const POSITION =
  'valley-onsets-2027 middle; cards BR B R G Y blank; vary double-set B; goal 3 2; required B R; permitted U; after stop';

test('from the file to a table, and an older match still opens', async () => {
  await open('/rules');
  await page.evaluate(call('/api/session', { login: 'chief', passphrase: house.passphrase }));

  // What is wrong is said, and nothing is kept of it.
  await give(VALLEY.replace('"title"', '"titel"'));
  await page.getByText('titel: no such field; did you mean "title"?').waitFor();
  await give(VALLEY);
  await page.getByText('on this device only').waitFor();
  await page.getByRole('button', { name: 'Give it to everybody here' }).click();
  await page.getByText('for everybody here').waitFor();

  // The reader tells what is changed; the comparison has a column for it.
  await page.getByRole('link', { name: 'Valley League On-Sets 2027' }).click();
  await page.getByText('House rules.', { exact: true }).waitFor();
  const changes = await page.locator('.house-rules dl > div').allInnerTexts();
  expect(changes.some((line) => line.includes('IV-C'))).toBe(true);
  expect(changes.some((line) => line.includes('X-D'))).toBe(true);
  expect(changes.some((line) => line.includes('Absolute Value'))).toBe(true);
  await open('/rules/compare/onsets');
  await page.getByRole('link', { name: MARKED }).waitFor();

  // At a table.
  await open('/play');
  await page.getByText('More settings').click();
  await page.getByLabel('Rulebook').selectOption({ label: MARKED });
  await page.getByLabel('Seat 2').selectOption('beginner');
  await page.getByLabel('Seat 3').selectOption('beginner');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL(/\/table\//);
  const table = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Roll a cube' }).waitFor();

  // The judge and the solver read a position by its name.
  await open(`/judge?${new URLSearchParams({ p: POSITION, w: '[{"setName":"B U R"}]' }).toString()}`);
  await page.locator('.ruling-verdict.good').waitFor();
  await open(`/solve?${new URLSearchParams({ p: POSITION, go: '1' }).toString()}`);
  await page.locator('.answer.good').waitFor();

  // A newer version: new tables have it, the older match keeps its own.
  await give(LATER);
  await page.getByRole('button', { name: 'Give it to everybody here' }).click();
  await page.getByRole('link', { name: 'Valley League On-Sets 2027, second' }).waitFor();
  await open(table);
  await page.getByRole('button', { name: 'Roll a cube' }).waitFor();
  const kept = await page.evaluate<string>(
    `fetch('/api${table.replace('/table/', '/tables/')}').then((answer) => answer.text())`,
  );
  expect(kept).toContain('"procedure.bonus.leader":{"is":"may","rule":"IV-C"}');

  // On one device, without the server knowing of it.
  await open('/hotseat');
  await page
    .locator('.course select')
    .first()
    .selectOption({ label: 'Valley League On-Sets 2027, second (house rules)' });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Roll a cube' }).or(page.locator('.cover')).first().waitFor();
  const plan = await page.evaluate<string>(`localStorage.getItem('forceout-hotseat') ?? ''`);
  expect(plan).toContain('"is":"may-not"');
  expect(house.errors).toEqual([]);
});
