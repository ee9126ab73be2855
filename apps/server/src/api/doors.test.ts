import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, startApp } from '../testing/app.ts';
import type { Reply, TestApp } from '../testing/app.ts';
import { QUICK } from '../testing/match.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startApp({ FORCEOUT_RATES: '1000' });
});
afterAll(() => server.stop());

let made = 0;
async function account(role: 'player' | 'coach' = 'player', name = `Person ${made}`) {
  const browser = new Browser(server.app);
  const asked = { login: `person-${made++}`, passphrase: 'quite a long one', name };
  const { id } = (await browser.call('POST', '/api/accounts', asked)).json as { id: string };
  if (role !== 'player') {
    await server.storage.people.setRole(id, role);
    server.house.sessions.forget(id);
  }
  return { browser, id, ...asked };
}

async function act(browser: Browser, table: string, command: object): Promise<unknown> {
  const body = { id: crypto.randomUUID(), command };
  const { json } = await browser.call('POST', `/api/tables/${table}/commands`, body);
  return (json as { refusal?: { code: string } }).refusal?.code ?? 'done';
}

async function open(browser: Browser, more: object = {}): Promise<string> {
  return ((await browser.call('POST', '/api/tables', { ...QUICK, ...more })).json as { id: string }).id;
}

describe('the door of a table', () => {
  test('whoever opened it takes somebody from their seat, and may keep them away', async () => {
    const [ann, eve] = [await account(), await account()];
    const id = await open(ann.browser);
    expect(await act(eve.browser, id, { do: 'sit', seat: 1 })).toBe('done');
    expect((await eve.browser.call('POST', `/api/tables/${id}/kick`, { seat: 1 })).status).toBe(403);
    expect((await ann.browser.call('POST', `/api/tables/${id}/kick`, { seat: 1 })).status).toBe(200);
    expect(await act(eve.browser, id, { do: 'sit', seat: 1 })).toBe('done');
    expect((await ann.browser.call('POST', `/api/tables/${id}/kick`, { seat: 1, ban: true })).status).toBe(
      200,
    );
    expect(await act(eve.browser, id, { do: 'sit', seat: 1 })).toBe('banned');
    expect((await eve.browser.call('GET', `/api/tables/${id}`)).json).toMatchObject({
      error: { code: 'banned' },
    });
    expect((await ann.browser.call('POST', `/api/tables/${id}/kick`, { seat: 1 })).status).toBe(404);
  });

  test('a table for a class is for nobody else', async () => {
    const [coach, pupil, other] = [await account('coach'), await account(), await account()];
    const school = (await coach.browser.call('POST', '/api/classes', { name: 'Six b' })).json as {
      id: string;
      code: string;
    };
    await pupil.browser.call('POST', '/api/classes/join', { code: school.code });
    expect((await other.browser.call('POST', '/api/tables', { ...QUICK, onlyClass: school.id })).status).toBe(
      403,
    );
    const id = await open(coach.browser, { onlyClass: school.id });
    expect(await act(other.browser, id, { do: 'sit', seat: 0 })).toBe('class-only');
    expect((await other.browser.call('GET', `/api/tables/${id}`)).status).toBe(403);
    expect(await act(pupil.browser, id, { do: 'sit', seat: 0 })).toBe('done');
    expect(await act(coach.browser, id, { do: 'sit', seat: 1 })).toBe('done');
  });

  test('who has to be let in asks by sitting down', async () => {
    const [ann, bob] = [await account(), await account('player', 'Bob the Second')];
    const id = await open(ann.browser, { approval: true });
    expect(await act(ann.browser, id, { do: 'sit', seat: 0 })).toBe('done');
    expect(await act(bob.browser, id, { do: 'sit', seat: 1 })).toBe('ask-first');
    expect((await bob.browser.call('GET', `/api/tables/${id}/door`)).status).toBe(403);
    expect((await ann.browser.call('GET', `/api/tables/${id}/door`)).json).toEqual([
      { person: bob.id, name: 'Bob the Second', state: 'asked' },
    ]);
    await ann.browser.call('POST', `/api/tables/${id}/door`, { person: bob.id, in: true });
    expect(await act(bob.browser, id, { do: 'sit', seat: 1 })).toBe('done');
  });
});

