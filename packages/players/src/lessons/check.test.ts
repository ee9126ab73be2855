import { describe, expect, it } from 'vitest';
import { hasPassed, missing, nextDifficulty } from './check.ts';

describe('a check that adapts', () => {
  it('gets harder with right answers and easier with wrong ones', () => {
    expect(nextDifficulty([])).toBe(1);
    expect(nextDifficulty([true, true])).toBe(3);
    expect(nextDifficulty([true, true, false])).toBe(2);
    expect(nextDifficulty([false, false])).toBe(1);
    expect(nextDifficulty(Array.from({ length: 9 }, () => true))).toBe(5);
  });

  it('is passed with three right of the last four, whatever came before', () => {
    expect(hasPassed([true, true])).toBe(false);
    expect(hasPassed([true, true, true])).toBe(true);
    expect(hasPassed([true, false, true, true])).toBe(true);
    expect(hasPassed([true, true, false, false, true])).toBe(false);
    expect(hasPassed([false, false, false, false, true, true, true])).toBe(true);
  });

  it('says how many are missing', () => {
    expect(missing([])).toBe(3);
    expect(missing([true, true])).toBe(1);
    expect(missing([true, false, true])).toBe(1);
    expect(missing([true, true, true])).toBe(0);
    expect(missing([true, true, false, false])).toBe(2);
  });
});
