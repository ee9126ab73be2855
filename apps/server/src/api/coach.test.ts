import { inEnglish } from '@forceout/rules/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMatch, readMatchFile } from '@forceout/formats';
import type { PlayerRecord } from '@forceout/client';
import { botRating, eventFromFlat, modelsOf } from '@forceout/players';
import type { Review } from '@forceout/players';
import { verifyDice } from '@forceout/table';
import { playerRecord } from '../people/player-record.ts';
import { Browser, startApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { chanceFrom } from '../testing/robot.ts';
import { Guest } from '../testing/tables.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startApp({ FORCEOUT_RATES: '1000' });
});
afterAll(() => server.stop());

const settings = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  level: 'basic',
  clock: 'untimed',
  seats: 2,
  bots: ['club'],
  spectators: false,
};

async function arrive(name: string): Promise<{ browser: Browser; guest: Guest }> {
  const browser = new Browser(server.app);
  const { id } = (await browser.call('POST', '/api/guest', { name })).json as { id: string };
  return { browser, guest: new Guest(id) };
}

async function begin(browser: Browser, guest: Guest, hints: boolean): Promise<string> {
  const { id } = (await browser.call('POST', '/api/tables', { ...settings, hints })).json as { id: string };
  await guest.watch(server.tables, id);
  await guest.act(server.tables, id, { do: 'sit', seat: 0 });
  await guest.act(server.tables, id, { do: 'ready', ready: true });
  return id;
}

async function playUntil(guest: Guest, id: string, isSo: () => boolean): Promise<void> {
  const chance = chanceFrom(5);
  const step = async (): Promise<boolean> => {
    if (isSo()) return true;
    await guest.takePart(server.tables, id, chance);
    return isSo();
  };
  await expect.poll(step, { interval: 5 }).toBe(true);
}

describe('hints', () => {
  test('are for who plays at a table that allows them, in three steps, and nobody else hears', async () => {
    const [ann, eve] = [await arrive('Ann'), await arrive('Eve')];
    const id = await begin(ann.browser, ann.guest, true);
    const hint = (browser: Browser, step: number) => browser.call('POST', `/api/tables/${id}/hint`, { step });
    expect((await hint(ann.browser, 1)).json).toEqual({ hint: null });
    const { guest } = ann;
    await playUntil(guest, id, () => {
      const phase = guest.view!.match!.phase;
      return phase.kind === 'moving' && phase.turn === 0;
    });
    const before = { seq: guest.seq, heard: guest.received.length };
    const steps = await Promise.all([1, 2, 3].map(async (step) => (await hint(ann.browser, step)).json));
    expect(new Set(steps.map((step) => JSON.stringify(step))).size).toBe(3);
    expect(steps[2]).toEqual({ hint: expect.stringMatching(/\w/) });
    expect({ seq: guest.seq, heard: guest.received.length }).toEqual(before);
    expect(await hint(eve.browser, 1)).toMatchObject({
      status: 403,
      json: { error: { code: 'not-seated' } },
    });
    expect(await hint(new Browser(server.app), 1)).toMatchObject({ status: 401 });
    for (const step of [0, 4, 'all']) expect((await hint(ann.browser, step as number)).status).toBe(400);
  });

  test('are refused where the table has none', async () => {
    const { browser, guest } = await arrive('Ann');
    const id = await begin(browser, guest, false);
    expect(await browser.call('POST', `/api/tables/${id}/hint`, { step: 1 })).toMatchObject({
      status: 403,
      json: { error: { code: 'no-hints' } },
    });
    expect((await browser.call('POST', '/api/tables/none/hint', { step: 1 })).status).toBe(404);
  });
});

