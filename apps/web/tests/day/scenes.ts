/** One day of 60 players, step by step: every page at the moment at which somebody needs it. */
import type { Page } from 'playwright-core';
import type { House } from '../browser.ts';
import { bringCookies, EVENT, openHall, publish, roster, totals } from './hall.ts';
import type { Hall, Hand } from './hall.ts';

export interface BigHall {
  readonly house: House;
  readonly hall: Hall;
  readonly kim: Hand;
  readonly lee: Hand;
  readonly judge: Hand;
}

export interface DayScene {
  readonly size: 'laptop' | 'projector' | 'phone';
  /** What happens in the hall before this page is looked at. */
  readonly before?: (hall: BigHall) => Promise<void>;
  readonly open: (page: Page, hall: BigHall) => Promise<void>;
  readonly act?: (page: Page) => Promise<unknown>;
  /** The same page as another scene at another moment: for pictures, not for tests. */
  readonly again?: true;
}

const PLAYERS = 58;
let passes = 0;

export async function bigHall(house: House): Promise<BigHall> {
  const hall = await openHall(house, 0, { preset: 'mlag-saturday' });
  const [kim, lee, judge] = await Promise.all([
    hall.staff('Kim Park', 'scorekeeper'),
    hall.staff('Lee Ramos', 'head-scorekeeper'),
    hall.staff('Judge Jones', 'judge'),
  ]);
  return { house, hall, kim, lee, judge };
}

function inConsole(
  path: string,
  who: (hall: BigHall) => Hand = ({ hall }) => hall.director,
): DayScene['open'] {
  return async (page, hall) => {
    const hand = who(hall);
    await bringCookies(hall.house, page, hand.cookies);
    await page.goto(`/run/${hand.id}${path}`);
  };
}

function publicPage(path: string): DayScene['open'] {
  return async (page, { hall }) => {
    await page.goto(`/t/${hall.code}${path}`);
  };
}

async function numbersOf({ hall }: BigHall, n: number) {
  return (await hall.director.view()).things.table.filter(({ round }) => round === n);
}

async function enter(hall: BigHall, n: number, keepers: readonly Hand[], most = Infinity): Promise<void> {
  for (const { number, players } of (await numbersOf(hall, n)).slice(0, most))
    for (const keeper of keepers) await keeper.type(`${number} ${totals(number, players.length, n)}`);
}

async function ring({ hall: { director } }: BigHall): Promise<void> {
  const bell = (await director.view()).things.bell.at(-1)!;
  await director.do({ do: 'ring', bell: bell.id, what: 'stop' });
}

