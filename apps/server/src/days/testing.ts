/** A day in tests: its director, and staff with passes, over HTTP. */
import type { DayAnswer, DayView } from '@forceout/client';
import type { Deed, StaffRole } from '@forceout/tournament';
import { Browser } from '../testing/app.ts';
import type { Reply, TestApp } from '../testing/app.ts';

/** Somebody of the staff with a browser. */
export class Staff {
  readonly browser: Browser;
  readonly day: string;
  #count = 0;
  readonly #name: string;

  constructor(browser: Browser, day: string, name: string) {
    this.browser = browser;
    this.day = day;
    this.#name = name;
  }

  get(path: string): Promise<Reply> {
    return this.browser.call('GET', `/api/days/${this.day}${path}`);
  }

  post(path: string, body: object): Promise<Reply> {
    return this.browser.call('POST', `/api/days/${this.day}${path}`, body);
  }

  async view(): Promise<DayView> {
    return (await this.get('')).json as DayView;
  }

  async try(deed: Deed, reason?: string): Promise<DayAnswer> {
    const id = `${this.#name}-${++this.#count}`;
    const { json } = await this.post('/commands', { id, deed, ...(reason === undefined ? {} : { reason }) });
    return json as DayAnswer;
  }

  async do(deed: Deed, reason?: string): Promise<number> {
    const done = await this.try(deed, reason);
    if ('seq' in done) return done.seq;
    throw new Error(`${this.#name} ${deed.do}: ${JSON.stringify(done)}`);
  }

  /** The code of a refusal, or `done`. */
  async refused(deed: Deed, reason?: string): Promise<string> {
    const done = await this.try(deed, reason);
    return 'refusal' in done ? done.refusal.code : 'seq' in done ? 'done' : JSON.stringify(done);
  }

  async ask<T>(question: object): Promise<T> {
    return (await this.post('/ask', question)).json as T;
  }
}

export interface DayOfTest {
  readonly director: Staff;
  readonly code: string;
  readonly staff: (
    name: string,
    role: StaffRole,
    school?: string,
  ) => Promise<Staff & { readonly pass: string }>;
}

export const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jo', 'Kai', 'Lu'];

/** A roster of so many in schools of three. */
export function rosterText(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const school = Math.floor(index / 3) + 1;
    return `${NAMES[index % NAMES.length]},Family${index},School ${school},Team ${school},7`;
  });
  return ['First,Last,School,Team,Grade', ...lines].join('\n');
}

let directors = 0;

/** A day of middle-division On-Sets with so many people on its list, nobody checked in. */
export async function openDay(
  server: TestApp,
  players = 12,
  asked: Readonly<Record<string, unknown>> = {},
): Promise<DayOfTest> {
  const browser = new Browser(server.app);
  const login = `saturday-${++directors}`.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);
  await browser.call('POST', '/api/accounts', {
    login,
    passphrase: 'the director has a long one',
    name: 'Dora',
  });
  const opened = await browser.call('POST', '/api/days', {
    name: 'Valley Saturday',
    preset: 'mlag-saturday',
    events: [{ id: 'on-mid', rulebook: 'agloa-onsets-2026', division: 'middle' }],
    ...asked,
  });
  const { id, code } = opened.json as { id: string; code: string };
  if (opened.status !== 200) throw new Error(JSON.stringify(opened.json));
  const director = new Staff(browser, id, 'director');
  if (players > 0) {
    const { deed } = await director.ask<{ deed: Deed }>({
      ask: 'roster',
      event: 'on-mid',
      text: rosterText(players),
    });
    await director.do(deed);
  }
  const staff = async (name: string, role: StaffRole, school?: string) => {
    const made = await director.post('/passes', { name, role, ...(school === undefined ? {} : { school }) });
    const pass = made.json as { id: string; code: string; token: string };
    const own = new Browser(server.app);
    const held = await own.call('POST', '/api/passes', { token: pass.token });
    if (held.status !== 200) throw new Error(JSON.stringify(held.json));
    own.cookie = own.allCookies
      .split('\n')
      .find((line) => line.startsWith('forceout-pass='))!
      .split(';')[0]!;
    return Object.assign(new Staff(own, id, name), { pass: pass.id });
  };
  return { director, code, staff };
}

/** Everybody of an event is here. */
export async function allHere({ director }: DayOfTest, event = 'on-mid'): Promise<readonly string[]> {
  const { things } = await director.view();
  const players = things.entry.filter((entry) => entry.event === event).map(({ player }) => player);
  await director.do({ do: 'presence', event, players, is: 'present' });
  return players;
}
