import { MAY, STAFF } from '@forceout/tournament';
import { expect, test } from 'vitest';
import { EVENT, openHall, publish } from './hall.ts';
import { houseOfTests, LAPTOP } from './house.ts';

const house = houseOfTests();

/** Something that a room offers, and the deed behind it. */
const OFFERS: readonly (readonly [room: string, what: string, deed: keyof typeof MAY])[] = [
  ['people', '.room-acts button:has-text("Bring in a roster")', 'import'],
  ['people', '.room-acts button:has-text("Somebody at the door")', 'walk-in'],
  ['people', '.person-main:not(:disabled)', 'presence'],
  ['seating', '.lock', 'lock'],
  ['seating', 'button.table-number', 'renumber'],
  ['round', '.clock-control .ivory-action', 'bell'],
  ['round', '.releases', 'release'],
  ['results', '.entry-line', 'enter'],
  ['results', '.tabs', 'correct'],
];
/** What each room shows when it is there, whoever looks. */
const THERE: Readonly<Record<string, string>> = {
  people: '.check-in',
  seating: '.seat-tables',
  round: '.round-board',
  results: '.results',
};
/** A coach has a school and is tried apart. */
const ROLES = STAFF.filter((role) => role !== 'coach' && role !== 'director');

test.for(ROLES)(
  'C6: a %s is offered what the role may do, and nothing else',

  async (role) => {
    const hall = await openHall(house(), 9);
    await publish(hall);
    const hand = await hall.staff('Pat', role);
    const page = await hall.page(hand, '/round', LAPTOP);
    for (const [room, inside] of Object.entries(THERE)) {
      await page.goto(`/run/${hand.id}/${room}`);
      await page.locator(inside).waitFor();
      for (const [where, what, deed] of OFFERS.filter(([one]) => one === room)) {
        const may = MAY[deed].includes(role);
        const offered = await page.locator(what).count();
        expect([where, deed, offered > 0]).toEqual([where, deed, may]);
      }
    }
    // The server says no to whoever asks all the same.
    if (!MAY.draft.includes(role))
      await expect(hand.do({ do: 'draft', event: EVENT, seed: 1 })).rejects.toThrow('for-others');
    await page.context().close();
    expect(house().errors).toEqual([]);
  },
);
