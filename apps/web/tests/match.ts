/** A whole match of either game by three people at three browsers through a real server, to the final score. */
import type { MatchView } from '@forceout/rules/match';
import { expect } from 'vitest';
import type { House } from './browser.ts';
import { PATIENCE, nameOf } from './driver.ts';
import { goalsOf, planAmbiguous, planSolvable } from './plan.ts';
import type { Json, Plan } from './plan.ts';
import { sitDown } from './table.ts';
import type { Table } from './table.ts';

export interface Game {
  readonly name: string;
  readonly settings: { readonly rulebook: string; readonly division: string };
  readonly picks: RegExp;
}

type Stage = (table: Table) => Promise<void>;

/** The shakes of the match in their order; each begins where the one before ended. */
export const STAGES: Readonly<Record<string, Stage>> = {
  'a Now whose Solution a checker shows to be ambiguous': async (table) => {
    const plan = await goalFor(table, planAmbiguous);
    for (const cube of plan.cubes.slice(0, 4)) await table.move(cube, 'Permitted');
    const { challenger, mover, third } = await table.challenge('Now');
    await challenger.write(plan.written);
    await third.presentNothing();
    await mover.tap(mover.button(/^It can be read in another way/));
    for (const [field, label] of [
      ['setName', 'Your copy: Set-Name'],
      ['solution', 'Your copy: Solution'],
    ] as const) {
      const text = plan.losing[field];
      if (typeof text === 'string') await mover.page.getByLabel(label, { exact: true }).fill(text);
    }
    const { length: before } = (await table.match()).results;
    await mover.press('Show this copy');
    await table.until('begin-shake');
    const { results, settings: played } = await table.match();
    expect(results).toHaveLength(before + 1);
    expect(results.at(-1)!.scores![played.players.indexOf(challenger.name)]).toBe(2);
    for (const { page } of table.people) {
      await page.getByText('Ruled wrong').first().waitFor();
      await page
        .locator('.log li', { hasText: `${mover.name} shows that ${challenger.name}’s Solution is wrong` })
        .first()
        .waitFor({ state: 'attached' });
    }
  },
  'a player who is too late with the roll': async (table) => {
    const { person, match } = await table.until('roll');
    const seat = match.settings.players.indexOf(person.name);
    // The limit of the book, a minute, and the countdown after it.
    await person.page.locator('.clock[data-countdown="true"]').waitFor({ timeout: 3 * PATIENCE });
    for (const { page } of table.people)
      await page
        .locator('.log li', { hasText: `${person.name} gets −1: late with the roll` })
        .first()
        .waitFor({ state: 'attached' });
    const { sheet } = await table.match();
    expect(sheet).toContainEqual(expect.objectContaining({ kind: 'penalty', seat, points: -1 }));
  },
  'an Impossible that the mover and the Third Party answer': async (table) => {
    const plan = await goalFor(table, planSolvable);
    await table.move(cubesOf(await table.match(), plan.written).needed[0]!, 'Required');
    const { challenger, mover, third } = await table.challenge('Impossible');
    await third.press(new RegExp(`^I join ${mover.name}`));
    await third.write(plan.written);
    await mover.write(plan.written);
    await table.until('begin-shake');
    const { results, settings: played } = await table.match();
    const scores = results.at(-1)!.scores!;
    const scoreOf = ({ name: who }: { readonly name: string }) => scores[played.players.indexOf(who)];
    expect([scoreOf(mover), scoreOf(third), scoreOf(challenger)]).toEqual([6, 6, 2]);
  },
  'a forceout with a line that breaks, and the final score': async (table) => {
    const plan = await goalFor(table, planSolvable);
    for (const person of table.people) await person.pressAside('Make this the last shake');
    const { needed, others } = cubesOf(await table.match(), plan.written);
    await table.move(needed[0]!, 'Required');
    for (const cube of needed.slice(1)) await table.move(cube, 'Permitted');
    await breakTheLine(table, others.splice(0, 6));
    for (const [index, cube] of others.entries()) {
      // The last cube may not be forbidden, nor early on a relation of On-Sets.
      const mayForbid = index < others.length - 1 && !['=', 'C'].includes(cube);
      await table.move(cube, mayForbid && index % 3 === 0 ? 'Forbidden' : 'Permitted');
    }
    expect((await table.match()).phase).toMatchObject({ kind: 'writing', occasion: { kind: 'forceout' } });
    for (const person of table.people) await person.write(plan.written);
    const { match: played } = await table.until('sign');
    expect(played.results.at(-1)!.scores).toEqual([4, 4, 4]);
    for (const person of table.people) await person.press('Sign the sheet');
    const over = await table.match();
    expect(over.phase.kind).toBe('finished');
    for (const { page } of table.people) {
      const final = page.getByRole('region', { name: 'Final score' });
      await final.waitFor();
      for (const [seat, player] of over.settings.players.entries()) {
        const line = await final.getByRole('listitem').filter({ hasText: player }).innerText();
        expect(line.match(/-?\d+/)![0]).toBe(String(over.totals[seat]));
      }
    }
  },
};

