import { view } from '@forceout/rules/match';
import { describe, expect, it } from 'vitest';
import type { HostedTable } from '@forceout/table';
import { middleOf, play, TABLE_MODE, TEN_CARDS } from '../table/testing.ts';
import { analystFor } from './analyst-for.ts';
import { makeBot } from './bot.ts';
import type { LevelName } from './level.ts';

/** cat has written R ∩ G ∪ Y: worth 6 as (R ∩ G) ∪ Y, 5 as R ∩ (G ∪ Y), and the Goal is 6. ann is to check it. */
function written(setName: string): HostedTable {
  const mat = { required: 'R', permitted: 'n U G', forbidden: '1 2 V', resources: 'Y B R B G Y - ^' };
  return play(
    middleOf(TABLE_MODE, mat, { text: '3/2', cubes: '3 2' }, TEN_CARDS),
    [2, { do: 'challenge', claim: 'now' }],
    [2, { do: 'present', written: [{ restrictions: [], setName, wild: [], blank: null, goalLayout: null }] }],
    [0, { do: 'decline' }],
  );
}

const analyst = analystFor(TABLE_MODE);

describe('checking what an opponent wrote', () => {
  it('a strong bot proves an ambiguity with a grouping that misses the Goal', () => {
    const table = written('R n G U Y');
    const action = makeBot('perfect', 'check', analyst).intend(view(table.match, 0), 0)!.action;
    expect(action).toMatchObject({ do: 'reject', writer: 2, reason: 'ambiguous' });
    play(table, [0, action]);
    expect(table.log.find((event) => event.type === 'checked')).toMatchObject({
      seat: 0,
      writer: 2,
      decision: 'showed-it-wrong',
    });
  });

  it('a weak one mostly misses it and accepts; it is the ambiguity that it misses', () => {
    const table = written('R n G U Y');
    const accepts = (level: LevelName): number =>
      Array.from({ length: 60 }, (_, seed) => makeBot(level, `check ${seed}`, analyst)).filter(
        (bot) => bot.intend(view(table.match, 0), 0)?.action.do === 'accept',
      ).length;
    expect(accepts('beginner')).toBeGreaterThan(40);
    expect(accepts('national')).toBeLessThan(10);
    expect(accepts('perfect')).toBe(0);
  });

  it('what is right is accepted by everybody', () => {
    const table = written('(R n G) U Y');
    for (const level of ['beginner', 'national', 'perfect'] as const)
      expect(makeBot(level, 'check', analyst).intend(view(table.match, 0), 0)?.action.do).toBe('accept');
  });
});
