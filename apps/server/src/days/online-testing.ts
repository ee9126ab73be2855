/** An online table of a day in tests: its players, each with a browser, who play as robots do. */
import type { TableView } from '@forceout/client';
import type { Match } from '@forceout/rules/match';
import type { Deed, TableThing } from '@forceout/tournament';
import { Browser } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { chanceFrom, robotDeed } from '../testing/robot.ts';
import type { DayOfTest } from './testing.ts';

const JUDGE = { person: 'the head judge', role: 'director' } as const;
const MOST_TURNS = 600;
/** Of all commands: one that has been sent before is not done again. */
let count = 0;

function must(is: boolean, what: unknown): void {
  if (!is) throw new Error(JSON.stringify(what));
}

/** Tables and days are brought together; a look that was under way before may have missed what was just done. */
export async function looked(server: TestApp): Promise<void> {
  await server.days.online!.look();
  await server.days.online!.look();
}

export class OnlineTable {
  readonly players: readonly Browser[];
  readonly #server: TestApp;
  readonly #day: DayOfTest;
  readonly #table: TableThing;
  readonly #chance = chanceFrom(3);

  private constructor(server: TestApp, day: DayOfTest, table: TableThing, players: readonly Browser[]) {
    [this.#server, this.#day, this.#table, this.players] = [server, day, table, players];
  }

  /** The bell has started: its match is opened, everybody sits down with number and code. */
  static async sitDown(server: TestApp, day: DayOfTest, id: string): Promise<OnlineTable> {
    await looked(server);
    const { things } = await day.director.view();
    const table = things.table.find((one) => one.id === id)!;
    const players: Browser[] = [];
    for (const player of table.players) {
      const browser = new Browser(server.app);
      await browser.call('POST', '/api/guest', { name: 'Ann' });
      const { number } = things.player.find((one) => one.id === player)!;
      const sat = await browser.call('POST', `/api/t/${day.code}/sit`, { number, code: table.matchCode });
      must((sat.json as { seat?: number }).seat === players.length, sat.json);
      players.push(browser);
    }
    return new OnlineTable(server, day, table, players);
  }

  /** The same table and people at a server that was started again. */
  at(server: TestApp, day: DayOfTest): OnlineTable {
    const players = this.players.map((old) => Object.assign(new Browser(server.app), { cookie: old.cookie }));
    return new OnlineTable(server, day, this.#table, players);
  }

  async match(): Promise<Match> {
    return (await this.#server.tables.host(this.#table.match!))!.table.match!;
  }

  async begin(): Promise<void> {
    for (const seat of this.players.keys()) await this.act(seat, { do: 'ready', ready: true });
    await looked(this.#server);
  }

  act(seat: number, command: object) {
    const id = `t-${++count}`;
    return this.players[seat]!.call('POST', `/api/tables/${this.#table.match}/commands`, { id, command });
  }

  /** Robots take turns until something is so. */
  async playUntil(over: (match: Match) => boolean): Promise<void> {
    for (let turn = 0; turn < MOST_TURNS && !over(await this.match()); turn++) {
      const seat = turn % this.players.length;
      const { view } = (await this.players[seat]!.call('GET', `/api/tables/${this.#table.match}`)).json as {
        view: TableView;
      };
      const deed = robotDeed(view, this.#chance);
      if (deed !== null) await this.act(seat, { do: 'play', deed });
    }
    must(over(await this.match()), 'they play and play');
  }

  async judge(deed: { readonly do: string; readonly [field: string]: unknown }): Promise<void> {
    const name = `judge-${++count}`;
    const done = await this.#server.tables.submit(JUDGE, this.#table.match!, name, {
      do: 'play',
      deed: deed as never,
    });
    must(done.is === 'done', done);
  }

  /** The bell of the room, and what follows from it here. */
  async ring(what: 'last-shake' | 'stop'): Promise<void> {
    const bell = (await this.#day.director.view()).things.bell.at(-1)!;
    await this.#day.director.do({ do: 'ring', bell: bell.id, what } satisfies Deed);
    await looked(this.#server);
  }

  /** Plays into a shake and hears the bell; nobody has signed yet. */
  async playToSigning(): Promise<void> {
    await this.playUntil(({ phase }) => phase.kind === 'moving');
    await this.ring('last-shake');
    await this.ring('stop');
    await this.playUntil(({ phase }) => phase.kind === 'signing');
  }

  /** And goes on until the sheet is signed. */
  async playOut(): Promise<void> {
    await this.playToSigning();
    await this.playUntil(({ phase }) => phase.kind === 'finished');
    await looked(this.#server);
  }
}

/** The first table of a day’s round is made an online one, and the bell starts. */
export async function startOnline({ director }: DayOfTest, event = 'on-mid'): Promise<string> {
  const tables = (await director.view()).things.table.filter((table) => table.event === event);
  const { id } = tables.toSorted((a, b) => b.round - a.round || a.number - b.number)[0]!;
  await director.do({ do: 'online', table: id, online: true });
  await director.do({ do: 'bell', events: [event] });
  return id;
}
