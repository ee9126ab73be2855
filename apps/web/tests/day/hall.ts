/** A tournament day before the real server: its director by HTTP, and people with browsers. */
import { Api, DayApi } from '@forceout/client';
import { tableKey } from '@forceout/server/testing';
import type { DayAsked, DayView, PhoneCard } from '@forceout/client';
import type { Deed, StaffRole } from '@forceout/tournament';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { House } from '../browser.ts';

export const EVENT = 'on-mid';
const FIRST = [
  'Ana',
  'Bo',
  'Cy',
  'Di',
  'Ed',
  'Fay',
  'Gus',
  'Hal',
  'Ivy',
  'Jo',
  'Kai',
  'Lu',
  'Max',
  'Nia',
  'Oz',
  'Pam',
];
const LAST = [
  'Ito',
  'Li',
  'Ng',
  'Oh',
  'Po',
  'Qi',
  'Ro',
  'Su',
  'Tan',
  'Ueda',
  'Vu',
  'Wu',
  'Xu',
  'Young',
  'Zhou',
];

/** A roster as a league has it: schools with teams of `size`. */
export function roster(count: number, size = 3): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const school = Math.floor(index / size) + 1;
    const last = `${LAST[index % LAST.length]}${index >= 240 ? Math.floor(index / 240) : ''}`;
    return `${FIRST[index % FIRST.length]},${last},School ${school},Team ${school},7`;
  });
  return ['First,Last,School,Team,Grade', ...lines].join('\n');
}

/** Somebody who holds cookies: the director's session, or a pass. */
export class Hand {
  readonly api: DayApi;
  readonly id: string;
  readonly cookies: Map<string, string>;

  constructor(base: string, id: string, cookies = new Map<string, string>()) {
    this.id = id;
    this.cookies = cookies;
    this.api = new DayApi(optionsOf(base, cookies));
  }

  async do(deed: Deed, reason?: string): Promise<void> {
    const done = await this.api.command(this.id, deed, reason === undefined ? {} : { reason });
    if ('refusal' in done) throw new Error(`${deed.do}: ${done.refusal.message.say}`);
  }

  view(): Promise<DayView> {
    return this.api.day(this.id);
  }

  /** Types a line as at the desk, and says yes to what is asked. */
  async type(line: string): Promise<void> {
    const answer = await this.api.ask(this.id, 'line', { line });
    if (answer.is !== 'sheet') throw new Error(`${line}: ${JSON.stringify(answer)}`);
    const sure = answer.questions.map(({ code }) => code);
    await this.do({ ...answer.deed, ...(sure.length > 0 ? { sure } : {}) });
  }
}

/** A browser's memory of who it is. */
export function optionsOf(base: string, cookies: Map<string, string>) {
  return {
    base,
    headers: () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    onResponse: (response: Response) => {
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]!.split(/=(.*)/s);
        cookies.set(name, value);
      }
    },
  };
}

export interface Hall {
  readonly director: Hand;
  readonly code: string;
  /** Somebody with a pass, by HTTP. */
  staff(name: string, role: StaffRole): Promise<Hand>;
  /** A browser of whoever holds these cookies. */
  page(hand: Hand, path: string, options?: BrowserContextOptions): Promise<Page>;
}

let directors = 0;

/** An account that may open days. */
export async function account(base: string): Promise<Map<string, string>> {
  const cookies = new Map<string, string>();
  const login = `saturday-${'abcdefghijklmnopqrstuvwxyz'[directors++ % 26]}${'abcdefghij'[Math.floor(directors / 26)]}`;
  await new Api(optionsOf(base, cookies)).register({
    login,
    passphrase: 'the director has a long one',
    name: 'Dora',
  });
  return cookies;
}

export async function bringCookies(
  house: House,
  page: Page,
  cookies: ReadonlyMap<string, string>,
): Promise<void> {
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: house.base })));
}

