import type { DayAnswer, PhoneTable } from '@forceout/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, startApp } from '../testing/app.ts';
import type { Reply, TestApp } from '../testing/app.ts';
import { tableKey } from './phones.ts';
import { allHere, openDay } from './testing.ts';
import type { DayOfTest } from './testing.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startApp({ FORCEOUT_RATES: '1000' });
});
afterAll(() => server.stop());

interface Hall extends DayOfTest {
  readonly stop: () => Promise<void>;
  /** The phones of one table, each with what it may ask and say. */
  readonly phones: (index: number) => Promise<Phones>;
}
interface Phones {
  readonly id: string;
  readonly numbers: readonly number[];
  readonly see: (key?: string) => Promise<Reply>;
  readonly say: (seat: number, said: object, id?: string) => Promise<Reply>;
}

async function started(setting: 'never' | 'after-stop' | 'always'): Promise<Hall> {
  const day = await openDay(server, 9);
  const { director, code } = day;
  await allHere(day);
  if (setting !== 'never') await director.do({ do: 'set', setting: 'player-phones', value: setting });
  await director.do({ do: 'draft', event: 'on-mid', seed: 1 });
  await director.do({ do: 'publish', event: 'on-mid' });
  await director.do({ do: 'bell', events: ['on-mid'] });
  const stop = async (): Promise<void> => {
    const [bell] = (await director.view()).things.bell;
    await director.do({ do: 'ring', bell: bell!.id, what: 'stop' });
  };
  let count = 0;
  const phones = async (index: number): Promise<Phones> => {
    const { things } = await director.view();
    const table = things.table[index]!;
    const path = `/api/t/${code}/table/on-mid/${table.round}/${table.number}`;
    // As it stands in the printed code.
    const key = tableKey(director.day, table.id);
    const numbers = table.players.map((id) => things.player.find((player) => player.id === id)!.number);
    return {
      id: table.id,
      numbers,
      see: (shown = key) => new Browser(server.app).call('GET', `${path}?key=${shown}`),
      say: (seat, said, id = `phone-${++count}`) =>
        new Browser(server.app).call('POST', path, {
          id,
          key,
          number: numbers[seat],
          initials: 'AB',
          ...said,
        }),
    };
  };
  return { ...day, stop, phones };
}

const seen = async (phones: Phones): Promise<PhoneTable> => (await phones.see()).json as PhoneTable;
const code = ({ json }: Reply): string => {
  const answer = json as DayAnswer | { error: { code: string } };
  return 'error' in answer ? answer.error.code : 'refusal' in answer ? answer.refusal.code : 'done';
};

test('[D4] three phones accept the same figures, and the sheet is confirmed with their initials', async () => {
  const hall = await started('after-stop');
  const phones = await hall.phones(0);
  expect(await seen(phones)).toMatchObject({ open: false, why: { code: 'not-stopped' } });
  expect(code(await phones.say(0, { totals: [18, 12, 14] }))).toBe('not-stopped');
  await hall.stop();
  expect(await seen(phones)).toMatchObject({ open: true, why: null, state: 'none', totals: null });
  expect(code(await phones.say(0, { totals: [18, 12, 14] }, 'once'))).toBe('done');
  // A phone that heard nothing sends it again.
  expect(code(await phones.say(0, { totals: [18, 12, 14] }, 'once'))).toBe('done');
  expect(await seen(phones)).toMatchObject({
    state: 'entered',
    totals: [18, 12, 14],
    points: [6, 2, 4],
    players: [{ accepted: true }, { accepted: false }, { accepted: false }],
  });
  // Staff do not see figures before the sheet is confirmed; a second person may yet type the paper.
  expect(JSON.stringify((await hall.director.get('/journal')).json)).not.toContain('"total":18');
  expect(code(await phones.say(1, { totals: [18, 12, 14] }))).toBe('done');
  expect(code(await phones.say(2, { totals: [18, 12, 14] }))).toBe('done');
  expect(await seen(phones)).toMatchObject({ state: 'confirmed', open: false, why: { code: 'confirmed' } });
  const sheet = (await hall.director.view()).things.sheet.find(({ table }) => table === phones.id);
  expect(sheet).toMatchObject({
    source: 'phones',
    state: 'confirmed',
    entries: [{ initials: 'AB' }, { initials: 'AB' }, { initials: 'AB' }],
  });
});

test('[D4] one refuses: a conflict, settled by staff; the link is dead after closing', async () => {
  const hall = await started('after-stop');
  const { director } = hall;
  await hall.stop();
  const all = await Promise.all([0, 1, 2].map((index) => hall.phones(index)));
  for (const phones of all)
    for (const seat of [0, 1, 2]) {
      const said = phones === all[1] && seat === 2 ? { refuse: true } : { totals: [9, 7, 11] };
      expect(code(await phones.say(seat, said))).toBe('done');
    }
  expect(await Promise.all(all.map(async (phones) => (await seen(phones)).state))).toEqual([
    'confirmed',
    'conflict',
    'confirmed',
  ]);
  expect(code(await all[1]!.say(2, { totals: [9, 7, 11] }))).toBe('conflict');
  const head = await hall.staff('Hal', 'head-scorekeeper');
  const sheet = (await head.view()).things.sheet.find(({ table }) => table === all[1]!.id)!;
  expect(sheet.entries.map(({ seats }) => seats.length)).toEqual([3, 3, 0]);
  await head.do(
    { do: 'settle', table: all[1]!.id, seats: sheet.entries[0]!.seats },
    'the paper says what two of them said',
  );
  await director.do({ do: 'close', event: 'on-mid' });
  for (const phones of all) {
    const gone = await phones.see();
    expect([gone.status, code(gone)]).toEqual([410, 'round-closed']);
    expect((await phones.say(0, { totals: [9, 7, 11] })).status).toBe(410);
  }
});

test('[D4] with `never` the card says why, and takes nothing', async () => {
  const hall = await started('never');
  await hall.stop();
  const phones = await hall.phones(0);
  const { open, why } = await seen(phones);
  expect([open, why?.code]).toEqual([false, 'phones-never']);
  expect(why?.message).toEqual({ say: 'phones-never' });
  expect(code(await phones.say(0, { totals: [1, 2, 3] }))).toBe('phones-never');
});

test('only who has the card of a table gets in, and only with numbers that sit there', async () => {
  const hall = await started('always');
  const [first, second] = [await hall.phones(0), await hall.phones(1)];
  expect((await first.see(tableKey(hall.director.day, second.id))).status).toBe(404);
  expect((await first.see('')).status).toBe(404);
  expect(code(await first.say(0, { number: second.numbers[0] }))).toBe('malformed');
  expect(code(await first.say(0, { number: second.numbers[0], totals: [1, 2, 3] }))).toBe('not-here');
  expect(code(await first.say(0, { totals: [1, 2] }))).toBe('wrong-seats');
  expect(code(await first.say(0, { key: 'BCDFGHJKMN', totals: [1, 2, 3] }))).toBe('no-such-card');
  const cards = await hall.director.get('/print/table-cards?address=http://hall');
  expect(cards.status).toBe(200);
  expect(code(await first.say(0, { totals: [1, 2, 3] }))).toBe('done');
});
