import { RULEBOOKS } from '@forceout/rules';
import { replay } from '@forceout/rules/match';
import type { MatchSettings } from '@forceout/rules/match';
import { describe, expect, it } from 'vitest';
import { analystFor } from '../bots/analyst-for.ts';
import { makeBot } from '../bots/bot.ts';
import type { LevelName } from '../bots/level.ts';
import type { Player } from './action.ts';
import { playMatch } from './play-match.ts';

const SETTINGS: MatchSettings = {
  rulebook: 'agloa-onsets-2026',
  division: 'junior',
  level: 'adventurous',
  season: 'even',
  mode: 'auto',
  clock: 'exact',
  judge: false,
  players: ['ann', 'bob', 'cat'],
};

function bots(settings: MatchSettings, levels: readonly LevelName[], seed = 'bots'): readonly Player[] {
  const analyst = analystFor(settings);
  return levels.map((level, seat) => makeBot(level, `${seed} ${seat}`, analyst));
}

describe('a match played by itself', () => {
  it('comes to an end, and its log tells it again', async () => {
    const players = bots(SETTINGS, ['varsity', 'club', 'beginner']);
    const played = await playMatch({ settings: SETTINGS, players, seed: 'one', length: 'round' });
    expect(played.match.phase.kind).toBe('finished');
    expect(played.refusals).toEqual([]);
    expect(replay(played.log)).toEqual(played.match);
  });

  it('is the same for the same seeds and another for others', async () => {
    const play = (seed: string, own: string) =>
      playMatch({
        settings: SETTINGS,
        players: bots(SETTINGS, ['club', 'club', 'club'], own),
        seed,
        length: { shakes: 2 },
      });
    const [one, again, others, dice] = [
      await play('a', 'x'),
      await play('a', 'x'),
      await play('a', 'y'),
      await play('b', 'x'),
    ];
    expect(again.log).toEqual(one.log);
    expect(others.log).not.toEqual(one.log);
    expect(dice.log).not.toEqual(one.log);
  });

  it('goes on by the rules when a player does nothing at all', async () => {
    const [first, second] = bots(SETTINGS, ['club', 'club']);
    const players = [first!, second!, { intend: () => null }];
    const played = await playMatch({ settings: SETTINGS, players, seed: 'a', length: 'round' });
    expect(played.match.phase.kind).toBe('finished');
    expect(played.match.results.length).toBeGreaterThan(1);
    expect(played.match.sheet.some(({ seat, kind }) => seat === 2 && kind === 'penalty')).toBe(true);
    expect(played.match.totals[2]).toBeLessThan(Math.min(...played.match.totals.slice(0, 2)));
  });
});

describe('bots act legally in every phase', () => {
  const games = RULEBOOKS;
  const tables = games.flatMap(({ id, divisions }) => divisions.map((division) => [id, division] as const));
  it.each(tables)('%s %s', async (rulebook, division) => {
    // Every other division plays at a table with a sand timer.
    const ways = [
      { mode: 'auto', clock: 'exact', levels: ['national', 'club', 'beginner'] },
      { mode: 'table', clock: 'called', levels: ['club', 'perfect'] },
    ] as const;
    for (const { mode, clock, levels } of ways.slice(division.length % 2).slice(0, 1)) {
      const settings = { ...SETTINGS, rulebook, division, mode, clock, players: levels };
      const players = bots(settings, levels);
      const played = await playMatch({ settings, players, seed: 'all', length: { shakes: 1 } });
      expect(played.refusals).toEqual([]);
      expect(played.match.phase.kind).toBe('finished');
      expect(played.match.sheet.filter(({ kind }) => kind === 'penalty')).toEqual([]);
    }
  });
});
