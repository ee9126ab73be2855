import { view } from '@forceout/rules/match';
import { describe, expect, it } from 'vitest';
import type { Action } from '../table/action.ts';
import { middleOf, TABLE_MODE, TEN_CARDS } from '../table/testing.ts';
import { analystFor } from './analyst-for.ts';
import { makeBot } from './bot.ts';
import type { LevelName } from './level.ts';

const MAT = { required: 'R', permitted: '', forbidden: '1 2', resources: 'G Y B R B G Y U n - ^ =' };

/** What bob's bot does after ann or cat has done something; it has seen the table before. */
function answerTo(seat: number, action: Action, level: LevelName, seed = 'watch') {
  const table = middleOf(TABLE_MODE, MAT, { text: '3', cubes: '3' }, TEN_CARDS);
  const bot = makeBot(level, seed, analystFor(TABLE_MODE));
  bot.intend(view(table.match, 1), 1);
  expect(table.act(seat, action, 10_000)).toBeNull();
  return { table, intent: bot.intend(view(table.match, 1), 1) };
}

describe('illegal procedure at a table', () => {
  it.each([
    ['a move out of turn', 0, { do: 'move', cube: 'Y', to: 'permitted', bonus: null }, 'out-of-turn'],
    [
      'a relation in Forbidden',
      2,
      { do: 'move', cube: '=', to: 'forbidden', bonus: null },
      'relation-forbidden',
    ],
  ] as const)('%s is charged, and the charge stands', (_, seat, action, what) => {
    const { table, intent } = answerTo(seat, action, 'perfect');
    expect(intent?.action).toMatchObject({ do: 'point-out', what });
    expect(table.act(1, intent!.action, 20_000)).toBeNull();
    // A charge that is wrong costs the one who makes it.
    expect(table.match.sheet.filter((entry) => entry.kind === 'penalty' && entry.seat === 1)).toEqual([]);
    expect(table.log.some((event) => event.type === 'pointed-out')).toBe(true);
  });

  it('a legal move is not charged', () => {
    const { intent } = answerTo(2, { do: 'move', cube: 'Y', to: 'permitted', bonus: null }, 'perfect');
    expect(intent?.action.do).not.toBe('point-out');
  });

  it('weak bots mostly overlook it, strong ones hardly ever', () => {
    const action = { do: 'move', cube: 'Y', to: 'permitted', bonus: null } as const;
    const charges = (level: LevelName): number =>
      Array.from({ length: 40 }, (_, seed) => answerTo(0, action, level, `watch ${seed}`)).filter(
        ({ intent }) => intent?.action.do === 'point-out',
      ).length;
    expect(charges('beginner')).toBeLessThan(20);
    expect(charges('national')).toBeGreaterThan(35);
  });
});
