/** Whole matches of both games by three people at three browsers through a real server, to the final score. */
import type { MatchView } from '@forceout/rules/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faceOf } from '../src/pieces/face.ts';
import { pieces } from '../src/words/en/pieces.ts';
import { openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { Person, ambiguous, plainSolutions } from './driver.ts';
import type { Json } from './driver.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 240_000);
afterAll(() => house.stop());

const GAMES = [
  {
    game: 'On-Sets',
    settings: { rulebook: 'agloa-onsets-2026', division: 'middle' },
    picks: /Pick (Two Operations|No Null Restrictions|Absolute Value)/,
  },
  {
    game: 'Equations',
    settings: { rulebook: 'agloa-equations-2015', division: 'elementary' },
    picks: /Pick (Upside-down|Percent|Sideways)/,
  },
] as const;

const nameOf = (cube: string): string => pieces.cube(faceOf(cube), 'up');

class Table {
  readonly people: readonly Person[];
  readonly id: string;
  readonly picks: RegExp;

  constructor(people: readonly Person[], id: string, picks: RegExp) {
    [this.people, this.id, this.picks] = [people, id, picks];
  }

  match(): Promise<MatchView> {
    return this.people[0]!.match();
  }

  /** Does whatever comes before the first move: rolls, deals, picks, a Goal of one cube. */
  async untilMoves(): Promise<void> {
    for (let steps = 0; steps < 60; steps++) {
      const match = await this.match();
      if (match.phase.kind === 'moving') return;
      const [duty] = match.duties;
      const person = this.people[duty!.seat]!;
      switch (duty!.task) {
        case 'roll-for-setter':
          await person.press('Roll a cube');
          break;
        case 'begin-shake':
          await person.press('Begin the shake');
          break;
        case 'roll':
          await person.press('Roll the cubes');
          break;
        case 'deal':
          await person.press(/^Deal \d+ cards$/);
          break;
        case 'pick':
          await person.press(this.picks);
          break;
        case 'goal':
          await this.setGoal(person, match);
          break;
        default:
          throw new Error(`nobody expected ${duty!.task}`);
      }
    }
    throw new Error('the shake does not begin');
  }

  /** A Goal of one digit for which a Solution exists. */
  async setGoal(person: Person, match: MatchView): Promise<void> {
    const digits = new Set(match.shake!.mat.resources.filter((cube) => /(^|:)[1-9]$/.test(cube)));
    const cube = [...digits][0]!;
    const { page } = person;
    await page
      .locator('[data-place="resources"]')
      .getByRole('button', { name: nameOf(cube), exact: true })
      .first()
      .click();
    await page.keyboard.press('g');
    await person.press('Set this Goal');
  }

  /** The next player moves a cube; which one hardly matters. */
  async move(
    to: 'Required' | 'Permitted' | 'Forbidden',
    wanted: (cube: string) => boolean = () => true,
  ): Promise<void> {
    const match = await this.match();
    if (match.phase.kind !== 'moving') throw new Error(`nobody moves in ${match.phase.kind}`);
    const { resources } = match.shake!.mat;
    const cube = resources.find(wanted) ?? resources[0]!;
    await this.people[match.phase.turn]!.moveCube(nameOf(cube), to);
  }

  /** Who may challenge: the players who did not move last. */
  async challengers(): Promise<readonly Person[]> {
    const { shake } = await this.match();
    return this.people.filter((_, seat) => seat !== shake!.lastMover);
  }

  async challenge(person: Person, claim: 'Now' | 'Impossible'): Promise<void> {
    await person.page.getByRole('button', { name: 'Challenge', exact: true }).click();
    await person.press(new RegExp(`^${claim}`));
  }

  /** Everybody who must write does; who need not presents nothing. */
  async writeAll(solution: Json): Promise<void> {
    for (;;) {
      const { phase } = await this.match();
      if (phase.kind !== 'writing') return;
      const paper = phase.papers.find(({ state }) => state === 'writing');
      if (paper === undefined) return;
      const person = this.people[paper.seat]!;
      if (paper.duty === 'must') await person.write(solution);
      else await person.presentNothing();
    }
  }

  /** Everybody who checks says that it is right. */
  async acceptAll(): Promise<void> {
    for (;;) {
      const { phase } = await this.match();
      if (phase.kind !== 'checking') return;
      const open = phase.papers.filter(({ state, verdict }) => state === 'presented' && verdict === null);
      const paper = open.find(({ seat }) => seat === phase.current) ?? open[0];
      if (paper === undefined) return;
      const check = paper.checks.find(({ decision }) => decision === 'undecided');
      const person = this.people[check!.seat]!;
      const others = person.page.getByRole('button', { name: /^Check what/ });
      if (await others.count()) await others.first().click();
      await person.press('It is right');
    }
  }
}

async function sitDown(house: House, settings: object): Promise<{ people: Person[]; id: string }> {
  const people: Person[] = [];
  for (const name of ['Ann', 'Bob', 'Cleo']) people.push(new Person(await house.page(), name));
  const [ann, ...others] = people as [Person, ...Person[]];
  await ann.page.goto('/');
  const call = (path: string, body: object): string =>
    `fetch('${path}', { method: 'POST', headers: { 'content-type': 'application/json', 'x-forceout': '1' },
      body: ${JSON.stringify(JSON.stringify(body))} }).then((answer) => answer.json())`;
  await ann.page.evaluate(call('/api/guest', { name: 'Ann' }));
  const table = await ann.page.evaluate<{ id: string; code: string }>(
    call('/api/tables', { ...settings, level: 'adventurous', seats: 3, mode: 'auto', clock: 'exact' }),
  );
  for (const person of people) person.at(table.id);
  await others[1]!.holdTheLine();
  await ann.page.goto(`/table/${table.id}`);
  for (const person of others) {
    await person.page.goto(`/join/${table.code}`);
    await person.page.getByLabel('Your name').fill(person.name);
    await person.page.getByRole('button', { name: 'Go to the table' }).click();
  }
  for (const person of people) {
    await person.press('Sit here');
    await person.press('I am ready');
  }
  return { people, id: table.id };
}

describe.each(GAMES)('a match of $game at three browsers', ({ settings, picks }) => {
  let table: Table;

  beforeAll(async () => {
    const { people, id } = await sitDown(house, settings);
    table = new Table(people, id, picks);
  }, 240_000);

  test('a Now whose Solution is shown to be ambiguous', { timeout: 240_000 }, async () => {
    await table.untilMoves();
    for (let moves = 0; moves < 8; moves++) {
      await table.move('Permitted', (cube) => !/(^|:)[=CV^r]$/.test(cube));
      const match = await table.match();
      const found = plainSolutions(match, 'now').flatMap((one) => ambiguous(match, one) ?? []);
      if (found.length === 0) continue;
      const [{ text, losing }] = found as [(typeof found)[number]];
      const [challenger] = await table.challengers();
      await table.challenge(challenger!, 'Now');
      await table.writeAll(text);
      const checker = table.people.find((person) => person !== challenger)!;
      await checker.page.getByRole('button', { name: /It can be read in another way/ }).click();
      for (const [key, label] of [
        ['setName', 'Your copy: Set-Name'],
        ['solution', 'Your copy: Solution'],
      ] as const)
        if (typeof losing[key] === 'string') await checker.page.getByLabel(label).fill(losing[key]);
      await checker.press('Show this copy');
      await table.acceptAll();
      const after = await table.match();
      expect(after.results).toHaveLength(1);
      await checker.page.getByText('not correct').first().waitFor();
      return;
    }
    throw new Error('no ambiguous Solution came up in eight moves');
  });

  test(
    'an Impossible that is answered with a Solution, and a player who is too late',
    { timeout: 300_000 },
    async () => {
      await table.untilMoves();
      const before = await table.match();
      const slow = before.duties[0]!;
      const late = (match: MatchView): boolean =>
        match.sheet.some(({ kind, seat }) => kind === 'penalty' && seat === slow.seat);
      await expect
        .poll(async () => late(await table.match()), { timeout: 200_000, interval: 2000 })
        .toBe(true);
      await table.people[slow.seat]!.page.getByText('−1').first().waitFor();
      await table.move('Permitted');
      const match = await table.match();
      const [solution] = plainSolutions(match, 'impossible');
      const [challenger, third] = await table.challengers();
      await table.challenge(challenger!, 'Impossible');
      expect((await third!.match()).phase).toMatchObject({ kind: 'writing' });
      await table.writeAll(solution!);
      await table.acceptAll();
      expect((await table.match()).results).toHaveLength(2);
    },
  );

  test(
    'a forceout, a line that breaks in the middle, and the final score',
    { timeout: 400_000 },
    async () => {
      await table.untilMoves();
      for (const person of table.people) await person.press('Make this the last shake');
      const cut = table.people[2]!;
      let moves = 0;
      for (let match = await table.match(); match.phase.kind === 'moving'; match = await table.match()) {
        if (moves++ === 3) {
          await cut.cutTheLine();
          await cut.page.getByText('The connection is broken').waitFor();
        }
        const last = match.shake!.mat.resources.length === 1;
        await table.move(last || moves % 4 !== 0 ? 'Permitted' : 'Forbidden');
      }
      const { seq } = await table.people[0]!.table();
      expect((await cut.table()).seq).toBe(seq);
      expect((await table.match()).phase).toMatchObject({ kind: 'writing', occasion: { kind: 'forceout' } });
      const [solution] = plainSolutions(await table.match(), 'forceout');
      for (const person of table.people) {
        if (solution === undefined) await person.presentNothing();
        else await person.write(solution);
      }
      await table.acceptAll();
      for (const person of table.people) await person.press('Sign the sheet');
      for (const person of table.people)
        await person.page.getByRole('heading', { name: 'Final score' }).waitFor();
      expect((await table.match()).phase.kind).toBe('finished');
      expect(house.errors).toEqual([]);
    },
  );
});
