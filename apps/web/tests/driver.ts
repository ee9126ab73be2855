/** A person at a browser: sees with the page's own session, acts with the page's own buttons. */
import type { TableView } from '@forceout/client';
import { positionOf, solveRequest } from '@forceout/players';
import { judgeRequest } from '@forceout/formats';
import type { After, MatchView, Moment } from '@forceout/rules/match';
import type { Page, WebSocketRoute } from 'playwright-core';

export type Json = Readonly<Record<string, unknown>>;
type Section = 'Required' | 'Permitted' | 'Forbidden';

/** Longer than anything a page waits for, on a busy machine too. */
const PATIENCE = 30_000;

export class Person {
  readonly page: Page;
  readonly name: string;
  #table = '';
  #socket: WebSocketRoute | null = null;

  constructor(page: Page, name: string) {
    page.setDefaultTimeout(PATIENCE);
    [this.page, this.name] = [page, name];
  }

  /** Lets the test cut the line later. */
  async holdTheLine(): Promise<void> {
    await this.page.routeWebSocket(/\/socket$/, (socket) => {
      this.#socket = socket;
      const server = socket.connectToServer();
      socket.onMessage((message) => server.send(message));
      server.onMessage((message) => socket.send(message));
    });
  }

  async cutTheLine(): Promise<void> {
    await this.#socket?.close({ code: 1001 });
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

  async press(name: string | RegExp): Promise<void> {
    const { seq } = await this.table();
    await this.page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
    await this.moved(seq);
  }

  /** Waits until something has happened at the table. */
  async moved(seq: number): Promise<void> {
    const until = Date.now() + PATIENCE;
    while ((await this.table()).seq <= seq) {
      if (Date.now() > until) throw new Error(`${this.name}: nothing happened after ${seq}`);
      await this.page.waitForTimeout(50);
    }
  }

  /** Takes a cube of the Resources up and puts it down with two taps. */
  async moveCube(cube: string, to: Section): Promise<void> {
    const { seq } = await this.table();
    const resources = this.page.locator('[data-place="resources"]');
    await resources.getByRole('button', { name: cube, exact: true }).first().click();
    await this.page.getByRole('button', { name: `Put ${cube} into ${to}` }).click();
    await this.moved(seq);
  }

  async write(written: Json): Promise<void> {
    const fill = async (label: string, text: unknown): Promise<void> => {
      if (typeof text === 'string') await this.page.getByLabel(label, { exact: true }).fill(text);
    };
    await fill('Set-Name', written['setName']);
    await fill('Solution', written['solution']);
    await fill('Goal, as you read it', written['goal']);
    await this.press('Present it');
  }

  async presentNothing(): Promise<void> {
    await this.page.getByRole('button', { name: 'Present nothing' }).click();
    await this.press('Yes');
  }
}

export function momentOf({ shake }: MatchView, after: After): Moment {
  const { universe, picks, goal, mat } = shake!;
  return { universe, variations: picks.map(({ pick }) => pick), goal, mat, after };
}

/** Solutions without Restrictions, wild cubes and the like: what one line in a field can say. */
export function plainSolutions(match: MatchView, after: After): readonly Json[] {
  const position = positionOf(match.settings, momentOf(match, after));
  const found = solveRequest({ position }, { limit: 4000, all: 12 });
  if (!found.ok) throw new Error(found.error);
  const plain = (one: unknown): one is Json =>
    typeof one === 'object' &&
    one !== null &&
    Object.keys(one).every((key) => ['setName', 'solution', 'goal'].includes(key));
  return found.value.written.filter(plain);
}

/** What is written with its outer help taken away, if that can be read in two ways, and the reading that loses. */
export function ambiguous(
  match: MatchView,
  written: Json,
): { readonly text: Json; readonly losing: Json } | null {
  const bare = (text: unknown): unknown =>
    typeof text === 'string' ? text.replaceAll(/[()[\]{}]/g, '') : text;
  const text = { ...written, setName: bare(written['setName']), solution: bare(written['solution']) };
  const shown = Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined));
  const position = positionOf(match.settings, momentOf(match, 'now'));
  const judged = judgeRequest({ position, written: [shown] });
  if (!judged.ok) return null;
  const reason = judged.value.reasons.find(({ code }) => code === 'ambiguous');
  return reason?.interpretation === undefined ? null : { text: shown, losing: reason.interpretation as Json };
}
