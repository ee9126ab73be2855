import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse } from './browser.ts';
import type { House } from './browser.ts';
import { STAGES, startMatch } from './match.ts';

const GAMES = [
  {
    name: 'On-Sets',
    settings: { rulebook: 'agloa-onsets-2026', division: 'middle' },
    picks: /^Pick (Two Operations|No Null Restrictions|Absolute Value)/,
  },
  {
    name: 'Equations',
    settings: { rulebook: 'agloa-equations-2015', division: 'elementary' },
    picks: /^Pick (Upside-down|Percent|Sideways)/,
  },
] as const;

let house: House;
const started = new Map<string, ReturnType<typeof startMatch>>();
beforeAll(async () => {
  house = await openHouse();
  // Side by side: in each of them somebody waits for a minute.
  for (const game of GAMES) started.set(game.name, startMatch(house, game));
});
afterAll(() => house.stop());

describe.each(GAMES)('a match of $name by touch at three browsers', ({ name }) => {
  test.each(Object.keys(STAGES))('%s', async (stage) => {
    await started.get(name)![stage];
    expect(house.errors).toEqual([]);
  });
});
