import { inEnglish } from '@forceout/rules/words';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judgeRequest, readPositionLine } from '@forceout/formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from './app.ts';
import { Meters } from './meters.ts';
import { Browser, startApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startApp({ FORCEOUT_RATES: '1000' });
});
afterAll(() => server.stop());

const LINE =
  'agloa-onsets-2026 middle; cards BR BG G Y; goal 1; required R; permitted n B; resources G U; after now';
const EXAMPLES = fileURLToPath(new URL('../../../../packages/formats/examples/', import.meta.url));

async function guest(): Promise<Browser> {
  const browser = new Browser(server.app);
  await browser.call('POST', '/api/guest', { name: 'Quentin' });
  return browser;
}

/** The same as text. */
async function asText(path: string, text: string, type = 'text/plain') {
  const { cookie } = await guest();
  const response = await server.app.request(`http://play.test${path}`, {
    method: 'POST',
    headers: { 'content-type': type, cookie: cookie!, 'x-forceout': '1', host: 'play.test' },
    body: text,
  });
  return { status: response.status, json: (await response.json()) as Readonly<Record<string, unknown>> };
}

describe('the judge and the solvers over HTTP', () => {
  test('a judge answers as the command line does, in JSON and as one line', async () => {
    const browser = await guest();
    const position = positionOf(LINE);
    const json = await browser.call('POST', '/api/judge', { position, written: [{ setName: 'R n B' }] });
    expect(json).toMatchObject({ status: 200, json: { verdict: 'correct', reasons: [], value: '1' } });
    const line = await browser.call('POST', '/api/judge', {
      position: LINE,
      written: [{ setName: 'R n B' }],
    });
    expect(line.json).toEqual(json.json);
    expect((await asText('/api/judge', `${LINE}; written R n B`)).json).toEqual(json.json);
  });

  test('every example of the contract is judged as it is here', async () => {
    const browser = await guest();
    for (const game of ['onsets', 'equations']) {
      const lines = readFileSync(`${EXAMPLES}${game}-judge.jsonl`, 'utf8').trim().split('\n').slice(0, 25);
      for (const line of lines) {
        const { request } = JSON.parse(line) as { request: unknown };
        const here = judgeRequest(request);
        const { status, json } = await browser.call('POST', '/api/judge', request);
        expect({ status, json }).toEqual(
          here.ok
            ? { status: 200, json: JSON.parse(JSON.stringify(here.value)) as unknown }
            : { status: 400, json: { error: { code: 'malformed', message: here.error } } },
        );
      }
    }
  });

  test('a solver finds what can be written, and several where several are wanted', async () => {
    const browser = await guest();
    const one = await browser.call('POST', '/api/solve', { position: LINE });
    expect(one).toMatchObject({ status: 200, json: { answer: 'yes' } });
    const many = LINE.replace('after now', 'after impossible');
    const several = await browser.call('POST', '/api/solve?all=3&limit=1000', { position: many });
    expect((several.json as { written: readonly unknown[] }).written).toHaveLength(3);
    const equation =
      'agloa-equations-2015 middle; goal 6; required r2; permitted bx; resources r3; after now';
    expect((await asText('/api/solve', equation)).json).toMatchObject({ answer: 'yes' });
  });

  test('every move is told what it leads to', async () => {
    const { status, json } = await asText('/api/analyse?limit=2000', LINE);
    expect(status).toBe(200);
    expect(json).toMatchObject({ whole: true, standing: 'now' });
    expect((json['moves'] as readonly unknown[]).length).toBeGreaterThan(3);
  });

  test.each([
    ['/api/judge', { position: LINE }, 'written: missing'],
    ['/api/judge', { position: LINE, writen: [] }, 'writen: no such field; did you mean "written"?'],
    [
      '/api/judge',
      { position: 'agloa-onsets-1914 middle', written: [] },
      'position.rulebook: "agloa-onsets-1914" is not a rulebook',
    ],
    ['/api/solve', { position: LINE.replace('; after now', '') }, 'position.after: missing'],
    ['/api/solve?limit=99999', { position: LINE }, 'limit: a whole number from 1 to 3000'],
    ['/api/solve?all=many', { position: LINE }, 'all: a whole number from 1 to 20'],
    ['/api/analyse', { position: LINE, totals: [1] }, 'totals: two or three totals are expected'],
    ['/api/analyse', [], 'an object is expected'],
    ['/api/judge', null, 'an object is expected'],
  ])('%s %j is refused in one line', async (path, body, message) => {
    const { status, json } = await (await guest()).call('POST', path, body);
    expect(status).toBe(400);
    const { error } = json as { error: { code: string; message: string } };
    expect(error.code).toBe('malformed');
    expect(error.message).toContain(message);
    expect(error.message).not.toContain('\n');
  });

  test.each([
    ['text/plain', `${LINE}; sauce R`, 'position: a position has no "sauce"'],
    ['text/plain', '', 'position.rulebook: "" is not a rulebook'],
    ['application/json', '{"position":', 'The body is not JSON.'],
    [
      'application/xml',
      '<position/>',
      'The body is JSON (application/json) or one line of text (text/plain).',
    ],
  ])('%s %j is refused in one line', async (type, text, message) => {
    const { status, json } = await asText('/api/solve', text, type);
    expect(status).toBe(400);
    expect((json['error'] as { message: string }).message).toContain(message);
  });

  test('a body that is too long is not read', async () => {
    expect(await asText('/api/judge', 'x'.repeat(40_000))).toMatchObject({ status: 413 });
  });

  test('strangers sign in first, and tokens of bots may ask', async () => {
    const stranger = await new Browser(server.app).call('POST', '/api/solve', { position: LINE });
    expect(stranger.status).toBe(401);
    const owner = new Browser(server.app);
    await owner.call('POST', '/api/accounts', {
      login: 'asker',
      passphrase: 'a long one to ask',
      name: 'Asker',
    });
    const { json } = await owner.call('POST', '/api/tokens', { label: 'bot' });
    const { token } = json as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const asked = await new Browser(server.app).call('POST', '/api/solve', { position: LINE }, headers);
    expect(asked.status).toBe(200);
  });

  test('house rules of this server are known by their name', async () => {
    const rules = {
      format: 'forceout-rulebook',
      version: 1,
      id: 'asking-onsets-2027',
      title: 'Asking League',
      extends: 'agloa-onsets-2026',
      answers: { 'procedure.bonus.leader': { is: 'may', rule: 'IV-C' } },
    };
    const admin = new Browser(server.app);
    const made = await admin.call('POST', '/api/accounts', {
      login: 'house',
      passphrase: 'a long one for rules',
      name: 'House',
    });
    await server.storage.people.setRole((made.json as { id: string }).id, 'admin');
    server.house.sessions.forget((made.json as { id: string }).id);
    expect(await admin.call('POST', '/api/rulebooks', rules)).toMatchObject({ status: 200 });
    const position = LINE.replace('agloa-onsets-2026', 'asking-onsets-2027');
    expect(await admin.call('POST', '/api/solve', { position })).toMatchObject({ json: { answer: 'yes' } });
  });
});