/** Plays the whole match; what comes of each stage is there to be asked for. */
export function startMatch(house: House, { settings, picks }: Game): Readonly<Record<string, Promise<void>>> {
  const started: Record<string, Promise<void>> = {};
  const table = sitDown(house, settings, picks);
  let before: Promise<unknown> = table;
  for (const [name, stage] of Object.entries(STAGES)) {
    const now = before.then(async () => {
      const at = await table;
      try {
        await stage(at);
      } catch (error) {
        throw new Error(await at.whatIsSeen(), { cause: error });
      }
    });
    // Whoever asks for it hears of it.
    now.catch(() => {});
    before = started[name] = now;
  }
  return started;
}

/** Sets a Goal that the plan is made for. Not every roll of the dice has one: such a shake is given up. */
async function goalFor<P extends Pick<Plan, 'goal'>>(
  table: Table,
  planFor: (match: MatchView) => P | null,
): Promise<P> {
  for (;;) {
    const { person, match } = await table.until('goal');
    const plan = planFor(match);
    await person.setGoal(plan?.goal ?? goalsOf(match)[0]!);
    if (plan !== null) return plan;
    const { third, mover } = await table.challenge('Impossible');
    await mover.presentNothing();
    await third.presentNothing();
    await table.until('begin-shake');
  }
}

/** The cubes in Resources that somebody needs who will write this, and the others. */
function cubesOf(
  { shake }: MatchView,
  written: Json,
): { readonly needed: readonly string[]; readonly others: string[] } {
  const others = [...shake!.mat.resources];
  const needed: string[] = [];
  for (const sign of String(written['setName'] ?? written['solution'])) {
    const index = others.findIndex((cube) => cube.slice(cube.indexOf(':') + 1) === sign);
    if (index >= 0) needed.push(...others.splice(index, 1));
  }
  return { needed, others };
}

/** Somebody's network goes away while the others play on; they come back to where the table is, without reloading. */
async function breakTheLine(table: Table, cubes: readonly string[]): Promise<void> {
  const away = table.people.at(-1)!;
  const left = [...cubes];
  for (let match = await table.match(); match.phase.kind === 'moving'; match = await table.match()) {
    if (match.phase.turn === 0) break;
    await table.move(left.shift()!, 'Permitted');
  }
  await away.page.evaluate('globalThis.stayed = true');
  await away.cutTheLine();
  const broken = away.page.getByText('The connection is broken').first();
  await broken.waitFor();
  const missed = left.splice(0, 2);
  for (const cube of missed) await table.move(cube, 'Permitted');
  away.mendTheLine();
  await broken.waitFor({ state: 'hidden' });
  const { resources } = (await table.match()).shake!.mat;
  await away.page.getByRole('group', { name: `Resources, ${resources.length} cubes` }).waitFor();
  const told = (await away.told()).join('\n');
  for (const [seat, cube] of missed.entries()) {
    const cubeTold = /[a-z]/i.test(nameOf(cube)) ? '' : nameOf(cube);
    expect(told).toContain(`${table.people[seat]!.name} moved ${cubeTold}`);
  }
  for (const cube of left) await table.move(cube, 'Permitted');
  expect(await away.page.evaluate('globalThis.stayed')).toBe(true);
}