describe('sessions', () => {
  test('a token plays and does nothing else, and no way in survives a new passphrase', async () => {
    const ann = await account();
    const { token } = (await ann.browser.call('POST', '/api/tokens', { label: 'bot' })).json as {
      token: string;
    };
    const bearer = { authorization: `Bearer ${token}` };
    const bot = (method: string, path: string, body?: object): Promise<Reply> =>
      new Browser(server.app).call(method, path, body, bearer);
    expect((await bot('POST', '/api/tables', QUICK)).status).toBe(200);
    for (const path of ['/api/me/data', '/api/sessions', '/api/tokens', '/api/classes'])
      expect((await bot('GET', path)).json).toMatchObject({ error: { code: 'token' } });
    const change = { old: ann.passphrase, new: 'another quite long one' };
    expect((await ann.browser.call('POST', '/api/me/passphrase', change)).status).toBe(200);
    expect((await bot('GET', '/api/me')).status).toBe(401);
    expect((await ann.browser.call('GET', '/api/me')).status).toBe(200);
  });

  test("a guest's cookie ends when the guest becomes an account", async () => {
    const guest = new Browser(server.app);
    await guest.call('POST', '/api/guest', { name: 'Gus' });
    const old = guest.cookie!;
    expect(
      (await guest.call('POST', '/api/accounts', { login: 'gus-x', passphrase: 'quite a long one' })).status,
    ).toBe(200);
    expect(guest.cookie).not.toBe(old);
    guest.cookie = old;
    expect((await guest.call('GET', '/api/me')).status).toBe(401);
  });

  test('are listed and ended, and short unless one stays', async () => {
    const ann = await account();
    const [shared, own] = [new Browser(server.app), new Browser(server.app)];
    const asked = { login: ann.login, passphrase: ann.passphrase };
    await shared.call('POST', '/api/session', asked);
    await own.call('POST', '/api/session', { ...asked, stay: true });
    const seconds = (browser: Browser): number =>
      Number(/forceout=[\w-]+;.*?Max-Age=(\d+)/.exec(browser.allCookies)?.[1]);
    expect(seconds(shared)).toBe(12 * 3600);
    expect(seconds(own)).toBe(45 * 24 * 3600);
    const list = (await own.call('GET', '/api/sessions')).json as { id: string; here: boolean }[];
    expect(list).toHaveLength(3);
    expect(list.filter(({ here }) => here)).toHaveLength(1);
    expect((await own.call('DELETE', '/api/sessions/others')).status).toBe(200);
    expect((await shared.call('GET', '/api/me')).status).toBe(401);
    expect((await own.call('GET', '/api/me')).status).toBe(200);
  });

  test('authority over people asks for the passphrase again after a while', async () => {
    const coach = await account('coach');
    const school = (await coach.browser.call('POST', '/api/classes', { name: 'Six d' })).json as {
      code: string;
    };
    const pupil = await account();
    await pupil.browser.call('POST', '/api/classes/join', { code: school.code });
    const rename = (name: string) => coach.browser.call('POST', `/api/people/${pupil.id}/name`, { name });
    expect((await rename('Pat')).status).toBe(200);
    const [session] = await server.storage.sessions.of(coach.id, 'session');
    await server.storage.sessions.confirm(session!.hash, Date.now() - 16 * 60_000);
    server.house.sessions.forget(coach.id);
    expect((await rename('Sam')).json).toMatchObject({ error: { code: 'confirm' } });
    const say = (passphrase: string) => coach.browser.call('POST', '/api/session/confirm', { passphrase });
    expect((await say('wrong')).status).toBe(401);
    expect((await say(coach.passphrase)).status).toBe(200);
    expect((await rename('Sam')).status).toBe(200);
  });

  test('nobody is locked out by somebody elsewhere, nor at a place where they are known', async () => {
    const strict = await startApp();
    const ann = new Browser(strict.app);
    const asked = { login: 'annabel', passphrase: 'quite a long one' };
    await ann.call('POST', '/api/accounts', asked);
    expect((await ann.call('POST', '/api/session', asked)).status).toBe(200);
    const device = /forceout-device=[\w-]+/.exec(ann.allCookies)![0];
    const eve = new Browser(strict.app);
    const guess = async () =>
      (await eve.call('POST', '/api/session', { ...asked, passphrase: 'guess' })).status;
    let tries = 0;
    while ((await guess()) === 401) tries++;
    expect(tries).toBeLessThan(10);
    const signIn = (cookie: string | null) => {
      const browser = new Browser(strict.app);
      browser.cookie = cookie;
      return browser.call('POST', '/api/session', asked);
    };
    expect((await signIn(null)).status).toBe(429);
    expect((await signIn(device)).status).toBe(200);
    await strict.stop();
  });
});

test('in a class no two names look the same, and a code that was changed opens nothing', async () => {
  const coach = await account('coach');
  const school = (await coach.browser.call('POST', '/api/classes', { name: 'Six e' })).json as {
    id: string;
    code: string;
  };
  const [one, two] = [await account('player', 'Lily'), await account('player', 'L1ly.')];
  expect((await one.browser.call('POST', '/api/classes/join', { code: school.code })).status).toBe(200);
  expect((await two.browser.call('POST', '/api/classes/join', { code: school.code })).json).toMatchObject({
    error: { code: 'name-taken' },
  });
  const other = await account('player', 'Rose');
  await other.browser.call('POST', '/api/classes/join', { code: school.code });
  const renamed = await coach.browser.call('POST', `/api/people/${other.id}/name`, { name: 'LILY' });
  expect(renamed.json).toMatchObject({ error: { code: 'name-taken' } });
  const { code } = (await coach.browser.call('POST', `/api/classes/${school.id}/code`)).json as {
    code: string;
  };
  expect(code).not.toBe(school.code);
  expect((await two.browser.call('POST', '/api/classes/join', { code: school.code })).status).toBe(404);
});