describe('the limits of people', () => {
  test('a person has twenty questions at once, and a block of addresses a hundred', () => {
    for (const path of ['/api/judge', '/api/solve', '/api/analyse'])
      expect(ROUTES.find((route) => route.path === path)?.meter).toBe('question');
    let now = 0;
    const meters = new Meters(1, () => now);
    const asked = (person: string, times: number): number =>
      Array.from({ length: times }, () => meters.act('question', 'here', person)).filter(
        (wait) => wait === null,
      ).length;
    expect(asked('ann', 30)).toBe(20);
    expect(meters.act('question', 'elsewhere', 'ann')).not.toBeNull();
    now += 2000;
    expect(asked('ann', 5)).toBe(1);
    const others = Array.from({ length: 10 }, (_, person) => asked(`guest ${person}`, 20));
    // 21 of a hundred are gone, and two seconds have given four back.
    expect(others.reduce((sum, one) => sum + one, 0)).toBeLessThan(90);
    expect(others.at(-1)).toBe(0);
  });

  test('a search ends with its limit, and says that it is not whole', async () => {
    const many =
      'agloa-onsets-2026 middle; cards BRGY BRG BRY BR RG RY R GY G blank; goal 2; resources B U G - Y n Y B R R U G';
    const { json } = await asText('/api/analyse?limit=1', many);
    expect(json).toMatchObject({ whole: false });
  });
});

function positionOf(line: string): Readonly<Record<string, unknown>> {
  const read = readPositionLine(line);
  if (!read.ok) throw new Error(inEnglish(read.error));
  return read.value;
}
