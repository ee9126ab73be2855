import { describe, expect, it } from 'vitest';
import type { PuzzleKind } from '../puzzles/puzzle.ts';
import { choosePuzzle, suitable } from './choose.ts';
import type { RecordEvent } from './event.ts';
import { remembered, retention } from './memory.ts';
import type { Memory } from './memory.ts';

describe('how long something is remembered', () => {
  /** What ts-fsrs 5.4.2 gives without fuzz and short-term steps: [right, days since the answer before, stability, difficulty]. */
  const PUBLISHED = [
    [
      [true, 0, 2.3065, 2.1181],
      [true, 3, 13.8269, 2.1112],
      [true, 14, 56.9567, 2.1043],
      [true, 57, 196.2353, 2.0975],
    ],
    [
      [false, 0, 0.212, 6.4133],
      [true, 1, 1.8868, 6.4021],
      [true, 3, 7.6382, 6.3909],
      [false, 8, 1.197, 8.799],
      [true, 1, 2.4052, 8.7854],
    ],
    [
      [true, 0, 2.3065, 2.1181],
      [false, 3, 0.6369, 7.3945],
      [false, 1, 0.2263, 9.1288],
      [true, 1, 0.9263, 9.1149],
    ],
  ] as const;

  it.each(PUBLISHED.map((answers) => ({ answers })))(
    'is what the published scheduler says',
    ({ answers }) => {
      let memory: Memory | null = null;
      for (const [right, days, stability, difficulty] of answers) {
        memory = remembered(memory, right, days);
        expect(memory.stability).toBeCloseTo(stability, 3);
        expect(memory.difficulty).toBeCloseTo(difficulty, 3);
      }
    },
  );

  it('is nine of ten after its stability', () => {
    expect(retention({ stability: 12, difficulty: 5 }, 12)).toBeCloseTo(0.9, 6);
  });
});

const DAY = 86_400_000;
const course = { rulebook: 'agloa-onsets-2026', game: 'onsets', division: 'middle' } as const;
const KINDS: readonly PuzzleKind[] = ['which-cards', 'set-a-goal', 'safe-move'];

function answer(at: number, kind: PuzzleKind, seed: string, right: boolean, difficulty = 3): RecordEvent {
  return { at, course, of: 'puzzle', kind, seed, themes: [], difficulty, right };
}

describe('the next puzzle', () => {
  it('is one that was missed, when its day has come, and not before', () => {
    const log = [answer(0, 'which-cards', 'lost', false), answer(1, 'set-a-goal', 'won', true)];
    expect(choosePuzzle(log, course, KINDS, DAY / 2).seed).toBeNull();
    expect(choosePuzzle(log, course, KINDS, 2 * DAY)).toMatchObject({ kind: 'which-cards', seed: 'lost' });
  });

  it('comes back later and later once it is known', () => {
    const log = [answer(0, 'which-cards', 'lost', false), answer(DAY, 'which-cards', 'lost', true)];
    expect(choosePuzzle(log, course, KINDS, 2 * DAY).seed).toBeNull();
    expect(choosePuzzle(log, course, KINDS, 4 * DAY).seed).toBe('lost');
  });

  it('is of a kind that is new, then of the one that goes worst, and never the same kind twice', () => {
    expect(choosePuzzle([answer(0, 'which-cards', '', true)], course, KINDS, 1).kind).toBe('set-a-goal');
    const log = KINDS.flatMap((kind, index) =>
      [0, 1, 2, 3].map((at) => answer(index * 10 + at, kind, '', kind !== 'set-a-goal')),
    );
    expect(choosePuzzle(log, course, KINDS, 100).kind).toBe('set-a-goal');
    const last = [...log, answer(50, 'set-a-goal', '', false)];
    expect(choosePuzzle(last, course, KINDS, 100).kind).not.toBe('set-a-goal');
  });

  it('is as hard as the player is strong', () => {
    const run = (right: boolean, difficulty: number): number =>
      suitable(
        Array.from({ length: 12 }, (_, at) => answer(at, 'which-cards', '', right, difficulty)),
        course,
      );
    expect(suitable([], course)).toBe(2);
    expect(run(true, 5)).toBe(5);
    expect(run(false, 1)).toBe(1);
  });
});
