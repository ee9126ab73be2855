import type { TableView } from '@forceout/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, startApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { ROUTES } from './app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.stop());

async function guest(name: string): Promise<Browser> {
  const browser = new Browser(server.app);
  expect((await browser.call('POST', '/api/guest', { name })).status).toBe(200);
  return browser;
}

describe('sessions', () => {
  test('a guest is in with one call, by a cookie that no script can read', async () => {
    const ann = await guest('Ann');
    expect(ann.lastCookie).toMatch(/^forceout=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
    expect((await ann.call('GET', '/api/me')).json).toMatchObject({
      name: 'Ann',
      kind: 'guest',
      role: 'player',
    });
    expect((await ann.call('DELETE', '/api/session')).status).toBe(200);
    expect(ann.lastCookie).toMatch(/^forceout=; .*Max-Age=0/);
    expect((await new Browser(server.app).call('GET', '/api/me')).status).toBe(401);
  });

  test('behind https the cookie is secure and browsers remember to stay there', async () => {
    const secure = await startApp({ FORCEOUT_HTTPS: '1' });
    const browser = new Browser(secure.app);
    const reply = await browser.call('POST', '/api/guest', { name: 'Ann' });
    expect(browser.lastCookie).toMatch(/; Secure$/);
    expect(reply.headers.get('strict-transport-security')).toBe('max-age=31536000');
    await secure.stop();
  });

  test('an account, its tokens, its data and its end', async () => {
    const ann = await guest('Ann K');
    const asked = { login: 'annk', passphrase: 'a good long one' };
    expect((await ann.call('POST', '/api/accounts', asked)).json).toMatchObject({
      kind: 'account',
      name: 'Ann K',
    });
    const made = (await ann.call('POST', '/api/tokens', { label: 'my bot' })).json as {
      id: string;
      token: string;
    };
    const bot = new Browser(server.app);
    const bearer = { authorization: `Bearer ${made.token}` };
    expect((await bot.call('GET', '/api/me', undefined, bearer)).json).toMatchObject({ login: 'annk' });
    // A token opens tables but no further tokens.
    expect((await bot.call('POST', '/api/tokens', { label: 'another' }, bearer)).status).toBe(403);
    await ann.call('DELETE', `/api/tokens/${made.id}`);
    expect((await bot.call('GET', '/api/me', undefined, bearer)).status).toBe(401);

    const phone = new Browser(server.app);
    expect((await phone.call('POST', '/api/session', { ...asked, passphrase: 'wrong' })).status).toBe(401);
    expect((await phone.call('POST', '/api/session', asked)).status).toBe(200);
    const change = { old: asked.passphrase, new: 'another long one' };
    expect((await ann.call('POST', '/api/me/passphrase', change)).status).toBe(200);
    expect((await phone.call('GET', '/api/me')).status).toBe(401);
    await ann.call('POST', '/api/puzzles/p-1', { outcome: { solved: true } });
    const data = (await ann.call('GET', '/api/me/data')).json as Record<string, unknown[]>;
    expect(data['puzzles']).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain('argon2');
    expect((await ann.call('POST', '/api/me/delete', { passphrase: 'no' })).status).toBe(401);
    expect((await ann.call('POST', '/api/me/delete', { passphrase: change.new })).status).toBe(200);
    expect((await ann.call('POST', '/api/session', { login: 'annk', passphrase: change.new })).status).toBe(
      401,
    );
  });
});

describe('guards', () => {
  test('another page cannot act for a person', async () => {
    const ann = await guest('Ann');
    const evil = { origin: 'https://evil.example' };
    expect((await ann.call('DELETE', '/api/session', undefined, evil)).json).toMatchObject({
      error: { code: 'wrong-origin' },
    });
    // A form or an image sends the cookie, but not our header.
    const response = await server.app.request('http://play.test/api/session', {
      method: 'DELETE',
      headers: { host: 'play.test', cookie: ann.cookie! },
    });
    expect(response.status).toBe(403);
    expect((await ann.call('GET', '/api/me')).status).toBe(200);
  });

  test('every answer carries the security headers', async () => {
    for (const path of ['/api/me', '/healthz', '/nothing', '/openapi.json']) {
      const { headers } = await new Browser(server.app).call('GET', path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  test('bodies are short, JSON and as the schema says', async () => {
    const browser = new Browser(server.app);
    const post = (body: unknown, headers = {}) => browser.call('POST', '/api/guest', body, headers);
    expect(await post({ name: 'x'.repeat(40_000) })).toMatchObject({ status: 413 });
    expect(await post('{"name": ')).toMatchObject({ status: 400, json: { error: { code: 'malformed' } } });
    expect(await post('name=Ann', { 'content-type': 'text/plain' })).toMatchObject({ status: 400 });
    expect(await post({ name: 7 })).toMatchObject({
      json: { error: { message: expect.stringMatching(/^name: /) } },
    });
    expect(await post({ name: 'Ann', role: 'admin' })).toMatchObject({ status: 400 });
    expect(await post({ name: 'f u c k' })).toMatchObject({ json: { error: { code: 'name' } } });
  });

  test('guessing a passphrase soon takes very long', async () => {
    const browser = new Browser(server.app);
    const statuses: number[] = [];
    for (let count = 0; count < 10; count++) {
      const reply = await browser.call('POST', '/api/session', {
        login: 'victim',
        passphrase: `guess ${count}`,
      });
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 429, 429]);
    const other = await browser.call('POST', '/api/session', { login: 'someone-else', passphrase: 'guess' });
    expect(other.status).toBe(401);
  });

  test('roles and the audit are for those who may', async () => {
    const ann = await guest('Ann');
    expect((await ann.call('GET', '/api/audit')).status).toBe(403);
    expect((await ann.call('POST', '/api/classes', { name: 'Class' })).status).toBe(403);
    const { id } = (await ann.call('GET', '/api/me')).json as { id: string };
    expect((await ann.call('POST', `/api/people/${id}/name`, { name: 'Boss' })).status).toBe(403);
    expect((await ann.call('POST', `/api/people/${id}/role`, { role: 'admin' })).status).toBe(403);
  });
});

describe('tables', () => {
  const settings = { rulebook: 'agloa-onsets-2026', division: 'middle', seats: 2 };

  test('open, find by code, sit, play and watch over plain HTTP', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const table = (await ann.call('POST', '/api/tables', settings)).json as { id: string; code: string };
    expect((await bob.call('GET', `/api/codes/${table.code.toLowerCase()}`)).json).toEqual({ id: table.id });
    expect((await bob.call('GET', '/api/codes/ZZZZZZ')).status).toBe(404);
    let count = 0;
    const act = async (browser: Browser, command: object) =>
      (await browser.call('POST', `/api/tables/${table.id}/commands`, { id: `c${count++}`, command })).json;
    expect(await act(ann, { do: 'sit', seat: 0 })).toEqual({ seq: 2 });
    expect(await act(bob, { do: 'sit', seat: 0 })).toMatchObject({ refusal: { code: 'seat-taken' } });
    expect(await act(bob, { do: 'sit', seat: 1 })).toEqual({ seq: 3 });
    expect((await ann.call('GET', '/api/tables')).json).toContainEqual(
      expect.objectContaining({ id: table.id, seats: ['Ann', 'Bob'], state: 'open' }),
    );
    await act(ann, { do: 'ready', ready: true });
    await act(bob, { do: 'ready', ready: true });
    expect(await act(ann, { do: 'play', deed: { do: 'sign' } })).toMatchObject({
      refusal: { code: expect.any(String) },
    });
    expect(await act(ann, { do: 'play', deed: { do: 'roll-for-setter' } })).toEqual({ seq: 6 });
    const seen = (await bob.call('GET', `/api/tables/${table.id}`)).json;
    expect(seen).toMatchObject({ seq: 6, view: { state: 'playing', you: 1, seed: null } });
    expect((await ann.call('GET', '/api/me/tables')).json).toMatchObject([{ id: table.id }]);
  });

  test('puzzles done are kept under their whole name', async () => {
    const ann = await guest('Ann');
    // The name of a day's puzzle, as the web app gives it.
    const daily = 'daily-agloa-equations-2026-elementary-2026-11-16';
    expect((await ann.call('POST', `/api/puzzles/${daily}`, { outcome: { right: true } })).status).toBe(200);
    expect((await ann.call('GET', '/api/puzzles')).json).toContainEqual(
      expect.objectContaining({ puzzle: daily, outcome: { right: true } }),
    );
    expect((await ann.call('POST', `/api/puzzles/${'x'.repeat(101)}`, { outcome: {} })).status).toBe(400);
  });

  test('a table with bots names their levels, and keeps a seat for a person', async () => {
    const ann = await guest('Ann');
    const open = (bots: unknown) => ann.call('POST', '/api/tables', { ...settings, seats: 2, bots });
    for (const bots of [1, ['grandmaster'], ['club', 'club'], ['club', 'club', 'club']])
      expect((await open(bots)).status).toBe(400);
    const { id } = (await open(['club'])).json as { id: string };
    expect((await ann.call('GET', '/api/tables')).json).toContainEqual(
      expect.objectContaining({
        id,
        seats: [null, 'Rufus (bot)'],
        settings: expect.objectContaining({ bots: ['club'] }),
      }),
    );
    expect((await ann.call('POST', '/api/tables', { ...settings, division: 'minor' })).status).toBe(400);
  });

  test('a bot sits where it was asked to, and nowhere else', async () => {
    const ann = await guest('Ann');
    const open = (botSeats: unknown) =>
      ann.call('POST', '/api/tables', { ...settings, seats: 3, bots: ['club', 'varsity'], botSeats });
    for (const seats of [[], [1], [1, 1], [1, 3], [1, -1], 'last'])
      expect((await open(seats)).status).toBe(400);
    const { id } = (await open([2, 0])).json as { id: string };
    const { view } = (await ann.call('GET', `/api/tables/${id}`)).json as { view: TableView };
    expect(view.seats.map((seat) => seat?.bot ?? null)).toEqual(['varsity', null, 'club']);
    expect(
      (await ann.call('POST', '/api/tables', { ...settings, seats: 2, bots: ['club'], botSeats: [2] }))
        .status,
    ).toBe(400);
  });
});

describe('the description', () => {
  test('tells every route with its schemas', async () => {
    const { json } = await new Browser(server.app).call('GET', '/openapi.json');
    const { paths, openapi } = json as { openapi: string; paths: Record<string, Record<string, object>> };
    expect(openapi).toBe('3.1.0');
    for (const { method, path } of ROUTES) expect(paths[path]?.[method]).toHaveProperty('responses');
    expect(paths['/api/guest']?.['post']).toMatchObject({
      requestBody: {
        content: { 'application/json': { schema: { required: ['name'], additionalProperties: false } } },
      },
    });
  });

  test('health, readiness and metrics', async () => {
    const browser = new Browser(server.app);
    expect((await browser.call('GET', '/healthz')).json).toEqual({ alive: true });
    expect((await browser.call('GET', '/readyz')).json).toMatchObject({ ready: true, why: [] });
    const metrics = (await browser.call('GET', '/metrics')).json;
    expect(metrics).toContain('forceout_http_requests_total{route="/api/guest",status="200"}');
    expect(metrics).toContain('forceout_tables_in_memory');
  });
});
