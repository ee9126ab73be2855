import { describe, expect, it } from 'vitest';
import { dayWith } from '../testing/act.ts';

describe('a setting', () => {
  it.each([
    ['zero', NaN, 'wrong-number'],
    ['zero', 'much', 'wrong-number'],
    ['time-back', 'yes', 'wrong-yes-no'],
    ['confirm', 2, 'wrong-text'],
  ])('%s is not %s', (setting, value, say) => {
    expect(dayWith(2).try({ do: 'set', setting, value })).toMatchObject({
      code: 'wrong-value',
      message: { say, of: [setting] },
    });
  });
});
