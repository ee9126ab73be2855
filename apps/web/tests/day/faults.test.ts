import type { Page } from 'playwright-core';
import type { TableThing } from '@forceout/tournament';
import { expect, test } from 'vitest';
import { EVENT, HOUSE_RULES, keepersOf, openHall, playRound, publish } from './hall.ts';
import type { Hall } from './hall.ts';
import { houseOfTests, LAPTOP } from './house.ts';

const house = houseOfTests();

async function tablesOf({ director }: Hall, round = 1): Promise<readonly TableThing[]> {
  const { things } = await director.view();
  return things.table.filter((table) => table.round === round).toSorted((a, b) => a.number - b.number);
}

async function seat({ director }: Hall): Promise<void> {
  await director.do({ do: 'draft', event: EVENT, seed: 1 });
}

async function presence({ director }: Hall, player: string, is: 'present' | 'away'): Promise<void> {
  await director.do({ do: 'presence', event: EVENT, players: [player], is });
}

/** Takes back the last deed of a name. */
async function undo({ director }: Hall, what: string): Promise<void> {
  const { entries } = await director.api.journal(director.id);
  await director.do({ do: 'undo', entry: entries.findLast(({ deed }) => deed.do === what)!.id });
}

interface Planted {
  readonly players: number;
  /** Of how many players a school and a team are. */
  readonly size?: number;
  readonly plant: (hall: Hall) => Promise<void>;
  /** It cannot be accepted away: an earlier round must be closed first, whose tables have the same numbers. */
  readonly stays?: true;
}

/** The faults of the check before publishing, each planted by what people do. */
const FAULTS: Readonly<Record<string, Planted>> = {
  'without-seat': {
    players: 12,
    plant: async (hall) => {
      await seat(hall);
      await hall.director.do({ do: 'walk-in', event: EVENT, player: { first: 'Zoe' } });
    },
  },
  'two-seats': {
    players: 8,
    size: 1,
    // Somebody late is put at a table of two, taken away, put at the other one, and the taking away is taken back.
    plant: async (hall) => {
      const late = (await hall.director.view()).things.entry.at(-1)!.player;
      await presence(hall, late, 'away');
      await publish(hall);
      await presence(hall, late, 'present');
      const [one, other] = (await tablesOf(hall)).filter(({ players }) => players.length === 2);
      await hall.director.do({ do: 'join', table: one!.id, player: late });
      await undo(hall, 'join');
      await hall.director.do({ do: 'join', table: other!.id, player: late });
      await undo(hall, 'undo');
      const three = (await tablesOf(hall)).find(({ players }) => !players.includes(late))!;
      await hall.director.do({ do: 'renumber', table: three.id, number: 40 });
    },
  },
  'away-but-seated': {
    players: 12,
    plant: async (hall) => {
      await seat(hall);
      await presence(hall, (await tablesOf(hall))[0]!.players[0]!, 'away');
    },
  },
  'team-mates': {
    players: 12,
    plant: async (hall) => {
      await seat(hall);
      const [first] = await tablesOf(hall);
      const [one, other] = first!.players;
      const { things } = await hall.director.view();
      const mate = things.team
        .find(({ slots }) => slots.includes(one!))!
        .slots.find((slot) => slot !== one && typeof slot === 'string') as string;
      await hall.director.do({ do: 'swap', event: EVENT, a: other!, b: mate });
    },
  },
  'number-twice': {
    players: 12,
    plant: async (hall) => {
      const { director } = hall;
      await seat(hall);
      await director.do({
        do: 'add-event',
        event: {
          id: 'eq',
          game: 'equations',
          rulebook: 'agloa-equations-2015',
          division: 'middle',
          rounds: 1,
          modes: ['score'],
          firstTable: (await tablesOf(hall))[1]!.number,
        },
      });
      const text = 'First,Last\nUma,One\nVic,Two\nWes,Three';
      const { deed } = await director.api.ask(director.id, 'roster', { event: 'eq', text });
      await director.do(deed);
      const players = deed.players.map(({ id }) => id);
      await director.do({ do: 'presence', event: 'eq', players, is: 'present' });
      await director.do({ do: 'draft', event: 'eq', seed: 1 });
    },
  },
  'missing-results': {
    players: 9,
    stays: true,
    plant: async (hall) => {
      await playRound(hall, 1, await keepersOf(hall));
      await seat(hall);
      await hall.director.do({ do: 'reopen', event: EVENT, n: 1 }, 'a sheet was found');
    },
  },
  'book-unknown': {
    players: 9,
    plant: async (hall) => {
      const { director } = hall;
      const added = await director.api.addBook(director.id, HOUSE_RULES);
      expect(added).toMatchObject({ book: HOUSE_RULES.id });
      await director.do({ do: 'change-event', event: EVENT, fields: { rulebook: HOUSE_RULES.id } });
      await seat(hall);
      await undo(hall, 'add-book');
    },
  },
  'two-again': {
    players: 4,
    size: 1,
    plant: async (hall) => {
      await playRound(hall, 1, await keepersOf(hall));
      await seat(hall);
    },
  },
  'locked-changed': {
    players: 12,
    plant: async (hall) => {
      await seat(hall);
      const [first] = await tablesOf(hall);
      await hall.director.do({ do: 'lock', table: first!.id, locked: true });
      await presence(hall, first!.players[0]!, 'away');
      await seat(hall);
    },
  },
};

/** Codes of what the page lists, each once. */
async function found(page: Page): Promise<readonly string[]> {
  const all = await page
    .locator('.faults li')
    .evaluateAll((list) => list.map((one) => one.getAttribute('data-code')!));
  return [...new Set(all)];
}

test.for(Object.entries(FAULTS))(
  'C7: the check before publishing finds %s',

  async ([code, { players, size = 3, plant, stays }]) => {
    const hall = await openHall(house(), players, {}, size);
    await plant(hall);
    const page = await hall.page(hall.director, '/seating', LAPTOP);
    await expect.poll(() => found(page)).toEqual(stays === true ? ['number-twice', code] : [code]);
    // Whatever made the draft old is looked at first; then what was found stands in the way of publishing.
    const keep = page.getByRole('button', { name: 'Keep it as it is' });
    if (await keep.isVisible()) {
      await keep.click();
      await keep.waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Publish the seats' }).click();
    await page.locator('.seating-acts .note.bad').waitFor();
    if (stays !== true) {
      const accept = page.locator('.faults').getByRole('button', { name: 'Accept' });
      for (let left = await accept.count(); left > 0; left--) {
        await accept.first().click();
        await expect.poll(() => accept.count()).toBe(left - 1);
      }
      await page.getByRole('button', { name: 'Publish the seats' }).click();
      await page.getByText('published', { exact: true }).waitFor();
    }
    await page.context().close();
  },
);

test('a draft in which nothing is wrong is said to be so', async () => {
  const hall = await openHall(house(), 12);
  await seat(hall);
  const page = await hall.page(hall.director, '/seating', LAPTOP);
  await page.locator('.all-clear').waitFor();
  expect(await found(page)).toEqual([]);
  await page.context().close();
  expect(house().errors).toEqual([]);
});
