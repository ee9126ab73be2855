import type { MatchSettings } from '@forceout/rules/match';
import { view } from '@forceout/rules/match';
import { expect, test } from 'vitest';
import { tableOf } from '../table/play-match.ts';
import { analystFor } from './analyst-for.ts';
import { makeBot } from './bot.ts';
import { LEVELS } from './level.ts';

/** What every bot intends at every moment of a match that they play, in seconds of thought. */
function thoughts(clock: MatchSettings['clock']): number[] {
  const settings: MatchSettings = {
    rulebook: 'agloa-onsets-2026',
    division: 'middle',
    level: 'adventurous',
    season: 'even',
    mode: 'auto',
    clock,
    judge: false,
    players: ['beginner', 'club', 'varsity'],
  };
  const table = tableOf(settings, 'thinking', 'round');
  const analyst = analystFor(settings);
  const bots = LEVELS.slice(0, 3).map((level, seat) => makeBot(level, `seed ${seat}`, analyst));
  const after: number[] = [];
  for (let acts = 0; acts < 60; acts++) {
    const intents = bots.map((bot, seat) => ({ seat, intent: bot.intend(view(table.match, seat), seat) }));
    const due = intents.flatMap(({ seat, intent }) => (intent === null ? [] : [{ seat, ...intent }]));
    const [first] = due.toSorted((a, b) => a.after - b.after);
    if (first === undefined) break;
    after.push(...due.map((one) => one.after));
    table.act(first.seat, first.action, (table.match.now + first.after) * 1000);
  }
  return after;
}

test('with the clock off a bot answers within a second, with it in a natural time', () => {
  const [off, on] = [thoughts('untimed'), thoughts('exact')];
  expect(off.length).toBeGreaterThan(40);
  expect(Math.max(...off)).toBeLessThan(0.8);
  expect(Math.min(...off)).toBeGreaterThan(0);
  expect(Math.max(...on)).toBeGreaterThan(20);
});
