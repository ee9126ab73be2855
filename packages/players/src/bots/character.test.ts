import { bookById } from '@forceout/rules';
import { evolve, momentOf, replay, view } from '@forceout/rules/match';
import type { Match, MatchSettings } from '@forceout/rules/match';
import { describe, expect, it } from 'vitest';
import { simulate } from '../table/simulation.ts';
import { middleOf, TABLE_MODE, TEN_CARDS } from '../table/testing.ts';
import type { Lying } from '../table/testing.ts';
import { analystFor } from './analyst-for.ts';
import { challenge } from './challenging.ts';
import { LEVEL } from './level.ts';
import { shortSolution } from './short.ts';
import { Situation } from './situation.ts';

const EQUATIONS: MatchSettings = { ...TABLE_MODE, rulebook: 'agloa-equations-2015', division: 'middle' };

/** Sees nothing, and jumps to conclusions. */
const RASHEST = { ...LEVEL.beginner, reach: -100, rashness: 1, attention: 1, miscounts: 0 };

function claimOf(settings: MatchSettings, mat: Lying, goal: string, cubes: string): string | null {
  const universe = bookById(settings.rulebook)!.game === 'onsets' ? TEN_CARDS : [];
  const { log } = middleOf(settings, mat, { text: goal, cubes }, universe);
  const situation = new Situation(view(replay(log), 2), 2, RASHEST, analystFor(settings), 'rash');
  const action = challenge(situation);
  return action?.do === 'challenge' ? action.claim : null;
}

describe('who sees no Solution and calls Impossible', () => {
  it('does not where three cubes make one, in On-Sets', () => {
    const open = { required: 'R', permitted: '', forbidden: '1 2 V', resources: 'G Y B R B G Y U n - ^' };
    // R ∩ G selects 3.
    expect(claimOf({ ...TABLE_MODE, division: 'middle' }, open, '3', '3')).toBeNull();
    // With all of these in Required no short one is left, though R ∩ G ∪ (Y ∩ Λ) is.
    const long = { ...open, required: 'R n G U ^', resources: 'Y B B G n' };
    expect(claimOf({ ...TABLE_MODE, division: 'middle' }, long, '3', '3')).toBe('impossible');
  });

  it('does not where three cubes make one, in Equations', () => {
    const open = {
      required: 'green:6',
      permitted: '',
      forbidden: 'black:9',
      resources: 'red:2 blue:x blue:1 green:4 green:- black:+',
    };
    expect(claimOf(EQUATIONS, open, '12', 'red:1 red:2')).toBeNull();
    const long = { ...open, required: 'green:6 blue:x red:2 black:+', resources: 'red:0 blue:1 green:4' };
    expect(claimOf(EQUATIONS, long, '12', 'red:1 red:2')).toBe('impossible');
  });
});

describe('a short Solution', () => {
  it('is right by the judge wherever it is found', async () => {
    for (const rulebook of ['agloa-onsets-2026', 'agloa-equations-2015']) {
      const settings = { ...TABLE_MODE, rulebook, division: 'middle', mode: 'auto' } as const;
      const plan = { settings, levels: ['club', 'club'], seed: 'short', length: { shakes: 1 } } as const;
      const { log } = await simulate(plan, 0, () => 0);
      const analyst = analystFor({ ...settings, players: ['a', 'b'] });
      let match: Match | null = null;
      for (const event of log) {
        match = evolve(match, event);
        if (event.type !== 'moved' || match.shake?.goal == null) continue;
        const moment = momentOf(match.shake, 'impossible');
        const found = shortSolution(analyst, moment);
        if (found !== null) expect(analyst.find(moment, 'study').answer).toBe('yes');
      }
    }
  });
});

describe('what a level likes', () => {
  const known = new Map<string, ReturnType<typeof play>>();
  /** What a table of that level set and picked; it plays once. */
  const played = (rulebook: string, level: 'beginner' | 'national'): ReturnType<typeof play> => {
    const key = `${rulebook} ${level}`;
    if (!known.has(key)) known.set(key, play(rulebook, level));
    return known.get(key)!;
  };
  const play = async (rulebook: string, level: 'beginner' | 'national') => {
    const settings = { ...TABLE_MODE, rulebook, division: 'middle', mode: 'auto' } as const;
    const plan = { settings, levels: [level, level], seed: 'taste', length: { shakes: 4 } } as const;
    const { log } = await simulate(plan, 0, () => 0);
    const goals = log.flatMap((event) => (event.type === 'goal-set' ? [event.text] : []));
    const picks = log.flatMap((event) => (event.type === 'picked' ? [event.picked.pick.id] : []));
    return { goals, picks };
  };

  it.each(['agloa-onsets-2026', 'agloa-equations-2015'])(
    'a beginner sets one upright digit, and picks what it understands: %s',
    async (rulebook) => {
      const { goals, picks } = await played(rulebook, 'beginner');
      expect(goals.length).toBeGreaterThan(2);
      for (const goal of goals) expect(goal).toMatch(/^\d$/);
      for (const hard of ['base', 'multiple-of-k', 'no-null-restrictions', 'two-solutions'])
        expect(picks).not.toContain(hard);
    },
  );

  it.each(['agloa-onsets-2026', 'agloa-equations-2015'])(
    'a national player sets harder Goals and picks: %s',
    async (rulebook) => {
      const [strong, weak] = [await played(rulebook, 'national'), await played(rulebook, 'beginner')];
      const digits = (goals: readonly string[]): number =>
        goals.join('').replaceAll(/\D/g, '').length / goals.length;
      expect(digits(strong.goals)).toBeGreaterThan(digits(weak.goals));
      expect(strong.picks.some((id) => weak.picks.includes(id))).toBe(false);
    },
  );
});

describe('a beginner', () => {
  it('sets one upright digit even where another picked what makes Solutions long', async () => {
    for (const [index, division] of [
      [0, 'elementary'],
      [4, 'elementary'],
      [6, 'junior'],
    ] as const) {
      const settings = { ...TABLE_MODE, rulebook: 'agloa-onsets-2026', division, mode: 'auto' } as const;
      const plan = { settings, levels: ['beginner', 'club'], seed: 'goals', length: { shakes: 2 } } as const;
      const { log, botAt } = await simulate(plan, index, () => 0);
      for (const event of log)
        if (event.type === 'goal-set' && botAt[event.seat] === 0) expect(event.text).toMatch(/^\d$/);
    }
  });
});
