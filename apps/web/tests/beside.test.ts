/** What stands beside the play: taking back, a judge at the table, chairs that are empty, and who may come in. */
import { Api } from '@forceout/client';
import type { Json, TableCommand, TableSettings } from '@forceout/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { outside } from './fits.ts';
import { bring, openScene } from './pages.ts';
import { TABLES } from './scenes.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

/** Somebody who asks the server without a page. */
class Somebody {
  cookie = '';
  readonly api = new Api({
    base: house.base,
    headers: () => ({ cookie: this.cookie }),
    onResponse: (response) => {
      const given = response.headers.get('set-cookie');
      if (given !== null) this.cookie = given.split(';')[0]!;
    },
  });

  async page(path: string): Promise<Page> {
    return openScene(house, { name: path, path, cookie: this.cookie });
  }

  async do(table: string, command: TableCommand): Promise<void> {
    const done = await this.api.command(table, command);
    if ('refusal' in done) throw new Error(done.refusal.message);
  }
}

async function guest(name: string): Promise<Somebody> {
  const somebody = new Somebody();
  await somebody.api.guest(name);
  return somebody;
}

const SETTINGS = { rulebook: 'agloa-onsets-2026', division: 'middle', level: 'basic' } as const;

async function opened(
  by: Somebody,
  more: Partial<TableSettings> & Record<string, Json> = {},
): Promise<string> {
  return (await by.api.openTable({ ...SETTINGS, seats: 3, clock: 'untimed', ...more })).id;
}

const CONFIRM = { error: { code: 'confirm', message: 'Your passphrase, please.' } };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

test('the last move is taken back when all agree', async () => {
  const [scene] = await TABLES['playing-onsets']!(house.base, { mode: 'auto' });
  const pages = await Promise.all(
    [scene!.cookie, ...scene!.others!].map((cookie) => openScene(house, { ...scene!, cookie })),
  );
  const [first] = pages as [Page, ...Page[]];
  const before = await first.locator('[data-place="permitted"] li').count();
  await button(first, 'Beside the table').click();
  await button(first, /^Ask to take back/).click();
  await first.getByRole('dialog').getByLabel(/^Why/).fill('my hand slipped');
  await first
    .getByRole('dialog')
    .getByRole('button', { name: /^Ask to take back/ })
    .click();
  for (const page of pages.slice(1)) {
    await page.locator('.notice', { hasText: 'my hand slipped' }).waitFor();
    expect(await outside(page)).toEqual([]);
    await button(page, 'I agree').click();
  }
  await first.locator('[data-notice="take-back"]').waitFor({ state: 'detached' });
  await expect.poll(() => first.locator('[data-place="permitted"] li').count()).toBe(before - 1);
  for (const page of pages) await page.context().close();
});

