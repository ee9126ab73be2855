import type { DayMessage } from '@forceout/client';
import { expect, test } from 'vitest';
import { Audience } from './audience.ts';
import type { PhoneWire } from './audience.ts';
import type { PublicPages } from './pages.ts';

type Pages = Pick<PublicPages, 'rev' | 'page' | 'where'>;

class Wire implements PhoneWire {
  bufferedAmount = 0;
  readonly raw: (string | Uint8Array)[] = [];
  gone = false;

  send(text: string | Uint8Array): void {
    this.raw.push(text);
  }

  terminate(): void {
    this.gone = true;
  }

  get said(): readonly DayMessage[] {
    return this.raw.map((text) => JSON.parse(Buffer.from(text as string).toString()) as DayMessage);
  }
}

const DAY = '{"code":"ABC","name":"Saturday"}';

function hall(day = DAY) {
  const seat = {
    number: 101,
    name: 'Ana I.',
    school: null,
    event: 'on',
    round: 1,
    table: 7,
    room: null,
    with: [],
  };
  const pages: Pages = {
    rev: 4,
    page: () => ({ text: day, etag: '', packed: () => new Uint8Array() }),
    where: (wanted) => (('number' in wanted ? wanted.number === 101 : wanted.q === 'an') ? [seat] : []),
  };
  const audience = new Audience(() => Promise.resolve(pages as PublicPages));
  const phone = async (whom = '') => {
    const wire = new Wire();
    const listener = audience.listen(wire, () => 5);
    await audience.look(listener, whom);
    return { wire, listener };
  };
  return { audience, phone };
}

test('whoever looks for somebody hears at once where they sit, and again in the word of a change', async () => {
  const { audience, phone } = hall();
  const [ana, none] = [await phone('101'), await phone()];
  expect(ana.wire.said.map(({ t }) => t)).toEqual(['hello', 'seats']);
  expect(none.wire.said.map(({ t }) => t)).toEqual(['hello']);
  await audience.tell(5, ['day', 'seating/on']);
  expect(ana.wire.said.at(-1)).toMatchObject({
    t: 'rev',
    rev: 5,
    day: { code: 'ABC' },
    seats: { for: '101', found: [{ table: 7 }] },
  });
  expect(none.wire.said.at(-1)).toEqual({
    t: 'rev',
    rev: 5,
    changed: ['day', 'seating/on'],
    day: JSON.parse(DAY),
  });
});

test('seats are told only when seats are others, and a long day is only named', async () => {
  const { audience, phone } = hall(JSON.stringify({ name: 'x'.repeat(2000) }));
  const { wire } = await phone('an');
  await audience.tell(5, ['day', 'results/on']);
  expect(wire.said.at(-1)).toEqual({ t: 'rev', rev: 5, changed: ['day', 'results/on'] });
});

test('everybody who looks for nobody is sent the very same bytes, one change after the other', async () => {
  const { audience, phone } = hall();
  const phones = await Promise.all(Array.from({ length: 250 }, () => phone()));
  await Promise.all([audience.tell(5, ['day']), audience.tell(6, ['standings/on'])]);
  const [first] = phones;
  for (const { wire } of phones) {
    expect(wire.raw.length).toBe(3);
    expect(wire.raw[1]).toBe(first!.wire.raw[1]);
    expect(wire.said.slice(1).map((message) => message.t === 'rev' && message.rev)).toEqual([5, 6]);
  }
});

test('who has left or is far behind hears nothing', async () => {
  const { audience, phone } = hall();
  const [left, behind] = [await phone(), await phone()];
  audience.leave(left.listener);
  behind.wire.bufferedAmount = 5_000_000;
  await audience.tell(5, ['day']);
  expect([left.wire.raw.length, behind.wire.raw.length, behind.wire.gone]).toEqual([1, 1, true]);
  expect(audience.size).toBe(1);
});
