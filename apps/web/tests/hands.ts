/** Somebody who has a keyboard and no mouse: goes where Tab and the arrows lead, and presses what has focus. */
import type { Page } from 'playwright-core';
import { LOOK_EVERY, PATIENCE, Person } from './driver.ts';

/** More stops than any page of the app has. */
const MOST_STOPS = 150;

/** What was looked for by keys is not on the page. */
class NotThere extends Error {}

interface Focused {
  readonly name: string;
  readonly isLost: boolean;
}

/** What a screen reader would call the thing that has focus. */
const FOCUSED = `(() => {
  const { activeElement: at, body } = document;
  const label = at?.labels?.[0]?.innerText;
  return {
    name: (at?.getAttribute('aria-label') ?? label ?? at?.innerText ?? '').trim(),
    isLost: at === null || at === body,
  };
})()`;

/** Collects whatever a live region says. */
const LISTEN = `
  globalThis.heard = [];
  const hear = ({ target }) => {
    const region = (target.nodeType === 1 ? target : target.parentElement)?.closest('[role="status"]');
    if (region?.textContent) heard.push(region.textContent);
  };
  new MutationObserver((changes) => changes.forEach(hear))
    .observe(document, { subtree: true, childList: true, characterData: true });
`;

export class Hands extends Person {
  static async at(page: Page, name: string): Promise<Hands> {
    await page.addInitScript(LISTEN);
    return new Hands(page, name);
  }

  async heard(): Promise<string> {
    return (await this.page.evaluate<readonly string[]>('heard')).join('\n');
  }

  async focused(): Promise<Focused> {
    return this.page.evaluate<Focused>(FOCUSED);
  }

  /** Tab until something of that name has focus; once around the page if need be. */
  async tabTo(name: string | RegExp): Promise<void> {
    const stops: string[] = [];
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      const { name: here } = await this.focused();
      if (typeof name === 'string' ? here === name : name.test(here)) return;
      stops.push(here);
      await this.page.keyboard.press('Tab');
    }
    throw new NotThere(`Tab never comes to ${String(name)}: ${[...new Set(stops)].join(' | ')}`);
  }

  /** Something that comes when the page has got to know what happened. */
  async pressKeyOn(name: string | RegExp): Promise<void> {
    // How a shake ended may come onto the page only now, and stays until it is pressed away.
    const next = this.button(/^Next shake/);
    await this.button(name).or(next).first().waitFor();
    if (await next.isVisible()) await this.pressKeyIfThere(/^Next shake/);
    await this.button(name).waitFor();
    await this.tabTo(name);
    await this.page.keyboard.press('Enter');
  }

  /**
   * Does something at the table by keys, and sees that focus stayed somewhere. With `seen`, what was decided on: if somebody else
   * was faster than the keys, that counts as having happened.
   */
  async act(deed: () => Promise<void>, seen?: number): Promise<void> {
    const seq = seen ?? (await this.table()).seq;
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof NotThere) || (await this.table()).seq <= seq) throw error;
    }
    await this.moved(seq);
    await this.keepsFocus();
  }

  /** Presses something that may go before the keys are there, as the page gets to know more. */
  async pressKeyIfThere(name: string | RegExp): Promise<void> {
    try {
      await this.tabTo(name);
    } catch (error) {
      if (error instanceof NotThere) return;
      throw error;
    }
    await this.page.keyboard.press('Enter');
  }

  /** Lifts the challenge block once the page lets us, unless the table moves on before; says whether we hold it. */
  async liftBlock(seat: number, seen: number): Promise<boolean> {
    const block = this.button('Challenge');
    await this.act(async () => {
      await this.#once(() => block.isEnabled(), seen);
      await this.page.keyboard.press('c');
    }, seen);
    return (await this.match()).block?.holders.includes(seat) === true;
  }

  /** Waits for something on the page, or until the table has moved on. */
  async #once(isSo: () => Promise<boolean>, seen: number): Promise<void> {
    const until = Date.now() + PATIENCE;
    while ((await this.table()).seq === seen && !(await isSo())) {
      if (Date.now() > until) throw new NotThere(`the page never catches up with ${seen}`);
      await this.page.waitForTimeout(LOOK_EVERY);
    }
  }

  /** Focus is somewhere once the page has drawn what happened. */
  async keepsFocus(): Promise<void> {
    const until = Date.now() + PATIENCE;
    while ((await this.focused()).isLost) {
      if (Date.now() > until) throw new Error('focus got lost');
      await this.page.waitForTimeout(LOOK_EVERY);
    }
  }

  /** To the cubes, from one to the next by arrows, and up with it. */
  async takeByKeys(cube: string, seen: number): Promise<void> {
    const resources = this.page.locator('[data-place="resources"]');
    await this.#once(() => resources.getByRole('button').first().isVisible(), seen);
    await this.page.keyboard.press('a');
    await this.page.keyboard.press('Home');
    for (let step = 0; (await this.focused()).name !== cube; step++) {
      if (step > 30) throw new NotThere(`the arrows never come to ${cube}`);
      await this.page.keyboard.press('ArrowRight');
    }
    await this.page.keyboard.press('Enter');
  }

  async type(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).waitFor({ timeout: PATIENCE });
    await this.tabTo(label);
    await this.page.keyboard.type(text);
  }
}
