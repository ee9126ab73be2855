import { expect, test } from 'vitest';
import { openHall, publish } from './hall.ts';
import type { Hall } from './hall.ts';
import { houseOfTests, LAPTOP, PROJECTOR } from './house.ts';
import type { Page } from 'playwright-core';

const house = houseOfTests();
const HALL = 'http://192.168.7.5:8080';

/** The console as on the director's own laptop, which has this address in the hall. */
async function atLaptop(hall: Hall, path: string, options: typeof LAPTOP | typeof PROJECTOR): Promise<Page> {
  const page = await house().page(options);
  await page.route('**/api/days/*/network', (route) =>
    route.fulfill({
      json: { addresses: [HALL, 'http://10.0.0.3:8080'], here: '127.0.0.1', staff: 2, public: 31 },
    }),
  );
  await page
    .context()
    .addCookies([...hall.director.cookies].map(([name, value]) => ({ name, value, url: house().base })));
  await page.goto(`/run/${hall.director.id}${path}`);
  return page;
}

test('[11] every paper of the console prints, cards with both codes that lead phones to the laptop', async () => {
  const hall = await openHall(house(), 9);
  const page = await atLaptop(hall, '/print', LAPTOP);
  // Before anybody sits, papers about seats say so instead of leading to an error.
  await page.locator('.paper-waits', { hasText: 'nobody is seated yet' }).first().waitFor();
  await publish(hall);
  await page.locator('a[href*="/print/table-cards"]').waitFor();
  expect(await page.locator('a[href*="/print/wifi"]').count()).toBe(0);
  await page.getByLabel('Wi-Fi name').fill('Gym');
  await page.getByLabel('Wi-Fi password').fill('cubes; and more');
  await page.locator('a[href*="/print/wifi"]').waitFor();
  const links = await page
    .locator('.papers a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  expect(links.length).toBeGreaterThan(17);
  const cookie = [...hall.director.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const link of links) {
    const answer = await fetch(`${house().base}${link}`, { headers: { cookie } });
    const text = await answer.text();
    expect([link, answer.status]).toEqual([link, 200]);
    expect(new URL(link, house().base).searchParams.get('address')).toBe(HALL);
    if (link.includes('/table-cards')) expect(text.split('class="qr"').length - 1).toBe(6);
  }
  // A laptop in two networks: the director says which one the hall is in, and it is kept.
  await page.getByLabel('Phones open').selectOption('http://10.0.0.3:8080');
  await page.reload();
  await page.locator('a[href*="10.0.0.3"]').first().waitFor();
});

test('[8] before the bell the projector shows where phones find their seats, also on the laptop itself', async () => {
  const hall = await openHall(house(), 6);
  const page = await atLaptop(hall, '/clock', PROJECTOR);
  await page.getByText(`192.168.7.5:8080/t/${hall.code}`).waitFor();
  await page.locator('.big-clock .qr').waitFor();
});

test('[12] the network page knows the addresses and how many listen', async () => {
  const hall = await openHall(house(), 6);
  const page = await atLaptop(hall, '/network', LAPTOP);
  await page.getByText('2 of the staff, 31 phones').waitFor();
  await page.getByText(HALL).waitFor();
});

test('[9] who typed one of two entries reads that the other is not shown, not that somebody refused', async () => {
  const hall = await openHall(house(), 6);
  await hall.director.do({ do: 'set', setting: 'confirm', value: 'two-entries' });
  await publish(hall);
  await hall.director.do({ do: 'bell', events: ['on-mid'] });
  const [kim, lee] = [await hall.staff('Kim', 'scorekeeper'), await hall.staff('Lee', 'scorekeeper')];
  await kim.type('1 12 16 9');
  await lee.type('1 12 16 8');
  const page = await hall.page(kim, '/results', LAPTOP);
  const conflict = page.locator('.conflict');
  await conflict.getByText('not shown to you').first().waitFor();
  expect(await conflict.getByText('says it is wrong').count()).toBe(0);
});
