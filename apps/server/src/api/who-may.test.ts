import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, startApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { trial } from '../testing/trial.ts';
import { ROUTES } from './app.ts';
import { nameOf, WHO_MAY } from './who-may.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startApp({ FORCEOUT_RATES: '1000' });
});
afterAll(() => server.stop());

test('every route is written down, once, and as the server runs it', () => {
  expect(Object.keys(WHO_MAY).sort()).toEqual(ROUTES.map(nameOf).sort());
  for (const route of ROUTES)
    expect([nameOf(route), WHO_MAY[nameOf(route)]!.door === 'anyone']).toEqual([
      nameOf(route),
      route.who === 'anyone',
    ]);
});

test('everybody is let through or turned away at every route as the table says', async () => {
  const admin = new Browser(server.app);
  const asked = { login: 'trial-boss', passphrase: 'the boss has a long one', name: 'Boss' };
  const { json } = await admin.call('POST', '/api/accounts', asked);
  await server.storage.people.setRole((json as { id: string }).id, 'admin');
  server.house.sessions.forget((json as { id: string }).id);
  const { tried, wrong } = await trial(
    async (headers, method, path, body) => {
      const browser = new Browser(server.app);
      const reply = await browser.call(method, path, body, headers);
      return { ...reply, cookie: browser.cookie };
    },
    { cookie: admin.cookie! },
  );
  expect(wrong).toEqual([]);
  expect(tried).toBe(ROUTES.length * 11);
});
