import type { Moment } from '@forceout/rules/match';
import { EMPTY_MAT } from '@forceout/rules/match';
import { expect, it } from 'vitest';
import type { MatchSettings } from '@forceout/rules/match';
import { playMatch } from '../table/play-match.ts';
import { analystFor } from './analyst-for.ts';
import { makeBot } from './bot.ts';

const SETTINGS: MatchSettings = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  level: 'adventurous',
  season: 'even',
  mode: 'auto',
  clock: 'exact',
  judge: false,
  players: ['one', 'two'],
};

it('Perfect looks at endgames, and between two of them every shake ends in a forceout', async () => {
  const analyst = analystFor(SETTINGS);
  const asked: Moment[] = [];
  const watched = {
    ...analyst,
    endgame: (moment: Moment, mayBonus: readonly boolean[]) => {
      asked.push(moment);
      return analyst.endgame(moment, mayBonus);
    },
  };
  const players = [0, 1].map((seat) => makeBot('perfect', `seat ${seat}`, watched));
  const { match } = await playMatch({ settings: SETTINGS, players, seed: 'endgame', length: { shakes: 2 } });
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.every(({ mat }) => mat.resources.length <= 7)).toBe(true);
  expect(match.results.flatMap(({ scores }) => scores)).toEqual([4, 4, 4, 4]);
});

it('tells how many safe moves are left to the next player', () => {
  const moment: Moment = {
    universe: [1, 3, 5, 9, 12, 15],
    variations: [],
    goal: '2',
    mat: { ...EMPTY_MAT, required: ['R'], permitted: [], resources: ['B', 'U', 'G', 'n'] },
    after: null,
  };
  const choices = analystFor(SETTINGS).endgame(moment, [true, false]);
  const safe = choices.filter(({ outcome }) => outcome.kind === 'forceout');
  expect(safe.length).toBeGreaterThan(0);
  for (const { replies } of safe) expect(replies === null || replies.safe <= replies.all).toBe(true);
  expect(choices.some(({ bonus }) => bonus !== null)).toBe(true);
});
