import { replay, view } from '@forceout/rules/match';
import { describe, expect, it } from 'vitest';
import { middleOf, TABLE_MODE, TEN_CARDS } from '../table/testing.ts';
import { analystFor } from './analyst-for.ts';
import type { Move } from './analyst.ts';
import { bluff } from './bluffing.ts';
import type { Weakness, WeakMove } from './bluffing.ts';
import { LEVEL } from './level.ts';
import type { Level } from './level.ts';
import { Situation } from './situation.ts';

const SETTINGS = { ...TABLE_MODE, division: 'middle' } as const;

/** cat is to move; R, n, G, U and Λ are Required, so what bob would have to write takes all of these and more. */
const LONG = { required: 'R n G U ^', permitted: '', forbidden: '1 2 V', resources: 'Y B B G n' };

function sitting(level: Level): Situation {
  const { log } = middleOf(SETTINGS, LONG, { text: '3', cubes: '3' }, TEN_CARDS);
  return new Situation(view(replay(log), 2), 2, level, analystFor(SETTINGS), 'bluff');
}

const weak = (cube: string, weakness: Weakness): WeakMove => {
  const move: Move = { from: 'resources', cube, to: 'required' };
  return { move, weakness };
};

const DEAD = weak('B', { kind: 'dead' });
const EASY = weak('Y', { kind: 'now', weight: 3 });
const HARD = weak('G', { kind: 'now', weight: 15 });

function chosen(level: Level, ...moves: readonly WeakMove[]): string {
  const situation = sitting(level);
  const action = bluff(situation, situation.moment(null), moves);
  return action?.do === 'move' ? action.cube : (action?.do ?? 'nothing');
}

describe('who sees no safe move', () => {
  it('makes the one that takes the others longest to see', () => {
    for (const level of Object.values(LEVEL))
      expect(chosen({ ...level, bluffsImpossible: 0 }, EASY, HARD), level.name).toBe('G');
  });

  it('moves as if a Solution were alive rather than leave an easy Now', () => {
    for (const level of [LEVEL.varsity, LEVEL.national, LEVEL.perfect])
      expect(chosen({ ...level, bluffsImpossible: 0 }, EASY, DEAD), level.name).toBe('B');
  });

  it('says Impossible where the other would have to find what it would hardly find itself', () => {
    const dares = { ...LEVEL.varsity, bluffsImpossible: 1 };
    expect(chosen({ ...dares, reach: 3 }, EASY)).toBe('challenge');
    // Somebody who sees far takes the others to see far as well.
    expect(chosen({ ...dares, reach: 30 }, HARD)).toBe('G');
  });

  it('says so only now and then, and Perfect never does', () => {
    expect(chosen({ ...LEVEL.varsity, reach: 3, bluffsImpossible: 0 }, EASY)).toBe('Y');
    expect(LEVEL.perfect.bluffsImpossible).toBe(0);
    for (const level of [LEVEL.varsity, LEVEL.national]) expect(level.bluffsImpossible).toBeLessThan(1);
  });

  it('has nothing to say without a move', () => {
    expect(chosen(LEVEL.perfect)).toBe('nothing');
  });
});
