import type { LineAnswer, PublicStandings } from '@forceout/client';
import type { NextStep } from '@forceout/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, startApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { allHere, openDay } from './testing.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startApp({ FORCEOUT_RATES: '1000' });
});
afterAll(() => server.stop());

test('a day of three rounds over HTTP, from an empty page to a signature', async () => {
  const day = await openDay(server, 24);
  const { director } = day;
  const next = async (): Promise<NextStep> =>
    (await director.ask<{ steps: NextStep[] }>({ ask: 'today' })).steps[0]!;
  expect(await next()).toMatchObject({ event: 'on-mid', step: 'check-in' });
  await allHere(day);
  const [kim, lee] = [await day.staff('Kim', 'scorekeeper'), await day.staff('Lee', 'scorekeeper')];
  for (let n = 1; n <= 3; n++) {
    expect((await next()).step).toBe('draft');
    await director.do({ do: 'draft', event: 'on-mid', seed: n });
    for (const { code } of (await next()).blocks)
      await director.do({ do: 'accept', event: 'on-mid', finding: code });
    expect(await next()).toMatchObject({ step: 'publish', ready: true });
    await director.do({ do: 'publish', event: 'on-mid', release: true });
    expect((await next()).step).toBe('start');
    await director.do({ do: 'bell', events: ['on-mid'] });
    const [bell] = (await director.view()).things.bell.slice(-1);
    expect(bell).toMatchObject({ minutes: 30, extra: 5 });
    await director.do({ do: 'ring', bell: bell!.id, what: 'last-shake' });
    await director.do({ do: 'ring', bell: bell!.id, what: 'stop' });
    const tables = (await director.view()).things.table.filter(({ round }) => round === n);
    for (const { number, players } of tables) {
      const line = `${number} ${players.map((_, seat) => 10 + ((number * 7 + seat * 5 + n) % 11)).join(' ')}`;
      for (const keeper of [kim, lee]) {
        const read = await keeper.ask<LineAnswer>({ ask: 'line', line });
        if (read.is !== 'sheet') throw new Error(JSON.stringify(read));
        expect(read.echo).toHaveLength(players.length);
        const sure = read.questions.map(({ code }) => code);
        await keeper.do({ ...read.deed, ...(sure.length > 0 ? { sure } : {}) });
      }
    }
    expect((await next()).step).toBe('close');
    await director.do({ do: 'close', event: 'on-mid' });
    await director.do({ do: 'release', event: 'on-mid', n, what: 'results', on: true });
  }
  expect((await next()).step).toBe('certify');
  await director.do({ do: 'certify', event: 'on-mid' });
  const shown = await new Browser(server.app).call('GET', `/api/t/${day.code}/standings/on-mid`);
  const { after, individuals } = shown.json as PublicStandings;
  expect([after, individuals.length]).toEqual([3, 24]);
  expect((await director.get('/print/standings?event=on-mid')).headers.get('content-type')).toContain(
    'text/html',
  );
  expect(String((await director.get('/file')).json)).toContain('forceout-tournament');
});
