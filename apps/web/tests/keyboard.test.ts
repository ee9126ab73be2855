/** A match against two bots with the keyboard alone, from the first page to the final score. */
import type { MatchView } from '@forceout/rules/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOVING, openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { LOOK_EVERY, PATIENCE, nameOf } from './driver.ts';
import { Hands } from './hands.ts';
import { goalsOf, planSolvable, solutionNow } from './plan.ts';
import type { Json } from './plan.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ FORCEOUT_BOT_PACE: '0' });
});
afterAll(() => house.stop());

const ME = 0;
/** What must have been done by keys before the match may end; the dice say how many shakes that takes. */
const DEEDS = ['goal', 'move', 'challenge', 'write', 'check'] as const;
type Deed = (typeof DEEDS)[number];

class KeyboardMatch {
  readonly hands: Hands;
  readonly done = new Set<Deed>();
  #isLast = false;

  constructor(hands: Hands) {
    this.hands = hands;
  }

  /** Whatever the moment asks of us, by keys. */
  async step(): Promise<void> {
    const { hands } = this;
    await this.#pressOn();
    const { seq, view } = await hands.table();
    const match = view.match!;
    if (!this.#isLast && match.round.state === 'open' && DEEDS.every((deed) => this.done.has(deed))) {
      this.#isLast = true;
      return hands.act(async () => {
        await hands.pressKeyOn('Beside the table');
        await hands.pressKeyOn('Make this the last shake');
        await hands.page.keyboard.press('Escape');
      });
    }
    if (await this.#challenged(match, seq)) return undefined;
    const duty = match.duties.find(({ seat }) => seat === ME);
    if (duty === undefined) return this.#othersAct(seq);
    switch (duty.task) {
      case 'roll-for-setter':
        return hands.act(() => hands.pressKeyOn('Roll a cube'));
      case 'begin-shake':
        return hands.act(() => hands.pressKeyOn('Begin the shake'));
      case 'roll':
        return this.#roll();
      case 'deal':
        return hands.act(() => hands.pressKeyOn(/^Deal \d+ cards$/));
      case 'goal':
        return this.#setGoal(match, seq);
      case 'turn':
        return this.#move(match, seq);
      case 'write':
      case 'decide':
        return this.#write(match);
      case 'check':
        return this.#check();
      case 'sign':
        return hands.act(() => hands.pressKeyOn('Sign the sheet'));
      default:
        throw new Error(`nobody expected to ${duty.task}`);
    }
  }

  /** Bots begin no shake before its end has been seen by everybody, so whatever is shown is pressed on. */
  async #othersAct(seq: number): Promise<void> {
    const until = Date.now() + PATIENCE;
    while ((await this.hands.table()).seq <= seq) {
      if (Date.now() > until) throw new Error(`nothing happened after ${seq}`);
      await this.#pressOn();
      await this.hands.page.waitForTimeout(LOOK_EVERY);
    }
  }

