import type { PublicRules } from '@forceout/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, startApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { addressesOf } from '../routes/network-routes.ts';
import { allHere, openDay } from '../testing.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startApp({ FORCEOUT_RATES: '1000' });
});
afterAll(() => server.stop());

test('a phone whose scripts fail gets the released pages as one plain page, and finds a seat by name or number', async () => {
  const day = await openDay(server, 9, { preset: 'club', name: 'Valley <b>Saturday</b>' });
  const { director, code } = day;
  await allHere(day);
  const phone = new Browser(server.app);
  const plain = async (query = '') => {
    const page = await phone.call('GET', `/api/t/${code}/plain${query}`);
    expect(page.headers.get('content-type')).toContain('text/html');
    return String(page.json);
  };
  expect((await phone.call('GET', `/t/${code}?plain`)).headers.get('location')).toBe(`/api/t/${code}/plain`);
  const empty = await plain('?q=Ana');
  expect(empty).toContain('Valley &lt;b&gt;Saturday');
  expect(empty).toContain('Nothing is released yet');
  expect(empty).toContain('Nobody of that name');
  // What everybody may know before anything is released: by which rules it is played.
  expect(empty).toContain('No shake begins after 30 minutes; 5 more');
  const rules = (await phone.call('GET', `/api/t/${code}/rules/on-mid`)).json as PublicRules;
  expect(rules).toMatchObject({ event: 'on-mid' });
  expect(rules.lines.en).toContain('Ties are shared.');
  expect(rules.lines.es.length).toBe(rules.lines.en.length);
  expect(empty).not.toMatch(/<script|Family|https?:\/\//);
  await director.do({ do: 'draft', event: 'on-mid', seed: 1 });
  await director.do({ do: 'publish', event: 'on-mid' });
  expect(await plain()).not.toContain('Ana F');
  await director.do({ do: 'release', event: 'on-mid', n: 1, what: 'seating', on: true });
  expect(await plain()).toContain('Ana F');
  const { things } = await director.view();
  const ana = things.player.find(({ first }) => first === 'Ana')!;
  const table = things.table.find(({ players }) => players.includes(ana.id))!;
  for (const asked of ['an', String(ana.number)])
    expect(await plain(`?q=${asked}`)).toContain(`<b>Ana F</b>: table ${table.number}, with `);
  await director.do({ do: 'bell', events: ['on-mid'] });
  expect(await plain()).toContain('Round 1: last shake in 30 min');
  for (const { id, players } of things.table)
    await director.do({
      do: 'enter',
      table: id,
      seats: players.map((player, seat) => ({ player, total: 7 + id.length + seat * things.table.length })),
      sure: ['same-totals'],
    });
  expect(await plain()).not.toContain('→');
  const [bell] = (await director.view()).things.bell;
  await director.do({ do: 'ring', bell: bell!.id, what: 'stop' });
  expect(await plain()).toContain('Round 1: Stop');
  const spanish = await phone.call('GET', `/api/t/${code}/plain?q=an`, undefined, {
    'accept-language': 'fr-FR,es-MX;q=0.9,en;q=0.8',
  });
  expect(spanish.json).toContain('<html lang="es">');
  expect(spanish.json).toContain('Ronda 1: Alto');
  expect(spanish.json).toContain(`<b>Ana F</b>: mesa ${table.number}, con `);
  await director.do({ do: 'close', event: 'on-mid' });
  await director.do({ do: 'release', event: 'on-mid', n: 1, what: 'results', on: true });
  const last = await plain('?q=%3Cscript%3E');
  expect(last).toContain('Standings after round 1');
  expect(last).toContain('→ 6');
  expect(last).not.toMatch(/<script|Family/);
});

test('staff see how the hall reaches the laptop', async () => {
  const day = await openDay(server, 0);
  const ron = await day.staff('Ron', 'runner');
  const seen = await ron.get('/network');
  expect(seen.json).toEqual({ addresses: [], here: '192.0.2.1', staff: 0, public: 0 });
  expect((await new Browser(server.app).call('GET', `/api/days/${ron.day}/network`)).status).toBe(401);
  expect(addressesOf('127.0.0.1', 1)).toEqual([]);
  expect(addressesOf('192.168.1.7', 8080)).toEqual(['http://192.168.1.7:8080']);
  for (const address of addressesOf('0.0.0.0', 80)) expect(address).toMatch(/^http:\/\/\d+(\.\d+){3}:80$/);
});
