import { describe, expect, it } from 'vitest';
import { sizeOf } from '../arithmetic/intervals.ts';
import type { Layer } from '../numbers/layers.ts';
import { Numbers } from '../numbers/numbers.ts';
import type { Operation } from '../arithmetic/operations.ts';
import type { Entry } from '../cubes/state.ts';
import { BY_BOUNDS } from '../reference/test-position.ts';
import { ValueSet } from '../cubes/value-set.ts';
import { workedUp } from './way-up.ts';

const NOBODY: Entry = {
  index: 0,
  words: [0, 0, 0],
  counts: new Uint8Array(0),
  size: 1,
  values: new ValueSet(),
  isWhole: false,
  isLast: false,
};

function layer(operation: Operation, side: 'left' | 'right', n: number, d: number): Layer {
  const binary = { kind: 0, sign: '', operation, commutes: false };
  return { step: { kind: 'binary', binary, beside: NOBODY, side }, n, d };
}

describe('a number worked up to the Goal by bounds', () => {
  it('is followed in all that it may come to', () => {
    const all = new Numbers(BY_BOUNDS);
    expect(all.binary('root', 3, 1, 3, 1) && all.binary('add', all.n, all.d, 1, 1)).toBe(true);
    const root = [all.n, all.d] as const;
    // Equal sums of which bounds cannot say so: their difference is 0 or at least 2^-81, and 2 over it no more than 2^82.
    const worth = workedUp(
      all,
      [layer('subtract', 'left', ...root), layer('divide', 'right', 2, 1)],
      ...root,
    );
    expect(worth?.isRough).toBe(true);
    expect(worth?.all?.length).toBe(2);
    for (const [n, d] of worth?.all ?? []) {
      const [lo, hi] = sizeOf(all.knownOf(n, d));
      expect(lo).toBeGreaterThan(40);
      expect(hi).toBeLessThan(83);
    }
    expect(all.dropped).toBe(0);
  });
  it('has no value where none of them has', () => {
    const all = new Numbers(BY_BOUNDS);
    expect(workedUp(all, [layer('subtract', 'left', 3, 1), layer('divide', 'right', 2, 1)], 3, 1)).toBe(null);
  });
  it('is what it is where nothing is open', () => {
    const all = new Numbers(BY_BOUNDS);
    const worth = workedUp(all, [layer('add', 'left', 4, 1), layer('power', 'right', 2, 1)], 3, 1);
    expect(worth).toEqual({ n: 128, d: 1, isRough: false, all: [[128, 1]] });
  });
});
