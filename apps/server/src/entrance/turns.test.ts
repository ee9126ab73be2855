import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('requests that come together are begun in order, a few at a time', async () => {
  const turns = new Turns();
  const begun: number[] = [];
  for (let n = 1; n <= 6; n++) turns.take(() => begun.push(n));
  expect(begun).toEqual([]);
  await new Promise(setImmediate);
  // Here everybody's messages are heard.
  expect(begun).toEqual([1, 2, 3, 4]);
  await new Promise(setImmediate);
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
  turns.take(() => begun.push(7));
  await expect.poll(() => begun.length).toBe(7);
});