/** In the order of the day: each `before` goes on from the one above. */
export const SCENES: Readonly<Record<string, DayScene>> = {
  start: {
    size: 'laptop',
    open: async (page, { house, hall }) => {
      await bringCookies(house, page, hall.director.cookies);
      await page.goto('/run');
      await page.locator('.form-grid').waitFor();
    },
  },
  'today-empty': { again: true, size: 'laptop', open: inConsole('/today') },
  roster: {
    size: 'laptop',
    open: inConsole('/people'),
    act: async (page) => {
      const lines = roster(PLAYERS).split('\n');
      lines[5] = 'Di,,School 2,Team 2,seven';
      lines[9] = '"Gus,Tan,School 3,Team 3,7';
      await page.getByLabel('Paste the list').fill(lines.join('\n'));
      await page.getByRole('button', { name: 'See what becomes of it' }).click();
      await page.locator('.preview').waitFor();
    },
  },
  'check-in': {
    size: 'laptop',
    before: async ({ hall: { director } }) => {
      const { deed } = await director.api.ask(director.id, 'roster', { event: EVENT, text: roster(PLAYERS) });
      await director.do(deed);
      const ids = deed.players.map(({ id }) => id);
      await director.do({ do: 'presence', event: EVENT, players: ids.slice(0, 31), is: 'present' });
    },
    open: inConsole('/people'),
  },
  'check-in-phone': { again: true, size: 'phone', open: inConsole('/people') },
  'today-draft': {
    again: true,
    size: 'laptop',
    before: async ({ hall: { director } }) => {
      const { things } = await director.view();
      await director.do({
        do: 'presence',
        event: EVENT,
        players: things.entry.map(({ player }) => player),
        is: 'present',
      });
    },
    open: inConsole('/today'),
  },
  seating: {
    size: 'laptop',
    before: ({ hall: { director } }) => director.do({ do: 'draft', event: EVENT, seed: 1 }),
    open: inConsole('/seating'),
  },
  swap: {
    size: 'laptop',
    open: inConsole('/seating'),
    act: async (page) => {
      await page.locator('[data-player]').nth(1).click();
      await page.locator('[data-player]').nth(7).click();
      await page.locator('.swap .figures').waitFor();
    },
  },
  'clock-before': {
    again: true,
    size: 'projector',
    before: ({ hall }) => publish(hall),
    open: inConsole('/clock'),
  },
  'today-start': { again: true, size: 'laptop', open: inConsole('/today') },
  'public-where': {
    size: 'phone',
    open: publicPage(''),
    act: async (page) => {
      await page.getByRole('searchbox').fill('an');
      await page.locator('.seat').first().waitFor();
    },
  },
  clock: {
    size: 'projector',
    before: async ({ hall: { director } }) => director.do({ do: 'bell', events: [EVENT] }),
    open: inConsole('/clock'),
  },
  'today-play': {
    size: 'laptop',
    before: async (all) => {
      const tables = await numbersOf(all, 1);
      for (const index of [2, 8, 14])
        await all.hall.director.do({ do: 'call', table: tables[index]!.id, why: 'Rule question' });
      await enter(all, 1, [all.kim], 4);
    },
    open: inConsole('/today'),
  },
  round: { size: 'laptop', open: inConsole('/round') },
  board: { size: 'projector', open: inConsole('/board') },
  'staff-queue': { size: 'phone', open: inConsole('/staff', ({ judge }) => judge) },
  'staff-table': {
    size: 'phone',
    open: async (page, all) => {
      const [table] = await numbersOf(all, 1);
      await inConsole(`/table/${table!.id}`, ({ judge }) => judge)(page, all);
    },
  },
  'public-clock': { again: true, size: 'phone', open: publicPage('') },
  results: {
    size: 'laptop',
    before: async (all) => {
      await ring(all);
      await enter(all, 1, [all.lee], 2);
      await all.lee.type('3 10 12 14');
    },
    open: inConsole('/results'),
    act: async (page) => {
      const field = page.locator('.entry-line');
      for (const line of ['7 22 16 18', '8 9 21 30 = 2 4 6', '9 1 2', '12 40 3 3 = 6 4 2']) {
        await field.fill(line);
        await field.press('Enter');
      }
      await page.locator('.asked').waitFor();
    },
  },
  'today-collect': { again: true, size: 'laptop', open: inConsole('/today') },
  'clock-collect': { again: true, size: 'projector', open: inConsole('/clock') },
  standings: {
    size: 'laptop',
    before: async (all) => {
      const { hall, lee, kim } = all;
      const view = await hall.director.view();
      const conflict = view.things.sheet.find(({ state }) => state === 'conflict');
      if (conflict !== undefined)
        await hall.director.do(
          { do: 'settle', table: conflict.table, seats: conflict.entries[0]!.seats },
          'looked at the sheet',
        );
      const done = new Map(
        view.things.sheet.map(({ table, entries }) => [table, entries.map(({ by }) => by)]),
      );
      for (const { id, number, players } of await numbersOf(all, 1)) {
        const by = done.get(id) ?? [];
        if (by.length >= 2) continue;
        if (by.includes('Dora')) {
          const seats = view.things.sheet.find(({ table }) => table === id)!.entries[0]!.seats;
          await kim.type(
            `${number} ${players.map((player) => seats.find((seat) => seat.player === player)!.total).join(' ')}`,
          );
          continue;
        }
        const line = `${number} ${totals(number, players.length, 1)}`;
        if (!by.includes('Kim Park')) await kim.type(line);
        if (!by.includes('Lee Ramos')) await lee.type(line);
      }
      await hall.director.do({ do: 'close', event: EVENT });
      await hall.director.do({ do: 'release', event: EVENT, n: 1, what: 'results', on: true });
    },
    open: inConsole('/standings'),
  },
  correct: {
    size: 'laptop',
    open: inConsole('/results'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Look at a table, put right' }).click();
      await page.getByLabel('Table', { exact: true }).fill('5');
      await page.getByLabel('Figures as they should be').fill('30 9 9');
      await page.locator('.effects').waitFor();
      await page.getByLabel('Reason').fill('the sheet says 30');
    },
  },
  'public-standings': {
    size: 'phone',
    open: publicPage(''),
    act: (page) => page.locator('summary', { hasText: 'Standings' }).click(),
  },
  print: { size: 'laptop', open: inConsole('/print') },
  settings: {
    size: 'laptop',
    open: inConsole('/settings'),
    act: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill(`Sam ${'abcdefgh'[passes++]}`);
      await page.getByRole('button', { name: 'Make a pass' }).click();
      await page.locator('.fresh-passes code').waitFor();
    },
  },
};
