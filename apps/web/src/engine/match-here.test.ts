import { modelsOf, simulate } from '@forceout/players';
import type { LevelName } from '@forceout/players';
import { replay } from '@forceout/rules/match';
import { expect, test } from 'vitest';
import { matchHere } from './match-here.ts';

const settings = {
  rulebook: 'agloa-onsets-2026',
  division: 'middle',
  level: 'adventurous',
  season: 'even',
  mode: 'auto',
  clock: 'untimed',
  judge: false,
} as const;

test('a match against bots on this device enters the record of who played it', async () => {
  const plan = { settings, levels: ['beginner', 'club'], seed: 'here', length: { shakes: 1 } } as const;
  const { log } = await simulate(plan, 0, () => 0);
  const levels: readonly (LevelName | null)[] = [null, 'club'];
  const event = matchHere(log, levels, 'here-1', 7);
  expect(event).toMatchObject({
    at: 7,
    of: 'match',
    table: 'here-1',
    course: { game: 'onsets', division: 'middle' },
    against: [{ who: 'club' }],
  });
  const { phase } = replay(log);
  if (phase.kind !== 'finished' || event?.of !== 'match') throw new Error('the match is not over');
  const [mine = 0, other = 0] = phase.points;
  expect(event.against[0]!.score).toBe((Math.sign(mine - other) + 1) / 2);
  expect(modelsOf([event])[0]).toMatchObject({ matches: 1 });
  // Two people at one device: whose record would it be?
  expect(matchHere(log, [null, null], 'here-1', 7)).toBeNull();
  expect(matchHere(log.slice(0, -1), levels, 'here-1', 7)).toBeNull();
});