/** A day of On-Sets, middle division, with so many people, all here. */
export async function openHall(
  house: House,
  players: number,
  asked: Partial<DayAsked> = {},
  size = 3,
): Promise<Hall> {
  const cookies = await account(house.base);
  const opened = await new DayApi(optionsOf(house.base, cookies)).open({
    name: 'Lakeland Open',
    place: 'Gym of the North School',
    dates: ['2027-01-16'],
    preset: 'county',
    events: [{ id: EVENT, rulebook: 'agloa-onsets-2026', division: 'middle' }],
    ...asked,
  });
  const director = new Hand(house.base, opened.id, cookies);
  if (players > 0) {
    const { deed } = await director.api.ask(opened.id, 'roster', {
      event: EVENT,
      text: roster(players, size),
    });
    await director.do(deed);
    await director.do({
      do: 'presence',
      event: EVENT,
      players: deed.players.map(({ id }) => id),
      is: 'present',
    });
  }
  return {
    director,
    code: opened.code,
    staff: async (name, role) => {
      const { token } = await director.api.newPass(opened.id, { name, role });
      const hand = new Hand(house.base, opened.id);
      await hand.api.redeem({ token });
      return hand;
    },
    page: async (hand, path, options = {}) => {
      const page = await house.page(options);
      await bringCookies(house, page, hand.cookies);
      await page.goto(`/run/${opened.id}${path}`);
      return page;
    },
  };
}

/** What the code on the card of a table says, and where it leads. */
export function cardOf(
  { director, code }: Pick<Hall, 'director' | 'code'>,
  number: number,
  round = 1,
): PhoneCard & { readonly path: string } {
  const key = tableKey(director.id, `${EVENT}-${round}-${number}`);
  const path = `/t/${code}/${EVENT}/${round}/${number}?k=${key}`;
  return { code, event: EVENT, round, number, key, path };
}

/** Stop, for the whole room. */
export async function stopRound({ director }: Hall): Promise<void> {
  const bell = (await director.view()).things.bell.at(-1)!;
  await director.do({ do: 'ring', bell: bell.id, what: 'stop' });
}

/** A league's own book, as its file has it. */
export const HOUSE_RULES = {
  format: 'forceout-rulebook',
  version: 1,
  id: 'valley-2027',
  title: 'Valley 2027',
  extends: 'agloa-onsets-2026',
  answers: { 'procedure.scoring.absent': { is: 0, rule: 'X-D' } },
} as const;

/** The two people who type every sheet. */
export async function keepersOf(hall: Hall): Promise<readonly [Hand, Hand]> {
  return [await hall.staff('Kim', 'scorekeeper'), await hall.staff('Lee', 'scorekeeper')];
}

/** Seats, accepts what is found, and publishes. */
export async function publish({ director }: Hall, event = EVENT): Promise<void> {
  await director.do({ do: 'draft', event, seed: 1 });
  for (const { key } of await director.api.ask(director.id, 'faults', { event }))
    await director.do({ do: 'accept', event, finding: key });
  await director.do({ do: 'publish', event, release: true });
}

/** Totals of a table that anybody can make up again: no two alike. */
export function totals(number: number, seats: number, n = 1): string {
  return Array.from({ length: seats }, (_, seat) => 8 + ((number * 5 + seat * 7 + n * 3) % 19) + seat).join(
    ' ',
  );
}

/** Publishes, starts and stops a round; with `keepers`, its sheets come in too. */
export async function playRound(hall: Hall, n: number, keepers: readonly Hand[]): Promise<void> {
  await publish(hall);
  const { director } = hall;
  await director.do({ do: 'bell', events: [EVENT] });
  await stopRound(hall);
  if (keepers.length === 0) return;
  const tables = (await director.view()).things.table.filter(({ round }) => round === n);
  for (const { number, players } of tables)
    for (const keeper of keepers) await keeper.type(`${number} ${totals(number, players.length, n)}`);
  await director.do({ do: 'close', event: EVENT });
  await director.do({ do: 'release', event: EVENT, n, what: 'results', on: true });
}
