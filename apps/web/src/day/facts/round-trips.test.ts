import { expect, test } from 'vitest';
import { networkFacts } from './round-trips.ts';

test('the last answers tell whether the way to the laptop is good, slow or gone', () => {
  expect(networkFacts([])).toEqual({ is: 'unknown', median: 0, longest: 0, lost: 0 });
  expect(networkFacts([12, 30, 9])).toEqual({ is: 'good', median: 12, longest: 30, lost: 0 });
  expect(networkFacts([12, 800, 900])).toEqual({ is: 'slow', median: 800, longest: 900, lost: 0 });
  // One in five lost: people notice that too.
  expect(networkFacts([10, null, 10, 10, 10])).toMatchObject({ is: 'slow', lost: 1 });
  expect(networkFacts([10, 10, null])).toMatchObject({ is: 'gone', lost: 1 });
});