  /** How a shake ended stays until it is pressed away. */
  async #pressOn(): Promise<void> {
    if (await this.hands.button(/^Next shake/).isVisible()) await this.hands.pressKeyIfThere(/^Next shake/);
  }

  /** Where a book says so, cubes are laid out before the others are rolled. */
  async #roll(): Promise<void> {
    const { hands } = this;
    const roll = hands.button('Roll the cubes');
    await roll
      .or(hands.button(/^Two V/))
      .first()
      .waitFor();
    return hands.act(async () => hands.pressKeyOn((await roll.isVisible()) ? 'Roll the cubes' : /^Two V/));
  }

  async #setGoal(match: MatchView, seen: number): Promise<void> {
    const { hands } = this;
    const goal = planSolvable(match)?.goal ?? goalsOf(match)[0]!;
    await hands.takeByKeys(nameOf(goal), seen);
    await hands.page.keyboard.press('g');
    await hands.keepsFocus();
    await hands.act(() => hands.pressKeyOn('Set this Goal'));
    this.done.add('goal');
  }

  async #move({ shake }: MatchView, seen: number): Promise<void> {
    const { hands } = this;
    await hands.act(async () => {
      await hands.takeByKeys(nameOf(shake!.mat.resources[0]!), seen);
      await hands.page.keyboard.press('p');
    }, seen);
    this.done.add('move');
  }

  /** First an Impossible, so that somebody writes and we check; later a Now, for which we write. */
  async #challenged(match: MatchView, seen: number): Promise<boolean> {
    const { phase, shake } = match;
    if (phase.kind !== 'moving' || phase.turn !== ME || shake!.lastMover === ME) return false;
    if (shake!.lastMove === null || !this.done.has('move')) return false;
    const claim = this.done.has('check') ? 'Now' : 'Impossible';
    if (claim === 'Now' && solutionNow(match, 'now') === null) return false;
    const { hands } = this;
    // The block is lifted first, and the word follows; a bot may have been faster.
    if (!(await hands.liftBlock(ME, seen))) return true;
    await hands.act(() => hands.pressKeyOn(new RegExp(`^${claim}`)));
    this.done.add('challenge');
    return true;
  }

  async #write(match: MatchView): Promise<void> {
    if (match.phase.kind !== 'writing') throw new Error('nobody writes');
    const { hands } = this;
    const { occasion } = match.phase;
    const after = occasion.kind === 'challenge' ? occasion.claim : occasion.kind;
    const written = solutionNow(match, after);
    if (written === null) {
      await hands.pressKeyOn('Present nothing');
      await hands.button('Yes').waitFor();
      await hands.keepsFocus();
      return hands.act(() => hands.pressKeyOn('Yes'));
    }
    await hands.type('Set-Name', textOf(written));
    await hands.act(() => hands.pressKeyOn('Present it'));
    this.done.add('write');
  }

  async #check(): Promise<void> {
    const { hands } = this;
    const right = hands.button('It is right');
    const which = hands.button(/^Check what/);
    while (!(await right.isVisible())) {
      await right.or(which).first().waitFor();
      if (!(await right.isVisible())) await hands.pressKeyIfThere(/^Check what/);
    }
    await hands.act(() => hands.pressKeyOn('It is right'));
    this.done.add('check');
  }
}

/** A table as in a classroom, where players check what others write, with two bots. */
async function makeTable(hands: Hands): Promise<void> {
  const { page } = hands;
  await page.getByRole('link', { name: 'Make a table' }).waitFor();
  await hands.tabTo('Make a table');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/play');
  await page.getByLabel('Seat 2').waitFor();
  await hands.keepsFocus();
  for (const seat of ['Seat 2', 'Seat 3']) {
    await hands.tabTo(seat);
    await page.keyboard.press('ArrowDown');
  }
  await hands.tabTo('More settings');
  await page.keyboard.press('Enter');
  for (const [name, key] of [
    ['Form of the game', 'Home'],
    ['Clock', 'End'],
    ['Mistakes in procedure', 'End'],
  ] as const) {
    await hands.tabTo(name);
    await page.keyboard.press(key);
  }
  await hands.pressKeyOn('Make the table');
  await page.waitForURL(/\/table\//);
}

const textOf = (written: Json): string => String(written['setName']);

test('a match against two bots by keyboard alone, every move of it told aloud', async () => {
  const hands = await Hands.at(await house.page(MOVING), 'Ann');
  const { page } = hands;
  await page.goto('/');
  await makeTable(hands);
  const id = page.url().split('/').at(-1)!;
  hands.at(id);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await hands.keepsFocus();
  const match = new KeyboardMatch(hands);
  while ((await hands.match()).phase.kind !== 'finished') await match.step();
  const final = page.getByRole('region', { name: 'Final score' });
  await final.waitFor();
  await hands.keepsFocus();
  expect([...match.done].toSorted()).toEqual(DEEDS.toSorted());

  const file = await page.evaluate<MatchFile>(
    `fetch('/api/tables/${id}/match-file').then((answer) => answer.json())`,
  );
  const heard = await hands.heard();
  const { players } = file.header;
  const moves = file.events.filter((event) => event.type === 'moved');
  expect(moves.length).toBeGreaterThan(2);
  expect(moves.map(({ seat }) => seat)).toContain(ME);
  for (const { seat, cube, to, kind } of moves) {
    const section = to[0]!.toUpperCase() + to.slice(1);
    expect(heard).toContain(
      kind === 'regular'
        ? `${players[seat]} moved ${nameOf(cube)} to ${section}.`
        : `${players[seat]} took a bonus: ${nameOf(cube)} to Forbidden.`,
    );
  }
  // Whose turn it is comes in the same moment as the move before, and is not lost.
  expect(heard).toMatch(/moved [^.]+\. .*Your turn|Your turn[^\n]*moved/);
  expect(heard).toContain('The match is over.');
  expect(house.errors).toEqual([]);
});

interface MatchFile {
  readonly header: { readonly players: readonly string[] };
  readonly events: readonly {
    readonly type: string;
    readonly seat: number;
    readonly cube: string;
    readonly to: string;
    readonly kind: string;
  }[];
}
