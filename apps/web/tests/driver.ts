/** A person at a browser: sees with the page's own session, acts with the page's own buttons. */
import type { TableView } from '@forceout/client';
import type { MatchView } from '@forceout/rules/match';
import type { Locator, Page, WebSocketRoute } from 'playwright-core';
import { faceOf } from '../src/pieces/face.ts';
import { pieces } from '../src/words/en/pieces.ts';
import type { Json } from './plan.ts';

export type To = 'Required' | 'Permitted' | 'Forbidden';

/** Longer than anything a page waits for, on a busy machine too. */
export const PATIENCE = 60_000;
export const LOOK_EVERY = 50;

/** What a cube is called in English. */
export const nameOf = (cube: string): string => pieces.cube(faceOf(cube), 'up');

export class Person {
  readonly page: Page;
  readonly name: string;
  #table = '';
  #line: { readonly page: WebSocketRoute; readonly server: WebSocketRoute } | null = null;
  #isCut = false;

  readonly #touches: boolean;

  /** `touches`: with a finger on the glass, and no mouse. */
  constructor(page: Page, name: string, touches = false) {
    [this.page, this.name, this.#touches] = [page, name, touches];
  }

  tap(thing: Locator): Promise<void> {
    return this.#touches ? thing.tap() : thing.click();
  }

  /** Lets the test cut the line later: a network that is away, until it is mended. */
  async holdTheLine(): Promise<void> {
    await this.page.routeWebSocket(/\/socket$/, (page) => {
      if (this.#isCut) return void page.close({ code: 1001 });
      this.#line = { page, server: page.connectToServer() };
    });
  }

  async cutTheLine(): Promise<void> {
    this.#isCut = true;
    await Promise.all([this.#line?.page.close({ code: 1001 }), this.#line?.server.close({ code: 1001 })]);
  }

  mendTheLine(): void {
    this.#isCut = false;
  }

  at(table: string): void {
    this.#table = table;
  }

  async table(): Promise<{ readonly seq: number; readonly view: TableView }> {
    return this.page.evaluate(`fetch('/api/tables/${this.#table}').then((answer) => answer.json())`);
  }

  async match(): Promise<MatchView> {
    return (await this.table()).view.match!;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' }).first();
  }

  /** Presses a button and waits until that has happened at the table. */
  async press(name: string | RegExp): Promise<void> {
    const { seq } = await this.table();
    await this.reach(this.button(name));
    await this.tap(this.button(name));
    await this.moved(seq);
  }

  /** How a shake ended is shown until one presses on; what is wanted may be behind it. */
  async reach(wanted: Locator): Promise<void> {
    const next = this.button(/^Next shake/);
    await wanted.or(next).first().waitFor();
    if (!(await wanted.isVisible())) await this.tap(next);
    await wanted.waitFor();
  }

  /** Something that is kept beside the table, and shut away again. */
  async pressAside(name: string | RegExp): Promise<void> {
    await this.reach(this.button('Beside the table'));
    await this.tap(this.button('Beside the table'));
    await this.press(name);
    await this.page.keyboard.press('Escape');
  }

  async moved(seq: number): Promise<void> {
    const until = Date.now() + PATIENCE;
    while ((await this.table()).seq <= seq) {
      if (Date.now() > until) throw new Error(`${this.name}: nothing happened after ${seq}`);
      await this.page.waitForTimeout(LOOK_EVERY);
    }
  }

  /** Takes a cube of the Resources up: the first of two taps. */
  async take(cube: string): Promise<void> {
    const wanted = this.page
      .locator('[data-place="resources"]')
      .getByRole('button', { name: nameOf(cube), exact: true })
      .first();
    await this.reach(wanted);
    await this.tap(wanted);
  }

  async moveCube(cube: string, to: To): Promise<void> {
    await this.take(cube);
    await this.press(`Put ${nameOf(cube)} into ${to}`);
  }

  /** A Goal of one cube. */
  async setGoal(cube: string): Promise<void> {
    await this.take(cube);
    await this.tap(this.button(`Put ${nameOf(cube)} into Goal`));
    await this.press('Set this Goal');
  }

  async write(written: Json): Promise<void> {
    await this.reach(this.button('Present it'));
    for (const [field, label] of [
      ['setName', 'Set-Name'],
      ['solution', 'Solution'],
      ['goal', 'Goal, as you read it'],
    ] as const) {
      const text = written[field];
      if (typeof text === 'string') await this.page.getByLabel(label, { exact: true }).fill(text);
    }
    await this.press('Present it');
  }

  async presentNothing(): Promise<void> {
    await this.reach(this.button('Present nothing'));
    await this.tap(this.button('Present nothing'));
    await this.press('Yes');
  }

  /** With several papers on the table one first says which one is looked at. */
  async lookAtAPaper(): Promise<void> {
    const right = this.button('It is right');
    const which = this.button(/^Check what/);
    await this.reach(right.or(which).first());
    await right.or(which).first().waitFor();
    if (!(await right.isVisible())) await this.tap(which);
  }

  /** What the page itself tells of the last happenings, the latest first. */
  async told(): Promise<readonly string[]> {
    return this.page.locator('.log-far .log li, .log-near .log li').allTextContents();
  }
}