describe('a match that is over', () => {
  test('is reviewed and written to a file for whoever has a link that was not withdrawn, without scratch paper or ids', async () => {
    const { browser, guest } = await arrive('Ann');
    const id = await begin(browser, guest, false);
    const stranger = new Browser(server.app);
    for (const what of ['review', 'match-file', 'match-text']) {
      expect((await browser.call('GET', `/api/tables/${id}/${what}`)).status).toBe(409);
      expect((await stranger.call('GET', `/api/tables/none/${what}`)).status).toBe(404);
    }
    await guest.play(server.tables, id, { do: 'scratch', text: 'a secret of ann' });
    await playUntil(guest, id, () => guest.view!.match!.results.length >= 1);
    await guest.act(server.tables, id, { do: 'finish', wish: true });
    await playUntil(guest, id, () => guest.view!.state === 'over');
    for (const what of ['review', 'match-file', 'match-text'])
      expect((await stranger.call('GET', `/api/tables/${id}/${what}`)).status).toBe(403);
    const link = (await browser.call('POST', `/api/tables/${id}/shares`)).json as {
      id: string;
      share: string;
    };
    const file = (await stranger.call('GET', `/api/tables/${id}/match-file?share=${link.share}`)).json;
    const loaded = readMatchFile(file);
    if (!loaded.ok) throw new Error(inEnglish(loaded.error));
    const { header, match } = loaded.value;
    expect(header.players).toEqual(['Ann', 'Rufus (bot)']);
    expect(match.totals).toEqual(guest.view!.match!.totals);
    const { seed, commitment, nonces } = header;
    const dice = { version: 2, seed: seed!, nonces: nonces!, commitment: commitment! } as const;
    expect(nonces).toHaveLength(2);
    // How often they rolled and dealt is chance.
    const { deals, differences } = verifyDice(loaded.value.events, dice);
    expect({ dealt: deals > 0, differences }).toEqual({ dealt: true, differences: [] });
    expect(JSON.stringify(file)).not.toContain('a secret of ann');
    const told = await stranger.call('GET', `/api/tables/${id}/match-text?share=${link.share}`);
    const { text } = told.json as { text: string };
    const again = readMatch(text);
    if (!again.ok) throw new Error(inEnglish(again.error));
    expect(again.value.header).toEqual(header);
    expect(again.value.match.totals).toEqual(match.totals);
    expect(text).not.toContain('a secret of ann');
    expect(JSON.stringify(file)).not.toContain(guest.person);
    const review = (await stranger.call('GET', `/api/tables/${id}/review?share=${link.share}`))
      .json as Review;
    expect(review.players).toEqual(['Ann', 'Rufus (bot)']);
    expect(review.accounts.map(({ name }) => name)).toEqual(['Ann', 'Rufus (bot)']);
    expect(review.notes.length).toBeGreaterThan(0);
    const rest = `/api/tables/${id}/review?share=${link.share}&from=1`;
    expect((await stranger.call('GET', rest)).json).toMatchObject({
      notes: review.notes.slice(1),
      next: null,
    });
    expect((await stranger.call('GET', `${rest}x`)).status).toBe(400);
    expect(JSON.stringify(review)).not.toContain(guest.person);
    // A new name takes hold in a review that is kept, in its puzzles too.
    expect(review.mistakes.length).toBeGreaterThan(0);
    await server.storage.people.rename(guest.person, 'Zelda');
    const later = await stranger.call('GET', `/api/tables/${id}/review?share=${link.share}`);
    expect(later.json).toMatchObject({ players: ['Zelda', 'Rufus (bot)'] });
    expect(JSON.stringify(later.json)).not.toContain('Ann');
    expect((await stranger.call('GET', `/api/tables/${id}/review?share=${'x'.repeat(43)}`)).status).toBe(403);
    expect((await browser.call('DELETE', `/api/tables/${id}/shares/${link.id}`)).status).toBe(200);
    expect((await stranger.call('GET', `/api/tables/${id}/review?share=${link.share}`)).status).toBe(403);
  });
});

describe('the record of a player', () => {
  test('has every match that is over, is computed anew from the log, and is for its owner and their coach', async () => {
    const account = async (login: string): Promise<{ browser: Browser; guest: Guest }> => {
      const browser = new Browser(server.app);
      const asked = { login, passphrase: 'a long one for the record', name: login.replace('-', ' ') };
      const { id } = (await browser.call('POST', '/api/accounts', asked)).json as { id: string };
      return { browser, guest: new Guest(id) };
    };
    const [ann, coach, other] = [
      await account('record-ann'),
      await account('record-eva'),
      await account('record-finn'),
    ];
    const { person } = ann.guest;
    for (const { guest } of [coach, other]) {
      await server.storage.people.setRole(guest.person, 'coach');
      server.house.sessions.forget(guest.person);
    }
    const school = (await coach.browser.call('POST', '/api/classes', { name: 'Six d' })).json as {
      code: string;
    };
    await ann.browser.call('POST', '/api/classes/join', { code: school.code });
    const id = await begin(ann.browser, ann.guest, false);
    const asked = async (browser: Browser, path: string) =>
      (await browser.call('GET', path)).json as PlayerRecord;
    expect(await asked(ann.browser, '/api/me/record')).toEqual({
      name: 'record ann',
      events: [],
      pending: 0,
    });
    await playUntil(ann.guest, id, () => ann.guest.view!.match!.results.length >= 1);
    await ann.guest.act(server.tables, id, { do: 'finish', wish: true });
    await playUntil(ann.guest, id, () => ann.guest.view!.state === 'over');
    const mine = await asked(ann.browser, '/api/me/record');
    expect(mine).toMatchObject({ events: [{ of: 'match', table: id, game: 'onsets' }], pending: 0 });
    const [event] = mine.events.map(eventFromFlat);
    if (event?.of !== 'match') throw new Error('no match');
    const review = (await ann.browser.call('GET', `/api/tables/${id}/review`)).json as Review;
    expect(review.accounts[0]).toMatchObject(event.counts);
    expect(event.against).toEqual([
      { who: 'club', score: expect.any(Number), rating: botRating('onsets', 'club').rating, deviation: 40 },
    ]);
    expect(JSON.stringify(mine)).not.toContain(person);
    expect(modelsOf([event])[0]!.matches).toBe(1);
    // Asked again it is there already; thrown away it comes back as it was.
    expect(await asked(ann.browser, '/api/me/record')).toEqual(mine);
    const { storage, tables, reading } = server;
    const nothingKept = { ...storage, puzzles: { ...storage.puzzles, of: () => Promise.resolve([]) } };
    const anew = await playerRecord({ storage: nothingKept, tables, reading }, person);
    expect(anew.events).toEqual(mine.events);
    expect(await asked(coach.browser, `/api/people/${person}/record`)).toMatchObject({ name: 'record ann' });
    expect((await other.browser.call('GET', `/api/people/${person}/record`)).status).toBe(403);
    const forged = await ann.browser.call('POST', `/api/puzzles/match-${id}`, { outcome: { of: 'match' } });
    expect(forged.status).toBe(400);
    const here = await ann.browser.call('POST', '/api/puzzles/match-here-1', { outcome: { of: 'match' } });
    expect(here.status).toBe(200);
  }, 120_000);
});
