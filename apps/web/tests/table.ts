/** Three people at one table, and what they do there together. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchView } from '@forceout/rules/match';
import type { Person, To } from './driver.ts';
import type { House } from './browser.ts';
import { LOOK_EVERY, PATIENCE, Person as Somebody } from './driver.ts';
import type { Json } from './plan.ts';
import { SIZES } from './sizes.ts';

export class Table {
  readonly people: readonly Person[];
  /** Variations that leave everything else as it is, if they are offered. */
  readonly picks: RegExp;

  constructor(people: readonly Person[], picks: RegExp) {
    [this.people, this.picks] = [people, picks];
  }

  match(): Promise<MatchView> {
    return this.people[0]!.match();
  }

  /** For whoever reads why a test failed. */
  async whatIsSeen(): Promise<string> {
    const { phase, duties } = await this.match();
    const lines = this.people.map(async ({ name, page }) => {
      await page.screenshot({ path: join(tmpdir(), `forceout-${name}.png`), fullPage: true });
      return `${name}: ${await page.locator('.now').first().innerText()}`;
    });
    return [JSON.stringify(phase), JSON.stringify(duties), ...(await Promise.all(lines))].join('\n');
  }

  /** Does what has to be done until somebody has to do `task`, and says who. */
  async until(task: MatchView['duties'][number]['task']): Promise<{ person: Person; match: MatchView }> {
    for (let steps = 0; steps < 80; steps++) {
      const match = await this.match();
      const [duty] = match.duties;
      if (duty === undefined) throw new Error(`the match is over, and nobody had to ${task}`);
      const person = this.people[duty.seat]!;
      if (duty.task === task) return { person, match };
      await this.#do(person, duty.task);
    }
    throw new Error(`nobody comes to ${task}`);
  }

  async #do(person: Person, task: MatchView['duties'][number]['task']): Promise<void> {
    switch (task) {
      case 'roll-for-setter':
        return person.press('Roll a cube');
      case 'begin-shake':
        return person.press('Begin the shake');
      case 'roll':
        return person.press('Roll the cubes');
      case 'deal':
        return person.press(/^Deal \d+ cards$/);
      case 'pick':
        return this.pick(person);
      case 'check':
        await person.lookAtAPaper();
        return person.press('It is right');
      case 'sign':
        return person.press('Sign the sheet');
      default:
        throw new Error(`nobody expected to ${task}`);
    }
  }

  async pick(person: Person): Promise<void> {
    await person.reach(person.button(/^Pick ./));
    const wanted = person.button(this.picks);
    return person.press((await wanted.count()) > 0 ? this.picks : /^Pick ./);
  }

  /** Whose turn it is moves a cube. */
  async move(cube: string, to: To): Promise<void> {
    const until = Date.now() + PATIENCE;
    let { phase } = await this.match();
    // What somebody did just now may have come to the table a moment later than something else.
    while (phase.kind !== 'moving') {
      if (Date.now() > until) throw new Error(`nobody moves in ${phase.kind}`);
      await this.people[0]!.page.waitForTimeout(LOOK_EVERY);
      ({ phase } = await this.match());
    }
    await this.people[phase.turn]!.moveCube(cube, to);
  }

  /** Somebody who did not move last challenges who did; the other one is the Third Party. */
  async challenge(claim: 'Now' | 'Impossible'): Promise<Record<'challenger' | 'mover' | 'third', Person>> {
    const { shake } = await this.match();
    const mover = this.people[shake!.lastMover!]!;
    const [challenger, third] = this.people.filter((person) => person !== mover) as [Person, Person];
    // The block is lifted first, and the word follows.
    await challenger.press('Challenge');
    await challenger.press(new RegExp(`^${claim}`));
    return { challenger, mover, third };
  }
}

/** A phone, a tablet, and a laptop with a screen that one touches. */
const GLASS = [
  { viewport: SIZES['360x740'], isMobile: true },
  { viewport: SIZES['768x1024'], isMobile: true },
  { viewport: SIZES['1366x625'] },
] as const;

/** Opens a table, and three people sit down at it, each in a browser of their own and with a finger only. */
export async function sitDown(house: House, settings: object, picks: RegExp): Promise<Table> {
  const people: Person[] = [];
  for (const [place, name] of ['Ann', 'Bob', 'Cleo'].entries())
    people.push(new Somebody(await house.page({ hasTouch: true, ...GLASS[place] }), name, true));
  const [ann, ...others] = people as [Person, ...Person[]];
  await ann.page.goto('/');
  await ann.page.evaluate(call('/api/guest', { name: 'Ann' }));
  const { id, code } = await ann.page.evaluate<{ id: string; code: string }>(
    call('/api/tables', { level: 'adventurous', seats: 3, mode: 'table', clock: 'exact', ...settings }),
  );
  for (const person of people) person.at(id);
  await others.at(-1)!.holdTheLine();
  await ann.page.goto(`/table/${id}`);
  for (const person of others) {
    await person.page.goto(`/join/${code}`);
    await person.page.getByLabel('Your name').fill(person.name);
    await person.tap(person.button('Go to the table'));
  }
  for (const person of people) {
    await person.press('Sit here');
    await person.press('I am ready');
  }
  return new Table(people, picks);
}

/** A request of the page's own session. */
export function call(path: string, body: Json | object): string {
  return `fetch('${path}', { method: 'POST', headers: { 'content-type': 'application/json', 'x-forceout': '1' },
    body: ${JSON.stringify(JSON.stringify(body))} }).then((answer) => answer.json())`;
}
