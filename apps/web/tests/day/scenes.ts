/** One day of 60 players, step by step: every page at the moment at which somebody needs it. */
import type { Page } from 'playwright-core';
import type { House } from '../browser.ts';
import {
  bringCookies,
  cardOf,
  EVENT,
  openHall,
  playRound,
  publish,
  roster,
  stopRound,
  totals,
} from './hall.ts';
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
  /** This page asks the laptop again and again, so the network is never idle. */
  readonly restless?: true;
  /** The same page as another scene at another moment: for pictures, not for tests. */
  readonly again?: true;
}

/** The window that a scene is looked at in. */
export const SIZES = {
  laptop: { width: 1366, height: 768 },
  projector: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;

/** Opens a scene and waits until all of it is there. */
export async function show(page: Page, scene: DayScene, hall: BigHall): Promise<void> {
  await scene.open(page, hall);
  await page.locator('h1').first().waitFor();
  await page.locator('.loading').first().waitFor({ state: 'detached' });
  await scene.act?.(page);
  await page.waitForLoadState(scene.restless === true ? 'load' : 'networkidle');
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

/** The table whose players sign on their phones. */
const SIGNED = 16;

async function openCard(page: Page, hall: Hall): Promise<void> {
  await page.goto(cardOf(hall, SIGNED).path);
}

async function numbersOf({ hall }: BigHall, n: number) {
  return (await hall.director.view()).things.table.filter(({ round }) => round === n);
}

async function enter(hall: BigHall, n: number, keepers: readonly Hand[], most = Infinity): Promise<void> {
  for (const { number, players } of (await numbersOf(hall, n)).slice(0, most))
    for (const keeper of keepers) await keeper.type(`${number} ${totals(number, players.length, n)}`);
}

/** A phone's picture of the sheet of table 10: the very paper that the printer gives. */
async function photograph({ house, hall: { director }, judge }: BigHall): Promise<void> {
  const page = await house.page({ viewport: { width: 900, height: 700 } });
  await bringCookies(house, page, director.cookies);
  await page.goto(director.api.printAddress(director.id, 'scoresheets', { event: EVENT, tables: 10 }));
  const sheet = new Uint8Array(await page.screenshot({ type: 'jpeg' }));
  await judge.api.addPhoto(judge.id, `${EVENT}-1-10`, new Blob([sheet], { type: 'image/jpeg' }));
  await page.context().close();
}

/** A small day of one round that is over and signed. */
async function signedDay(house: House): Promise<Hand> {
  const hall = await openHall(house, 9, {
    preset: 'club',
    events: [{ id: EVENT, rulebook: 'agloa-onsets-2026', division: 'middle', rounds: 1 }],
  });
  await playRound(hall, 1, [await hall.staff('Kim', 'scorekeeper')]);
  await hall.director.do({ do: 'certify', event: EVENT });
  return hall.director;
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
      await page.locator('.roster textarea').fill(lines.join('\n'));
      await page.locator('.roster .main-action').click();
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
  'people-edit': {
    size: 'laptop',
    open: inConsole('/people'),
    act: async (page) => {
      await page.locator('.school .quiet').first().click();
      await page.locator('.person > .quiet').first().click();
      await page.locator('.person-edit summary').click();
      await page.locator('.person-edit form').waitFor();
    },
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
  network: {
    restless: true,
    size: 'phone',
    open: inConsole('/network', ({ judge }) => judge),
    act: (page) => page.locator('.trips i[data-is="heard"]').nth(1).waitFor(),
  },
  'public-clock': { again: true, size: 'phone', open: publicPage('') },
  results: {
    size: 'laptop',
    before: async (all) => {
      await stopRound(all.hall);
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
  'results-photo': {
    size: 'laptop',
    before: photograph,
    open: inConsole('/results', ({ kim }) => kim),
    act: async (page) => {
      await page.locator('.entry-line').fill('10 ');
      await page.locator('.sheet-photos img').waitFor();
    },
  },
  'phone-never': { size: 'phone', open: (page, { hall }) => openCard(page, hall) },
  'phone-type': {
    size: 'phone',
    before: ({ hall: { director } }) =>
      director.do({ do: 'set', setting: 'player-phones', value: 'after-stop' }),
    open: (page, { hall }) => openCard(page, hall),
    act: (page) => page.locator('input[type=number]').first().waitFor(),
  },
  'phone-sign': {
    size: 'phone',
    before: async ({ hall }) => {
      const { things } = await hall.director.view();
      const [first] = things.table.find(({ number }) => number === SIGNED)!.players;
      const { number } = things.player.find(({ id }) => id === first)!;
      await hall.director.api.phoneSay(cardOf(hall, SIGNED), {
        number,
        initials: 'AB',
        totals: [22, 16, 18],
      });
    },
    open: (page, { hall }) => openCard(page, hall),
    act: async (page) => {
      await page.locator('.who').first().click();
      await page.locator('.initials input').fill('BL');
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
      await page.locator('.tabs button').nth(1).click();
      await page.locator('.corrections input[inputmode]').fill('5');
      await page.locator('.correct .entry-line').fill('30 9 9');
      await page.locator('.effects').waitFor();
      await page.locator('.correct .grow input').fill('the sheet says 30');
    },
  },
  'public-standings': {
    size: 'phone',
    open: publicPage(''),
    act: (page) => page.locator('details[id^="standings"] summary').first().click(),
  },
  awards: { size: 'projector', open: inConsole('/awards') },
  award: {
    size: 'projector',
    open: inConsole('/awards'),
    act: async (page) => {
      await page.locator('.awards-page footer .ivory-action').click();
      await page.locator('.award').waitFor();
      await page.keyboard.press('ArrowRight');
    },
  },
  print: { size: 'laptop', open: inConsole('/print') },
  settings: {
    size: 'laptop',
    open: inConsole('/settings'),
    act: async (page) => {
      await page.locator('.passes form input').fill(`Sam ${'abcdefghijklmnop'[passes++]}`);
      await page.locator('.passes form .main-action').click();
      await page.locator('.fresh-passes code').waitFor();
    },
  },
  'settings-more': {
    again: true,
    size: 'laptop',
    open: inConsole('/settings'),
    act: async (page) => {
      for (const summary of await page.locator('.settings-column summary').all()) await summary.click();
    },
  },
  'today-done': {
    size: 'laptop',
    open: async (page, { house }) => {
      const small = await signedDay(house);
      await bringCookies(house, page, small.cookies);
      await page.goto(`/run/${small.id}/today`);
    },
  },
};