test('a judge stops the clocks, warns, rules and goes back', async () => {
  const people = await Promise.all(['Ann', 'Bob'].map(guest));
  const [ann, bob] = people as [Somebody, Somebody];
  const chief = new Somebody();
  await chief.api.signIn('chief', house.passphrase);
  const id = await opened(ann, { seats: 2, judge: 'person', mode: 'auto' });
  for (const [seat, one] of people.entries()) {
    await one.do(id, { do: 'sit', seat });
    await one.do(id, { do: 'ready', ready: true });
  }
  await chief.do(id, { do: 'judge' });
  const [page, player] = await Promise.all([chief.page(`/table/${id}`), bob.page(`/table/${id}`)]);
  const panel = page.getByRole('region', { name: 'Judge' });
  await panel.getByRole('button', { name: 'Stop the clocks' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop the clocks' }).click();
  await player.getByText('Play waits for a judge.').waitFor();
  // Only the judge lets play go on.
  expect(await button(player, 'Play on').count()).toBe(0);
  expect(await outside(player)).toEqual([]);
  await panel.getByRole('button', { name: 'Play on' }).click();
  await player.getByText('Play waits for a judge.').waitFor({ state: 'detached' });
  const annRow = panel.locator('li', { hasText: 'Ann' }).first();
  const penalize = annRow.getByRole('button', { name: 'Penalize −1' });
  await panel.locator('[data-why="no-warning"]').first().waitFor();
  await penalize.dispatchEvent('click');
  await page.getByRole('alert').getByText('A warning comes before').waitFor();
  await annRow.getByRole('button', { name: 'Warn', exact: true }).click();
  await annRow.getByText('warned').waitFor();
  await penalize.click();
  await expect.poll(async () => (await chief.api.table(id)).view.match!.totals[0]).toBe(-1);
  await page.locator('summary', { hasText: 'Scoresheet' }).click();
  await panel.getByRole('button', { name: 'Take a penalty back' }).click();
  await expect.poll(async () => (await chief.api.table(id)).view.match!.totals[0]).toBe(0);
  await page.context().close();
  await player.context().close();
});

test('a bot takes an empty chair, and a chair may stay empty', async () => {
  const [ann, bob, late] = await Promise.all(['Ann', 'Bob', 'Lea'].map(guest));
  const id = await opened(ann!);
  const page = await ann!.page(`/table/${id}`);
  await page.getByLabel('How strong the bot is').first().selectOption('beginner');
  await button(page, 'Put a bot here').click();
  await page.getByText('bot, beginner').first().waitFor();
  await button(page, 'Send the bot away').click();
  await expect.poll(() => button(page, 'Send the bot away').count()).toBe(0);
  for (const [seat, one] of [ann!, bob!].entries()) {
    await one.do(id, { do: 'sit', seat });
    await one.do(id, { do: 'ready', ready: true });
  }
  await button(page, 'Begin with an empty chair').click();
  await page.locator('.table-page').waitFor();
  const watching = await late!.page(`/table/${id}`);
  await button(watching, 'Take the empty chair').click();
  await expect.poll(async () => (await late!.api.table(id)).view.you).toBe(2);
  await page.context().close();
  await watching.context().close();
});

test('whoever made the table lets people in, or does not', async () => {
  const [ann, eve] = await Promise.all(['Ann', 'Eve'].map(guest));
  const id = await opened(ann!, { approval: true });
  const [door, page] = await Promise.all([ann!.page(`/table/${id}`), eve!.page(`/table/${id}`)]);
  await button(page, 'Sit here').click();
  await page.getByRole('alert').getByText('lets people in').waitFor();
  await button(door, 'Let Eve in').click();
  await door.getByText('Eve is let in.').waitFor();
  await button(page, 'Sit here').click();
  await button(page, 'I am ready').waitFor();
  await door.locator('.door').getByRole('button', { name: 'Keep Eve out' }).last().click();
  await expect.poll(async () => (await ann!.api.table(id)).view.seats[0]).toBe(null);
  await door.context().close();
  await page.context().close();
});

test('sessions end, links are withdrawn, and the passphrase is asked for', async () => {
  const [here, elsewhere] = [new Somebody(), new Somebody()];
  const asked = { login: 'rosa', passphrase: 'three cubes and a card', name: 'Rosa' };
  await here.api.register(asked);
  await elsewhere.api.signIn(asked.login, asked.passphrase);
  const page = await here.page('/account');
  await page.locator('summary', { hasText: 'Where you are signed in' }).click();
  const other = page.locator('.account-list li', { hasText: 'since' });
  await other.getByRole('button').click();
  await other.waitFor({ state: 'detached' });
  await expect(elsewhere.api.me()).rejects.toThrow(/./);
  await page.context().close();

  const [scene] = await TABLES['final-onsets']!(house.base, { spectators: false });
  const review = scene!.path.replace('/table/', '/review/');
  const mine = await openScene(house, { ...scene!, path: review });
  await mine.locator('summary', { hasText: 'Links for others' }).click();
  await button(mine, 'Make a link').click();
  const link = await mine.getByLabel('Link to this match').inputValue();
  const stranger = await house.page();
  await stranger.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await stranger.locator('.review-actions').waitFor();
  await button(mine, /^Take back the link/).click();
  await mine.getByText('No links are out.').waitFor();
  await stranger.reload();
  await stranger.getByText('The players of this match play alone.').waitFor();
  await mine.context().close();
  await stranger.context().close();

  const chief = new Somebody();
  await chief.api.signIn('chief', house.passphrase);
  const account = await house.page();
  await bring(house, account, chief.cookie);
  // Whoever has just signed in is not asked; a quarter of an hour later they are.
  await account.route('**/api/people/**', (route) => route.fulfill({ status: 403, json: CONFIRM }), {
    times: 1,
  });
  await account.goto('/account');
  await account.locator('summary', { hasText: 'Give somebody a role' }).click();
  await account.getByLabel('Their number').fill((await here.api.me()).id);
  await button(account, 'Give the role').click();
  await account.getByRole('dialog').getByLabel('Passphrase').fill(house.passphrase);
  await account.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
  await account.locator('.note.good', { hasText: 'Done.' }).waitFor();
  expect((await here.api.me()).role).toBe('coach');
  await account.context().close();
  expect(house.errors).toEqual([]);
});
